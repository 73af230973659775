import Foundation

/// What a document says of itself.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
  public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
  public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
  public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
  public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
  public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
  public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
  public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// How a document is written.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentOwnerPasswordOption")
  public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentUserPasswordOption")
}

/// Which part of a sheet.
public enum PDFDisplayBox: Int, Sendable {
  case mediaBox, cropBox, bleedBox, trimBox, artBox

  var name: String {
    switch self {
    case .mediaBox: "MediaBox"
    case .cropBox: "CropBox"
    case .bleedBox: "BleedBox"
    case .trimBox: "TrimBox"
    case .artBox: "ArtBox"
    }
  }
}

/// How pages are laid beside each other.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

/// Where the next page is.
public enum PDFDisplayDirection: Int, Sendable {
  case vertical, horizontal
}

/// Is told of what is found in a document.
public protocol PDFDocumentDelegate: NSObjectProtocol {}

extension NSNotification.Name {
  /// A view shows another page.
  public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
  /// A view shows another document.
  public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewDocumentChanged")
  /// A view shows pages in another size.
  public static let PDFViewScaleChanged = NSNotification.Name("PDFViewScaleChanged")
  /// Something else is selected.
  /// - Partly: never posted: browsers do not tell what is selected.
  public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewSelectionChanged")
}

extension PDFFile {
  /// What the file says of its contents: who wrote it, what it is called. Its end names the object (`/Info 8 0 R`).
  func information(_ data: Data) -> [String: PDFValue] {
    guard let mark = data.range(of: Data("/Info".utf8), options: .backwards) else { return [:] }
    var lexer = PDFLexer([UInt8](data[mark.upperBound...].prefix(64)))
    guard let number = lexer.next()?.number, lexer.next()?.number != nil, lexer.next()?.word == "R" else { return [:] }
    return self[.reference(Int(number))].dictionary ?? [:]
  }
}
