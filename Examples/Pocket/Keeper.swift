import Foundation
import SwiftUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Keeps a word in every place there is, and follows what is there.
@MainActor
final class Keeper: ObservableObject {
  struct Place {
    var name: String
    var word: String
  }

  /// One object for the whole process, as programs have it.
  private nonisolated(unsafe) static let defaults = UserDefaults.standard

  @Published private(set) var places: [Place] = []
  private var subscription: AnyCancellable?

  init() {
    look()
    subscription = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
      .sink { [weak self] _ in MainActor.assumeIsolated { self?.look() } }
  }

  /// Puts a word into all places.
  func keep(_ word: String) {
    Self.defaults.set(word, forKey: "word")
    suite?.set([word], forKey: "words")
    for (_, folder) in folders { try? Data(word.utf8).write(to: folder.appending(path: "word.txt")) }
    HTTPCookieStorage.shared.setCookie(
      HTTPCookie(properties: [.name: "word", .value: word, .domain: "example.com", .path: "/"])!)
    let response = URLResponse(url: address, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: nil)
    let cached = CachedURLResponse(response: response, data: Data(word.utf8))
    URLCache.shared.storeCachedResponse(cached, for: URLRequest(url: address))
    UIPasteboard.general.string = word
    look()
  }

  private var suite: UserDefaults? { UserDefaults(suiteName: "group.pocket") }
  private var address: URL { URL(string: "https://example.com/word")! }
  private var folders: KeyValuePairs<String, URL> {
    ["File": .documentsDirectory, "Caches": .cachesDirectory, "Temporary": FileManager.default.temporaryDirectory]
  }

  private func look() {
    places = [
      Place(name: "Defaults", word: Self.defaults.string(forKey: "word") ?? "nothing"),
      Place(name: "Suite", word: suite?.stringArray(forKey: "words")?.first ?? "nothing"),
    ]
    for (name, folder) in folders {
      let word = try? String(contentsOf: folder.appending(path: "word.txt"), encoding: .utf8)
      places.append(Place(name: name, word: word ?? "nothing"))
    }
    let cookie = HTTPCookieStorage.shared.cookies(for: address)?.first { $0.name == "word" }
    let cached = URLCache.shared.cachedResponse(for: URLRequest(url: address))
    places += [
      Place(name: "Cookie", word: cookie?.value ?? "nothing"),
      Place(name: "Response", word: cached.map { String(decoding: $0.data, as: UTF8.self) } ?? "nothing"),
      Place(name: "Pasteboard", word: UIPasteboard.general.string ?? "nothing"),
    ]
  }
}
