import FoundationNetworking
import SwiftUI

extension WebPage {
  /// What a program asks for.
  enum Wish: Equatable, Sendable {
    case request(URLRequest)
    case written(String)
  }

  /// Shows something, at once where nobody has to be waited for.
  func go(to item: BackForwardList.Item, because kind: WKNavigationType) -> NavigationStream {
    end(because: URLError(.cancelled))
    let (stream, teller) = NavigationStream.makeStream()
    let journey = Journey(to: item, teller)
    self.journey = journey
    arriving = item
    journey.task = Task.immediate { await self.travel(journey, because: kind) }
    return stream
  }

  /// Ends what is on its way. What the browser was asked for has arrived, as far as is known.
  func end(because error: any Error) {
    guard let journey else { return }
    journey.task?.cancel()
    if journey.isShown { return arrive(journey) }
    self.journey = nil
    arriving = nil
    tell(error, of: journey)
  }

  private func arrive(_ journey: Journey) {
    tell(.committed, of: journey)
    self.journey = nil
    arriving = nil
    tell(.finished, of: journey)
    journey.teller.finish()
  }

  private func travel(_ journey: Journey, because kind: WKNavigationType) async {
    do {
      var item = journey.item
      let preferences = try await decided(item, because: kind)
      guard self.journey === journey else { return }
      tell(.startedProvisionalNavigation, of: journey)
      let source = try await source(of: item)
      guard self.journey === journey else { return }
      if case .markup(let text) = source { item.title = WrittenPage(markup: text).title }
      show(item, source, preferences)
      journey.isShown = true
      // What is known of the page: that the browser was asked for it.
      await Task.yield()
      if self.journey === journey { arrive(journey) }
    } catch {
      if self.journey === journey { end(because: error) }
    }
  }

  private func show(
    _ item: BackForwardList.Item, _ source: EmbeddedContent.Source, _ preferences: NavigationPreferences
  ) {
    var fetches = shown?.fetches ?? 0
    if shown?.source == source { fetches += 1 }
    shown = Shown(source: source, runsScripts: preferences.allowsContentJavaScript, fetches: fetches)
    backForwardList.show(item)
  }

  /// Asks whether something is shown, and what it may do.
  private func decided(
    _ item: BackForwardList.Item, because kind: WKNavigationType
  ) async throws -> NavigationPreferences {
    var preferences = configuration.defaultNavigationPreferences
    guard var decider = navigationDecider else { return preferences }
    let request = if case .request(let request) = item.wish { request } else { URLRequest(url: item.url) }
    let action = NavigationAction(request: request, navigationType: kind)
    let policy = await decider.decidePolicy(for: action, preferences: &preferences)
    navigationDecider = decider
    guard policy == .allow else { throw URLError(.cancelled) }
    return preferences
  }

  private func source(of item: BackForwardList.Item) async throws -> EmbeddedContent.Source {
    switch item.wish {
    case .written(let markup): return .markup(markup)
    case .request(let request):
      if let handler = configuration.urlSchemeHandlers[URLScheme(of: item.url)] {
        let (response, data) = try await answer(to: request, by: handler)
        return .markup(WrittenPage(data, response).markup)
      }
      // Addresses may come from readers, and files are the server's.
      guard !item.url.isFileURL else { throw URLError(.noPermissionsToReadFile) }
      return .page(item.url)
    }
  }

  /// Gathers what the program answers, and asks whether it is shown.
  private func answer(
    to request: URLRequest, by handler: some URLSchemeHandler
  ) async throws -> (URLResponse?, Data) {
    var (response, data) = (URLResponse?.none, Data())
    for try await part in handler.reply(for: request) {
      switch part {
      case .response(let head):
        response = head
        guard var decider = navigationDecider else { continue }
        let policy = await decider.decidePolicy(for: NavigationResponse(response: head))
        navigationDecider = decider
        guard policy == .allow else { throw URLError(.cancelled) }
      case .data(let more): data += more
      }
    }
    return (response, data)
  }
}
