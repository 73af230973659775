import Foundation
import FoundationNetworking
import SwiftUI
import SwiftUITesting
import Testing
import WebKit

@MainActor
struct WebPageTests {
  private func address(_ name: String) -> URL {
    URL(string: "https://example.com/\(name)") ?? URL(fileURLWithPath: "/")
  }

  private func embedded(_ screen: TestScreen) -> [DisplayNode] {
    screen.nodes { if case .embedded = $0.content { true } else { false } }
  }

  private func sources(_ screen: TestScreen) -> [EmbeddedContent] {
    embedded(screen).compactMap { if case .embedded(let content) = $0.content { content } else { nil } }
  }

  @Test func aPageTellsWhatItLoads() async throws {
    let page = WebPage()
    #expect(page.title == "" && page.url == nil && !page.isLoading && page.currentNavigationEvent == nil)
    var events: [WebPage.NavigationEvent] = []
    let loading = page.load(address("a"))
    #expect(page.isLoading && page.url == address("a") && page.estimatedProgress < 1)
    for try await event in loading { events.append(event) }
    #expect(events == [.startedProvisionalNavigation, .committed, .finished])
    #expect(!page.isLoading && page.estimatedProgress == 1 && page.currentNavigationEvent == .finished)
  }

  @Test func aPageGoesBackAmongWhatWasLoaded() async throws {
    let page = WebPage()
    let screen = TestScreen(WebView(page))
    for name in ["a", "b"] { for try await _ in page.load(address(name)) {} }
    let item = try #require(page.backForwardList.backList.last)
    page.load(item)
    #expect(sources(screen).map(\.source) == [.page(address("a"))])
    #expect(page.backForwardList.forwardList.map(\.url) == [address("b")])
    #expect(page.backForwardList[1]?.url == address("b") && page.backForwardList[.max] == nil)
    page.load(address("c"))
    #expect(page.backForwardList.forwardList.isEmpty && page.backForwardList.backList.count == 1)
  }

  @Test func reloadingMakesAnotherFrame() async throws {
    let page = WebPage()
    let screen = TestScreen(WebView(page))
    page.load(address("a"))
    let first = try #require(embedded(screen).first)
    page.reload()
    let second = try #require(embedded(screen).first)
    #expect(first.id != second.id)
    #expect(page.backForwardList.backList.isEmpty)
  }

  @Test func reloadingAnOlderPageMakesAnotherFrame() async throws {
    let view = WKWebView()
    let screen = TestScreen(Kept(view: view))
    view.load(URLRequest(url: address("a")))
    let first = try #require(embedded(screen).first)
    view.reload()
    #expect(try #require(embedded(screen).first).id != first.id)
  }

  private struct Kept: UIViewRepresentable {
    let view: WKWebView

    func makeUIView(context: Context) -> WKWebView { view }
    func updateUIView(_ view: WKWebView, context: Context) {}
  }

  @Test func whatAProgramWritesHasATitle() {
    let page = WebPage()
    page.load(html: "<title>\n Cats &amp; dogs</title><p>Hello", baseURL: address("pets"))
    #expect(page.title == "Cats & dogs" && page.url == address("pets"))
    page.load(Data("a < b".utf8), mimeType: "text/plain", characterEncoding: .utf8, baseURL: address("x"))
    #expect(sources(TestScreen(WebView(page))).map(\.source) == [.markup("<pre>a &lt; b</pre>")])
    #expect(page.title == "")
  }

  private struct Decider: WebPage.NavigationDeciding {
    var asked = 0

    mutating func decidePolicy(
      for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy {
      asked += 1
      preferences.allowsContentJavaScript = asked > 1
      return action.request.url?.host == "example.com" ? .allow : .cancel
    }
  }

  @Test func decidersSayWhatIsShownAndWhatItMayDo() async throws {
    let page = WebPage(navigationDecider: Decider())
    let screen = TestScreen(WebView(page))
    page.load(address("a"))
    #expect(sources(screen).map(\.runsScripts) == [false])
    await #expect(throws: WebPage.NavigationError.self) {
      for try await _ in page.load(URL(string: "https://example.org")) {}
    }
    #expect(page.url == address("a") && !page.isLoading)
    page.reload()
    #expect(sources(screen).map(\.runsScripts) == [true])
    for none in [nil, URL(fileURLWithPath: "/etc/hostname")] {
      await #expect(throws: WebPage.NavigationError.self) { for try await _ in page.load(none) {} }
    }
  }

  private struct Lakes: URLSchemeHandler {
    func reply(for request: URLRequest) -> some AsyncSequence<URLSchemeTaskResult, any Error> {
      AsyncThrowingStream<URLSchemeTaskResult, any Error> { parts in
        guard let url = request.url, url.host != "none" else { return parts.finish(throwing: URLError(.badURL)) }
        parts.yield(
          .response(
            URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8")))
        parts.yield(.data(Data("<title>Lake</title>".utf8)))
        if url.host != "endless" { parts.finish() }
      }
    }
  }

  @Test func aProgramAnswersAddressesOfItsOwn() async throws {
    var configuration = WebPage.Configuration()
    configuration.urlSchemeHandlers[try #require(URLScheme("lakes"))] = Lakes()
    #expect(URLScheme("https") == nil && URLScheme("a b") == nil)
    let page = WebPage(configuration: configuration)
    for try await _ in page.load(URL(string: "lakes://tahoe")) {}
    #expect(page.title == "Lake")
    await #expect(throws: WebPage.NavigationError.self) {
      for try await _ in page.load(URL(string: "lakes://none")) {}
    }
    page.load(URL(string: "lakes://endless"))
    #expect(page.isLoading)
    page.stopLoading()
    #expect(!page.isLoading && page.url == URL(string: "lakes://tahoe"))
  }

  @Test func framesCannotBeScrolledWhereTheProgramSaysSo() {
    let screen = TestScreen(WebView(url: address("a")).scrollDisabled(true))
    #expect(sources(screen).map(\.scrolls) == [false])
  }
}
