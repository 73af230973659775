import Foundation
import SQLiteStorage
import Testing

@testable import Shelf

/// The databases that a shelf may stand on: those of this run.
enum Backend: String, CaseIterable, CustomTestStringConvertible {
  case sqlite, postgres

  /// Where a PostgreSQL server is, as `make test-postgres` says it.
  static let server = ProcessInfo.processInfo.environment["NEWSREEL_TEST_POSTGRES"]

  static var all: [Backend] { server == nil ? [.sqlite] : allCases }

  var testDescription: String { rawValue }

  /// A shelf with nothing on it.
  func shelf(limits: ShelfLimits = ShelfLimits()) throws -> Shelf {
    switch self {
    case .sqlite: try Shelf(limits: limits)
    case .postgres: try Shelf(postgres: Self.emptyPlace(), limits: limits)
    }
  }

  /// The address of a schema with nothing in it.
  static func emptyPlace() throws -> String {
    let server = try #require(server)
    let name = "test_" + UUID().uuidString.replacing("-", with: "").lowercased()
    try PostgresConnection(LibPQ.loaded(), to: server).run("CREATE SCHEMA \(name)")
    return server + (server.contains("?") ? "&" : "?") + "options=-csearch_path%3D\(name)"
  }
}
