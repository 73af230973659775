import Combine
import Dispatch
import PublisherView
import SwiftUITesting
import Testing

@MainActor
@Suite struct PublisherViewTests {
  private enum Trouble: Error { case lost }

  private let subject = PassthroughSubject<Int, Trouble>()

  private func view() -> some View {
    PublisherView(
      publisher: subject,
      initial: { Text("waiting") },
      output: { number in Text("number \(number)") },
      failure: { error in Text("failed: \(String(describing: error))") })
  }

  @Test func showsWhatCameLast() async {
    let screen = TestScreen(view())
    #expect(screen.texts == ["waiting"])
    subject.send(1)
    await screen.settle()
    #expect(screen.texts == ["number 1"])
    subject.send(2)
    await screen.settle()
    #expect(screen.texts == ["number 2"])
    subject.send(completion: .failure(.lost))
    await screen.settle()
    #expect(screen.texts == ["failed: lost"])
  }

  @Test func whatHasFinishedStays() async {
    let screen = TestScreen(view())
    subject.send(7)
    subject.send(completion: .finished)
    await screen.settle()
    #expect(screen.texts == ["number 7"])
  }

  @Test func nothingButTheEndLeavesTheInitialView() async {
    let screen = TestScreen(view())
    subject.send(completion: .finished)
    await screen.settle()
    #expect(screen.texts == ["waiting"])
  }

  @Test func valuesMayComeFromOtherThreads() async {
    let screen = TestScreen(
      PublisherView(publisher: (1...3).publisher.receive(on: DispatchQueue(label: "elsewhere"))) { number in
        Text("number \(number)")
      })
    await screen.settle()
    #expect(screen.texts == ["number 3"])
  }

  @Test func withoutAnInitialViewThereIsNothingAtFirst() async {
    let screen = TestScreen(
      PublisherView(
        publisher: subject, output: { Text("number \($0)") },
        failure: { Text("failed: \(String(describing: $0))") }))
    #expect(screen.texts == [])
    subject.send(completion: .failure(.lost))
    await screen.settle()
    #expect(screen.texts == ["failed: lost"])
  }

  @Test func aPublisherThatCannotFailNeedsNoViewOfFailure() async {
    let screen = TestScreen(
      VStack {
        PublisherView(publisher: Just("one"), initial: { Text("waiting") }, output: { Text($0) })
        PublisherView(publisher: Just("two")) { Text($0) }
      })
    #expect(screen.texts == ["waiting"])
    await screen.settle()
    #expect(screen.texts == ["one", "two"])
  }

  @Test func severalViewsMayStandForOneState() async {
    let screen = TestScreen(
      PublisherView(publisher: Just(4)) { number in
        Text("number")
        if number > 3 { Text("great") }
      })
    await screen.settle()
    #expect(screen.texts == ["number", "great"])
  }

  @Test func aChangeIsAnimatedFromOutside() async throws {
    let still = TestScreen(view())
    let animated = TestScreen(view().animation(.linear(duration: 2)))
    subject.send(1)
    await still.settle()
    await animated.settle()
    #expect(still.transitions.isEmpty)
    let spec = try #require(animated.transitions.first)
    #expect(spec.insertion.opacity == 0)
    #expect(spec.removal.opacity == 0)
    #expect(spec.insertion.animation?.duration == 2)
  }

  @Test func aViewInsideMayChooseItsTransition() async throws {
    let screen = TestScreen(
      PublisherView(publisher: Just(1)) { number in
        Text("number \(number)").transition(.move(edge: .top))
      }
      .animation(.linear(duration: 2)))
    await screen.settle()
    #expect(screen.transitions.map(\.insertion.edge) == [.top])
    #expect(screen.transitions.first?.insertion.animation?.duration == 2)
  }
}

extension TestScreen {
  /// How the views on the screen come and go.
  fileprivate var transitions: [TransitionSpec] {
    root.all.flatMap(\.modifiers).compactMap { if case .transition(let spec) = $0 { spec } else { nil } }
  }
}
