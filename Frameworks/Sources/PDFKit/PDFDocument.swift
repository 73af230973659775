import Foundation

/// A document of PDF.
///
/// - Partly: pages can be read, shown, moved and taken away; a document that was changed is not written. Compression by LZW and encryption are
///   not read.
open class PDFDocument: NSObject {
  /// Where it was read from.
  public private(set) var documentURL: URL?
  /// What it says of itself: title, author and others, by `PDFDocumentAttribute`.
  open var documentAttributes: [AnyHashable: Any]?
  /// Is told of what is found.
  open weak var delegate: (any PDFDocumentDelegate)?
  /// Whether it needs a password to be read.
  public let isEncrypted: Bool
  private let bytes: Data?
  private var pages: [PDFPage] = []
  private var isChanged = false
  let file: PDFFile
  let numbers: [Int: Int]

  /// Makes a document without pages.
  public override init() {
    (bytes, isEncrypted, file, numbers) = (nil, false, PDFFile(Data()), [:])
    super.init()
  }

  /// Reads a file; nil where it is none of PDF.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
    documentURL = url
  }

  /// Reads the bytes of a file; nil where they are none of PDF.
  public init?(data: Data) {
    guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
    bytes = data
    isEncrypted = data.range(of: Data("/Encrypt".utf8)) != nil
    file = PDFFile(data)
    let found = file.pages
    numbers = Dictionary(found.enumerated().compactMap { place, page in page.number.map { ($0, place) } }) { one, _ in
      one
    }
    super.init()
    pages = found.map { PDFPage(PDFSheet($0.page, in: file), of: self) }
    documentAttributes = attributes
  }

  private var attributes: [AnyHashable: Any] {
    let values = file.information(bytes ?? Data())
    return values.compactMapValues { file[$0].title }.reduce(into: [:]) { found, entry in
      if !isEncrypted { found[PDFDocumentAttribute(rawValue: entry.key)] = entry.value }
    }
  }

  /// Whether it cannot be read without a password.
  open var isLocked: Bool { isEncrypted }
  /// Reads it with a password: documents with one are not read.
  /// - Partly: false: encryption is not read.
  open func unlock(withPassword password: String) -> Bool { !isEncrypted }
  /// Whether it may be printed.
  open var allowsPrinting: Bool { !isEncrypted }
  /// Whether its texts may be copied.
  open var allowsCopying: Bool { !isEncrypted }

  /// How many pages it has.
  open var pageCount: Int { pages.count }
  /// A page; nil where there are fewer.
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  /// A page's place.
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
  /// The texts of all pages.
  open var string: String? {
    isLocked || pages.isEmpty ? nil : pages.compactMap(\.string).joined(separator: "\n")
  }

  /// Puts a page in at a place.
  open func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: min(max(index, 0), pages.count))
    page.document = self
    isChanged = true
  }
  /// Takes a page away.
  open func removePage(at index: Int) {
    guard pages.indices.contains(index) else { return }
    pages.remove(at: index).document = nil
    isChanged = true
  }
  /// Lets two pages change places.
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
    pages.swapAt(indexA, indexB)
    isChanged = true
  }

  /// The file's bytes; nil where the document was changed or made here.
  /// - Partly: nil for documents that were changed: they are not written.
  open func dataRepresentation() -> Data? { isChanged ? nil : bytes }
  /// The file's bytes; nil where the document was changed or made here.
  /// - Partly: nil for documents that were changed; `options` is not used.
  open func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? { dataRepresentation() }
  /// Writes the file.
  ///
  /// - Returns: Whether that was possible: not for documents that were changed.
  @discardableResult
  open func write(to url: URL) -> Bool {
    guard let data = dataRepresentation() else { return false }
    return (try? data.write(to: url, options: .atomic)) != nil
  }
  /// Writes the file.
  /// - Partly: `options` is not used.
  @discardableResult
  open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]?) -> Bool { write(to: url) }

  /// The places where a text stands.
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
    pages.flatMap { $0.selections(of: string, options) }
  }

  /// The table of contents; nil where there is none.
  open var outlineRoot: PDFOutline? {
    file[file.catalog["Outlines"]].dictionary.map { PDFOutline($0, in: self) }
  }
}
