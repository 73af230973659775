import AVKit
import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import WebKit

@MainActor
struct EmbeddedTests {
  private let url = URL(string: "https://example.com/a") ?? URL(fileURLWithPath: "/")

  private struct Browser: UIViewRepresentable {
    let url: URL
    let delegate: Guard

    func makeUIView(context: Context) -> WKWebView {
      let view = WKWebView()
      view.navigationDelegate = delegate
      return view
    }

    func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: url)) }
  }

  private final class Guard: NSObject, WKNavigationDelegate {
    var finished: [URL?] = []

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      decisionHandler(navigationAction.request.url?.host == "example.com" ? .allow : .cancel)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { finished.append(webView.url) }
  }

  private func embedded(_ screen: TestScreen) -> [EmbeddedContent] {
    screen.nodes { if case .embedded = $0.content { true } else { false } }.compactMap {
      if case .embedded(let content) = $0.content { content } else { nil }
    }
  }

  @Test func aPageIsShownInARepresentable() async {
    let delegate = Guard()
    let screen = TestScreen(Browser(url: url, delegate: delegate))
    await screen.settle()
    #expect(embedded(screen).map(\.source) == [.page(url)])
    #expect(delegate.finished.last == url)
  }

  private struct Kept: UIViewRepresentable {
    let view: WKWebView

    func makeUIView(context: Context) -> WKWebView { view }
    func updateUIView(_ view: WKWebView, context: Context) {}
  }

  @Test func aPageThatIsLoadedLaterIsShown() async {
    let view = WKWebView()
    let screen = TestScreen(Kept(view: view))
    #expect(embedded(screen).isEmpty)
    view.load(URLRequest(url: url))
    await screen.settle()
    #expect(embedded(screen).map(\.source) == [.page(url)])
  }

  @Test func aRefusedPageIsNotShown() async {
    let other = URL(string: "https://example.org") ?? url
    let screen = TestScreen(Browser(url: other, delegate: Guard()))
    await screen.settle()
    #expect(embedded(screen).isEmpty)
  }

  @Test func aPageOfTheNewerKindIsShown() {
    let page = WebPage()
    let screen = TestScreen(WebView(page))
    #expect(embedded(screen).isEmpty)
    page.load(url)
    #expect(embedded(screen).map(\.source) == [.page(url)])
    page.load(html: "<p>Hello")
    #expect(embedded(screen).map(\.source) == [.markup("<p>Hello")])
    #expect(embedded(TestScreen(WebView(url: url))).map(\.label) == ["example.com"])
  }

  @Test func aFilmIsShown() {
    let player = AVPlayer(url: url)
    let screen = TestScreen(VideoPlayer(player: player))
    #expect(embedded(screen).map(\.playsAtOnce) == [false])
    player.play()
    #expect(embedded(screen).map(\.source) == [.film(url)])
    #expect(embedded(screen).map(\.playsAtOnce) == [true])
  }

  private struct FilmScreen: UIViewControllerRepresentable {
    let player: AVPlayer

    func makeUIViewController(context: Context) -> AVPlayerViewController {
      let controller = AVPlayerViewController()
      controller.player = player
      return controller
    }

    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
  }

  @Test func aFilmIsShownByAController() async {
    let player = AVPlayer(url: url)
    let screen = TestScreen(FilmScreen(player: player))
    await screen.settle()
    #expect(embedded(screen).map(\.source) == [.film(url)])
    player.play()
    #expect(embedded(screen).map(\.playsAtOnce) == [true])
  }
}
