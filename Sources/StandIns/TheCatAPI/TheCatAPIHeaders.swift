import Foundation

/// The headers that the service sends besides type and length. Errors have none of them.
struct TheCatAPIHeaders {
  typealias Field = StandInRequest.Field

  let caller: TheCatAPICaller
  let rate: RateWindows.Standing?
  let now: Date

  var fields: [Field] {
    var fields = [
      Field(name: "X-DNS-Prefetch-Control", value: "off"),
      Field(name: "X-Frame-Options", value: "SAMEORIGIN"),
      Field(name: "Strict-Transport-Security", value: "max-age=15552000; includeSubDomains"),
      Field(name: "X-Download-Options", value: "noopen"),
      Field(name: "X-Content-Type-Options", value: "nosniff"),
      Field(name: "X-XSS-Protection", value: "1; mode=block"),
      Field(name: "Vary", value: "Origin"),
      Field(name: "Expires", value: "Tue, 03 Jul 2001 06:00:00 GMT"),
      Field(name: "Last-Modified", value: scriptDate),
      Field(name: "Cache-Control", value: "post-check=0, pre-check=0"),
      Field(name: "Authenticated", value: caller.hasKey ? "true" : "false"),
      Field(name: "X-Response-Time", value: "3ms"),
    ]
    if let rate {
      let seconds = max(0, rate.reset.timeIntervalSince(now))
      fields += [
        Field(name: "RateLimit-Limit", value: String(RateWindows.limit)),
        Field(name: "RateLimit-Remaining", value: String(max(0, RateWindows.limit - rate.used))),
        Field(name: "RateLimit-Consumed", value: String(rate.used)),
        Field(name: "RateLimit-Reset", value: Timestamp.withMilliseconds(rate.reset)),
        Field(name: "Retry-After-Seconds", value: String((seconds * 1000).rounded() / 1000)),
      ]
    }
    return fields
  }

  /// The time as a script writes it, which is no date that HTTP knows.
  private var scriptDate: String {
    let style = Date.VerbatimFormatStyle(
      format:
        "\(weekday: .abbreviated) \(month: .abbreviated) \(day: .twoDigits) \(year: .defaultDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits)",
      locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
    return style.format(now) + " GMT+0000 (Coordinated Universal Time)"
  }

  /// What is said of a page of a list.
  static func paging(total: Int, page: Int, limit: Int) -> [Field] {
    [
      Field(name: "Pagination-Count", value: String(total)),
      Field(name: "Pagination-Page", value: String(page)),
      Field(name: "Pagination-Limit", value: String(limit)),
      Field(name: "Access-Control-Expose-Headers", value: "Pagination-Count, Pagination-Page, Pagination-Limit"),
    ]
  }
}
