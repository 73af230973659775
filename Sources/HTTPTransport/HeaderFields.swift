/// The header fields of a request or an answer: ordered, several values per name, names compared without case.
public struct HeaderFields: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// One line of a header.
  public struct Field: Sendable, Hashable {
    /// The name as it was written.
    public var name: String
    /// The value without surrounding white space.
    public var value: String

    /// Creates a field.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }

    public static func == (lhs: Field, rhs: Field) -> Bool {
      lhs.value == rhs.value && lhs.isNamed(rhs.name)
    }

    public func hash(into hasher: inout Hasher) {
      for byte in name.utf8 { hasher.combine(byte.withoutCase) }
      hasher.combine(value)
    }

    /// Whether this is its name, in whatever case. Names are tokens, of ASCII (RFC 9110, 5.1).
    public func isNamed(_ name: String) -> Bool {
      self.name.utf8.elementsEqual(name.utf8) { $0.withoutCase == $1.withoutCase }
    }
  }

  /// All fields in their order on the wire.
  public private(set) var fields: [Field]

  /// Creates a list of fields; empty by default.
  public init(_ fields: [Field] = []) {
    self.fields = fields
  }

  /// Creates fields from pairs of name and value.
  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }

  /// Creates fields from a dictionary, ordered by name.
  public init(_ dictionary: [String: String]) {
    fields = dictionary.sorted { $0.key < $1.key }.map { Field(name: $0.key, value: $0.value) }
  }

  /// The values of a name joined with ", ", or nil if there is none. Setting replaces all of them.
  public subscript(name: String) -> String? {
    get {
      let values = values(of: name)
      return values.count > 1 ? values.joined(separator: ", ") : values.first
    }
    set {
      remove(name)
      if let newValue { add(name, newValue) }
    }
  }

  /// Every value of a name, in order.
  public func values(of name: String) -> [String] {
    fields.lazy.filter { $0.isNamed(name) }.map(\.value)
  }

  /// Appends a field and keeps those of the same name.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }

  /// Removes every field of a name.
  public mutating func remove(_ name: String) {
    fields.removeAll { $0.isNamed(name) }
  }

  /// One entry per name, in the form `HTTPURLResponse` takes.
  public var dictionary: [String: String] {
    var result: [String: String] = [:]
    var spelling: [String: String] = [:]
    for field in fields {
      let key = spelling[field.name.lowercased(), default: field.name]
      spelling[field.name.lowercased()] = key
      result[key] = result[key].map { "\($0), \(field.value)" } ?? field.value
    }
    return result
  }
}

extension UInt8 {
  /// A letter of ASCII as a small one; anything else as it is.
  fileprivate var withoutCase: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}
