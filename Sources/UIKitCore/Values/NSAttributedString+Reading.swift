import Foundation

extension NSAttributedString {
  /// Kinds of files that styled text is read from.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Is read as plain text.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// How a file is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of file, a `DocumentType`.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the text, a number of `String.Encoding`; UTF-8 by default.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of all text.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// What is told of a file.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
  }

  /// Reads styled text from HTML or plain text. Throws where the bytes are no text of the encoding.
  ///
  /// Of HTML paragraphs, lists, links and the usual kinds of emphasis are read.
  /// - Partly: style sheets, pictures and tables are left out, and of RTF nothing is read but its characters.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutableRawPointer? = nil
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
    guard let text = String(data: data, encoding: encoding) ?? String(data: data, encoding: .isoLatin1) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let isHTML =
      options[.documentType].map { ($0 as? DocumentType) == .html || ($0 as? String) == DocumentType.html.rawValue }
      ?? text.prefix(1000).lowercased().contains("<html")
    let read = isHTML ? HTMLText.read(text) : NSAttributedString(string: text)
    let result = NSMutableAttributedString(
      string: read.string, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    read.enumerateAttributes(in: NSRange(location: 0, length: read.length)) { attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
    self.init(attributedString: result)
  }
}
