import Testing

@testable import ViewGraph

/// What is kept beyond the page: no location tells or changes it.
@MainActor
@Suite struct KeptValueTests {
  private let store = MemoryAppStorage()

  private func host(_ view: some View, _ location: Location = Location()) -> TestHost {
    var environment = EnvironmentValues()
    environment.appStorageStore = store
    return TestHost(view, environment: environment, location: location)
  }

  private func at(_ key: String, _ value: String) -> Location {
    Location([Location.Entry(key: key, value: value)])
  }

  struct Settings: View {
    @AppStorage("size") var size = "normal"
    @AppStorage("hidden") var hidden = ""
    @State var shown = "all"

    private var isShown: Binding<Bool> {
      Binding { @MainActor in
        hidden.isEmpty
      } set: { @MainActor in
        hidden = $0 ? "" : "cats"
      }
    }

    var body: some View {
      Text("\(size) \(hidden) \(shown)")
      Picker("Text size", selection: $size) {
        ForEach(["normal", "huge"], id: \.self) { Text($0) }
      }
      // A way of the program's own to what is kept.
      Toggle("Cats", isOn: isShown)
      Picker("Show", selection: $shown) {
        ForEach(["all", "new"], id: \.self) { Text($0) }
      }
    }
  }

  @Test func controlsOfWhatIsKeptAreNoPartOfTheLocation() throws {
    let host = host(Settings())
    host.send(.set("huge"), to: try host.picker().target)
    host.send(.set("false"), to: try host.toggle().target)
    #expect(host.shows("huge cats all"))
    #expect(host.graph.location == Location())
    #expect(store.object(forKey: "size") as? String == "huge")
    #expect(host.graph.commit?.keptControls == [try host.picker().key, try host.toggle().key])
  }

  @Test func aLocationSetsWhatIsShownAndNotWhatIsKept() throws {
    let keys = host(Settings())
    for entry in [
      Location.Entry(key: "text-size", value: "huge"), .init(key: try keys.picker().key, value: "huge"),
      .init(key: try keys.toggle().key, value: "false"),
    ] {
      let other = Location.Entry(key: "show", value: "new")
      let begun = host(Settings(), Location([entry, other]))
      #expect(begun.shows("normal  new"))
      #expect(begun.graph.location == Location([other]))
      keys.graph.navigate(to: Location([entry, other]))
      keys.settle()
      #expect(keys.shows("normal  new"))
    }
    #expect(store.object(forKey: "size") == nil)
    #expect(store.object(forKey: "hidden") == nil)
  }

  @Test func goingBackLeavesWhatIsKept() throws {
    let host = host(Settings())
    host.send(.set("huge"), to: try host.picker().target)
    host.graph.navigate(to: Location())
    host.settle()
    #expect(host.shows("huge  all"))
  }

  struct Tabs: View {
    @AppStorage("tab") var tab = "news"

    var body: some View {
      TabView(selection: $tab) {
        Text("The news").tabItem { Text("News") }.tag("news")
        Text("The movies").tabItem { Text("Movies") }.tag("movies")
      }
    }
  }

  @Test func aTabWhoseChoiceIsKeptIsShownByAnAddressForThatPageAlone() throws {
    let host = host(Tabs(), Location(words: ["movies"]))
    #expect(host.shows("The movies"))
    #expect(host.graph.location.words == ["movies"])
    #expect(store.object(forKey: "tab") == nil)
    #expect(self.host(Tabs()).shows("The news"))
    let tabs = try #require(
      host.nodes.compactMap { if case .tabs(let tabs) = $0.content { tabs } else { nil } }.first)
    host.send(.set("0"), to: tabs.target)
    #expect(host.shows("The news"))
    #expect(store.object(forKey: "tab") as? String == "news", "chosen by hand")
  }

  struct Follower: View {
    @AppStorage("last") var last = ""
    @AppStorage("visits") var visits = 0
    @State var choice = "a"

    var body: some View {
      Text("last \(last)")
      Picker("Choice", selection: $choice) {
        ForEach(["a", "b", "c"], id: \.self) { Text($0) }
      }
      .onChange(of: choice) { last = choice }
      .onAppear { visits += 1 }
    }
  }

  @Test func whatFollowsFromALocationIsNotKeptEither() throws {
    let host = host(Follower(), at("choice", "b"))
    #expect(host.shows("last b"))
    #expect(store.object(forKey: "last") == nil)
    #expect(store.object(forKey: "visits") as? Int == 1, "that a view appears is the program's doing")
    host.send(.set("c"), to: try host.picker().target)
    #expect(store.object(forKey: "last") as? String == "c")
  }

  @Test func aSheetThatIsKeptClosedIsNotOpenedByAnAddress() throws {
    struct Screen: View {
      @AppStorage("welcomes") var welcomes = true
      var body: some View {
        Text("Home").sheet(isPresented: $welcomes) { Text("Welcome") }
      }
    }
    let host = host(Screen())
    #expect(host.shows("Welcome"))
    let key = try #require(host.graph.commit?.keptControls.first)
    #expect(self.host(Screen(), at(key, "")).shows("Welcome"), "nor closed")
    #expect(host.graph.enter([key: ""]))
    host.settle()
    #expect(!host.shows("Welcome"))
    #expect(!self.host(Screen(), at(key, "1")).shows("Welcome"))
  }

  @Test func aFormEntersWhatIsKeptAndNothingElse() throws {
    let host = host(Settings())
    let key = try host.picker().key
    #expect(!host.graph.enter(["show": "new"]))
    #expect(!host.graph.enter([key: "huge", "show": "new"]))
    #expect(!host.graph.enter(["nothing": "huge"]))
    #expect(!host.graph.enter([:]))
    #expect(store.object(forKey: "size") == nil)
    #expect(host.graph.enter([key: "huge"]))
    #expect(store.object(forKey: "size") as? String == "huge")
  }

  @Test func aDisabledControlIsNotEntered() throws {
    let host = host(Settings().disabled(true))
    #expect(!host.graph.enter([try host.picker().key: "huge"]))
    #expect(store.object(forKey: "size") == nil)
  }

  @Test func aProgramSaysWhatItKeepsByItself() throws {
    final class Database { var isOn = false }
    struct Screen: View {
      let database: Database
      private var isOn: Binding<Bool> {
        Binding { @MainActor in
          database.isOn
        } set: { @MainActor in
          database.isOn = $0
        }
      }
      var body: some View { Toggle("On", isOn: isOn).urlExcluded() }
    }
    let database = Database()
    let host = host(Screen(database: database))
    let key = try host.toggle().key
    _ = self.host(Screen(database: database), at(key, "true"))
    #expect(!database.isOn)
    host.send(.set("true"), to: try host.toggle().target)
    #expect(database.isOn)
    #expect(host.graph.location == Location())
    #expect(host.graph.commit?.keptControls == [key])
  }
}
