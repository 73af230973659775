/// Keeps both sides of a relationship the same.
enum Relationships {
  /// One side was set: models that it no longer leads to let go of this one, those that it leads to now take it.
  static func changed(
    _ property: Schema.Property, of model: any PersistentModel, from before: [any PersistentModel],
    to after: [any PersistentModel]
  ) {
    let backing = model._$backing
    // What belongs to a model that is kept is kept too, and the other way round.
    let context = backing.context ?? after.lazy.compactMap { $0._$backing.context }.first
    if let context, !backing.isDeleted {
      for other in after { context.adopt(other) }
      context.adopt(model)
    }
    guard let inverse = property.inverse(from: backing.entity) else { return }
    let kept = Set(after.map(\.persistentModelID))
    for other in before where !kept.contains(other.persistentModelID) { remove(model, from: inverse, of: other) }
    let known = Set(before.map(\.persistentModelID))
    for other in after where !known.contains(other.persistentModelID) {
      add(model, to: inverse, of: other, whose: property)
    }
  }

  /// What a new model was made with, told to the other side.
  static func begin(_ model: any PersistentModel) {
    for property in model._$backing.entity.relationships {
      let related = model._$backing.related(property)
      if !related.isEmpty { changed(property, of: model, from: [], to: related) }
    }
  }

  /// A model no longer leads to another.
  static func remove(_ model: any PersistentModel, from property: Schema.Property, of other: any PersistentModel) {
    let related = other._$backing.related(property)
    let rest = related.filter { $0.persistentModelID != model.persistentModelID }
    if rest.count != related.count { write(rest, to: property, of: other) }
  }

  private static func add(
    _ model: any PersistentModel, to property: Schema.Property, of other: any PersistentModel,
    whose own: Schema.Property
  ) {
    let related = other._$backing.related(property)
    if related.contains(where: { $0.persistentModelID == model.persistentModelID }) { return }
    if property.isToMany { return write(related + [model], to: property, of: other) }
    // The other belonged to somebody else.
    for owner in related { remove(other, from: own, of: owner) }
    write([model], to: property, of: other)
  }

  private static func write(
    _ models: [any PersistentModel], to property: Schema.Property, of model: any PersistentModel
  ) {
    property.mutate(model) { model._$backing.setRelated(property, to: models) }
    model._$backing.context?.didChange(model)
  }
}
