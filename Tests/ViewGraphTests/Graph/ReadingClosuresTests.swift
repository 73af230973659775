import SwiftUITesting
import Testing

@testable import ViewGraph

/// A view's state may be read in nothing but a closure that it hands on: whoever calls the closure follows the state.
@MainActor
@Suite struct ReadingClosuresTests {
  /// Has a state that only what `make` returns reads, when it is asked to.
  private struct Host: View {
    let make: (@escaping () -> String, @escaping @MainActor () -> Void) -> AnyView
    @State private var word = "before"

    var body: some View {
      make({ word }, { word = "after" })
    }
  }

  /// A button whose title is the state, which it changes.
  private struct Change: View {
    let word: String
    let change: @MainActor () -> Void

    var body: some View {
      Button(word, action: change)
    }
  }

  private typealias Make = (@escaping () -> String, @escaping @MainActor () -> Void) -> AnyView

  private func check(_ name: String, opens: String? = nil, _ make: @escaping Make) throws {
    let screen = TestScreen(Host(make: make))
    if let opens { try screen.tap(opens) }
    try screen.tap("before")
    #expect(screen.texts.contains("after"), "\(name)")
  }

  @Test func pages() throws {
    try check("link", opens: "open") { word, change in
      AnyView(NavigationStack { NavigationLink("open") { Change(word: word(), change: change) } })
    }
    try check("link with a label", opens: "open") { word, change in
      AnyView(
        NavigationStack {
          List {
            NavigationLink {
              Change(word: word(), change: change)
            } label: {
              Text("open")
            }
          }
        })
    }
    try check("values", opens: "open") { word, change in
      AnyView(
        NavigationStack {
          NavigationLink("open", value: 1).navigationDestination(for: Int.self) { _ in
            Change(word: word(), change: change)
          }
        })
    }
    try check("isPresented") { word, change in
      AnyView(
        NavigationStack {
          Text("root").navigationDestination(isPresented: .constant(true)) { Change(word: word(), change: change) }
        })
    }
  }

  @Test func presentations() throws {
    try check("sheet") { word, change in
      AnyView(Text("page").sheet(isPresented: .constant(true)) { Change(word: word(), change: change) })
    }
    try check("cover") { word, change in
      AnyView(Text("page").fullScreenCover(isPresented: .constant(true)) { Change(word: word(), change: change) })
    }
    try check("popover") { word, change in
      AnyView(Text("page").popover(isPresented: .constant(true)) { Change(word: word(), change: change) })
    }
  }

  @Test func containers() throws {
    try check("GeometryReader") { word, change in
      AnyView(GeometryReader { _ in Change(word: word(), change: change) })
    }
    try check("ScrollViewReader") { word, change in
      AnyView(ScrollViewReader { _ in Change(word: word(), change: change) })
    }
    try check("ForEach") { word, change in
      AnyView(ForEach(0..<1, id: \.self) { _ in Change(word: word(), change: change) })
    }
    try check("List") { word, change in
      AnyView(List(0..<1, id: \.self) { _ in Change(word: word(), change: change) })
    }
    try check("DisclosureGroup") { word, change in
      AnyView(DisclosureGroup("more", isExpanded: .constant(true)) { Change(word: word(), change: change) })
    }
    try check("TimelineView") { word, change in
      AnyView(TimelineView(.everyMinute) { _ in Change(word: word(), change: change) })
    }
    try check("PhaseAnimator") { word, change in
      AnyView(PhaseAnimator([1]) { _ in Change(word: word(), change: change) })
    }
    try check("LazyVStack") { word, change in
      AnyView(ScrollView { LazyVStack { Change(word: word(), change: change) } })
    }
    try check("TabView") { word, change in
      AnyView(TabView { Tab("one", systemImage: "star") { Change(word: word(), change: change) } })
    }
    try check("toolbar") { word, change in
      AnyView(NavigationStack { Text("page").toolbar { Button(word(), action: change) } })
    }
    try check("safeAreaInset") { word, change in
      AnyView(Text("page").safeAreaInset(edge: .bottom) { Change(word: word(), change: change) })
    }
  }

  /// What else the closure has from around it is that of now too.
  @Test func pagesOfValuesAreMadeByWhatTheProgramSaysNow() throws {
    struct Inner: View {
      let word: String
      let change: @MainActor () -> Void

      var body: some View {
        NavigationLink("open", value: 1).navigationDestination(for: Int.self) { _ in Button(word, action: change) }
      }
    }
    try check("value", opens: "open") { word, change in
      AnyView(NavigationStack { Inner(word: word(), change: change) })
    }
  }
}
