import Foundation
import SwiftUITesting
import Testing

@MainActor
@Suite struct InspectorTests {
  struct Screen: View {
    @State var isOpen = false

    var body: some View {
      Button("Inspect") { isOpen.toggle() }
        .inspector(isPresented: $isOpen) { Text("Details").inspectorColumnWidth(320) }
    }
  }

  private func screen(_ size: UserInterfaceSizeClass) throws -> TestScreen {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = size
    let screen = TestScreen(Screen(), environment: environment)
    #expect(!screen.texts.contains("Details"))
    try screen.tap("Inspect")
    #expect(screen.texts.contains("Details"))
    return screen
  }

  private func isSheet(_ screen: TestScreen) -> Bool {
    screen.root.all.contains { if case .presentation = $0.content { true } else { false } }
  }

  @Test func itIsAColumnOnWideScreens() throws {
    let screen = try screen(.regular)
    #expect(!isSheet(screen))
    let frames = screen.root.all.flatMap(\.modifiers).compactMap { modifier in
      if case .frame(let size) = modifier { size.width } else { nil }
    }
    #expect(frames.contains(320))
    try screen.tap("Inspect")
    #expect(!screen.texts.contains("Details"))
  }

  @Test func itIsASheetOnNarrowScreens() throws {
    let screen = try screen(.compact)
    #expect(isSheet(screen))
    try screen.dismiss()
    #expect(!screen.texts.contains("Details"))
    try screen.tap("Inspect")
    screen.graph.environment.horizontalSizeClass = .regular
    #expect(screen.texts.contains("Details") && !isSheet(screen), "the same, when the window grows")
  }

  @Test func masksAreShapesAndPaints() {
    let gradient = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    let screen = TestScreen(
      VStack {
        Text("a").mask { Circle() }
        Text("b").mask(RoundedRectangle(cornerRadius: 4))
        Text("c").mask(gradient)
        Text("d").mask(alignment: .top) { Color.black.opacity(0.5) }
      })
    let modifiers = screen.root.all.flatMap(\.modifiers)
    #expect(modifiers.contains(.clip(.circle)))
    #expect(modifiers.filter { if case .clip = $0 { true } else { false } }.count == 2)
    #expect(modifiers.filter { if case .mask = $0 { true } else { false } }.count == 2)
  }
}
