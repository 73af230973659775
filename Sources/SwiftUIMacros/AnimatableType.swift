/// A type marked with `@Animatable`, read from its source text.
struct AnimatableType {
  private let access: String
  private let variables: [Variable]

  /// Nil where the text is no type with variables.
  init?(_ source: String) {
    var scanner = SourceScanner(source)
    var words: [String] = []
    while let token = scanner.next(), !["struct", "class", "enum", "actor"].contains(token) {
      if token == "(" { scanner.skipBrackets() }
      words.append(token)
    }
    while let token = scanner.next(), token != "{" {
      if token == "(" { scanner.skipBrackets() }
    }
    access = words.contains("public") ? "public " : words.contains("package") ? "package " : ""
    // What has attributes is ignored, or stored by a wrapper.
    variables = Variable.all(in: scanner.skipBrackets()).filter(\.attributes.isEmpty)
    if variables.isEmpty { return nil }
  }

  /// The numbers of all variables.
  var members: String {
    let read = variables.map { "\($0.name).animatableData" }.joined(separator: ", ")
    let write = variables.enumerated().map { index, variable in
      "    newValue.write(\(index), to: &\(variable.name).animatableData)"
    }
    return """
      \(access)var animatableData: SwiftUI._AnimatableFields {
        get { SwiftUI._AnimatableFields([\(read)]) }
        set {
      \(write.joined(separator: "\n"))
        }
      }
      """
  }
}
