import Combine
import Foundation
import Testing

@testable import ViewGraph

/// A clock that stands still until it is moved.
private final class StillClock: HostClock, @unchecked Sendable {
  private(set) var now = 0.0
  private var waiting: [Int: (due: Double, action: @Sendable () -> Void)] = [:]
  private var count = 0

  var waitingCount: Int { waiting.count }

  func schedule(
    after seconds: Double, isPending: Bool, _ action: @escaping @Sendable () -> Void
  ) -> @Sendable () -> Void {
    count += 1
    let key = count
    waiting[key] = (now + seconds, action)
    return { [weak self] in self?.waiting[key] = nil }
  }

  func advance(by seconds: Double) {
    now += seconds
    for (key, item) in waiting.sorted(by: { $0.value.due < $1.value.due }) where item.due <= now {
      waiting[key] = nil
      item.action()
    }
  }
}

@MainActor @Suite struct TextViewTests {
  private func mount<V: View>(_ view: V, clock: StillClock? = nil) -> Graph {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    let graph = Graph(
      view, environment: environment, location: Location(), context: HostContext(clock: clock), schedule: { _ in })
    graph.flush()
    return graph
  }

  private func content(_ graph: Graph) -> DisplayContent? {
    graph.commit?.root.children.first?.content
  }

  private func string(_ graph: Graph) -> String? {
    guard case .text(let text) = content(graph) else { return nil }
    return text.string
  }

  /// Lets the main queue run what it holds now.
  private func settle() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test func textsThatFollowTheTimeMoveWithTheClock() async {
    let clock = StillClock()
    let interval = Date()...Date().addingTimeInterval(600)
    let graph = mount(Text(timerInterval: interval, countsDown: false), clock: clock)
    #expect(string(graph) == "0:00")
    clock.advance(by: 61.5)
    await settle()
    graph.flush()
    #expect(string(graph) == "1:01")
    #expect(clock.waitingCount == 1)
    graph.unmount()
    #expect(clock.waitingCount == 0)
  }

  @Test func otherTextsWaitForNothing() {
    let clock = StillClock()
    _ = mount(Text("still"), clock: clock)
    #expect(clock.waitingCount == 0)
  }

  @Test func labelsHaveAPictureAndATitle() throws {
    let graph = mount(Label("Home", systemImage: "house.fill"))
    let children = try #require(graph.commit?.root.children.first?.children)
    guard case .image(let image) = children.first?.content, case .text(let text) = children.last?.content else {
      return #expect(Bool(false))
    }
    #expect(image.source == .symbol("house.fill"))
    #expect(image.label == nil)
    #expect(text.string == "Home")
  }

  @Test func labelsFollowTheirStyle() {
    #expect(string(mount(Label("Home", systemImage: "house").labelStyle(.titleOnly))) == "Home")
    let graph = mount(Label("Home", systemImage: "house").labelStyle(.iconOnly))
    guard case .image = content(graph), case .accessibility(let named)? = graph.commit?.root.children[0].modifiers.last
    else { return #expect(Bool(false)) }
    #expect(named.label == "Home")
  }

  struct Reversed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
      }
    }
  }

  @Test func programsDrawLabelsThemselves() throws {
    let graph = mount(Label("Home", systemImage: "house").labelStyle(Reversed()))
    let children = try #require(graph.commit?.root.children.first?.children)
    guard case .text = children.first?.content, case .image = children.last?.content else {
      return #expect(Bool(false))
    }
  }

  @Test func symbolsKeepTheirNameAndSayWhatTheyShow() {
    guard case .image(let image) = content(mount(Image(systemName: "heart.fill").imageScale(.large))) else {
      return #expect(Bool(false))
    }
    #expect(image.source == .symbol("heart.fill"))
    #expect(image.isTemplate)
    #expect(image.scale == .large)
    #expect(image.label == "heart")
  }

  @Test func symbolsTakeTheirLookFromTheViewsAround() {
    let view = Image(systemName: "wifi", variableValue: 0.5).symbolRenderingMode(.hierarchical).symbolVariant(.slash)
    guard case .image(let image) = content(mount(view)) else { return #expect(Bool(false)) }
    #expect(image.source == .symbol("wifi.slash"))
    #expect(image.symbolRenderingMode == "hierarchical")
    #expect(image.variableValue == 0.5)
  }

  @Test func viewsSetLinesAndSpacingOfTheTextInside() {
    let view = Group { Text("a").underline(false) }.underline(pattern: .dot).kerning(2).strikethrough(color: .red)
    guard case .text(let text) = content(mount(view)) else { return #expect(Bool(false)) }
    #expect(text.runs[0].style.underline == nil)
    #expect(text.runs[0].style.strikethrough == TextLine(color: .color(.red)))
    #expect(text.runs[0].style.kerning == 2)
    guard case .text(let plain) = content(mount(Group { Text("a") }.underline(pattern: .dot))) else {
      return #expect(Bool(false))
    }
    #expect(plain.runs[0].style.underline?.pattern == "dot")
  }

  @Test func completionsRunWhenTheAnimationHasHadItsTime() async {
    let clock = StillClock()
    var isDone = false
    HostContext(clock: clock).run {
      withAnimation(.linear(duration: 2).delay(1)) {
        #expect(Transaction.current.animation?.spec.duration == 2)
      } completion: {
        isDone = true
      }
    }
    clock.advance(by: 2.9)
    await settle()
    #expect(!isDone)
    clock.advance(by: 0.2)
    await settle()
    #expect(isDone)
  }

  @Test func endlessAnimationsNeverComplete() {
    let clock = StillClock()
    HostContext(clock: clock).run {
      withAnimation(.linear.repeatForever()) {
      } completion: {
        #expect(Bool(false))
      }
    }
    #expect(clock.waitingCount == 0)
  }

  @Test func picturesThatAreNotThereSaySo() {
    guard case .image(let image) = content(mount(Image("no such picture").resizable())) else {
      return #expect(Bool(false))
    }
    #expect(image.source == .missing(name: "no such picture"))
    #expect(image.isResizable)
    #expect(!image.isTemplate)
  }

  @Test func variantsChangeTheNamesOfSymbols() {
    #expect(SymbolVariants.fill.name(of: "heart") == "heart.fill")
    #expect(SymbolVariants.circle.fill.name(of: "heart") == "heart.circle.fill")
    #expect(SymbolVariants.circle.name(of: "heart.fill") == "heart.circle.fill")
    #expect(SymbolVariants.fill.name(of: "heart.fill") == "heart.fill")
    #expect(SymbolVariants.none.name(of: "heart") == "heart")
    #expect(SymbolVariants.slash.name(of: "wifi") == "wifi.slash")
  }

  @Test func redactedTextsAndPicturesAreMarked() {
    let graph = mount(Text("secret").redacted(reason: .placeholder))
    #expect(graph.commit?.root.children.first?.modifiers == [.redacted])
    #expect(mount(Text("open")).commit?.root.children.first?.modifiers == [])
  }
}
