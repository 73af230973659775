/// A static variable of a tip marked with `@Parameter`.
enum Parameter {
  static func accessors(_ variable: Entry) -> String {
    "get { $\(variable.name).wrappedValue }\nset { $\(variable.name).wrappedValue = newValue }"
  }

  /// What rules look at. Its name for ever is the variable's and the type's.
  static func projection(_ variable: Entry) -> String {
    let type = variable.type.map { ": TipKit.Tips.Parameter<\($0)>" } ?? ""
    return """
      static let $\(variable.name)\(type) = TipKit.Tips.Parameter(
        _key: "\\(Self.self).\(variable.name)", initial: \(variable.value))
      """
  }
}
