/// A JSON value that is changed in places, as the events of a stream ask for.
///
/// A tree has no empty containers and no nulls: what becomes empty is gone. A list is changed like an object whose keys
/// are its places.
enum JSONTree: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([JSONTree])
  case object([String: JSONTree])

  /// Replaces what is at a path, such as "/items/3"; null takes it away.
  mutating func set(_ value: JSONTree, at path: String) {
    set(value, at: path.split(separator: "/").map(String.init)[...])
  }

  /// Replaces each child of what is at a path that has a key in `values`, and keeps the others.
  mutating func merge(_ values: [String: JSONTree], at path: String) {
    for (key, value) in values { set(value, at: path + "/" + key) }
  }

  private mutating func set(_ value: JSONTree, at path: ArraySlice<String>) {
    guard let key = path.first else {
      self = value.pruned
      return
    }
    var children = children
    var child = children[key] ?? .null
    child.set(value, at: path.dropFirst())
    children[key] = child == .null ? nil : child
    self = JSONTree(children: children, asList: isList)
  }

  private var isList: Bool {
    switch self {
    case .list, .null: true
    default: false
    }
  }

  /// Without nulls and empty containers.
  private var pruned: JSONTree {
    switch self {
    case .list, .object: JSONTree(children: children.mapValues(\.pruned).filter { $0.value != .null }, asList: isList)
    default: self
    }
  }

  /// What is below, by key or by place; nothing below anything else.
  private var children: [String: JSONTree] {
    switch self {
    case .object(let members): members
    case .list(let elements):
      Dictionary(uniqueKeysWithValues: elements.enumerated().map { (String($0.offset), $0.element) })
    default: [:]
    }
  }

  /// A list if all keys are places of one, and that is wanted; otherwise an object.
  private init(children: [String: JSONTree], asList: Bool) {
    guard !children.isEmpty else {
      self = .null
      return
    }
    let places = children.compactMap { key, value in Int(key).map { ($0, value) } }.sorted { $0.0 < $1.0 }
    guard asList, places.count == children.count, places.first.map({ $0.0 >= 0 }) ?? false else {
      self = .object(children)
      return
    }
    self = .list(places.map(\.1))
  }
}

extension JSONTree: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let elements = try? container.decode([JSONTree].self) {
      self = .list(elements)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let flag): try container.encode(flag)
    case .integer(let number): try container.encode(number)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members)
    }
  }
}
