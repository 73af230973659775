import SwiftUITesting
import Testing

/// Styles of a program's own draw groups, gauges and forms.
@MainActor
struct StyleProtocolTests {
  private struct Plus: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private struct Words: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(Int(configuration.value * 100)) percent")
        configuration.minimumValueLabel
        configuration.currentValueLabel
      }
    }
  }

  private struct Framed: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("before")
        configuration.content
      }
    }
  }

  private struct Count: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  @Test func aGroupOpensAndClosesAsItsStyleSays() throws {
    let screen = TestScreen(DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Plus()))
    #expect(screen.texts == ["More"])
    try screen.tap("More")
    #expect(screen.texts == ["More", "inside"])
    try screen.tap("More")
    #expect(screen.texts == ["More"])
  }

  @Test func aGroupInsideOfAStyleIsDrawnAsUsual() throws {
    let screen = TestScreen(DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(.automatic))
    try screen.tap("More")
    #expect(screen.texts == ["More", "inside"])
  }

  @Test func aGaugeStyleKnowsTheValueAndTheLabels() {
    let gauge = Gauge(value: 3, in: 0...4) {
      Text("Speed")
    } currentValueLabel: {
      Text("three")
    }
    #expect(TestScreen(gauge.gaugeStyle(Words())).texts == ["Speed", "75 percent", "three"])
    #expect(TestScreen(gauge.gaugeStyle(.accessoryCircular)).texts.contains("three"))
    #expect(TestScreen(gauge.gaugeStyle(.linearCapacity)).texts == ["Speed", "three"])
  }

  @Test func aFormStyleDrawsTheForm() {
    #expect(TestScreen(Form { Text("row") }.formStyle(Framed())).texts == ["before", "row"])
  }

  @Test func aControlGroupIsARowUnlessItsStyleSaysOtherwise() {
    let group = ControlGroup("Size") { Text("a") }
    #expect(TestScreen(group).texts == ["a"])
    #expect(TestScreen(group.controlGroupStyle(Count())).texts == ["Size", "a"])
  }
}
