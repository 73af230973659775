import Foundation

/// Where the rows of a store are kept.
protocol RowFile: AnyObject {
  /// The rows of an entity.
  func rows(of entity: String) throws -> [(number: Int64, data: Data)]
  /// The names of entities that have rows.
  func entities() throws -> [String]
  /// Puts rows in the place of those of the same number and takes others away, all or nothing.
  func commit(_ rows: [(entity: String, number: Int64, data: Data)], without gone: [ObjectReference]) throws
}

/// Rows that are kept nowhere.
final class NoFile: RowFile {
  func rows(of entity: String) -> [(number: Int64, data: Data)] { [] }
  func entities() -> [String] { [] }
  func commit(_ rows: [(entity: String, number: Int64, data: Data)], without gone: [ObjectReference]) {}
}
