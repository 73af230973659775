import Foundation
import HTTPTransport

/// The directives of a Cache-Control field (RFC 9111, 5.2; RFC 5861).
struct CacheControl: Sendable, Hashable {
  private var directives: [String: String] = [:]

  /// Reads the field of an answer; Pragma counts where there is none.
  init(_ headers: HeaderFields) {
    let text =
      headers["Cache-Control"] ?? (headers["Pragma"]?.lowercased().contains("no-cache") == true ? "no-cache" : "")
    guard !text.isEmpty else { return }
    for part in Self.split(text) {
      let pair = part.split(separator: "=", maxSplits: 1)
      let name = pair[0].stripped().lowercased()
      let value = pair.count > 1 ? String(pair[1].stripped(of: " \t\"")) : ""
      // The first one wins; a later contradiction is ignored.
      if directives[name] == nil { directives[name] = value }
    }
  }

  var noStore: Bool { has("no-store") }
  var noCache: Bool { has("no-cache") }
  var isPublic: Bool { has("public") }
  var isPrivate: Bool { has("private") }
  var mustRevalidate: Bool { has("must-revalidate") || has("proxy-revalidate") }
  var isImmutable: Bool { has("immutable") }
  var maxAge: TimeInterval? { seconds("max-age") }
  var sharedMaxAge: TimeInterval? { seconds("s-maxage") }
  var minFresh: TimeInterval? { seconds("min-fresh") }
  /// How long past its time an answer may be that a request accepts; without a number it accepts any.
  var maxStale: TimeInterval? { directives["max-stale"] == "" ? .infinity : seconds("max-stale") }
  var onlyIfCached: Bool { has("only-if-cached") }
  var mustUnderstand: Bool { has("must-understand") }
  var staleWhileRevalidate: TimeInterval? { seconds("stale-while-revalidate") }
  var staleIfError: TimeInterval? { seconds("stale-if-error") }

  private func has(_ name: String) -> Bool { directives[name] != nil }

  /// The value of a directive in seconds. One that cannot be read counts as 0: the answer is stale.
  private func seconds(_ name: String) -> TimeInterval? {
    guard let text = directives[name] else { return nil }
    guard let number = Double(text), number.isFinite, number > 0 else { return 0 }
    return min(number, 2_147_483_648)
  }

  /// Splits at commas outside of quotation marks.
  private static func split(_ text: String) -> [Substring] {
    var isQuoted = false
    return text.split { character in
      if character == "\"" { isQuoted.toggle() }
      return character == "," && !isQuoted
    }.filter { !$0.allSatisfy(\.isWhitespace) }
  }
}
