import Combine
import SwiftUITesting
import Testing

/// Views appear and disappear, receive values, run tasks, observe changes.
@MainActor
struct LifecycleTests {
  @MainActor
  final class Log {
    var entries: [String] = []
  }

  struct Pages: View {
    let log: Log

    var body: some View {
      TabView {
        Text("one").onAppear { log.entries.append("+one") }.onDisappear { log.entries.append("-one") }
          .tabItem { Label("One", systemImage: "1.circle") }
        Text("two").onAppear { log.entries.append("+two") }.onDisappear { log.entries.append("-two") }
          .tabItem { Label("Two", systemImage: "2.circle") }
      }
    }
  }

  @Test func tabsAreBuiltWhenOpenedAndFollowAppearance() throws {
    let log = Log()
    let screen = TestScreen(Pages(log: log))
    #expect(log.entries == ["+one"])
    #expect(screen.texts == ["one"])
    try screen.tap("Two")
    #expect(screen.texts == ["two"])
    #expect(Set(log.entries) == ["+one", "-one", "+two"])
  }

  struct Ticking: View {
    @State private var seconds = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
      Text("\(seconds)").onReceive(timer) { _ in seconds += 1 }
    }
  }

  @Test func aTimerTicksOnVirtualTime() async {
    let screen = TestScreen(Ticking())
    for _ in 0..<3 {
      screen.advance(by: 1)
      await screen.settle()
    }
    #expect(screen.texts == ["3"])
  }

  struct Changing: View {
    @State private var value = 1
    let log: Log

    var body: some View {
      Button("\(value)") { value *= 2 }
        .onChange(of: value) { old, new in log.entries.append("\(old)>\(new)") }
    }
  }

  @Test func onChangeTellsBothValues() throws {
    let log = Log()
    let screen = TestScreen(Changing(log: log))
    try screen.tap("1")
    try screen.tap("2")
    #expect(log.entries == ["1>2", "2>4"])
  }

  struct Scrolling: View {
    @State private var value = 1
    let log: Log

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          Button("\(value)") { value *= 2 }
          Text("end").id("end")
        }
        .onChange(of: value) {
          proxy.scrollTo("end")
          log.entries.append("\(value)")
        }
      }
    }
  }

  @Test func onChangeMayScroll() throws {
    let log = Log()
    let screen = TestScreen(Scrolling(log: log))
    try screen.tap("1")
    try screen.tap("2")
    #expect(log.entries == ["2", "4"])
    let requests = screen.nodes { node in
      if case .scroll(let scroll) = node.content { scroll.request != nil } else { false }
    }
    #expect(requests.count == 1)
  }

  struct Working: View {
    @State private var text = "waiting"

    var body: some View {
      Text(text).task { text = await work() }
    }

    private func work() async -> String {
      await Task.yield()
      return "done"
    }
  }

  @Test func tasksRunWhenTheViewAppears() async {
    let screen = TestScreen(Working())
    #expect(screen.texts == ["waiting"])
    await screen.settle()
    #expect(screen.texts == ["done"])
  }

  final class Owned: ObservableObject {
    @Published var value = 0
    let onEnd: () -> Void

    init(onEnd: @escaping () -> Void) {
      self.onEnd = onEnd
    }

    deinit { onEnd() }
  }

  struct Owner: View {
    @StateObject private var owned: Owned

    init(_ make: @escaping () -> Owned) {
      _owned = StateObject(wrappedValue: make())
    }

    var body: some View { Text("\(owned.value)") }
  }

  struct Holding: View {
    @State private var isShown = true
    let make: () -> Owned

    var body: some View {
      VStack {
        if isShown { Owner(make) }
        Button("away") { isShown = false }
        Button("again") {}
      }
    }
  }

  @Test func stateObjectsAreMadeOnceAndEndWithTheirView() throws {
    nonisolated(unsafe) var made = 0
    nonisolated(unsafe) var ended = 0
    let screen = TestScreen(
      Holding {
        made += 1
        return Owned { ended += 1 }
      })
    try screen.tap("again")
    #expect(made == 1)
    try screen.tap("away")
    #expect(ended == 1)
  }

  struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
  }

  @Test func aModifierKeepsNothingAfterItsScreen() {
    weak var kept: Owned?
    do {
      let owned = Owned {}
      kept = owned
      _ = TestScreen(Owner { owned }.modifier(Framed()))
    }
    #expect(kept == nil)
  }
}
