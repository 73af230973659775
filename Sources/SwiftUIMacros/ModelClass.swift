/// A class marked with `@Model`, read from its source text.
struct ModelClass {
  let name: String
  /// The word before members that others must see; empty where the class is the module's own.
  private let access: String
  private let isFinal: Bool
  private let variables: [Variable]
  /// What is in the brackets of `#Unique<Item>(...)`.
  private let unique: [String]

  /// Nil where the text is no class.
  init?(_ source: String) {
    var scanner = SourceScanner(source)
    var words: [String] = []
    while let token = scanner.next(), token != "class" {
      if token == "(" { scanner.skipBrackets() }
      if ["struct", "enum", "actor", "extension", "{"].contains(token) { return nil }
      words.append(token)
    }
    guard let name = scanner.next() else { return nil }
    while let token = scanner.next(), token != "{" {
      if token == "(" { scanner.skipBrackets() }
    }
    let body = scanner.skipBrackets()
    self.name = name
    access =
      words.contains("public") || words.contains("open") ? "public " : words.contains("package") ? "package " : ""
    isFinal = words.contains("final")
    variables = Variable.all(in: body).filter(\.isPersisted)
    unique = Self.constraints(in: body)
  }

  private static func constraints(in body: String) -> [String] {
    var scanner = SourceScanner(body)
    var found: [String] = []
    while let token = scanner.next() {
      if token == "{" { scanner.skipBrackets() }
      guard token == "#Unique" else { continue }
      while let token = scanner.next(), token != "(" {}
      found.append(scanner.skipBrackets())
    }
    return found
  }

  /// What the class has beside what is written.
  var members: String {
    """
    @Transient \(access)var _$backing: SwiftData._ModelBacking = SwiftData._ModelBacking(of: \(name).self)

    @Transient \(access)let _$observationRegistrar = SwiftData._ObservationRegistrar()

    \(access)\(isFinal ? "" : "required ")init(_backing: SwiftData._ModelBacking) {
      _$backing = _backing
    \(variables.map { "  _\($0.plainName) = SwiftData._SwiftDataNoType()" }.joined(separator: "\n"))
    }

    \(access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
      [
    \(variables.map(metadata).joined(separator: "\n"))
      ]
    }

    \(access)static var _$unique: [[AnyKeyPath]] {
      \(unique.isEmpty ? "[]" : "SwiftData.Schema._unique(\(name).self, \(unique.joined(separator: ", ")))")
    }
    """
  }

  private func metadata(of variable: Variable) -> String {
    let kind = ["Attribute", "Relationship"].compactMap { kind in
      variable.attribute(kind).map { "SwiftData.Schema.\(kind)(\($0.arguments))" }
    }
    let parts =
      ["name: \"\(variable.plainName)\"", "keypath: \\\(name).\(variable.name)"]
      + (variable.value.map { ["defaultValue: \($0)"] } ?? []) + kind.prefix(1).map { "metadata: \($0)" }
    return "    SwiftData.Schema.PropertyMetadata(\(parts.joined(separator: ", "))),"
  }
}

extension Variable {
  /// The name without the marks of a word that is the language's own.
  var plainName: String { name.filter { $0 != "`" } }

  /// How a value is read and written.
  var accessors: String {
    """
    @storageRestrictions(accesses: _$backing, initializes: _\(plainName))
    init(initialValue) {
      _$backing.begin("\(plainName)", with: initialValue)
      _\(plainName) = SwiftData._SwiftDataNoType()
    }
    get {
      _$backing.get("\(plainName)", of: self, \\.\(name))
    }
    set {
      _$backing.set("\(plainName)", of: self, \\.\(name), to: newValue)
    }
    """
  }

  /// What stands for the variable where the object is laid out in memory.
  var storage: String {
    "@Transient private var _\(plainName): SwiftData._SwiftDataNoType = SwiftData._SwiftDataNoType()"
  }
}
