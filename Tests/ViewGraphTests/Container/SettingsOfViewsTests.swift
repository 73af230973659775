import Combine
import Foundation
import Testing

@testable import ViewGraph

/// `@AppStorage` and `UserDefaults` are two ways to the same values.
@MainActor
@Suite struct SettingsOfViewsTests {
  struct Screen: View {
    @AppStorage("word") var word = "none"
    @AppStorage("count", store: UserDefaults(suiteName: "group.example")) var count = 0
    @AppStorage("link") var link: URL?

    var body: some View {
      Text("\(word) \(count)")
      Button("Set") {
        UserDefaults.standard.set("defaults", forKey: "word")
        UserDefaults(suiteName: "group.example")?.set(5, forKey: "count")
      }
      Button("Store") {
        word = "storage"
        count = 6
        link = URL(string: "https://example.com/")
      }
      Button("Read") {
        let defaults = UserDefaults.standard
        word = "\(defaults.string(forKey: "word") ?? "") \(defaults.url(forKey: "link")?.host() ?? "")"
      }
    }
  }

  @Test func viewsShowWhatDefaultsAreSetTo() throws {
    let host = TestHost(Screen())
    let stranger = TestHost(Screen())
    try host.press("Set")
    #expect(host.shows("defaults 5"))
    stranger.settle()
    #expect(stranger.shows("none 0"))
  }

  @Test func defaultsHaveWhatViewsStore() throws {
    let host = TestHost(Screen())
    try host.press("Store")
    #expect(host.shows("storage 6"))
    try host.press("Read")
    #expect(host.shows("storage example.com 6"))
  }

  @Test func registeredDefaultsAreTheValue() {
    struct Registering: View {
      init() { UserDefaults.standard.register(defaults: ["word": "registered"]) }
      var body: some View { Screen() }
    }
    let context = HostContext()
    context.container = ReaderContainer()
    let root = context.run { Registering() }
    let graph = Graph(root, environment: EnvironmentValues(), location: Location(), context: context)
    graph.flush()
    #expect(graph.commit?.root.text.contains("registered 0") == true)
  }
}
