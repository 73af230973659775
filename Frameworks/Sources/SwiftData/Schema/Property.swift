extension Schema {
  /// A variable of a model.
  struct Property: @unchecked Sendable {
    let name: String
    let originalName: String?
    let keyPath: AnyKeyPath
    let valueType: Any.Type
    let attribute: Attribute?
    let relationship: Relationship?
    /// The models that it leads to; nil for values.
    let destination: (any PersistentModel.Type)?
    let isToMany: Bool
    private let makeDefault: (() -> Any)?
    let mutate: (any PersistentModel, () -> Void) -> Void

    init(_ metadata: PropertyMetadata) {
      name = metadata.name
      keyPath = metadata.keyPath
      valueType = metadata.valueType
      attribute = metadata.attribute
      relationship = metadata.relationship
      originalName = metadata.attribute?.originalName ?? metadata.relationship?.originalName
      let relation = metadata.valueType as? any _RelationshipValue.Type
      destination = relation?._destination
      isToMany = relation?._isToMany ?? false
      makeDefault = metadata.makeDefault
      mutate = metadata.mutate
    }

    var deleteRule: Relationship.DeleteRule { relationship?.deleteRule ?? .nullify }

    /// What a model has that was kept before the variable was there.
    var defaultValue: Any? { makeDefault?() ?? (valueType as? any _EmptyValue.Type)?._empty }

    /// The variable on the other side that leads back: the one that either of the two names, or the only one that can be meant.
    func inverse(from entity: Entity) -> Property? {
      guard let destination else { return nil }
      let other = Entity.of(destination)
      if let named = relationship?.inverse { return other.properties.first { $0.keyPath == named } }
      let back = other.relationships.filter { $0.destination.map { Entity.of($0) === entity } ?? false }
      if let naming = back.first(where: { $0.relationship?.inverse == keyPath }) { return naming }
      let free = back.filter { $0.relationship?.inverse == nil && !($0.keyPath == keyPath && other === entity) }
      let mine = entity.relationships.filter { mine in
        mine.destination.map { Entity.of($0) === other } ?? false && mine.relationship?.inverse == nil
          && !other.relationships.contains { $0.relationship?.inverse == mine.keyPath }
      }
      return free.count == 1 && mine.count == 1 && other !== entity ? free[0] : nil
    }
  }
}
