import Foundation

extension NavigationPath {
  /// A path that can be kept: the names of its values' types, and the values as JSON.
  ///
  /// The form is that of Apple's: names and JSON in turns, the last value first.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [AnyHashable]

    fileprivate init(_ elements: [AnyHashable]) {
      self.elements = elements
    }

    /// Reads a path; throws where the program has no type of a name, or a value is not of its type.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no type \(name)")
        }
        elements.append(try Self.value(type, try container.decode(String.self)))
      }
      self.elements = elements.reversed()
    }

    private static func value<V: Decodable & Hashable>(_ type: V.Type, _ json: String) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(V.self, from: Data(json.utf8)))
    }

    /// Writes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.base as? any Encodable else { continue }
        try container.encode(_mangledTypeName(Swift.type(of: element.base)) ?? "\(Swift.type(of: element.base))")
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }

  /// The path as it can be kept; nil where one of its values is not `Codable`.
  public var codable: CodableRepresentation? {
    let isCodable = elements.allSatisfy { $0.base is any (Encodable & Decodable) }
    return isCodable ? CodableRepresentation(elements) : nil
  }

  /// Makes the path that was kept.
  public init(_ codable: CodableRepresentation) {
    self.init()
    elements = codable.elements
  }
}
