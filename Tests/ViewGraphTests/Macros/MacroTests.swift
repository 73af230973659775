import SwiftUITesting
import Testing

extension EnvironmentValues {
  @Entry var pace: Int = 3
  /// A comment with a var in it.
  @Entry var label: String?
  @Entry var isQuiet = true  // until told otherwise
}

private struct Shown: View {
  @Environment(\.pace) private var pace
  @Environment(\.label) private var label
  @Environment(\.isQuiet) private var isQuiet

  var body: some View { Text(verbatim: "\(pace) \(label ?? "none") \(isQuiet)") }
}

#Preview { Shown() }

#Preview("Named", traits: .sizeThatFitsLayout) {
  @Previewable @State var pace = 1
  Shown().environment(\.pace, pace)
}

/// `@Entry` makes environment values; previews compile and leave nothing behind.
@MainActor
struct MacroTests {
  @Test func entriesHaveTheirDefaults() {
    #expect(TestScreen(Shown()).texts == ["3 none true"])
  }

  @Test func entriesAreSetLikeAllValues() {
    let view = Shown().environment(\.pace, 5).environment(\.label, "x").environment(\.isQuiet, false)
    #expect(TestScreen(view).texts == ["5 x false"])
  }
}
