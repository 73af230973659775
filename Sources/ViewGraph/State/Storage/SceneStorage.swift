import Foundation

/// A value that belongs to what the reader has open, shared by all views under its key.
///
/// It is part of the location, so that it survives reloads and restarts of the server.
@propertyWrapper
public struct SceneStorage<Value> {
  private let initial: Value
  private let key: String
  private let form: TextForm<Value>
  private var location: SceneValue?

  fileprivate init(_ initial: Value, _ key: String, _ form: TextForm<Value>) {
    self.initial = initial
    self.key = key
    self.form = form
  }

  /// The value now.
  public var wrappedValue: Value {
    get { location?.text.get().flatMap(form.read) ?? initial }
    nonmutating set { location?.text.set(form.write(newValue)) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(
      getter: { wrappedValue },
      setter: { value, transaction in
        withTransaction(transaction.isEmpty ? .current : transaction) { wrappedValue = value }
      },
      identity: location.map { BindingIdentity(object: $0) })
  }
}

// Said here and not with the type, which would be the main actor's otherwise: objects on no actor have such values too.
extension SceneStorage: DynamicProperty, GraphProperty {
  func makeCell(in node: GraphNode) -> SceneValue {
    node.graph.sceneValues.value(for: key, in: node.graph)
  }

  mutating func bind(to cell: SceneValue, in node: GraphNode) {
    location = cell
  }
}

extension SceneStorage: ComparableField {
  func isSame(as other: SceneStorage) -> Bool { key == other.key }
}

/// How a value is written as text.
struct TextForm<Value> {
  let read: (String) -> Value?
  let write: (Value) -> String?

  func optional() -> TextForm<Value?> {
    TextForm<Value?>(read: { .some(read($0)) }, write: { $0.flatMap(write) })
  }

  func raw<R: RawRepresentable>(_ type: R.Type = R.self) -> TextForm<R> where R.RawValue == Value {
    TextForm<R>(read: { read($0).flatMap { R(rawValue: $0) } }, write: { write($0.rawValue) })
  }
}

extension TextForm where Value: LosslessStringConvertible {
  static var text: TextForm { TextForm(read: { Value($0) }, write: { $0.description }) }
}

extension TextForm where Value == URL {
  static var url: TextForm { TextForm(read: { URL(string: $0) }, write: { $0.absoluteString }) }
}

extension TextForm where Value == Data {
  static var data: TextForm { TextForm(read: { Data(base64Encoded: $0) }, write: { $0.base64EncodedString() }) }
}

/// One value of what the reader has open, as text; nil where it is as it was at first.
@MainActor
final class SceneValue: LocatedNode {
  let text = StateLocation<String?>(nil)
  let locationKey: String
  let locationOrder: UInt32

  init(key: String, order: UInt32) {
    locationKey = "scene-\(key)"
    locationOrder = order
  }

  var locationValue: String? { Tracking.withoutReader { text.get() } }
  var isLocationStep: Bool { false }
  var locationPart: ScreenPart? { nil }

  func restore(_ value: String?) {
    text.set(value)
  }
}

/// The values of what the reader has open; they last as long as the program.
@MainActor
final class SceneValues {
  private var values: [String: SceneValue] = [:]

  func value(for key: String, in graph: Graph) -> SceneValue {
    if let known = values[key] { return known }
    let made = SceneValue(key: key, order: graph.makeID())
    values[key] = made
    graph.locations.add(made)
    return made
  }
}

extension Graph {
  var sceneValues: SceneValues {
    attachment { SceneValues() }
  }
}

extension SceneStorage {
  /// Keeps a truth value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .text)
  }

  /// Keeps an integer.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .text)
  }

  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .text)
  }

  /// Keeps a text.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .text)
  }

  /// Keeps an address.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .url)
  }

  /// Keeps bytes.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .data)
  }

  /// Keeps a value that stands for an integer.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, TextForm<Int>.text.raw())
  }

  /// Keeps a value that stands for a text.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, TextForm<String>.text.raw())
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a truth value, or none.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, TextForm<Bool>.text.optional())
  }

  /// Keeps an integer, or none.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, TextForm<Int>.text.optional())
  }

  /// Keeps a number, or none.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, TextForm<Double>.text.optional())
  }

  /// Keeps a text, or none.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, TextForm<String>.text.optional())
  }

  /// Keeps an address, or none.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, TextForm<URL>.url.optional())
  }

  /// Keeps bytes, or none.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, TextForm<Data>.data.optional())
  }

  /// Keeps a value that stands for a text, or none.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(nil, key, TextForm<String>.text.raw(R.self).optional())
  }

  /// Keeps a value that stands for an integer, or none.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(nil, key, TextForm<Int>.text.raw(R.self).optional())
  }
}
