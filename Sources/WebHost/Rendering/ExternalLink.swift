import Foundation

/// A link of a kind that is safe to follow: http, https or mailto, or a place in the program by its path.
struct ExternalLink {
  let address: String
  /// True for web pages, which open in a window of their own.
  let opensWindow: Bool
  /// True for places in the program, to which the page goes without being loaded anew.
  let isInside: Bool

  /// Nil for addresses of any other kind.
  init?(_ url: URL) {
    address = url.absoluteString
    switch url.scheme?.lowercased() {
    case "http", "https":
      guard let host = url.host, !host.isEmpty else { return nil }
      (opensWindow, isInside) = (true, false)
    case "mailto":
      (opensWindow, isInside) = (false, false)
    case nil where Self.isPath(address):
      (opensWindow, isInside) = (false, true)
    default:
      return nil
    }
  }

  /// Not for what browsers take for another host, or for the host's own paths.
  private static func isPath(_ address: String) -> Bool {
    address.hasPrefix("/") && !address.hasPrefix("//") && !address.hasPrefix("/~") && !address.contains("\\")
  }
}
