import Synchronization

extension Schema {
  /// What is kept of one kind of model.
  public final class Entity: @unchecked Sendable {
    public let name: String
    let type: any PersistentModel.Type
    let properties: [Property]
    private let byName: [String: Property]
    /// Combinations of values that only one model may have.
    let unique: [[String]]

    init(_ type: any PersistentModel.Type) {
      self.type = type
      name = String(describing: type)
      let properties = type.schemaMetadata.map(Property.init)
      self.properties = properties
      byName = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
      let single = properties.filter { $0.attribute?.isUnique == true }.map { [$0.name] }
      unique = single + type._uniqueNames(among: properties)
    }

    func property(_ name: String) -> Property? { byName[name] }

    var relationships: [Property] { properties.filter { $0.destination != nil } }

    private static let known = Mutex<[ObjectIdentifier: Entity]>([:])

    /// What is kept of a model; it is read once.
    static func of(_ type: any PersistentModel.Type) -> Entity {
      if let known = known.withLock({ $0[ObjectIdentifier(type)] }) { return known }
      let made = Entity(type)
      return known.withLock { known in
        if let known = known[ObjectIdentifier(type)] { return known }
        known[ObjectIdentifier(type)] = made
        return made
      }
    }

    /// Those of models and of all that they lead to, in the order in which they are found.
    static func reachable(from types: [any PersistentModel.Type]) -> [Entity] {
      var found: [Entity] = []
      var open = types
      while !open.isEmpty {
        let entity = of(open.removeFirst())
        if found.contains(where: { $0 === entity }) { continue }
        found.append(entity)
        open += entity.relationships.compactMap(\.destination)
      }
      return found
    }
  }
}

extension PersistentModel {
  /// The names of what `#Unique` names.
  static func _uniqueNames(among properties: [Schema.Property]) -> [[String]] {
    _$unique.map { paths in paths.compactMap { path in properties.first { $0.keyPath == path }?.name } }
  }
}
