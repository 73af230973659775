import Foundation
import Testing

@testable import Fetch

struct TimestampTests {
  @Test(arguments: [
    ("2026-09-14T06:12:00Z", 1_789_366_320.0), ("2026-09-14T08:12:00+02:00", 1_789_366_320),
    ("2026-09-14T01:12:00-0500", 1_789_366_320), ("2026-09-14T06:12:00+00:00", 1_789_366_320),
    ("2026-09-14T06:12:00", 1_789_366_320), ("2026-09-14 06:12Z", 1_789_366_320),
    ("2026-09-14T06:12:00.5Z", 1_789_366_320.5), ("2026-09-14T06:12:00.2500000Z", 1_789_366_320.25),
    ("1970-01-01T00:00:00Z", 0), ("2026-09-14 06:12:00 UTC", 1_789_366_320), ("1970-01-01", 0),
  ])
  func reads(_ text: String, _ seconds: Double) {
    #expect(Timestamp.parse(text)?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "", "yesterday", "2026", "2026-13-01T00:00:00Z", "2026-01-32", "2026-01-01T24:00:00Z", "2026-01-01T00:00:00Zx",
    "2026-01-01T00:00:00+", "2026-01-01T00:00:00.Z", "２０２６-01-01",
  ])
  func refuses(_ text: String) {
    #expect(Timestamp.parse(text) == nil)
  }

  @Test func readsWhatItWrites() {
    for day in stride(from: 0, to: 30_000, by: 61) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400 + 4321)
      #expect(Timestamp.parse(Timestamp.format(date)) == date)
    }
  }
}
