/// Words that more than one project says.
func greeting(from name: String) -> String { "Welcome to \(name)" }
