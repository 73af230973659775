import Observation
import Testing

@testable import ViewGraph
@testable import WebHost

/// A program whose rows rest shows what one shows whose rows do not, and what is pressed in them works.
@MainActor
@Suite("Rows that rest")
struct RestingRowsTests {
  @Observable final class Item: Identifiable {
    let id: Int
    var title: String

    init(_ id: Int) {
      self.id = id
      title = "Item \(id)"
    }
  }

  @Observable final class Model {
    var items = (0..<10).map(Item.init)
    var numbers = Array(0..<9)
    var isMarked: Set<Int> = []
    var isLarge = false
    var isPadded = false
    var isWide = false
    var color = Color.red
    @ObservationIgnored var log: [String] = []
  }

  struct Page: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Toggle("Large", isOn: $model.isLarge)
        ScrollView {
          // In another layout rows are drawn anew as they are.
          let layout = model.isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
          layout {
            ForEach(model.items) { item in
              Line(item: item, model: model).padding(.leading, model.isMarked.contains(item.id) ? 4 : 0)
            }
          }
        }
        List {
          ForEach(model.numbers, id: \.self) { number in
            HStack {
              Text("Number \(number)")
              Spacer()
              Counter()
            }
          }
          .onDelete { model.numbers.remove(atOffsets: $0) }
        }
        ForEach(model.numbers, id: \.self) { number in
          HStack { Text("Padded \(number)") }
        }
        .padding(.top, model.isPadded ? 3 : 0)
        ForEach(model.numbers, id: \.self) { number in
          NavigationLink {
            Text("Page")
          } label: {
            Text("Link \(number)")
          }
        }
      }
      .font(model.isLarge ? .title : .body)
      .foregroundStyle(model.color)
    }
  }

  struct Line: View {
    let item: Item
    let model: Model

    var body: some View {
      HStack {
        Text(item.title)
        VStack { Text("below").font(.caption) }
        Button("Press \(item.id)") { model.log.append("press \(item.id)") }
      }
    }
  }

  struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("count \(count)") { count += 1 }
    }
  }

  /// A program and a browser's page of it.
  @MainActor
  final class Reader {
    let graph: Graph
    let page: SimulatedPage
    private var renderer = Renderer.forTests()
    private var due: [Commit] = []

    init(_ model: Model) throws {
      graph = Graph(Page(model: model), schedule: { _ in })
      graph.flush()
      guard let commit = graph.commit, case .replace(_, let html)? = renderer.replacement(commit).last else {
        throw SimulatedPage.Problem(description: "no page")
      }
      page = try SimulatedPage(html.string)
      graph.onCommit = { [weak self] in self?.due.append($0) }
    }

    func settle(isAwake: Bool = false) throws {
      for _ in 0..<8 { graph.flush() }
      guard let last = due.last ?? (isAwake ? graph.commit : nil) else { return }
      for commit in due { renderer.take(awoken: commit.awoken) }
      due = []
      var next = renderer
      let (patches, isMissing) = RestingContent.watching { next.patches(to: last) }
      if isMissing {
        guard !isAwake else { throw SimulatedPage.Problem(description: "not known what the browser has") }
        graph.wakeRows()
        return try settle(isAwake: true)
      }
      renderer = next
      sent = patches
      for patch in patches { try page.apply(patch) }
    }

    /// What was sent last.
    private(set) var sent: [Patch] = []

    @discardableResult
    func rest() -> Int {
      let rows = graph.rowsThatMayRest()
      graph.rest(rows.map { RestingRow($0, fingerprint: renderer.fingerprint(ofRow: $0)) })
      return rows.count
    }

    /// Presses the button with a title, by what the page knows of it.
    func press(_ title: String) throws {
      guard let target = page.root.target(of: title) else { throw SimulatedPage.Problem(description: "no \(title)") }
      graph.send(.press, to: target)
      try settle()
    }
  }

  private func change(_ model: Model, with random: inout RandomTrees) {
    switch Int.random(in: 0..<11, using: &random) {
    case 0: model.isLarge.toggle()
    case 1: model.isPadded.toggle()
    case 2: model.color = model.color == .red ? .blue : .red
    case 3: model.items.shuffle(using: &random)
    case 4: model.items.remove(at: Int.random(in: model.items.indices.dropFirst(), using: &random))
    case 5: model.items.insert(Item(100 + Int.random(in: 0..<100_000, using: &random)), at: 1)
    case 6: model.items.randomElement(using: &random)?.title += "x"
    case 7: model.isMarked.formSymmetricDifference([model.items[0].id])
    case 8: model.isWide.toggle()
    case 9: model.numbers.swapAt(0, 3)
    default: model.numbers.append(model.numbers.count + 100)
    }
  }

  @Test("show what rows show that never rest", arguments: 0..<6)
  func showWhatOthersShow(seed: UInt64) async throws {
    var random = RandomTrees(seed: seed + 1)
    let model = Model()
    let (resting, awake) = (try Reader(model), try Reader(model))
    for step in 0..<40 {
      if Bool.random(using: &random) { resting.rest() }
      if Int.random(in: 0..<3, using: &random) == 0 {
        let count = try #require(
          resting.page.root.titles.filter { $0.hasPrefix("count") }.randomElement(using: &random))
        let (before, place) = (resting.page.root.titles, resting.page.root.titles.firstIndex(of: count))
        #expect(before == awake.page.root.titles && place != nil)
        try resting.press(count)
        try awake.press(count)
      } else {
        change(model, with: &random)
        try resting.settle()
        try awake.settle()
      }
      await Task.yield()
      guard resting.page.shown == awake.page.shown else {
        let place = max(0, resting.page.shown.commonPrefix(with: awake.page.shown).count - 80)
        Issue.record(
          """
          seed \(seed), step \(step): \(resting.page.shown.dropFirst(place).prefix(160))
          awake: \(awake.page.shown.dropFirst(place).prefix(160))
          \(resting.sent.map { String(describing: $0).prefix(200) })
          """)
        return
      }
    }
  }

  @Test("cost little, and are asked for nothing while others change")
  func costLittle() throws {
    let model = Model()
    let (reader, awake) = (try Reader(model), try Reader(model))
    let before = reader.graph.statistics.nodes
    #expect(reader.rest() == 19)
    #expect(reader.graph.statistics.nodes < before - 40)
    let evaluations = [reader, awake].map(\.graph.statistics.evaluations)
    model.numbers.append(77)
    try reader.settle()
    try awake.settle()
    let after = [reader, awake].map(\.graph.statistics.evaluations)
    #expect(after[0] - evaluations[0] == after[1] - evaluations[1])
    #expect(reader.sent.count == awake.sent.count, "\(reader.sent)")
  }

  @Test("do what is pressed in them, and send no more than what has changed")
  func areWokenByPresses() throws {
    let model = Model()
    let reader = try Reader(model)
    reader.rest()
    try reader.press("Press 3")
    #expect(model.log == ["press 3"])
    #expect(reader.sent.isEmpty)
    reader.rest()
    model.items[4].title = "Four"
    try reader.settle()
    guard case .text(_, "Four")? = reader.sent.first else {
      Issue.record("\(reader.sent)")
      return
    }
    #expect(reader.sent.count == 1)
  }

  @Test("keep their state, and lists theirs")
  func stateInLists() throws {
    let reader = try Reader(Model())
    reader.rest()
    for count in 0..<3 {
      try reader.press("count \(count)")
      #expect(reader.page.root.titles.contains("count \(count + 1)"))
      reader.rest()
    }
  }

  @Test("go to sleep with the program")
  func sleep() throws {
    let model = Model()
    let reader = try Reader(model)
    let before = reader.page.shown
    reader.rest()
    #expect(reader.graph.sleep())
    try reader.settle()
    model.items[0].title = "Other"
    try reader.settle()
    #expect(reader.page.shown == before.replacing("Item 0", with: "Other"))
  }
}

extension SimulatedPage {
  /// The page without the names of its elements, which follow from what happened.
  fileprivate var shown: String { root.unnamed }
}

extension SimulatedElement {
  fileprivate var unnamed: String {
    let names: Set = ["id", "for", "aria-labelledby", "aria-describedby", "value", "name"]
    let shown = attributes.filter { !names.contains($0.key) && !$0.key.hasPrefix("data-") && $0.key != "href" }
    let inside = children.map { child in
      switch child {
      case .element(let element): element.unnamed
      case .text(let text): text
      }
    }
    return
      "<\(tag)\(shown.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined())>\(inside.joined())</\(tag)>"
  }

  private var text: String {
    children.map { child in
      switch child {
      case .element(let element): element.text
      case .text(let text): text
      }
    }.joined()
  }

  private var buttons: [SimulatedElement] { (tag == "button" ? [self] : []) + elements.flatMap(\.buttons) }

  fileprivate var titles: [String] { buttons.map(\.text) }

  fileprivate func target(of title: String) -> EventTarget? {
    let button = buttons.first { $0.text == title }
    return button?.attributes["data-t"].flatMap { UInt32($0, radix: 36) }.map { EventTarget($0) }
  }
}
