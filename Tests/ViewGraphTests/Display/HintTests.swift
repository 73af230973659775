import Foundation
import Testing

@testable import ViewGraph

/// Modifiers that say what a system might do with a view: those of them that do something here.
@MainActor
@Suite struct HintTests {
  @Test func viewsAreMirroredWhereTextRunsFromRightToLeft() {
    func scales(_ direction: LayoutDirection) -> Bool {
      let host = TestHost(
        Text("x").flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, direction))
      return host.modifiers.contains(.scale(CGSize(width: -1, height: 1), anchor: .center))
    }
    #expect(scales(.rightToLeft))
    #expect(!scales(.leftToRight))
  }

  @Test func arrowsEscapeAndDeleteAreCommands() {
    let host = TestHost(Text("x").onMoveCommand { _ in }.onExitCommand {}.onDeleteCommand {})
    let keys = host.modifiers.compactMap { if case .onKeyCommand(_, let key) = $0 { key } else { nil } }
    #expect(Set(keys) == ["up", "down", "left", "right", "escape", "backspace", "delete"])
    let none = TestHost(Text("x").onMoveCommand(perform: nil).onExitCommand(perform: nil))
    #expect(!none.modifiers.contains { if case .onKeyCommand = $0 { true } else { false } })
  }

  @Test func headersStandOutAsFarAsAsked() {
    func fonts(_ prominence: Prominence) -> [DisplayModifier] {
      TestHost(List { Section("Head") { Text("x") } }.headerProminence(prominence)).modifiers
        .filter { $0 == .textCase(nil) }
    }
    #expect(fonts(.increased).count == 1)
    #expect(fonts(.standard).isEmpty)
  }

  @Test func sectionsEndInTheirActions() throws {
    let host = TestHost(
      List { Section("Head") { Text("x") }.sectionActions { Button("Add") {} } })
    #expect(host.texts == ["Head", "x", "Add"])
  }

  @Test func keysAreFoundByTheirCharacters() {
    func keys(_ view: some View) -> Set<String> {
      Set(TestHost(view).modifiers.compactMap { if case .onKeyCommand(_, let key) = $0 { key } else { nil } })
    }
    #expect(
      keys(Text("x").onKeyPress(characters: .decimalDigits) { _ in .handled }) == Set((0...9).map(String.init)))
    #expect(keys(Text("x").onKeyPress(.space, phases: .up) { _ in .handled }).isEmpty)
    #expect(keys(Text("x").onKeyPress { _ in .handled }).isSuperset(of: ["a", "space", "up", "return"]))
  }

  struct Program: Scene {
    var body: some Scene {
      Window("Title", id: "main") { Text("shown") }
        .windowStyle(.hiddenTitleBar).backgroundTask(.appRefresh("x")) {}
      WindowGroup { Text("not shown") }
    }
  }

  @Test func theFirstWindowIsShown() throws {
    let root = try #require(Program()._rootView)
    #expect(TestHost(root).texts == ["shown"])
  }
}
