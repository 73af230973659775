/// An actor marked with `@ModelActor`, read from its source text.
struct ModelActor {
  private let access: String

  init(_ source: String) {
    var scanner = SourceScanner(source)
    var words: [String] = []
    while let token = scanner.next(), token != "actor", token != "class" {
      if token == "(" { scanner.skipBrackets() }
      words.append(token)
    }
    access = words.contains("public") ? "public " : words.contains("package") ? "package " : ""
  }

  /// What the actor has beside what is written.
  var members: String {
    """
    \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor

    \(access)nonisolated let modelContainer: SwiftData.ModelContainer

    \(access)init(modelContainer: SwiftData.ModelContainer) {
      self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer))
      self.modelContainer = modelContainer
    }
    """
  }
}
