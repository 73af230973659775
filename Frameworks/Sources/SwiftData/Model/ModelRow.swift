import Foundation

/// A model's values as JSON, each read when it is asked for.
struct ModelRow: Decodable {
  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private let values: KeyedDecodingContainer<Key>

  init(from decoder: any Decoder) throws {
    values = try decoder.container(keyedBy: Key.self)
  }

  /// Nil where the bytes are none of ours.
  init?(_ data: Data) {
    guard let row = try? Self.decoder.decode(ModelRow.self, from: data) else { return nil }
    self = row
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  private func key(_ property: Schema.Property) -> Key? {
    [property.name, property.originalName].compactMap { $0.map(Key.init) }.first(where: values.contains)
  }

  /// A value; nil where none was kept, or one of another type.
  func value<Value>(_ property: Schema.Property, as type: Value.Type) -> Value? {
    guard let key = key(property), let type = type as? any Decodable.Type else { return nil }
    return (try? values.decode(type, forKey: key)) as? Value
  }

  /// The numbers of the models that a relationship leads to.
  func numbers(_ property: Schema.Property) -> [Int64] {
    guard let key = key(property) else { return [] }
    return (try? values.decode([Int64].self, forKey: key)) ?? []
  }

  static func encode(_ values: [(name: String, value: any Encodable)]) throws -> Data {
    try encoder.encode(Contents(values: values))
  }

  private struct Contents: Encodable {
    let values: [(name: String, value: any Encodable)]

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      for (name, value) in values { try container.encode(value, forKey: Key(name)) }
    }
  }
}
