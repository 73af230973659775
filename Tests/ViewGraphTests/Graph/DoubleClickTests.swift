import SwiftUITesting
import Testing

@testable import ViewGraph

/// A second press that was on its way while the first one opened a page is not for the page that is covered now.
@MainActor
@Suite struct DoubleClickTests {
  struct Program: View {
    @State private var path: [Int] = []
    @State private var count = 0

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text(verbatim: "path \(path)")
          NavigationLink("link", value: 1)
          Button("push") { path.append(2) }
          Button("count") { count += 1 }
          Text(verbatim: "count \(count)")
        }
        .navigationDestination(for: Int.self) { Text(verbatim: "page \($0) of \(path)") }
      }
    }
  }

  private func pressTwice(_ label: String, flushesBetween: Bool, _ screen: TestScreen) throws {
    let node = try #require(screen.nodes { $0.label == label && $0.content.buttonTarget != nil }.first)
    let target = try #require(node.content.buttonTarget)
    screen.graph.send(.press, to: target)
    if flushesBetween { screen.flush() }
    screen.graph.send(.press, to: target)
    screen.flush()
  }

  @Test(arguments: [true, false])
  func aLinkOpensOnePage(flushesBetween: Bool) throws {
    let screen = TestScreen(Program())
    try pressTwice("link", flushesBetween: flushesBetween, screen)
    #expect(screen.texts.contains("page 1 of [1]"))
  }

  @Test(arguments: [true, false])
  func aButtonOpensOnePage(flushesBetween: Bool) throws {
    let screen = TestScreen(Program())
    try pressTwice("push", flushesBetween: flushesBetween, screen)
    #expect(screen.texts.contains("page 2 of [2]"))
  }

  @Test func aButtonThatStaysIsPressedTwice() throws {
    let screen = TestScreen(Program())
    try pressTwice("count", flushesBetween: false, screen)
    #expect(screen.texts.contains("count 2"))
  }
}

extension DisplayContent {
  fileprivate var buttonTarget: EventTarget? {
    if case .button(let button) = self { button.target } else { nil }
  }
}
