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
  /// Whether there is a page to go back to; the browser's own buttons know.
  open var canGoBack: Bool { false }
  /// Whether there is a page to go forward to; the browser's own buttons know.
  open var canGoForward: Bool { false }
  /// Whether swipes go back; they do as the browser decides.
  /// - Partly: kept and not used: browsers decide.
  open var allowsBackForwardNavigationGestures = false

  private var source: EmbeddedContent.Source?

  /// What scrolls the page: the browser's own, which a program does not see.
  @available(*, unavailable, message: "the page in a frame scrolls as the browser lets it")
  open var scrollView: UIScrollView { UIScrollView() }

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
    return show(.page(url), as: request)
  }

  /// Shows a page as it is written. It has no scripts, styles and pictures, which the program's own page does not allow.
  /// - Partly: without scripts, styles and pictures, which the program's own page does not allow.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    show(.markup(string), as: URLRequest(url: baseURL ?? URL(string: "about:blank") ?? URL(fileURLWithPath: "/")))
  }

  /// Fetches the page again.
  @discardableResult
  open func reload() -> WKNavigation? {
    _changed()
    return source == nil ? nil : WKNavigation()
  }

  /// Stops fetching; the browser has the page already.
  /// - Partly: changes nothing: the browser loads.
  open func stopLoading() {}

  /// Goes back to the page before.
  @available(*, unavailable, message: "the pages of a frame are the browser's: its own button goes back")
  @discardableResult
  open func goBack() -> WKNavigation? { nil }

  /// Runs a script in the page.
  @available(*, unavailable, message: "browsers let no program run scripts in another site's page")
  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {}

  public var _content: AnyView {
    guard let source else { return AnyView(Color.clear) }
    return AnyView(_EmbeddedView(source, label: url?.host ?? "Page"))
  }

  private func show(_ source: EmbeddedContent.Source, as request: URLRequest) -> WKNavigation {
    let navigation = WKNavigation()
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
