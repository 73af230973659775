import Foundation
import ViewGraph

/// For whom a font is registered. There is one program in a process: each is the same.
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
  /// The older name of `session`.
  public static var user: CTFontManagerScope { .persistent }
}

/// Lets the program use the font of a file, by the names that it says. TrueType and OpenType are read, collections are not.
///
/// - Returns: False where the file is no font.
/// - Partly: the font counts for the whole program whatever the scope, and the error is not filled in.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool {
  (try? Data(contentsOf: fontURL)).map { FontFile.register($0) } ?? false
}

/// Lets the program use the fonts of files.
/// - Partly: the font counts for the whole program whatever the scope, and the error is not filled in.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: [URL], _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: (([Any], Bool) -> Bool)? = nil
) {
  for url in fontURLs { CTFontManagerRegisterFontsForURL(url, scope, nil) }
  _ = registrationHandler?([], true)
}

/// Where bytes come from.
public final class CGDataProvider: Sendable {
  let data: Data?

  /// The bytes of a file; nil where it cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }

  /// Some bytes.
  public init?(data: Data) {
    self.data = data
  }
}

/// A font as it is in a file.
public final class CGFont: Sendable {
  let data: Data
  /// What PostScript calls it.
  public let postScriptName: String?
  /// Its whole name.
  public var fullName: String? { postScriptName }

  /// Reads a font; nil where the bytes are none.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let font = FontFile(data) else { return nil }
    self.data = data
    // Names of PostScript have no spaces.
    let own = font.names.filter { !$0.text.contains(" ") }
    postScriptName = (own.first { $0.weight == nil } ?? own.first ?? font.names.first)?.text
  }
}

/// Lets the program use a font, by the names that it says.
/// - Partly: the font counts for the whole program whatever the scope, and the error is not filled in.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutableRawPointer?) -> Bool {
  FontFile.register(font.data)
}
