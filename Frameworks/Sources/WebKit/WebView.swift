import FoundationNetworking
import SwiftUI

/// A web page that a view shows.
/// - Partly: titles, progress, scripts and the way back are not known.
@MainActor @Observable
public final class WebPage {
  /// The page that was asked for last.
  public private(set) var url: URL?
  fileprivate private(set) var source: EmbeddedContent.Source?

  /// Makes an empty page.
  public init() {}

  /// Whether it is being fetched; the browser does not tell.
  public var isLoading: Bool { false }
  /// How much of it is there: all, once it was asked for.
  public var estimatedProgress: Double { source == nil ? 0 : 1 }

  /// Shows the page of an address.
  public func load(_ url: URL?) {
    self.url = url
    source = url.map { .page($0) }
  }

  /// Shows the page of a request; its address alone counts.
  public func load(_ request: URLRequest) { load(request.url) }

  /// Shows a page as it is written. It has no scripts, styles and pictures, which the program's own page does not allow.
  /// - Partly: `baseURL` is not used: what is shown has no address of its own.
  public func load(html: String, baseURL: URL = URL(fileURLWithPath: "/")) {
    url = nil
    source = .markup(html)
  }
}

/// Shows a web page inside the program, in a frame that is kept apart. Pages may refuse that, and browsers do not tell.
/// - Partly: a sandboxed frame. Pages may refuse it; browsers do not tell.
public struct WebView: View {
  private let page: WebPage?
  private let url: URL?

  /// Shows the page of an address.
  nonisolated public init(url: URL?) {
    self.url = url
    page = nil
  }

  /// Shows what a page has loaded.
  nonisolated public init(_ page: WebPage) {
    self.page = page
    url = nil
  }

  public var body: some View {
    if let source = page.map(\.source) ?? url.map({ .page($0) }) {
      _EmbeddedView(source, label: (page?.url ?? url)?.host ?? "Page")
    } else {
      Color.clear
    }
  }
}

/// The platform looks for this name: the policy of pages lets frames and films in where it is there.
@_cdecl("newsreel_embeds")
public func _newsreelEmbeds() {}
