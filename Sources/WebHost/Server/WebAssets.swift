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

  /// The script of live pages: one module made of several files.
  static let script = WebAsset(
    name: "client", extension: "js", type: "text/javascript; charset=utf-8",
    bytes: SourceSqueezer.squeeze([
      PackageResources.client_js, PackageResources.patches_js, PackageResources.controls_js,
      PackageResources.presses_js, PackageResources.scrolling_js, PackageResources.pointers_js,
      PackageResources.screen_js, PackageResources.history_js, PackageResources.lines_js,
      PackageResources.offline_js, PackageResources.start_js,
    ]))
  /// The rarer half of the script, which pages ask for when they need it.
  static let more = WebAsset(
    name: "more", extension: "js", type: "text/javascript; charset=utf-8",
    bytes: SourceSqueezer.squeeze([
      PackageResources.solve_js, PackageResources.fit_js, PackageResources.owns_js, PackageResources.copy_js,
      PackageResources.mask_js,
      PackageResources.swipes_js, PackageResources.places_js,
      PackageResources.reorder_js, PackageResources.choosing_js, PackageResources.wheels_js, PackageResources.pages_js,
      PackageResources.sheets_js, PackageResources.selections_js, PackageResources.more_js,
    ]))
  /// How screens come and go, and what is around views that do; pages load it once they are there.
  static let movement = WebAsset(
    name: "movement", extension: "js", type: "text/javascript; charset=utf-8",
    bytes: SourceSqueezer.squeeze([
      PackageResources.pictures_js, PackageResources.stacks_js, PackageResources.dialogs_js,
      PackageResources.edges_js, PackageResources.grounds_js, PackageResources.gliding_js, PackageResources.movement_js,
    ]))
  /// What keeps pages that were seen, which pages load once they are there.
  static let keep = WebAsset(
    name: "keep", extension: "js", type: "text/javascript; charset=utf-8",
    bytes: SourceSqueezer.squeeze([PackageResources.keep_js]))
  /// What programs ask of the browser, which pages load when they are first asked.
  static let ask = WebAsset(
    name: "ask", extension: "js", type: "text/javascript; charset=utf-8",
    bytes: SourceSqueezer.squeeze([PackageResources.ask_js]))
  /// The service worker, which keeps its name: browsers look for a new one by that.
  static let worker = WebAsset(
    name: "worker", extension: "js", type: "text/javascript; charset=utf-8",
    bytes: SourceSqueezer.squeeze([PackageResources.worker_js]))
  /// The style sheet of all pages.
  static let style = WebAsset(
    name: "base", extension: "css", type: "text/css; charset=utf-8",
    bytes: SourceSqueezer.squeeze([PackageResources.base_css]))
}
