import Foundation

/// What a request says about who makes it, whichever library has read its head.
struct VisitorRequest: Sendable {
  let cookies: [String]
  let languages: [String]
  /// What the host is called there.
  let host: String?
  /// True where the visitor's side of the connection is known to be encrypted.
  let isSecure: Bool

  /// Reads a request through `field`, which tells all values of a header field.
  ///
  /// What a proxy says counts where the configuration trusts it: the last entry of each list, which it has added itself.
  init(_ configuration: WebHostConfiguration, field: (String) -> [String]) {
    func forwarded(_ name: String) -> String? {
      guard configuration.trustsProxy else { return nil }
      return field(name).last?.split(separator: ",").last?.trimmingPrefix { $0 == " " }.description
    }
    cookies = field("Cookie")
    languages = AcceptLanguage.languages(in: field("Accept-Language"))
    host = forwarded("X-Forwarded-Host") ?? field("Host").first
    isSecure = forwarded("X-Forwarded-Proto")?.lowercased() == "https"
  }

  /// The visitor's cookie, nil where there is none that counts.
  func cookie(key: SigningKey, now: Double) -> VisitorCookie? {
    VisitorCookie(cookies, host: host, key: key, now: now)
  }

  /// The time zone that the page's script has left in a cookie, so that the next first page knows it.
  var timeZone: String? {
    Cookies.value(of: "zone", in: cookies)?.removingPercentEncoding.flatMap { $0.utf8.count <= 64 ? $0 : nil }
  }

  /// What is known of the visitor before their page is there.
  func visitor(_ id: VisitorID) -> Visitor {
    Visitor(id: id, languages: languages, timeZone: timeZone)
  }
}
