import Foundation

/// A value of a property as stores keep it.
enum StoredValue: Codable {
  case nothing
  case integer(Int64)
  case double(Double)
  case truth(Bool)
  case text(String)
  case date(Double)
  case data(Data)
  case uuid(UUID)
  case url(String)
  case decimal(String)
  /// Another object.
  case object(ObjectReference)
  /// Other objects, in their order.
  case objects([ObjectReference])
  /// Whatever else an attribute has.
  case archive(ArchivedValue)

  private enum Keys: String, CodingKey {
    case integer = "i"
    case double = "f"
    case truth = "b"
    case text = "s"
    case date = "d"
    case data = "x"
    case uuid = "u"
    case url = "l"
    case decimal = "n"
    case object = "o"
    case objects = "m"
    case archive = "a"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    guard let key = values.allKeys.first else {
      self = .nothing
      return
    }
    self =
      switch key {
      case .integer: .integer(try values.decode(Int64.self, forKey: key))
      case .double: .double(try Self.number(values, key))
      case .truth: .truth(try values.decode(Bool.self, forKey: key))
      case .text: .text(try values.decode(String.self, forKey: key))
      case .date: .date(try Self.number(values, key))
      case .data: .data(try values.decode(Data.self, forKey: key))
      case .uuid: .uuid(try values.decode(UUID.self, forKey: key))
      case .url: .url(try values.decode(String.self, forKey: key))
      case .decimal: .decimal(try values.decode(String.self, forKey: key))
      case .object: .object(try values.decode(ObjectReference.self, forKey: key))
      case .objects: .objects(try values.decode([ObjectReference].self, forKey: key))
      case .archive: .archive(try values.decode(ArchivedValue.self, forKey: key))
      }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    switch self {
    case .nothing: break
    case .integer(let value): try values.encode(value, forKey: .integer)
    case .double(let value): try Self.encode(value, &values, .double)
    case .truth(let value): try values.encode(value, forKey: .truth)
    case .text(let value): try values.encode(value, forKey: .text)
    case .date(let value): try Self.encode(value, &values, .date)
    case .data(let value): try values.encode(value, forKey: .data)
    case .uuid(let value): try values.encode(value, forKey: .uuid)
    case .url(let value): try values.encode(value, forKey: .url)
    case .decimal(let value): try values.encode(value, forKey: .decimal)
    case .object(let value): try values.encode(value, forKey: .object)
    case .objects(let value): try values.encode(value, forKey: .objects)
    case .archive(let value): try values.encode(value, forKey: .archive)
    }
  }

  /// Numbers that are none have no form in JSON.
  private static func number(_ values: KeyedDecodingContainer<Keys>, _ key: Keys) throws -> Double {
    if let words = try? values.decode(String.self, forKey: key) { return Double(words) ?? .nan }
    return try values.decode(Double.self, forKey: key)
  }

  private static func encode(
    _ value: Double, _ values: inout KeyedEncodingContainer<Keys>, _ key: Keys
  ) throws {
    if value.isFinite { try values.encode(value, forKey: key) } else { try values.encode("\(value)", forKey: key) }
  }
}

/// Another object of a store: its entity and its number.
struct ObjectReference: Codable, Hashable {
  let entity: String
  let number: Int64

  init(entity: String, number: Int64) {
    self.entity = entity
    self.number = number
  }

  init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    entity = try parts.decode(String.self)
    number = try parts.decode(Int64.self)
  }

  func encode(to encoder: any Encoder) throws {
    var parts = encoder.unkeyedContainer()
    try parts.encode(entity)
    try parts.encode(number)
  }
}
