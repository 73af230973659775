import FoundationNetworking
import SwiftUI

extension WebPage {
  /// Shows the page of an address: one of the web, or one that the program answers itself.
  /// - Partly: fails for files, which are the server's: read those of the program, and use `load(html:baseURL:)`.
  @discardableResult
  public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
    guard let url else { return nothing(because: .invalidURL) }
    return load(url, .request(URLRequest(url: url)))
  }

  /// Shows the page of a request; where the browser fetches it, its address alone counts.
  /// - Partly: the request's address alone is used, unless the program answers it.
  @discardableResult
  public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
    guard let url = request.url else { return nothing(because: .invalidURL) }
    return load(url, .request(request))
  }

  /// Shows a page as it is written. It has no scripts, styles and pictures, which the program's own page does not allow.
  /// - Partly: without scripts, styles and pictures; `baseURL` is told as the page's address and not used otherwise.
  @discardableResult
  public func load(html: String, baseURL: URL = WebPage._blank) -> some AsyncSequence<NavigationEvent, any Error> {
    load(baseURL, .written(html))
  }

  /// Shows a page of text.
  /// - Partly: texts alone; without scripts, styles and pictures, which the program's own page does not allow.
  @discardableResult
  public func load(
    _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    load(baseURL, .written(WrittenPage(data, mimeType: mimeType, encoding: characterEncoding).markup))
  }

  /// Shows what the program says is the answer to a request.
  /// - Partly: texts alone; without scripts, styles and pictures, which the program's own page does not allow.
  @discardableResult
  public func load(
    simulatedRequest request: URLRequest, response: URLResponse, responseData: Data
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    load(request.url ?? Self._blank, .written(WrittenPage(responseData, response).markup))
  }

  /// Shows what the program says is the answer to a request.
  /// - Partly: without scripts, styles and pictures, which the program's own page does not allow.
  @discardableResult
  public func load(
    simulatedRequest request: URLRequest, responseHTML htmlString: String
  ) -> some AsyncSequence<NavigationEvent, any Error> {
    load(request.url ?? Self._blank, .written(htmlString))
  }

  /// Goes to a page of `backForwardList`; changes nothing where it is not in there.
  @discardableResult
  public func load(_ item: BackForwardList.Item) -> some AsyncSequence<NavigationEvent, any Error> {
    backForwardList.contains(item) ? go(to: item, because: .backForward) : nothing(because: nil)
  }

  /// Fetches the page again: the one that the program has loaded last, in a new frame.
  /// - Partly: where readers went in the frame is not known: they are back where the program has led them.
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> {
    guard let item = backForwardList.currentItem else { return nothing(because: nil) }
    return go(to: item, because: .reload)
  }

  /// Stops what is still on its way: what is being decided, and what the program answers itself.
  /// - Partly: what the browser was asked for comes: it does not let itself be stopped.
  public func stopLoading() { end(because: URLError(.cancelled)) }

  /// The address of what has none.
  nonisolated public static var _blank: URL { URL(string: "about:blank") ?? URL(fileURLWithPath: "/") }

  private func load(_ url: URL, _ wish: Wish) -> NavigationStream {
    // The same once more is no other page.
    let same = backForwardList.currentItem.flatMap { $0.url == url && $0.wish == wish ? $0 : nil }
    if let same { return go(to: same, because: .other) }
    return go(to: BackForwardList.Item(url, wish), because: .other)
  }

  private func nothing(because error: NavigationError?) -> NavigationStream {
    NavigationStream { $0.finish(throwing: error) }
  }
}
