import SwiftUI
import SwiftUITesting
import Testing
import TipKit

private struct SearchTip: Tip {
  @Parameter static var isSignedIn: Bool = false
  static let opened = Event(id: "opened")

  var title: Text { Text("Search faster") }
  var message: Text? { Text("Pull down") }
  var actions: [Action] {
    Action(id: "more", title: "Learn more")
  }
  var rules: [Rule] {
    #Rule(Self.$isSignedIn) { $0 == true }
    #Rule(Self.opened) { $0.donations.count >= 2 }
  }
}

private struct SecondTip: Tip {
  var title: Text { Text("Second") }
  var options: [any TipOption] { [Tips.MaxDisplayCount(1)] }
}

@MainActor
@Suite("Tips", .serialized)
struct TipTests {
  private struct Page: View {
    @State private var pressed = "nothing"
    var tip = SearchTip()

    var body: some View {
      Text(pressed)
      TipView(tip) { pressed = $0.id }
      Button("Sign in") { SearchTip.isSignedIn = true }
      Button("Open") { SearchTip.opened.sendDonation() }
      Button("Start") { try? Tips.configure() }
    }
  }

  @Test("A tip is shown once its rules hold, and no more once it was closed")
  func rules() async throws {
    let screen = TestScreen(Page())
    try screen.tap("Start")
    #expect(!screen.texts.contains("Search faster"))
    try screen.tap("Sign in")
    for _ in 0..<2 {
      try screen.tap("Open")
      await Task.yield()
      screen.flush()
    }
    #expect(screen.texts.contains("Search faster") && screen.texts.contains("Pull down"))
    try screen.tap("Learn more")
    #expect(screen.texts.contains("more"))
    try screen.tap("Close")
    await Task.yield()
    screen.flush()
    #expect(!screen.texts.contains("Search faster"))
  }

  @Test("Another reader is shown tips of their own, and none before the program begins with them")
  func readers() throws {
    let screen = TestScreen(TipView(SecondTip()))
    #expect(!screen.texts.contains("Second"))
  }

  @Test("Of several tips one is shown at a time")
  func groups() throws {
    struct Page: View {
      @ObservedObject var center = TipCenterPeek()
      @State private var group = TipGroup(.ordered) {
        SearchTip()
        SecondTip()
      }

      var body: some View {
        Text(group.currentTip.map { String(describing: type(of: $0)) } ?? "no tip")
        Button("Skip") { SearchTip().invalidate(reason: .actionPerformed) }
        Button("Start") {
          try? Tips.configure()
          center.objectWillChange.send()
        }
        Button("Look") { center.objectWillChange.send() }
      }
    }
    let screen = TestScreen(Page())
    try screen.tap("Start")
    #expect(screen.texts.contains("no tip"))
    try screen.tap("Skip")
    try screen.tap("Look")
    #expect(screen.texts.contains("SecondTip"))
  }
}

private final class TipCenterPeek: ObservableObject {}
