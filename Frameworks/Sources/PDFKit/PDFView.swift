import SwiftUI
import UIKit

/// Shows a document: its pages as drawings, with letters in fonts that the reader's browser has.
/// - Partly: pages as drawings; notes are not shown, and browsers do not tell what is selected.
@MainActor @preconcurrency
open class PDFView: UIView, _ViewShowing {
  /// The document.
  open var document: PDFDocument? {
    didSet {
      guard document !== oldValue else { return }
      scroller.page = 0
      tell(.PDFViewDocumentChanged)
      _changed()
    }
  }
  /// Is asked and told of what happens.
  /// - Partly: kept and not called.
  open weak var delegate: (any PDFViewDelegate)?
  /// How pages are laid beside each other.
  /// - Partly: two pages beside each other are shown one below the other.
  open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { _changed() } }
  /// Where the next page is.
  open var displayDirection = PDFDisplayDirection.vertical { didSet { _changed() } }
  /// Which part of the sheets is shown.
  open var displayBox = PDFDisplayBox.cropBox { didSet { _changed() } }
  /// Whether there is room between pages.
  open var displaysPageBreaks = true { didSet { _changed() } }
  /// The room around pages.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) { didSet { _changed() } }
  /// Whether pages are as wide as the view.
  open var autoScales = false { didSet { _changed() } }
  /// How large pages are shown, where they are not as wide as the view.
  open var scaleFactor: CGFloat = 1 {
    didSet {
      autoScales = false
      tell(.PDFViewScaleChanged)
    }
  }
  /// How small pages may become.
  /// - Partly: kept and not used: readers use their browser's zoom.
  open var minScaleFactor: CGFloat = 0.1
  /// How large pages may become.
  /// - Partly: kept and not used: readers use their browser's zoom.
  open var maxScaleFactor: CGFloat = 10
  /// The size in which a page is as wide as the view.
  open var scaleFactorForSizeToFit: CGFloat {
    let width = currentPage?.bounds(for: displayBox).width ?? 0
    return width > 0 && bounds.width > 0 ? bounds.width / width : 1
  }
  /// Whether pages throw shadows.
  open var pageShadowsEnabled = true { didSet { _changed() } }
  /// Whether addresses in texts become links.
  /// - Partly: kept and not used.
  open var enableDataDetectors = false
  /// Parts of the texts that stand out.
  /// - Partly: kept and not shown.
  open var highlightedSelections: [PDFSelection]?
  /// The part of the texts that is selected.
  /// - Partly: what the program sets: browsers do not tell what is selected.
  open var currentSelection: PDFSelection?
  private lazy var scroller: PDFScroller = {
    let scroller = PDFScroller()
    scroller.turned = { [weak self] in self?.tell(.PDFViewPageChanged) }
    return scroller
  }()

  /// Makes a view without a document.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  @available(*, unavailable, message: "There are no storyboards on Linux: use init(frame:)")
  public required init?(coder: NSCoder) { fatalError("There are no storyboards on Linux") }

  private func tell(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// The page that is seen.
  open var currentPage: PDFPage? { document?.page(at: scroller.page) }
  /// The pages that are seen.
  /// - Partly: the one page that the reader came to last.
  open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
  /// Where the reader is.
  open var currentDestination: PDFDestination? {
    currentPage.map { PDFDestination(page: $0, at: CGPoint(x: 0, y: $0.bounds(for: displayBox).maxY)) }
  }

  private func go(_ place: Int) {
    guard let document, (0..<document.pageCount).contains(place) else { return }
    scroller.page = place
  }

  /// Shows a page.
  open func go(to page: PDFPage) { if let place = document?.index(for: page) { go(place) } }
  /// Shows the page of a place.
  open func go(to destination: PDFDestination) { if let page = destination.page { go(to: page) } }
  /// Shows the page of a part of the texts.
  open func go(to selection: PDFSelection) { if let page = selection.pages.first { go(to: page) } }
  /// Shows the page of a rectangle.
  open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
  open var canGoToFirstPage: Bool { scroller.page > 0 }
  open var canGoToLastPage: Bool { canGoToNextPage }
  open var canGoToNextPage: Bool { scroller.page + 1 < document?.pageCount ?? 0 }
  open var canGoToPreviousPage: Bool { scroller.page > 0 }
  open func goToFirstPage(_ sender: Any?) { go(0) }
  open func goToLastPage(_ sender: Any?) { go((document?.pageCount ?? 0) - 1) }
  open func goToNextPage(_ sender: Any?) { go(scroller.page + 1) }
  open func goToPreviousPage(_ sender: Any?) { go(scroller.page - 1) }

  /// Shows a page at a time, which the reader turns.
  /// - Partly: `viewOptions` is not used.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
    isUsingPageViewController = enable
    if enable { displayDirection = .horizontal }
    _changed()
  }
  public private(set) var isUsingPageViewController = false

  /// Shows the document anew.
  open func layoutDocumentView() { _changed() }

  public var _content: AnyView {
    guard let document, !document.isLocked else { return AnyView(Color.clear) }
    return AnyView(
      PDFPages(
        document: document, scroller: scroller, box: displayBox, isAcross: displayDirection == .horizontal,
        isSingle: displayMode == .singlePage && !isUsingPageViewController,
        scale: autoScales || isUsingPageViewController ? nil : scaleFactor,
        gap: displaysPageBreaks ? pageBreakMargins.top + pageBreakMargins.bottom : 0, hasShadow: pageShadowsEnabled))
  }
}

/// Is told of what a view of a document does.
@MainActor @preconcurrency
public protocol PDFViewDelegate: NSObjectProtocol {}
