import Foundation

/// A link that leaves the program, of a kind that is safe to follow: http, https or mailto.
struct ExternalLink {
  let address: String
  /// True for web pages, which open in a window of their own.
  let opensWindow: Bool

  /// Nil for addresses of any other kind.
  init?(_ url: URL) {
    switch url.scheme?.lowercased() {
    case "http", "https":
      guard let host = url.host, !host.isEmpty else { return nil }
      opensWindow = true
    case "mailto":
      opensWindow = false
    default:
      return nil
    }
    address = url.absoluteString
  }
}
