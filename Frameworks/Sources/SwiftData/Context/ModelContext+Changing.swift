import Foundation
import ProgramLog

extension ModelContext {
  /// Takes a model, with all that it leads to.
  public func insert<T: PersistentModel>(_ model: T) {
    adopt(model)
  }

  /// Takes a model that no context has, or that this one has deleted.
  func adopt(_ model: any PersistentModel) {
    let (backing, id) = (model._$backing, model.persistentModelID)
    if backing.context === self, registered[id] != nil { return }
    guard schema.entities.contains(where: { $0 === backing.entity }) else {
      ProgramLog.write(.fault, label: "SwiftData") {
        "No container for \(backing.entity.name) is above: add .modelContainer(for: \(backing.entity.name).self)."
      }
      return
    }
    if let other = backing.context, other !== self, !backing.isDeleted {
      fatalError("A \(backing.entity.name) belongs to another context: fetch it by its persistentModelID.")
    }
    let isKept = changes.deleted.remove(id)
    backing.context = self
    backing.isDeleted = false
    registered[id] = model
    if isKept { changes.changed.insert(model) } else { changes.inserted.insert(model) }
    loaded[backing.entity.name]?.append(model)
    quietly { Relationships.begin(model) }
    registerUndo { $0.delete(any: model) }
    listeners.changed(backing.entity, isListed: true)
    scheduleSave()
  }

  /// Takes a model out, and does with those it leads to what their delete rules say.
  public func delete<T: PersistentModel>(_ model: T) {
    delete(any: model)
  }

  /// Takes all models out that a condition holds for; nil is all.
  /// - Partly: `includeSubclasses` changes nothing: no model inherits from another.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(any: found) }
  }

  func delete(any model: any PersistentModel) {
    let (backing, id) = (model._$backing, model.persistentModelID)
    guard backing.context === self, !backing.isDeleted else { return }
    let entity = backing.entity
    quietly {
      // What it leads to can still be read.
      for property in entity.relationships { backing.setRelated(property, to: backing.related(property)) }
      backing.isDeleted = true
      if !changes.inserted.remove(id) { changes.deleted.insert(model) }
      changes.changed.remove(id)
      registered[id] = nil
      loaded[entity.name]?.removeAll { $0.persistentModelID == id }
      for property in entity.relationships { follow(property, of: model) }
      forgetReferences(to: model)
    }
    registerUndo { context in
      backing.context = nil
      context.adopt(model)
    }
    listeners.changed(entity, isListed: true)
    scheduleSave()
  }

  private func follow(_ property: Schema.Property, of model: any PersistentModel) {
    let related = model._$backing.related(property)
    switch property.deleteRule {
    case .cascade: for other in related { delete(any: other) }
    case .nullify:
      guard let inverse = property.inverse(from: model._$backing.entity) else { return }
      for other in related where !other.isDeleted { Relationships.remove(model, from: inverse, of: other) }
    case .deny: if !related.isEmpty { changes.denied.append("\(model._$backing.entity.name).\(property.name)") }
    case .noAction: break
    }
  }

  /// Models that lead here, with no way back, no longer do.
  private func forgetReferences(to model: any PersistentModel) {
    let entity = model._$backing.entity
    for other in schema.entities {
      for property in other.relationships where property.destination.map({ Schema.Entity.of($0) === entity }) ?? false {
        if property.inverse(from: other) != nil { continue }
        for owner in (try? load(other)) ?? [] { Relationships.remove(model, from: property, of: owner) }
      }
    }
  }

  /// A value of a model was changed.
  func didChange(_ model: any PersistentModel) {
    let (backing, id) = (model._$backing, model.persistentModelID)
    if backing.isDeleted || registered[id] == nil { return }
    if changes.inserted[id] == nil { changes.changed.insert(model) }
    listeners.changed(backing.entity, isListed: false)
    scheduleSave()
  }
}
