import Foundation
import ObjectStore

/// The rows of one store of one reader, in memory and in a file. Safe from any thread.
final class RowStore: @unchecked Sendable {
  let model: NSManagedObjectModel
  let uuid: String
  let url: URL?
  let history = StoreHistory()
  private let file: RowFile
  private let lock = NSRecursiveLock()
  private var rows: [String: [Int64: Row]] = [:]
  private var listeners: [Listener] = []

  private struct Listener {
    weak var scope: ObjectScope?
  }

  init(_ file: RowFile, model: NSManagedObjectModel, url: URL?) throws {
    self.file = file
    self.model = model
    self.url = url
    uuid = try file.name()
    for entity in model.entities { try load(entity) }
  }

  private func load(_ entity: NSEntityDescription) throws {
    guard let name = entity.name else { return }
    var found = try file.rows(of: name)
    if let former = entity.renamingIdentifier, former != name, model.entitiesByName[former] == nil {
      found += try file.rows(of: former)
    }
    var known: [Int64: Row] = [:]
    for (number, data) in found {
      known[number] = try Row(data, entity)
    }
    rows[name] = known
  }

  func row(_ reference: ObjectReference) -> Row? {
    lock.withLock { rows[reference.entity]?[reference.number] }
  }

  /// The numbers of an entity's objects, in the order in which they were made.
  func numbers(of entity: String) -> [Int64] {
    lock.withLock { (rows[entity]?.keys).map { $0.sorted() } ?? [] }
  }

  /// Does several things with no other save between them.
  func exclusively<Result>(_ body: () throws -> Result) rethrows -> Result { try lock.withLock(body) }

  /// Puts rows in the place of others, and takes some away; the file first.
  func commit(_ changed: [(ObjectReference, Row)], without gone: [ObjectReference]) throws {
    try lock.withLock {
      let kept = try changed.map { reference, row in
        guard let entity = model.entitiesByName[reference.entity] else { throw CocoaError(.coderInvalidValue) }
        return (entity: reference.entity, number: reference.number, data: try row.data(entity))
      }
      try file.commit(kept, without: gone)
      for (reference, row) in changed { rows[reference.entity, default: [:]][reference.number] = row }
      for reference in gone { rows[reference.entity]?[reference.number] = nil }
    }
  }

  func add(_ scope: ObjectScope) {
    lock.withLock {
      listeners.removeAll { $0.scope == nil }
      listeners.append(Listener(scope: scope))
    }
  }

  /// The contexts that look at the store.
  var scopes: [ObjectScope] { lock.withLock { listeners.compactMap(\.scope) } }
}
