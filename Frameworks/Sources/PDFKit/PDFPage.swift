import Foundation
import UIKit

/// A page of a document.
open class PDFPage: NSObject {
  /// The document.
  public internal(set) weak var document: PDFDocument?
  /// How far it is turned, in degrees.
  /// - Partly: what is set is not shown.
  open var rotation: Int
  /// What is noted on it.
  /// - Partly: those that the program adds; they are kept and not shown.
  public private(set) var annotations: [PDFAnnotation] = []
  /// Whether notes are shown.
  /// - Partly: kept and not used.
  open var displaysAnnotations = true
  private let sheet: PDFSheet?
  private let picture: UIImage?
  private var boxes: [PDFDisplayBox: CGRect] = [:]

  init(_ sheet: PDFSheet, of document: PDFDocument) {
    self.sheet = sheet
    self.document = document
    picture = nil
    rotation = sheet.rotation
    super.init()
  }

  /// Makes an empty page.
  public override init() {
    (sheet, picture, rotation) = (nil, nil, 0)
    super.init()
  }

  /// Makes a page of a picture.
  public init?(image: UIImage) {
    (sheet, picture, rotation) = (nil, image, 0)
    super.init()
  }

  /// The page's number, beginning with one.
  open var label: String? { document.map { "\($0.index(for: self) + 1)" } }

  /// Its texts, as far as its fonts say what their letters mean.
  public private(set) lazy var string: String? = document?.isLocked == true ? nil : sheet?.text ?? ""
  /// Its texts, without their looks.
  /// - Partly: without fonts and colours.
  open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }
  /// How many characters it has.
  open var numberOfCharacters: Int { string?.utf16.count ?? 0 }

  /// Where a part of the sheet is, in points from the lower left.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    boxes[box] ?? sheet?.box(box.name)
      ?? picture.map { CGRect(origin: .zero, size: $0.size) } ?? CGRect(x: 0, y: 0, width: 612, height: 792)
  }
  /// Says where a part of the sheet is.
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {
    boxes[box] = bounds
    drawings[box] = nil
  }

  /// The page as a picture, as large as fits.
  ///
  /// It is of lines, so that it is sharp in any size; letters have fonts that the reader's browser has.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let whole = shownSize(box)
    let scale = min(size.width / max(whole.width, 1), size.height / max(whole.height, 1))
    return drawing(box, CGSize(width: whole.width * scale, height: whole.height * scale))
  }

  /// The size of what is seen: of a page that is turned, the other way round.
  func shownSize(_ box: PDFDisplayBox) -> CGSize {
    let size = bounds(for: box).size
    return (sheet?.rotation ?? 0) % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  /// The page as a picture, in its own size.
  func drawing(_ box: PDFDisplayBox) -> UIImage { drawing(box, shownSize(box)) }

  private func drawing(_ box: PDFDisplayBox, _ size: CGSize) -> UIImage {
    picture ?? UIImage(_vectorGraphics: Data(svg(box).utf8), size: size)
  }

  private var drawings: [PDFDisplayBox: String] = [:]

  private func svg(_ box: PDFDisplayBox) -> String {
    if let drawn = drawings[box] { return drawn }
    let drawn = document?.isLocked == true ? nil : sheet?.svg(bounds(for: box))
    let size = shownSize(box)
    let svg =
      drawn ?? """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(short(size.width)) \(short(size.height))">\
        <rect width="100%" height="100%" fill="#ffffff"/></svg>
        """
    drawings[box] = svg
    return svg
  }

  /// Notes something on the page.
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotations.append(annotation)
    annotation.page = self
  }
  /// Takes a note away.
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
    annotation.page = nil
  }

  /// A part of the texts.
  open func selection(for range: NSRange) -> PDFSelection? {
    guard let string, let part = Range(range, in: string) else { return nil }
    return PDFSelection(String(string[part]), range, on: self)
  }

  func selections(of text: String, _ options: NSString.CompareOptions) -> [PDFSelection] {
    guard let string, !text.isEmpty else { return [] }
    var found: [PDFSelection] = []
    var rest = string.startIndex..<string.endIndex
    while let range = string.range(of: text, options: options.subtracting(.backwards), range: rest), !range.isEmpty {
      found.append(PDFSelection(String(string[range]), NSRange(range, in: string), on: self))
      rest = range.upperBound..<string.endIndex
    }
    return found
  }
}
