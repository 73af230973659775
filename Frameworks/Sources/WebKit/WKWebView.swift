import FoundationNetworking
import SwiftUI
import UIKitCore

/// Shows a web page inside the program: the reader's browser fetches it and shows it in a frame that is kept apart.
///
/// Pages may refuse to be shown inside others, and browsers do not tell. What goes on in the frame is another site's and
/// is not known here: titles, progress and the way back through its pages.
/// - Partly: a sandboxed frame. Pages may refuse it; titles, progress, scripts and the way back are not known.
@MainActor @preconcurrency
open class WKWebView: UIView, _ViewShowing, _KeyValueObserved {
  public nonisolated let _observers = _KeyValueObservers()
  fileprivate nonisolated let redrawing = Redrawing()
  /// How pages are shown.
  public let configuration: WKWebViewConfiguration
  /// Is asked before a page is shown, and told after.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Is asked about windows of pages; they are the browser's.
  /// - Partly: kept and not asked.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The page that was asked for last.
  public private(set) var url: URL?
  /// Whether a page is being fetched: from when the browser is asked for it until it was.
  /// - Partly: until the browser was asked: when the page is there, it does not tell.
  open private(set) var isLoading = false { didSet { _observers.changed() } }
  /// How much of a page is there: all, once the browser was asked for it.
  /// - Partly: 1 once the browser was asked: how much is there, it does not tell.
  open var estimatedProgress: Double { isLoading ? 0.1 : source == nil ? 0 : 1 }
  /// Whether there is a page to go back to: one that the program has loaded. Where readers went in the frame, their browser's buttons know.
  open var canGoBack: Bool { backForwardList.backItem != nil }
  /// Whether there is a page to go forward to: one that the program has gone back from.
  open var canGoForward: Bool { backForwardList.forwardItem != nil }
  /// Whether all of a page came by a safe line.
  /// - Partly: whether the page's own address is safe.
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  /// The colour that pages have below theirs: the browser's.
  /// - Partly: kept and not used: frames have the browser's.
  open var underPageBackgroundColor: UIColor!
  /// How much larger than by itself a page is.
  /// - Partly: kept and not used: readers tell their browsers.
  open var pageZoom: CGFloat = 1
  /// What the page is called; browsers do not tell.
  /// - Partly: nil: browsers do not tell.
  open var title: String? { nil }
  /// What the browser says it is; it does so itself.
  /// - Partly: kept and not used: browsers say themselves who they are.
  open var customUserAgent: String?
  /// Whether a page can be looked into; browsers let their readers.
  /// - Partly: kept and not used.
  open var isInspectable = false
  /// Whether links are shown before they are followed.
  /// - Partly: kept and not used: browsers decide.
  open var allowsLinkPreview = true
  /// Whether swipes go back; they do as the browser decides.
  /// - Partly: kept and not used: browsers decide.
  open var allowsBackForwardNavigationGestures = false

  /// What was seen and what is, as the program has loaded it; where readers went in the frame is not known.
  public let backForwardList = WKBackForwardList()
  private var source: EmbeddedContent.Source? { backForwardList.currentItem?.source }
  /// Counts how often pages were fetched again: browsers do so for another frame alone.
  private var fetches = 0

  /// What scrolls the page.
  /// - Partly: `isScrollEnabled` alone is used: where the page is scrolled to is the browser's.
  public private(set) lazy var scrollView: UIScrollView = PageScroller(of: self)

  /// Makes a view without a page.
  public init(frame: CGRect = .zero, configuration: WKWebViewConfiguration = WKWebViewConfiguration()) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  @available(*, unavailable, message: "There are no storyboards on Linux: use init(frame:configuration:)")
  public required init?(coder: NSCoder) {
    fatalError("There are no storyboards on Linux")
  }

