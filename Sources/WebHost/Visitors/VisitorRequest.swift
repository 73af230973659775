import Foundation
import NIOCore

/// What a request says about who makes it, whichever library has read its head.
struct VisitorRequest: Sendable {
  /// Where the request comes from.
  let source: RequestSource
  let cookies: [String]
  let languages: [String]
  /// What the host is called there.
  let host: String?
  /// True where the visitor's side of the connection is known to be encrypted.
  let isSecure: Bool
  /// The width of the screen in points, as far as it can be told; nil where it cannot.
  let width: Double?

  /// Reads a request through `field`, which tells all values of a header field.
  ///
  /// What a proxy says counts where the configuration trusts it. A host that is known to be reached by `https` alone is
  /// encrypted whether or not a proxy says so.
  init(_ configuration: WebHostConfiguration, peer: SocketAddress?, field: (String) -> [String]) {
    source = RequestSource(peer: peer, trusting: configuration.trustedProxies, field: field)
    cookies = field("Cookie")
    languages = AcceptLanguage.languages(in: field("Accept-Language"))
    let host = source.host ?? field("Host").first
    self.host = host
    width = Self.width(cookies, field)
    isSecure =
      source.scheme == "https"
      || host.map { configuration.publicOrigin?.lowercased() == "https://" + $0.lowercased() } == true
  }

  /// The visitor's cookie, nil where there is none that counts.
  func cookie(key: SigningKey, now: Double) -> VisitorCookie? {
    VisitorCookie(cookies, host: host, key: key, now: now)
  }

  /// The time zone that the page's script has left in a cookie, so that the next first page knows it.
  var timeZone: String? {
    Cookies.value(of: "zone", in: cookies)?.removingPercentEncoding.flatMap { $0.utf8.count <= 64 ? $0 : nil }
  }

  /// True where a script has been at work in the browser before.
  var hasRunScripts: Bool { Cookies.value(of: "width", in: cookies) != nil }

  /// Where the host is reached, nil where it has no proper name.
  var origin: String? {
    guard let host, HostName.isValid(host) else { return nil }
    return (isSecure ? "https://" : "http://") + host
  }

  /// What the script has left in a cookie, otherwise what is usual for the kind of browser.
  private static func width(_ cookies: [String], _ field: (String) -> [String]) -> Double? {
    if let known = Cookies.value(of: "width", in: cookies).flatMap(Double.init), (1...100_000).contains(known) {
      return known
    }
    if let hint = field("Sec-CH-UA-Mobile").first { return hint == "?1" ? 390 : 1280 }
    return field("User-Agent").first.flatMap { agent in
      agent.contains("Mobi") ? 390 : agent.contains("Mozilla") ? 1280 : nil
    }
  }

  /// What is known of the visitor before their page is there.
  func visitor(_ id: VisitorID) -> Visitor {
    Visitor(id: id, languages: languages, timeZone: timeZone, width: width)
  }
}
