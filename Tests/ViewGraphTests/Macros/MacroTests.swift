import SwiftUITesting
import Testing

extension EnvironmentValues {
  @Entry var pace: Int = 3
  /// A comment with a var in it.
  @Entry var label: String?
  @Entry var isQuiet = true  // until told otherwise
  @Entry var place: String? = "http://a//b"  // an address
  @Entry var press: (() -> Void)? = nil
  @Entry var open: (String) -> Int = { _ in 3 }
}

extension FocusedValues {
  @Entry var chosen: Binding<Set<Int>>?  // of the list
  @Entry var count: Optional<Int>
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

@Animatable private struct Wedge: Shape {
  var start: Angle
  var size = 1.0
  @AnimatableIgnored var isFilled = true
  let kept = 3

  func path(in rect: CGRect) -> Path { Path(rect) }
}

@Animatable private struct Reading {
  var amount: Double
}

/// `@Entry` makes environment values; previews compile and leave nothing behind.
@MainActor
struct MacroTests {
  @Test func entriesHaveTheirDefaults() {
    #expect(TestScreen(Shown()).texts == ["3 none true"])
  }

  @Test func entriesOfAnyTypeAreRead() {
    let values = EnvironmentValues()
    #expect(values.place == "http://a//b")
    #expect(values.press == nil && values.open("x") == 3)
  }

  @Test func entriesAreSetLikeAllValues() {
    let view = Shown().environment(\.pace, 5).environment(\.label, "x").environment(\.isQuiet, false)
    #expect(TestScreen(view).texts == ["5 x false"])
  }

  @Test func animatableTypesMoveThroughAllTheirVariables() {
    var wedge = Wedge(start: .degrees(0), size: 1)
    var way = Wedge(start: .degrees(90), size: 3).animatableData - wedge.animatableData
    way.scale(by: 0.5)
    wedge.animatableData += way
    #expect(abs(wedge.start.degrees - 45) < 0.001)
    #expect(wedge.size == 2)
    #expect(wedge.isFilled && wedge.kept == 3)
    wedge.animatableData = .zero
    #expect(wedge.size == 2)
  }

  @Test func whatIsAnimatableByTheMacroConforms() {
    var reading: any Animatable = Reading(amount: 3)
    func double<A: Animatable>(_ value: inout A) { value.animatableData += value.animatableData }
    double(&reading)
    #expect((reading as? Reading)?.amount == 6)
  }
}
