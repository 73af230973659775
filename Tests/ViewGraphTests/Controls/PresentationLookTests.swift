import SwiftUITesting
import Testing

/// What sheets, columns and menus of commands look like.
@MainActor
struct PresentationLookTests {
  private func presentation(_ screen: TestScreen) throws -> PresentationContent {
    try #require(
      screen.root.all.compactMap { if case .presentation(let content) = $0.content { content } else { nil } }.first)
  }

  @Test func aSheetLooksAsItsContentSays() throws {
    let screen = TestScreen(
      Text("page").sheet(isPresented: .constant(true)) {
        Text("sheet")
          .presentationDragIndicator(.visible)
          .presentationCornerRadius(30)
          .presentationBackground(Color.red)
          .presentationBackgroundInteraction(.enabled)
      })
    let look = try presentation(screen).look
    #expect(look.showsDragIndicator == true)
    #expect(look.cornerRadius == 30)
    #expect(look.background == .color(.red))
    #expect(look.leavesBackground == true)
  }

  @Test func onNarrowScreensAPopoverMayBeASheet() throws {
    var narrow = EnvironmentValues()
    narrow.horizontalSizeClass = .compact
    var wide = EnvironmentValues()
    wide.horizontalSizeClass = .regular
    let view = Text("page").popover(isPresented: .constant(true)) {
      Text("choice").presentationCompactAdaptation(.sheet)
    }
    #expect(try presentation(TestScreen(view, environment: narrow)).kind == .sheet)
    #expect(try presentation(TestScreen(view, environment: wide)).kind == .popover)
  }

  @Test func columnsAreAsWideAsTheyAsk() {
    var wide = EnvironmentValues()
    wide.horizontalSizeClass = .regular
    let screen = TestScreen(
      NavigationSplitView {
        Text("side").navigationSplitViewColumnWidth(min: 100, ideal: 220, max: 200)
      } detail: {
        Text("detail")
      }, environment: wide)
    let widths = screen.root.all.compactMap { node -> CGFloat? in
      if case .page(let page) = node.content { page.columnWidth } else { nil }
    }
    #expect(widths == [200])
  }

  struct Program: App {
    @State private var count = 0

    var body: some Scene {
      WindowGroup { Text("count \(count)") }
        .commands {
          CommandMenu("Count") {
            Button("Up") { count += 1 }.keyboardShortcut("u")
          }
          CommandGroup(replacing: .help) {}
        }
    }
  }

  @Test func commandsAreInMenusAndWork() throws {
    let screen = TestScreen(AppRoot(Program()))
    #expect(screen.texts.contains("Count"))
    #expect(!screen.texts.contains("Help"))
    try screen.tap("Up")
    #expect(screen.texts.contains("count 1"))
  }
}
