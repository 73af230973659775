import Foundation
import ObjectStore
import ProgramLog

extension ModelContext {
  /// A context is about to write. The object is the context.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// A context has written. The object is the context; what it wrote is in `userInfo` by `NotificationKey`.
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// What `didSave` tells: identifiers by these names.
  public enum NotificationKey: String {
    case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers, deletedIdentifiers
  }

  /// Writes what was changed: all of it, or nothing.
  ///
  /// - Throws: Where a rule denies a deletion, a value cannot be kept, or the disk is full. The changes stay.
  public func save() throws {
    takeForeignChanges()
    if changes.isEmpty { return }
    if !core.configuration.allowsSave { throw CocoaError(.fileWriteNoPermission) }
    if let denied = changes.denied.first {
      throw SwiftDataError(.modelValidationFailure, "\(denied) does not let its model be deleted.")
    }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    quietly { resolveUnique() }
    let written = changes.inserted.models + changes.changed.models
    let rows = try quietly {
      try written.map { model in
        let id = model.persistentModelID
        return StoredRow(entity: id.entityName, id: id.number, data: try model._$backing.encoded())
      }
    }
    let deleted = changes.deleted.models
    try store.objects.commit(
      StoredChanges(rows: rows, deleted: deleted.map { $0.persistentModelID.key }), by: self)
    for (model, row) in zip(written, rows) { model._$backing.didSave(row.data) }
    let told: [AnyHashable: Any] = [
      NotificationKey.insertedIdentifiers.rawValue: changes.inserted.models.map(\.persistentModelID),
      NotificationKey.updatedIdentifiers.rawValue: changes.changed.models.map(\.persistentModelID),
      NotificationKey.deletedIdentifiers.rawValue: deleted.map(\.persistentModelID),
    ]
    changes = PendingChanges()
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: told)
  }

  /// Takes back what was not saved.
  public func rollback() {
    let (inserted, changed, deleted) = (changes.inserted.models, changes.changed.models, changes.deleted.models)
    changes = PendingChanges()
    for model in inserted {
      registered[model.persistentModelID] = nil
      loaded[model._$backing.entity.name]?.removeAll { $0.persistentModelID == model.persistentModelID }
      model._$backing.context = nil
    }
    for model in deleted {
      model._$backing.isDeleted = false
      registered[model.persistentModelID] = model
    }
    for model in changed + deleted { forget(model) }
    for name in Set((inserted + deleted).map { $0._$backing.entity.name }) { loaded[name] = nil }
    for model in inserted + changed + deleted { listeners.changed(model._$backing.entity, isListed: true) }
  }

  /// Saves once the code that runs now is done.
  func scheduleSave() {
    guard autosaveEnabled, !isSaveScheduled else { return }
    isSaveScheduled = true
    let reference = WeakContext(self)
    Task { @MainActor in reference.context?.saveByItself() }
  }

  private func saveByItself() {
    isSaveScheduled = false
    guard autosaveEnabled else { return }
    do {
      try save()
    } catch {
      ProgramLog.write(.error, label: "SwiftData") { "Changes could not be saved: \(error.localizedDescription)" }
    }
  }

  /// Of models that may not be there twice the one that is saved last takes the place of the other.
  private func resolveUnique() {
    for model in changes.inserted.models.reversed() + changes.changed.models.reversed() {
      // It has been replaced itself by one that came later.
      if model._$backing.isDeleted || model._$backing.context == nil { continue }
      let entity = model._$backing.entity
      for names in entity.unique {
        guard let own = UniqueValues(names, of: model) else { continue }
        let others = ((try? load(entity)) ?? []).filter {
          $0.persistentModelID != model.persistentModelID && UniqueValues(names, of: $0) == own
        }
        for other in others { replace(other, by: model) }
      }
    }
  }

  private func replace(_ old: any PersistentModel, by new: any PersistentModel) {
    for property in old._$backing.entity.relationships where new._$backing.related(property).isEmpty {
      let related = old._$backing.related(property)
      if related.isEmpty { continue }
      property.mutate(new) { new._$backing.setRelated(property, to: related) }
      Relationships.changed(property, of: new, from: [], to: related)
      property.mutate(old) { old._$backing.setRelated(property, to: []) }
    }
    delete(any: old)
  }
}

/// The values that make a model unique; models whose values say the same are the same. A value of nil says nothing.
private struct UniqueValues: Equatable {
  private let values: [AnyHashable]

  init?(_ names: [String], of model: any PersistentModel) {
    let backing = model._$backing
    var values: [AnyHashable] = []
    for name in names {
      guard let property = backing.entity.property(name) else { return nil }
      func open<Value>(_ type: Value.Type) -> Any { backing.value(name) as Value }
      guard let value = _openExistential(property.valueType, do: open) as? AnyHashable else { return nil }
      if (value.base as? any _OptionalValue)?._isNil ?? false { return nil }
      values.append(value)
    }
    self.values = values
  }
}

private protocol _OptionalValue {
  var _isNil: Bool { get }
}

extension Optional: _OptionalValue {
  var _isNil: Bool { self == nil }
}