  /// Shows the page of a request; its address alone counts.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    return open(.page(url))
  }

  /// Shows a page as it is written. It has no scripts, styles and pictures, which the program's own page does not allow.
  /// - Partly: without scripts, styles and pictures, which the program's own page does not allow.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    open(.markup(string))
  }

  /// Shows a page of text.
  /// - Partly: without scripts, styles and pictures, which the program's own page does not allow.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    open(.markup(String(decoding: data, as: UTF8.self)))
  }

  /// Shows a page that is a file of the program.
  /// - Partly: without scripts, styles and pictures, which the program's own page does not allow.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    guard let data = FileManager.default.contents(atPath: URL.path) else { return nil }
    return open(.markup(String(decoding: data, as: UTF8.self)))
  }

  /// Fetches the page again, in a new frame.
  @discardableResult
  open func reload() -> WKNavigation? {
    fetches += 1
    redrawing.advance()
    return source == nil ? nil : WKNavigation()
  }

  /// Fetches the page again.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Stops fetching; the browser has the page already.
  /// - Partly: changes nothing: the browser loads.
  open func stopLoading() {}

  /// Goes back to the page that the program has loaded before; nil where there is none.
  @discardableResult
  open func goBack() -> WKNavigation? {
    backForwardList.backItem.flatMap { go(to: $0) }
  }

  /// Goes forward to the page that the program has gone back from; nil where there is none.
  @discardableResult
  open func goForward() -> WKNavigation? {
    backForwardList.forwardItem.flatMap { go(to: $0) }
  }

  /// Goes to a page of `backForwardList`; nil where it is not in there.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? {
    guard backForwardList.contains(item) else { return nil }
    return show(item, because: .backForward)
  }

  /// Runs a script in the page, which browsers let no program do with another site's page: fails.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(nil, WKError(.javaScriptExceptionOccurred)) }
  }

  /// Runs a script in the page, which browsers let no program do with another site's page: fails.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    throw WKError(.javaScriptExceptionOccurred)
  }

  public var _content: AnyView {
    AnyView(
      Redrawn(redrawing: redrawing) { [weak self] in self?.content ?? AnyView(EmptyView()) })
  }

  private var content: AnyView {
    guard let source else { return AnyView(Color.clear) }
    var content = EmbeddedContent(source: source, label: url?.host ?? "Page")
    content.scrolls = scrollView.isScrollEnabled
    content.runsScripts =
      configuration.preferences.javaScriptEnabled && configuration.defaultWebpagePreferences.allowsContentJavaScript
    return AnyView(_EmbeddedView(content).id(fetches))
  }

  private func open(_ next: EmbeddedContent.Source) -> WKNavigation {
    // Programs load a page again and again, as their view is updated.
    if let item = backForwardList.currentItem, item.source == next { return show(item, because: .other) }
    return show(WKBackForwardListItem(next), because: .other)
  }

  private func show(_ item: WKBackForwardListItem, because kind: WKNavigationType) -> WKNavigation {
    let navigation = WKNavigation()
    let action = WKNavigationAction(request: URLRequest(url: item.url), navigationType: kind, of: self)
    let decide: @MainActor @Sendable (WKNavigationActionPolicy) -> Void = { [weak self] policy in
      guard let self, policy == .allow else { return }
      isLoading = true
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      backForwardList.show(item)
      if case .page(let url) = item.source { self.url = url }
      redrawing.advance()
      _observers.changed()
      // What is known of the page: that the browser was asked for it.
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        navigationDelegate?.webView(self, didCommit: navigation)
        isLoading = false
        navigationDelegate?.webView(self, didFinish: navigation)
      }
    }
    if let navigationDelegate {
      let answer: @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void = { policy, _ in
        decide(policy)
      }
      navigationDelegate.webView(
        self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences, decisionHandler: answer)
    } else {
      decide(.allow)
    }
    return navigation
  }
}

/// Says whether the page in a frame can be scrolled.
private final class PageScroller: UIScrollView {
  private weak var page: WKWebView?

  init(of page: WKWebView) {
    self.page = page
    super.init(frame: .zero)
  }

  @available(*, unavailable, message: "There are no storyboards on Linux")
  required init?(coder: NSCoder) { fatalError("There are no storyboards on Linux") }

  override var isScrollEnabled: Bool {
    didSet { page?.redrawing.advance() }
  }
}
