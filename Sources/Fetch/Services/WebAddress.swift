import Foundation

/// Addresses as services and publishers write them.
package enum WebAddress {
  /// An http or https address with a host; nil for any other text.
  package static func parse(_ text: String) -> URL? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let full = trimmed.hasPrefix("//") ? "https:" + trimmed : trimmed
    guard let url = URL(string: full), ["http", "https"].contains(url.scheme?.lowercased()),
      url.host?.isEmpty == false
    else { return nil }
    return url
  }
}
