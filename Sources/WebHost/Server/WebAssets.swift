import Crypto
import Foundation

/// A file that is part of the program, under a name that changes with its content.
struct WebAsset: Sendable {
  /// Where it is served.
  let path: String
  let type: String
  let bytes: [UInt8]
  /// The same, compressed with gzip.
  let compressed: [UInt8]
  /// The hash in the name.
  let version: String

  init(name: String, extension suffix: String, type: String, bytes: [UInt8]) {
    version = SHA256.hash(data: bytes).prefix(6).map { String(Int($0) + 256, radix: 16).dropFirst() }.joined()
    path = "/~/\(name).\(version).\(suffix)"
    self.type = type
    self.bytes = bytes
    compressed = Gzip.compress(bytes) ?? bytes
  }

  /// The script of live pages.
  static let script = WebAsset(
    name: "client", extension: "js", type: "text/javascript; charset=utf-8", bytes: PackageResources.client_js)
  /// The style sheet of all pages.
  static let style = WebAsset(
    name: "base", extension: "css", type: "text/css; charset=utf-8", bytes: PackageResources.base_css)
}
