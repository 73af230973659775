import FoundationNetworking
import SwiftUI

/// What a program writes as a page.
struct WrittenPage {
  let markup: String

  init(markup: String) { self.markup = markup }

  /// A page of bytes; what is no page is shown as its text.
  init(_ data: Data, mimeType: String, encoding: String.Encoding) {
    let text = String(data: data, encoding: encoding) ?? String(decoding: data, as: UTF8.self)
    let isMarkup = mimeType.hasSuffix("html") || mimeType.hasSuffix("xhtml+xml")
    markup = isMarkup ? text : "<pre>\(Self.escaped(text))</pre>"
  }

  /// A page of an answer; one that does not say what it is, is a page.
  init(_ data: Data, _ response: URLResponse?) {
    let encoding: String.Encoding =
      switch response?.textEncodingName?.lowercased() {
      case "iso-8859-1", "latin1": .isoLatin1
      case "windows-1252": .windowsCP1252
      case "utf-16": .utf16
      default: .utf8
      }
    self.init(data, mimeType: response?.mimeType ?? "text/html", encoding: encoding)
  }

  /// What it is called.
  var title: String? {
    guard let start = markup.range(of: "<title", options: .caseInsensitive),
      let opened = markup.range(of: ">", range: start.upperBound..<markup.endIndex),
      let end = markup.range(of: "</title", options: .caseInsensitive, range: opened.upperBound..<markup.endIndex)
    else { return nil }
    let words = markup[opened.upperBound..<end.lowerBound].split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : Self.unescaped(words.joined(separator: " "))
  }

  // `&` is first where signs are written, and last where they are read.
  private static let signs = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;")]

  private static func escaped(_ text: String) -> String {
    signs.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  private static func unescaped(_ text: String) -> String {
    signs.reversed().reduce(text) { $0.replacingOccurrences(of: $1.1, with: $1.0) }
  }
}
