import Foundation
import Testing

@testable import Fetch

struct HTTPDateTests {
  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    "sun, 06 nov 1994 08:49:37 gmt", "Sun, 6 Nov 1994 08:49:37 UTC",
  ])
  func reads(_ text: String) {
    #expect(HTTPDate.parse(text) == Date(timeIntervalSince1970: 784_111_777))
  }

  @Test(arguments: [
    "", "-1", "0", "tomorrow", "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT",
    "Sun, 06 Nov 1994 08:49 GMT", "Sun, 99 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 PST",
  ])
  func refuses(_ text: String) {
    #expect(HTTPDate.parse(text) == nil)
  }

  @Test(arguments: [
    (0.0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"), (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
    (4_102_444_800, "Fri, 01 Jan 2100 00:00:00 GMT"),
  ])
  func writes(_ seconds: Double, _ text: String) {
    #expect(HTTPDate.format(Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test func readsWhatItWrites() {
    for day in stride(from: -40_000, to: 60_000, by: 37) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400 + 12_345)
      #expect(HTTPDate.parse(HTTPDate.format(date)) == date)
    }
  }
}
