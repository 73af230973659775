import FoundationNetworking
import SwiftUI

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
    if let page, let shown = page.shown {
      let label = page.title.isEmpty ? page.url?.host ?? "Page" : page.title
      // Browsers fetch a page again for another frame alone.
      WebFrame(source: shown.source, label: label, runsScripts: shown.runsScripts).id(shown.fetches)
    } else if let url {
      WebFrame(source: .page(url), label: url.host ?? "Page", runsScripts: true)
    } else {
      Color.clear
    }
  }
}

/// Shows a page in a frame, which can be scrolled where views can.
private struct WebFrame: View {
  let source: EmbeddedContent.Source
  let label: String
  let runsScripts: Bool
  @Environment(\.isScrollEnabled) private var scrolls

  var body: some View {
    var content = EmbeddedContent(source: source, label: label)
    content.scrolls = scrolls
    content.runsScripts = runsScripts
    return _EmbeddedView(content)
  }
}

/// The platform looks for this name: the policy of pages lets frames and films in where it is there.
@_cdecl("newsreel_embeds")
public func _newsreelEmbeds() {}
