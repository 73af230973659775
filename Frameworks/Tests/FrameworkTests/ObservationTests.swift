import AVFoundation
import Combine
import Foundation
import FoundationNetworking
import SwiftUI
import SwiftUITesting
import Testing
import WebKit

@MainActor
struct ObservationTests {
  private func page(_ name: String) -> URL {
    URL(string: "https://example.com/\(name)") ?? URL(fileURLWithPath: "/")
  }

  private func turn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  private final class Browser: WKWebView {}

  @Test func pagesTellWhatTheyLoad() async {
    let view = Browser()
    var (back, addresses, progress) = ([Bool](), [String?](), [Double]())
    var kept: Set<AnyCancellable> = []
    view.publisher(for: \.canGoBack).sink { back.append($0) }.store(in: &kept)
    view.publisher(for: \.url?.lastPathComponent, options: [.new]).sink { addresses.append($0) }.store(in: &kept)
    let observation = view.observe(\.estimatedProgress, options: [.old, .new]) { _, change in
      #expect(change.oldValue != change.newValue && change.kind == .setting)
      progress.append(change.newValue ?? -1)
    }
    view.load(URLRequest(url: page("a")))
    await turn()
    view.load(URLRequest(url: page("b")))
    await turn()
    #expect(view.backForwardList.backList.map(\.url) == [page("a")])
    view.goBack()
    await turn()
    #expect(back == [false, true, false])
    #expect(addresses == ["a", "b", "a"])
    #expect(view.backForwardList.forwardItem?.url == page("b") && view.canGoForward)
    #expect(progress.first == 0.1 && progress.last == 1)
    observation.invalidate()
    kept = []
    view.goForward()
    await turn()
    #expect(back.count == 3 && view.url == page("b"))
  }

  private final class Waiting: NSObject, WKNavigationDelegate {
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
      -> WKNavigationActionPolicy
    { navigationAction.request.url?.lastPathComponent == "a" ? .allow : .cancel }
  }

  private final class Newer: NSObject, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(navigationAction.request.url?.lastPathComponent == "a" ? .allow : .cancel) }
  }

  private final class WithPreferences: NSObject, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
      decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) { decisionHandler(navigationAction.request.url?.lastPathComponent == "a" ? .allow : .cancel, preferences) }
  }

  @Test func cookiesOfTheProgramAreKept() async throws {
    let store = WKWebViewConfiguration().websiteDataStore
    let cookie = try #require(
      HTTPCookie(properties: [.name: "a", .value: "1", .domain: "example.com", .path: "/"]))
    await store.httpCookieStore.setCookie(cookie)
    await store.httpCookieStore.setCookie(cookie)
    #expect(await store.httpCookieStore.allCookies() == [cookie])
    await store.removeData(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast)
    #expect(await store.httpCookieStore.allCookies().isEmpty)
    #expect(await WKWebsiteDataStore.default().httpCookieStore.allCookies().isEmpty)
  }

  private final class Indifferent: NSObject, WKNavigationDelegate {}

  @Test func delegatesAreAskedInEachForm() async {
    for delegate in [Waiting(), Newer(), WithPreferences()] as [any WKNavigationDelegate] {
      let view = WKWebView()
      view.navigationDelegate = delegate
      view.load(URLRequest(url: page("b")))
      #expect(view.url == nil)
      view.load(URLRequest(url: page("a")))
      #expect(view.url == page("a"))
    }
    let (view, delegate) = (WKWebView(), Indifferent())
    view.navigationDelegate = delegate
    view.load(URLRequest(url: page("b")))
    #expect(view.url == page("b"))
  }

  @Test func playersTellWhetherTheyPlay() {
    let player = AVPlayer(url: page("a.mp4"))
    var (playing, statuses, urls) = ([Bool](), [AVPlayerItem.Status?](), [URL?]())
    var kept: Set<AnyCancellable> = []
    player.publisher(for: \.timeControlStatus).sink { playing.append($0 == .playing) }.store(in: &kept)
    player.publisher(for: \.currentItem?.status).sink { statuses.append($0) }.store(in: &kept)
    player.publisher(for: \.currentItem?.url).sink { urls.append($0) }.store(in: &kept)
    player.play()
    player.rate = 2
    player.pause()
    player.replaceCurrentItem(with: AVPlayerItem(url: page("b.mp4")))
    player.replaceCurrentItem(with: nil)
    #expect(playing == [false, true, false])
    #expect(statuses == [.readyToPlay, nil])
    #expect(urls == [page("a.mp4"), page("b.mp4"), nil])
  }

  @Test func whatIsNotAskedForIsHeld() {
    let player = AVPlayer()
    var (heard, subscription) = ([Float](), (any Subscription)?.none)
    player.publisher(for: \.rate).receive(
      subscriber: AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          heard.append($0)
          return .none
        }, receiveCompletion: { _ in }))
    player.rate = 1
    player.rate = 2
    #expect(heard.isEmpty)
    subscription?.request(.max(1))
    #expect(heard == [2])
    subscription?.cancel()
    player.rate = 3
    #expect(heard == [2])
  }
}
