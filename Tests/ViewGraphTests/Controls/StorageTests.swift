import Foundation
import Observation
import Testing

@testable import ViewGraph

@MainActor
@Suite struct StorageTests {
  enum Theme: String { case light, dark }

  struct Reader1: View {
    @AppStorage("theme") var theme = Theme.light
    @AppStorage("name") var name: String?
    var body: some View { Text("\(theme.rawValue) \(name ?? "nobody")") }
  }

  struct Writer: View {
    @AppStorage("theme") var theme = Theme.light
    @AppStorage("name") var name: String?
    var body: some View {
      Button("Dark") {
        theme = .dark
        name = "Ann"
      }
      Button("Forget") { name = nil }
    }
  }

  struct Both: View {
    var body: some View {
      Reader1()
      Writer()
    }
  }

  @Test func valuesAreSharedByTheirKey() throws {
    let host = TestHost(Both())
    #expect(host.shows("light nobody"))
    try host.press("Dark")
    #expect(host.shows("dark Ann"))
    try host.press("Forget")
    #expect(host.shows("dark nobody"))
  }

  @Test func theHostKeepsValuesBetweenVisits() throws {
    var environment = EnvironmentValues()
    environment.appStorageStore = MemoryAppStorage(["name": "Eve"])
    let host = TestHost(Both(), environment: environment)
    #expect(host.shows("light Eve"))
    try host.press("Dark")
    #expect(TestHost(Both(), environment: environment).shows("dark Ann"))
    #expect(TestHost(Both()).shows("light nobody"))
  }

  @Test func pagesOfOneStoreLearnOfEachOthersChanges() throws {
    var environment = EnvironmentValues()
    environment.appStorageStore = MemoryAppStorage()
    let one = TestHost(Both(), environment: environment)
    let two = TestHost(Both(), environment: environment)
    let stranger = TestHost(Both())
    try one.press("Dark")
    two.settle()
    stranger.settle()
    #expect(two.shows("dark Ann"))
    #expect(stranger.shows("light nobody"))
  }

  @Test func sceneValuesArePartOfTheLocation() throws {
    struct Screen: View {
      @SceneStorage("draft") var draft = "none"
      var body: some View {
        Text(draft)
        Button("Write") { draft = "words" }
      }
    }
    let host = TestHost(Screen())
    #expect(host.graph.location == Location())
    try host.press("Write")
    #expect(host.graph.location["scene-draft"] == "words")
    #expect(TestHost(Screen(), location: host.graph.location).shows("words"))
  }

  @Observable final class Model {
    var name = "a"
  }

  @Test func bindableMakesBindings() throws {
    struct Screen: View {
      @Bindable var model: Model
      var body: some View {
        TextField("Name", text: $model.name)
        Text(model.name.uppercased())
      }
    }
    let model = Model()
    let host = TestHost(Screen(model: model))
    try host.input("xyz")
    #expect(model.name == "xyz")
    #expect(host.shows("XYZ"))
  }

  @Test func namespacesDiffer() {
    struct Screen: View {
      @Namespace var one
      @Namespace var two
      var body: some View { Text(one == two ? "same" : "different") }
    }
    #expect(TestHost(Screen()).shows("different"))
  }

  @Test func metricsGrowWithText() {
    struct Screen: View {
      @ScaledMetric(relativeTo: .body) var size = 17.0
      var body: some View { Text("\(Int(size.rounded()))") }
    }
    #expect(TestHost(Screen()).shows("17"))
    #expect(TestHost(Screen().environment(\.dynamicTypeSize, .accessibility5)).shows("53"))
  }
}
