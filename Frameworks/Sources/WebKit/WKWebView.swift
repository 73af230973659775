import FoundationNetworking
import SwiftUI
import UIKitCore

/// Shows a web page inside the program: the reader's browser fetches it and shows it in a frame that is kept apart.
///
/// Pages may refuse to be shown inside others, and browsers do not tell. What goes on in the frame is another site's and
/// is not known here: titles, progress and the way back through its pages.
/// - Partly: a sandboxed frame. Pages may refuse it; titles, progress, scripts and the way back are not known.
@MainActor @preconcurrency
open class WKWebView: UIView, _ViewShowing {
  /// How pages are shown.
  public let configuration: WKWebViewConfiguration
  /// Is asked before a page is shown, and told after.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Is asked about windows of pages; they are the browser's.
  /// - Partly: kept and not asked.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The page that was asked for last.
  public private(set) var url: URL?
  /// Whether a page is being fetched; the browser does not tell.
  open var isLoading: Bool { false }
  /// How much of a page is there: all, once it was asked for.
  open var estimatedProgress: Double { source == nil ? 0 : 1 }
  /// Whether there is a page to go back to: one that the program has loaded. Where readers went in the frame, their browser's buttons know.
  open var canGoBack: Bool { !former.isEmpty }
  /// Whether there is a page to go forward to: one that the program has gone back from.
  open var canGoForward: Bool { !later.isEmpty }
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

  private var source: EmbeddedContent.Source?
  private var former: [EmbeddedContent.Source] = []
  private var later: [EmbeddedContent.Source] = []

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

  /// Fetches the page again.
  @discardableResult
  open func reload() -> WKNavigation? {
    _changed()
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
    guard let last = former.popLast() else { return nil }
    if let source { later.append(source) }
    return show(last)
  }

  /// Goes forward to the page that the program has gone back from; nil where there is none.
  @discardableResult
  open func goForward() -> WKNavigation? {
    guard let next = later.popLast() else { return nil }
    if let source { former.append(source) }
    return show(next)
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
    guard let source else { return AnyView(Color.clear) }
    var content = EmbeddedContent(source: source, label: url?.host ?? "Page")
    content.scrolls = scrollView.isScrollEnabled
    content.runsScripts =
      configuration.preferences.javaScriptEnabled && configuration.defaultWebpagePreferences.allowsContentJavaScript
    return AnyView(_EmbeddedView(content))
  }

  private func open(_ next: EmbeddedContent.Source) -> WKNavigation {
    // Programs load a page again and again, as their view is updated.
    if let source, source != next {
      former.append(source)
      later = []
    }
    return show(next)
  }

  private func show(_ source: EmbeddedContent.Source) -> WKNavigation {
    let navigation = WKNavigation()
    let address = if case .page(let url) = source { url } else { URL(string: "about:blank") }
    guard let address else { return navigation }
    let request = URLRequest(url: address)
    let decide: (WKNavigationActionPolicy) -> Void = { [weak self] policy in
      guard let self, policy == .allow else { return }
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      self.source = source
      if case .page(let url) = source { self.url = url }
      _changed()
      // What is known of the page: that the browser was asked for it.
      DispatchQueue.main.async { [weak self] in
        guard let self else { return }
        navigationDelegate?.webView(self, didCommit: navigation)
        navigationDelegate?.webView(self, didFinish: navigation)
      }
    }
    if let navigationDelegate {
      navigationDelegate.webView(self, decidePolicyFor: WKNavigationAction(request: request), decisionHandler: decide)
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
    didSet { page?._changed() }
  }
}
