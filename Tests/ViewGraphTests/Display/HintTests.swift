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
}
