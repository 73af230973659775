/// What a relationship is written as: a model, an optional one, an array of models, an optional one.
public protocol _RelationshipValue {
  static var _destination: any PersistentModel.Type { get }
  static var _isToMany: Bool { get }
  /// Nil where a value must be there and is not.
  static func _make(of models: [any PersistentModel]) -> Self?
  var _models: [any PersistentModel] { get }
}

extension PersistentModel {
  public static var _destination: any PersistentModel.Type { Self.self }
  public static var _isToMany: Bool { false }
  public static func _make(of models: [any PersistentModel]) -> Self? { models.first as? Self }
  public var _models: [any PersistentModel] { [self] }
}

extension Array: _RelationshipValue where Element: PersistentModel {
  public static var _destination: any PersistentModel.Type { Element.self }
  public static var _isToMany: Bool { true }
  public static func _make(of models: [any PersistentModel]) -> [Element]? { models.compactMap { $0 as? Element } }
  public var _models: [any PersistentModel] { self }
}

extension Set: _RelationshipValue where Element: PersistentModel {
  public static var _destination: any PersistentModel.Type { Element.self }
  public static var _isToMany: Bool { true }
  public static func _make(of models: [any PersistentModel]) -> Set<Element>? { Set(models.compactMap { $0 as? Element }) }
  public var _models: [any PersistentModel] { Array(self) }
}

extension Optional: _RelationshipValue where Wrapped: _RelationshipValue {
  public static var _destination: any PersistentModel.Type { Wrapped._destination }
  public static var _isToMany: Bool { Wrapped._isToMany }
  public static func _make(of models: [any PersistentModel]) -> Wrapped?? {
    .some(models.isEmpty && !Wrapped._isToMany ? nil : Wrapped._make(of: models))
  }
  public var _models: [any PersistentModel] { self?._models ?? [] }
}
