import Foundation
import ObjectStore

/// Where the rows of a store are kept: in a SQLite file, or nowhere.
struct RowFile {
  private let store: ObjectStore?

  /// Opens a file; nil keeps nothing.
  init(_ url: URL?) throws {
    store = try url.map { try ObjectStore.open(at: $0) }
  }

  /// The rows of an entity.
  func rows(of entity: String) throws -> [(number: Int64, data: Data)] {
    try store?.rows(of: entity).map { ($0.id, $0.data) } ?? []
  }

  /// Puts rows in the place of those of the same number and takes others away, all or nothing.
  func commit(_ rows: [(entity: String, number: Int64, data: Data)], without gone: [ObjectReference]) throws {
    try store?.commit(
      StoredChanges(
        rows: rows.map { StoredRow(entity: $0.entity, id: $0.number, data: $0.data) },
        deleted: gone.map { StoredKey(entity: $0.entity, id: $0.number) }))
  }

  /// What tells the store from others, for as long as the file lasts.
  func name() throws -> String {
    guard let store else { return UUID().uuidString }
    if let known = try store.metadata("NSStoreUUID") { return String(decoding: known, as: UTF8.self) }
    let name = UUID().uuidString
    try store.setMetadata(Data(name.utf8), for: "NSStoreUUID")
    return name
  }
}
