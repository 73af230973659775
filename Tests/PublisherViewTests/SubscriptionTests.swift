import Combine
import PublisherView
import SwiftUITesting
import Testing

/// How long a `PublisherView` subscribes: exactly as long as its identity.
@MainActor
@Suite struct SubscriptionTests {
  /// Counts those who begin and those who stop to follow.
  @MainActor
  final class Source {
    private(set) var begun: [String] = []
    private(set) var cancelled: [String] = []
    let subject = PassthroughSubject<String, Never>()

    /// A new publisher on every call.
    func publisher(_ name: String = "it") -> AnyPublisher<String, Never> {
      subject
        .handleEvents(
          receiveSubscription: { [weak self] _ in self?.begun.append(name) },
          receiveCancel: { [weak self] in self?.cancelled.append(name) }
        )
        .eraseToAnyPublisher()
    }
  }

  /// Makes its publisher anew whenever it is evaluated.
  struct Parent: View {
    let source: Source
    @State private var count = 0
    @State private var isShown = true
    @State private var name = "first"

    var body: some View {
      VStack {
        Button("Count") { count += 1 }
        Button("Toggle") { isShown.toggle() }
        Button("Rename") { name = "second" }
        if isShown {
          PublisherView(publisher: source.publisher(name), initial: { Text("waiting \(count)") }) { word in
            Text("\(word) \(count)")
          }
          .id(name)
        }
      }
    }
  }

  @Test func aPublisherMadeAnewStartsNothingAnew() async throws {
    let source = Source()
    let screen = TestScreen(Parent(source: source))
    try screen.tap("Count")
    #expect(screen.texts.contains("waiting 1"), "the closures are the latest")
    source.subject.send("word")
    await screen.settle()
    try screen.tap("Count")
    #expect(screen.texts.contains("word 2"))
    #expect(source.begun == ["first"])
    #expect(source.cancelled == [])
  }

  @Test func aViewThatGoesCancels() async throws {
    let source = Source()
    let screen = TestScreen(Parent(source: source))
    try screen.tap("Toggle")
    #expect(source.cancelled == ["first"])
    try screen.tap("Toggle")
    #expect(source.begun == ["first", "first"])
    #expect(screen.texts.contains("waiting 0"), "what came back begins anew")
  }

  @Test func anotherIdentityFollowsAnotherPublisher() async throws {
    let source = Source()
    let screen = TestScreen(Parent(source: source))
    source.subject.send("word")
    await screen.settle()
    try screen.tap("Rename")
    #expect(screen.texts.contains("waiting 0"))
    #expect(source.begun == ["first", "second"])
    #expect(source.cancelled == ["first"])
  }

  @Test func aScreenThatGoesCancels() {
    let source = Source()
    var screen: TestScreen? = TestScreen(Parent(source: source))
    #expect(screen?.texts.isEmpty == false)
    screen = nil
    #expect(source.cancelled == ["first"])
  }
}
