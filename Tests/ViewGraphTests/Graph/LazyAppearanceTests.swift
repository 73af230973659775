import SwiftUITesting
import Testing

@testable import ViewGraph

/// Views of lists and lazy stacks appear and disappear as they are scrolled.
@MainActor
struct LazyAppearanceTests {
  @MainActor
  final class Log {
    var entries: [String] = []
  }

  struct Endless: View {
    @State private var count = 5

    var body: some View {
      List {
        ForEach(0..<count, id: \.self) { Text("row \($0)") }
        Text("loading").onAppear { count += 5 }
      }
    }
  }

  /// Says what has come into sight, and what is out of it, as a browser does.
  private func see(_ texts: [String], not hidden: [String] = [], on screen: TestScreen) {
    screen.send(.sight(shown: targets(texts, screen), hidden: targets(hidden, screen)), to: EventTarget(0))
  }

  private func targets(_ texts: [String], _ screen: TestScreen) -> [EventTarget] {
    screen.root.all.filter { texts.contains($0.text) }.flatMap(\.modifiers).compactMap {
      if case .onVisibility(let target) = $0 { target } else { nil }
    }
  }

  @Test func anEndlessListLoadsEveryTimeItsEndIsReached() {
    let screen = TestScreen(Endless())
    #expect(screen.texts.contains("row 9") && !screen.texts.contains("row 10"), "with no browser it is seen once")
    screen.graph.isWatched = true
    for count in [15, 20, 25] {
      see([], not: ["loading"], on: screen)
      #expect(!screen.texts.contains("row \(count - 5)"))
      see(["loading"], on: screen)
      #expect(screen.texts.contains("row \(count - 1)") && !screen.texts.contains("row \(count)"))
    }
  }

  struct Rows<Container: View>: View {
    @State private var names = ["a"]
    let log: Log
    let container: (ForEach<[String], String, AnyView>) -> Container

    var body: some View {
      Button("more") { names.append("b") }
      container(
        ForEach(names, id: \.self) { name in
          AnyView(
            Text(name).onAppear { log.entries.append("+\(name)") }.onDisappear { log.entries.append("-\(name)") })
        })
    }
  }

  private func rowsFollowTheScreen(_ container: @escaping (ForEach<[String], String, AnyView>) -> some View) throws {
    let log = Log()
    let screen = TestScreen(Rows(log: log, container: container))
    #expect(log.entries == ["+a"])
    screen.graph.isWatched = true
    see(["a"], on: screen)
    #expect(log.entries == ["+a"], "it was there already")
    try screen.tap("more")
    #expect(log.entries == ["+a"], "what is built is not yet in sight")
    see(["b"], not: ["a"], on: screen)
    #expect(log.entries == ["+a", "-a", "+b"] || log.entries == ["+a", "+b", "-a"])
    see(["a"], not: ["b"], on: screen)
    #expect(log.entries.suffix(2).sorted() == ["+a", "-b"])
  }

  @Test func rowsAppearAsTheyComeIntoSight() throws {
    try rowsFollowTheScreen { rows in List { rows } }
    try rowsFollowTheScreen { rows in Form { rows } }
    try rowsFollowTheScreen { rows in ScrollView { LazyVStack { rows } } }
    try rowsFollowTheScreen { rows in ScrollView(.horizontal) { LazyHStack { rows } } }
    try rowsFollowTheScreen { rows in LazyVGrid(columns: [GridItem()]) { rows } }
    try rowsFollowTheScreen { rows in LazyHGrid(rows: [GridItem()]) { rows } }
  }

  @Test func whatIsNotLazyAppearsAtOnce() throws {
    let log = Log()
    let screen = TestScreen(Rows(log: log) { rows in ScrollView { VStack { rows } } })
    screen.graph.isWatched = true
    try screen.tap("more")
    #expect(log.entries == ["+a", "+b"])
    #expect(targets(["a", "b"], screen).isEmpty)
  }

  struct Working: View {
    let log: Log

    var body: some View {
      LazyVStack {
        Text("work").task {
          log.entries.append("begun")
          do { try await Task.sleep(for: .seconds(3600)) } catch { log.entries.append("cancelled") }
        }
        EmptyView().onAppear { log.entries.append("nothing") }
      }
    }
  }

  @Test func aTaskEndsWhenItsViewIsScrolledAwayAndBeginsAgain() async {
    let log = Log()
    let screen = TestScreen(Working(log: log))
    while log.entries.count < 2 { await Task.yield() }
    #expect(log.entries.sorted() == ["begun", "nothing"])
    screen.graph.isWatched = true
    see([], not: ["work"], on: screen)
    while log.entries.count < 3 { await Task.yield() }
    #expect(log.entries.last == "cancelled")
    see(["work"], on: screen)
    while log.entries.count < 4 { await Task.yield() }
    #expect(log.entries.last == "begun")
  }

  @Test func targetsOfNobodyAreIgnored() {
    let screen = TestScreen(Endless())
    screen.send(.sight(shown: [EventTarget(9_999), EventTarget(0)], hidden: [EventTarget(.max)]), to: EventTarget(0))
    #expect(screen.texts.contains("loading"))
  }
}
