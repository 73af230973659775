import Foundation
import UIKit

/// A part of a document's texts.
open class PDFSelection: NSObject {
  /// The pages that it is on.
  public private(set) var pages: [PDFPage]
  /// The text.
  public private(set) var string: String?
  /// The colour behind it.
  /// - Partly: kept and not shown.
  open var color: UIColor?
  private var range: NSRange

  init(_ text: String, _ range: NSRange, on page: PDFPage) {
    pages = [page]
    string = text
    self.range = range
    super.init()
  }

  /// Makes a part without text.
  /// - Partly: `document` is not used.
  public init(document: PDFDocument) {
    (pages, string, range) = ([], "", NSRange(location: 0, length: 0))
    super.init()
  }

  /// The text, without its looks.
  open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }
  /// How many pieces it has on a page.
  open func numberOfTextRanges(on page: PDFPage) -> Int { pages.contains { $0 === page } ? 1 : 0 }
  /// A piece that it has on a page.
  open func range(at index: Int, on page: PDFPage) -> NSRange { range }
  /// Adds another part.
  open func add(_ selection: PDFSelection) {
    string = (string ?? "") + (selection.string ?? "")
    pages += selection.pages.filter { page in !pages.contains { $0 === page } }
  }
}

/// A place on a page.
open class PDFDestination: NSObject {
  /// The page.
  public private(set) weak var page: PDFPage?
  /// The place, in points from the lower left.
  public let point: CGPoint

  /// Makes a place.
  public init(page: PDFPage, at point: CGPoint) {
    self.page = page
    self.point = point
  }
}

/// An entry of a table of contents.
open class PDFOutline: NSObject {
  /// What it is called.
  open var label: String?
  /// Where it leads.
  open var destination: PDFDestination?
  /// The document.
  public private(set) weak var document: PDFDocument?
  /// The entry that it is below.
  public private(set) weak var parent: PDFOutline?
  /// Whether those below are seen.
  open var isOpen = false
  private var children: [PDFOutline] = []

  /// Makes an entry.
  public override init() { super.init() }

  /// How many entries may still be read: one may name itself.
  final class Budget {
    var left = 10_000
  }

  init(_ values: [String: PDFValue], in document: PDFDocument, depth: Int = 0, budget: Budget = Budget()) {
    let file = document.file
    label = file[values["Title"]].title
    self.document = document
    super.init()
    let target = file[values["Dest"] ?? file[values["A"]].dictionary?["D"]].array
    if case .reference(let number)? = target?.first, let page = document.numbers[number].flatMap(document.page(at:)) {
      destination = PDFDestination(page: page, at: CGPoint(x: 0, y: page.bounds(for: .cropBox).maxY))
    }
    var next = file[values["First"]].dictionary
    while let child = next, depth < 20, budget.left > 0 {
      budget.left -= 1
      let outline = PDFOutline(child, in: document, depth: depth + 1, budget: budget)
      outline.parent = self
      children.append(outline)
      next = file[child["Next"]].dictionary
    }
  }

  /// How many are below.
  open var numberOfChildren: Int { children.count }
  /// One that is below.
  open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
  /// Where it stands among those with the same entry above.
  open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }
  /// Puts an entry below this one.
  open func insertChild(_ child: PDFOutline, at index: Int) {
    children.insert(child, at: min(max(index, 0), children.count))
    child.parent = self
  }
}
