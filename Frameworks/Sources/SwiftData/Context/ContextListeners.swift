/// Who shows models of a context, and wants to hear when what is shown may be another.
final class ContextListeners {
  private struct Entry {
    weak var listener: (any ContextListener)?
  }
  private var entries: [ObjectIdentifier: Entry] = [:]

  func add(_ listener: any ContextListener) {
    entries = entries.filter { $0.value.listener != nil }
    entries[ObjectIdentifier(listener)] = Entry(listener: listener)
  }

  func remove(_ listener: any ContextListener) { entries[ObjectIdentifier(listener)] = nil }

  /// Something was changed in a model; `isListed` says that it came or went.
  func changed(_ entity: Schema.Entity, isListed: Bool) {
    for entry in entries.values { entry.listener?.changed(entity, isListed: isListed) }
  }
}

protocol ContextListener: AnyObject {
  func changed(_ entity: Schema.Entity, isListed: Bool)
}
