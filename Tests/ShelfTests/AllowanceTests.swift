import Foundation
import Testing

@testable import Shelf

@Suite("Allowances on a shelf")
struct AllowanceTests {
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  /// An allowance of ten in a minute.
  private func take(_ shelf: Shelf, _ name: String = "a", at date: Date) async throws -> TimeInterval? {
    try await shelf.spend(Data(name.utf8), period: 60, now: date) { dates, now in
      dates.count < 10 ? nil : dates[dates.count - 10].addingTimeInterval(60).timeIntervalSince(now)
    }
  }

  @Test(arguments: Backend.all) func theWindowSlidesAndNamesAreApart(_ backend: Backend) async throws {
    let shelf = try backend.shelf()
    for second in 0..<10 { #expect(try await take(shelf, at: start + Double(second)) == nil) }
    #expect(try await take(shelf, at: start + 20) == 40)
    #expect(try await take(shelf, "b", at: start + 20) == nil)
    #expect(try await take(shelf, at: start + 60) == nil)
    #expect(try await take(shelf, at: start + 60) == 1)
  }

  @Test(.enabled(if: Backend.server != nil)) func machinesShareOne() async throws {
    let place = try Backend.emptyPlace()
    let shelves = try (0..<4).map { _ in try Shelf(postgres: place) }
    let granted = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<80 {
        group.addTask { try await take(shelves[number % 4], at: start) == nil }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(granted == 10)
  }
}
