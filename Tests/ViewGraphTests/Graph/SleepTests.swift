import Combine
import Observation
import Testing

@testable import ViewGraph

/// A program that has slept goes on as if it had not, and while it sleeps it holds little.
@MainActor
@Suite struct SleepTests {
  @Observable final class Item: Identifiable {
    let id: Int
    var title: String

    init(_ id: Int) {
      self.id = id
      title = "Item \(id)"
    }
  }

  final class Model: ObservableObject {
    @Published var items = (0..<6).map(Item.init)
    @Published var text = "text"
    @Published var isOpen = false
    @Published var path: [Int] = []
    let ticks = PassthroughSubject<Int, Never>()
    var log: [String] = []
  }

  struct Root: View {
    @ObservedObject var model: Model

    var body: some View {
      TabView {
        NavigationStack(path: $model.path) {
          List {
            TextField("Words", text: $model.text)
            Counter(model: model)
            ForEach(model.items) { Line(item: $0, model: model) }
            NavigationLink("Three", value: 3)
          }
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
        }
        .tabItem { Text("First") }
        ScrollView { LazyVStack { ForEach(0..<50) { Text("Line \($0)").onTapGesture {} } } }
          .tabItem { Text("Second") }
      }
      .sheet(isPresented: $model.isOpen) { Text("Sheet").onAppear { model.log.append("sheet") } }
    }
  }

  struct Line: View {
    let item: Item
    let model: Model

    var body: some View {
      HStack {
        Text(item.title)
        Button("Press") { model.log.append("press \(item.id)") }
        Menu("More") { Button("Delete") { model.log.append("delete \(item.id)") } }
      }
      .contextMenu { Button("Share") { model.log.append("share \(item.id)") } }
    }
  }

  struct Counter: View {
    let model: Model
    @State private var count = 0
    @State private var ticks = 0

    var body: some View {
      HStack {
        Text("count \(count), ticks \(ticks)")
        Button("Add") { count += 1 }
      }
      .onAppear { model.log.append("appear") }
      .onDisappear { model.log.append("disappear") }
      .onReceive(model.ticks) { ticks += $0 }
    }
  }

  private func page(_ model: Model) -> TestHost { TestHost(Root(model: model)) }

  @Test func whatIsShownIsTheSameWithTheSameNames() throws {
    let host = page(Model())
    let before = host.root.sketch
    let nodes = host.graph.nodeCount
    #expect(host.graph.sleep())
    #expect(host.graph.commit == nil)
    #expect(host.graph.nodeCount < nodes * 2 / 3, "\(host.graph.nodeCount) of \(nodes)")
    #expect(host.graph.wake())
    #expect(host.root.sketch == before)
    #expect(host.graph.nodeCount == nodes)
  }

  @Test func pressesReachWhatTheyWereMeantFor() throws {
    let model = Model()
    let host = page(model)
    for button in host.buttons() {
      host.graph.sleep()
      #expect(host.graph.wake())
      host.graph.send(.press, to: button.content.target)
      host.settle()
    }
    #expect(model.log.filter { $0.hasPrefix("press") } == (0..<6).map { "press \($0)" })
    #expect(model.log.count { $0 == "appear" } == 1)
    #expect(model.log.last == "disappear", "the last button has opened a page: \(model.log)")
    #expect(model.log.count { $0 == "disappear" } == 1)
    #expect(host.texts.contains("count 1, ticks 0"))
  }

  @Test func whatChangesMeanwhileIsShown() throws {
    let model = Model()
    let host = page(model)
    let changes: [(String, @MainActor () -> Void)] = [
      ("Other", { model.items[2].title = "Other" }),
      ("count 0, ticks 5", { model.ticks.send(5) }),
      ("Page 3", { model.path.append(3) }),
      ("Item 6", { model.items.append(Item(6)) }),
      ("Sheet", { model.isOpen = true }),
    ]
    for (text, change) in changes {
      #expect(host.graph.sleep())
      change()
      host.settle()
      #expect(!host.graph.isAsleep)
      #expect(host.texts.contains(text), "\(text): \(host.texts)")
    }
    #expect(model.log == ["appear", "disappear", "sheet"], "a page covers what had appeared")
  }

  @Test func itDoesNotSleepWhileSomethingIsDue() {
    let model = Model()
    let host = page(model)
    model.text = "other"
    #expect(!host.graph.sleep())
    host.settle()
    #expect(host.graph.sleep())
    #expect(!host.graph.sleep())
    host.graph.environment.colorScheme = .dark
    host.settle()
    #expect(!host.graph.isAsleep)
  }

  struct Saver: View {
    let keep: (@escaping @MainActor () -> Void) -> Void
    @State private var isSaved = false

    var body: some View {
      HStack {
        Text(isSaved ? "saved" : "not saved")
        Button("Save") { keep { isSaved = true } }
      }
    }
  }

  @Test(arguments: [false, true]) func stateThatSomebodyWillSetIsKept(isSetWhileItSleeps: Bool) throws {
    var later: [@MainActor () -> Void] = []
    let host = TestHost(VStack { ForEach(0..<3) { _ in Saver { later.append($0) } } })
    let save = host.buttons()[1].content
    host.graph.send(.press, to: save.target)
    host.graph.sleep()
    #expect(host.graph.nodeCount < 5)
    if !isSetWhileItSleeps { host.graph.wake() }
    later[0]()
    host.settle()
    #expect(host.texts.filter { $0.contains("saved") } == ["not saved", "saved", "not saved"])
  }

  @Test func itEndsWhileItSleeps() {
    let model = Model()
    let host = page(model)
    host.graph.sleep()
    host.graph.unmount()
    #expect(model.log == ["appear", "disappear"])
    model.items[0].title = "Other"
    model.ticks.send(1)
  }

  @Test func namesOfRowsThatCameAndWentLast() {
    let model = Model()
    let host = page(model)
    for step in 0..<20 {
      switch step % 4 {
      case 0: model.items.insert(Item(100 + step), at: step % 3)
      case 1: model.items.swapAt(0, 3)
      case 2: model.items.removeLast()
      default: model.items[1].title += "!"
      }
      host.settle()
      let before = host.root.sketch
      host.graph.sleep()
      #expect(host.graph.wake())
      #expect(host.root.sketch == before, "step \(step)")
      #expect(Set(host.nodes.map(\.id)).count == host.nodes.count, "a name is given twice")
    }
  }
}

extension DisplayNode {
  /// What the node shows, with names and targets.
  fileprivate var sketch: String {
    let inside = children.flatMap { $0.sketch.split(separator: "\n", omittingEmptySubsequences: false) }
    return (["\(id) \(content) \(modifiers) \(layout)"] + inside.map { "  " + $0 }).joined(separator: "\n")
  }
}
