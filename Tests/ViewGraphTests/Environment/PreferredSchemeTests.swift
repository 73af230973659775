import Combine
import SwiftUITesting
import Testing

@testable import ViewGraph

/// Colours that views prefer, and settings that objects keep.
@MainActor
@Suite struct PreferredSchemeTests {
  struct Scheme: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
  }

  struct Window: View {
    @State private var isDark = true

    var body: some View {
      VStack {
        Scheme()
        Button("Turn") { isDark.toggle() }
      }
      .preferredColorScheme(isDark ? .dark : nil)
    }
  }

  @Test func theEnvironmentOfAWindowHasTheColoursThatItsViewsPrefer() throws {
    let screen = TestScreen(Window())
    #expect(screen.texts.contains("dark"))
    try screen.tap("Turn")
    #expect(screen.texts.contains("light"))
  }

  @Test func thoseOfASheetAreTheSheets() {
    struct Page: View {
      @State private var isShown = true

      var body: some View {
        Scheme().sheet(isPresented: $isShown) { Scheme().preferredColorScheme(.dark) }
      }
    }
    let host = TestHost(Page())
    #expect(host.texts == ["light", "dark"])
    let sheets = host.nodes.filter(\.isPresentation)
    #expect(sheets.map { $0.modifiers.contains(.colorScheme(.dark)) } == [true])
  }

  @MainActor final class Settings: ObservableObject {
    @AppStorage("isOn") var isOn = false
  }

  @Test func objectsKeepSettingsForTheReader() throws {
    struct Page: View {
      @StateObject private var settings = Settings()
      @AppStorage("isOn") private var isOn = false

      var body: some View {
        VStack {
          Text(verbatim: "object \(settings.isOn), view \(isOn)")
          Button("Turn") { settings.isOn.toggle() }
        }
      }
    }
    let screen = TestScreen(Page())
    #expect(screen.texts.contains("object false, view false"))
    try screen.tap("Turn")
    #expect(screen.texts.contains("object true, view true"))
    try screen.tap("Turn")
    #expect(screen.texts.contains("object false, view false"))
  }
}
