import ArgumentParser
import Foundation
import Testing

@testable import newsreel

/// The date that the program is told.
struct WorldTimeTests {
  @Test(arguments: [
    ("2028-02-29", 1_835_395_200.0), ("2028-02-29T23:59:30Z", 1_835_481_570),
  ])
  func timeGoesOnFromTheDate(_ text: String, _ seconds: Double) throws {
    let clock = try WorldTime.parse(["--date", text]).clock()
    let (first, second) = (clock(), clock())
    #expect(first.timeIntervalSince1970 >= seconds && first.timeIntervalSince1970 < seconds + 600)
    #expect(second >= first)
  }

  @Test func theWorldHasABeginning() throws {
    #expect(throws: (any Error).self) { try WorldTime.parse(["--date", "2021-12-31"]) }
    #expect(try WorldTime.parse(["--date", "2022-01-01"]).date != nil)
  }

  @Test func withNoDateItIsNow() throws {
    let before = Date()
    let time = try WorldTime.parse([]).clock()()
    #expect(time >= before && time <= Date())
  }

  @Test(arguments: ["", "today", "2028-02-30", "2028-02-29x", "29.2.2028", "2028-02-29T25:00:00Z"])
  func whatIsNoDateIsNamed(_ text: String) {
    let error = #expect(throws: (any Error).self) { try WorldTime.parse(["--date", text]) }
    #expect(error.map { WorldTime.message(for: $0) }?.contains("--date must be a day such as") == true)
  }
}
