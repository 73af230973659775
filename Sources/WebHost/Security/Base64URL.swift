import Foundation

/// Base64 in the alphabet for URLs, without padding (RFC 4648, section 5).
package enum Base64URL {
  /// Writes bytes as text.
  package static func encode(_ bytes: some Sequence<UInt8>) -> String {
    var text = Data(bytes).base64EncodedString()
    text.replace("+", with: "-")
    text.replace("/", with: "_")
    while text.hasSuffix("=") { text.removeLast() }
    return text
  }

  /// Reads text; nil where it is not in the alphabet.
  package static func decode(_ text: some StringProtocol) -> [UInt8]? {
    guard !text.utf8.contains(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/") }) else { return nil }
    var padded = String(text.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 })
    padded += String(repeating: "=", count: (4 - padded.utf8.count % 4) % 4)
    return Data(base64Encoded: padded).map(Array.init)
  }
}
