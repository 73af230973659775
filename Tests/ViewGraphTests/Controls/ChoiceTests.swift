import Foundation
import Testing

@testable import ViewGraph

@MainActor
@Suite struct ChoiceTests {
  struct Settings: View {
    @State var isOn = false
    var body: some View {
      Toggle("Wifi", isOn: $isOn)
      Text(isOn ? "on" : "off")
    }
  }

  @Test func togglesSetTheirBinding() throws {
    let host = TestHost(Settings())
    host.send(.set("true"), to: try host.toggle().target)
    #expect(host.shows("on"))
    #expect(try host.toggle().isOn)
    let again = TestHost(Settings(), location: host.graph.location)
    #expect(again.shows("on"))
  }

  @Test func choicesInRowsAreTheProgramsViews() throws {
    func options(_ isPlain: Bool) -> [PickerContent.Option] {
      let host = TestHost(
        Picker("Size", selection: .constant(1)) {
          ForEach(1..<3) { size in
            if isPlain { Text("\(size)").tag(size) } else { Text("\(size)").padding().background(.red).tag(size) }
          }
        }
        .pickerStyle(.inline))
      return host.nodes.compactMap { if case .picker(let picker) = $0.content { picker.options } else { nil } }[0]
    }
    #expect(options(true).map(\.isDrawn) == [false, false])
    #expect(options(false).map(\.isDrawn) == [true, true])
    #expect(options(false).map(\.label) == ["1", "2"])
  }

  @Test func hiddenLabelsAreStillNames() throws {
    let host = TestHost(Toggle("Wifi", isOn: .constant(true)).labelsHidden())
    #expect(!host.shows("Wifi"))
    #expect(host.modifiers.contains(.accessibility(AccessibilityProperties(label: "Wifi"))))
  }

  @Test func whatIsSaidInPartsIsSaidOfOneElement() throws {
    let host = TestHost(
      Button("x") {}.accessibilityLabel("Like").accessibilityHint("Twice takes it back")
        .accessibilityAddTraits([.isSelected, .isModal]).accessibilityRemoveTraits(.isModal))
    let said = host.modifiers.compactMap { if case .accessibility(let said) = $0 { said } else { nil } }
    #expect(said.count == 1)
    #expect(said.first?.label == "Like" && said.first?.hint == "Twice takes it back")
    #expect(said.first?.traits == .isSelected)
  }

  struct TickStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Text(configuration.isOn ? "[x]" : "[ ]")
          configuration.label
        }
      }
    }
  }

  @Test func programsDrawToggles() throws {
    let host = TestHost(Settings().toggleStyle(TickStyle()))
    try host.press("[ ] Wifi")
    #expect(host.shows("on"))
    #expect(host.shows("[x]"))
  }

  enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, mint
    var id: Self { self }
  }

  struct Menu1: View {
    @State var flavor = Flavor.vanilla
    var body: some View {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
      }
      .pickerStyle(SegmentedPickerStyle())
      Text("is \(flavor.rawValue)")
    }
  }

  @Test func pickersOfferTheirContent() throws {
    let host = TestHost(Menu1())
    let picker = try host.picker()
    #expect(picker.style == "segmented")
    #expect(picker.label == "Flavor")
    #expect(picker.options.map(\.label) == ["Vanilla", "Mint"])
    #expect(picker.selection == "vanilla")
    host.send(.set("mint"), to: picker.target)
    #expect(host.shows("is mint"))
    #expect(try host.picker().selection == "mint")
  }

  @Test func choicesArePartOfTheLocation() throws {
    let host = TestHost(Menu1())
    #expect(host.graph.location == Location())
    host.send(.set("mint"), to: try host.picker().target)
    #expect(host.graph.location.entries.map(\.value) == ["mint"])
    #expect(TestHost(Menu1(), location: host.graph.location).shows("is mint"))
  }

  struct Late: View {
    @State var sources: [String] = []
    @State var source = "bbc"
    var body: some View {
      Picker("Source", selection: $source) {
        ForEach(sources, id: \.self) { Text($0.uppercased()).tag($0) }
      }
      Text("is \(source)")
      Button("Load") { sources = ["bbc", "cnn"] }
    }
  }

  @Test func choicesThatComeLateAreMadeThen() throws {
    let host = TestHost(Late())
    try host.press("Load")
    host.send(.set("cnn"), to: try host.picker().target)
    let again = TestHost(Late(), location: host.graph.location)
    #expect(again.shows("is bbc"))
    try again.press("Load")
    #expect(again.shows("is cnn"))
  }

  @Test func tagsOfOptionalSelectionsMayBePlain() throws {
    struct Screen: View {
      @State var choice: Int? = 2
      var body: some View {
        Picker("N", selection: $choice) {
          Text("None").tag(nil as Int?)
          Section("Numbers") {
            Text("One").tag(1)
            Label("Two", systemImage: "star").tag(2)
          }
        }
        Text(choice.map { "is \($0)" } ?? "is nothing")
      }
    }
    let host = TestHost(Screen())
    let picker = try host.picker()
    #expect(picker.options.map(\.label) == ["None", "One", "Two"])
    #expect(picker.options[2].symbol == "star")
    #expect(picker.selection == picker.options[2].value)
    host.send(.set(picker.options[0].value), to: picker.target)
    #expect(host.shows("is nothing"))
    host.send(.set(picker.options[1].value), to: picker.target)
    #expect(host.shows("is 1"))
  }

  @Test func steppersStopAtTheirBounds() throws {
    struct Screen: View {
      @State var count = 1
      var body: some View {
        Stepper("Count", value: $count, in: 0...2)
        Text("is \(count)")
      }
    }
    let host = TestHost(Screen())
    let target = try host.stepper().target
    host.send(.set("+"), to: target)
    #expect(host.shows("is 2"))
    #expect(try !host.stepper().canIncrement)
    host.send(.set("+"), to: target)
    #expect(host.shows("is 2"))
    host.send(.set("-"), to: target)
    host.send(.set("-"), to: target)
    host.send(.set("-"), to: target)
    #expect(host.shows("is 0"))
    #expect(try !host.stepper().canDecrement)
  }

  @Test func slidersKeepToStepsAndBounds() throws {
    struct Screen: View {
      @State var value = 0.0
      var body: some View {
        Slider(value: $value, in: 0...10, step: 2) {
          Text("Speed")
        } minimumValueLabel: {
          Text("slow")
        } maximumValueLabel: {
          Text("fast")
        }
        Text("is \(Int(value))")
      }
    }
    let host = TestHost(Screen())
    #expect(host.shows("slow"))
    host.send(.set("4.9"), to: try host.slider().target)
    #expect(host.shows("is 4"))
    host.send(.set("99"), to: try host.slider().target)
    #expect(host.shows("is 10"))
    host.send(.set("nan"), to: try host.slider().target)
    #expect(host.shows("is 10"))
  }

  @Test func datesStayWithinTheirRange() throws {
    struct Screen: View {
      @State var date = Date(timeIntervalSince1970: 1000)
      var body: some View {
        DatePicker(
          "Day", selection: $date, in: Date(timeIntervalSince1970: 500)..., displayedComponents: .date)
        Text(verbatim: "is \(Int(date.timeIntervalSince1970))")
      }
    }
    let host = TestHost(Screen())
    #expect(try host.datePicker().hasTime == false)
    host.send(.set("2000"), to: try host.datePicker().target)
    #expect(host.shows("is 2000"))
    host.send(.set("100"), to: try host.datePicker().target)
    #expect(host.shows("is 500"))
  }

  @Test func colorsAreChosenAsHex() throws {
    struct Screen: View {
      @State var color = Color(red: 1, green: 0, blue: 0)
      var body: some View {
        ColorPicker("Ink", selection: $color)
        Text(color == Color(red: 0, green: 1, blue: 0, opacity: 1) ? "green" : "other")
      }
    }
    let host = TestHost(Screen())
    #expect(try host.field().value == "#ff0000")
    try host.input("#00f")
    #expect(try host.field().value == "#0000ff")
    try host.input("#00ff0")
    #expect(try host.field().value == "#0000ff")
    try host.input("#00ff00")
    #expect(host.shows("green"))
  }
}

/// Forms of calls that must not be ambiguous.
@MainActor
@Suite struct CallTests {
  private struct Calls: View {
    @State var size = 12.0
    @State var isPressed = false

    var body: some View {
      Stepper(value: $size, in: 10...40, step: 2) { Text("Size \(size, specifier: "%.0f")") }
      Text("Hold").onLongPressGesture(minimumDuration: 0.4) { isPressed = true }
      Text(isPressed ? "held" : "free")
    }
  }

  @Test func trailingClosuresAreLabelsAndActions() throws {
    let host = TestHost(VStack { Calls() })
    #expect(host.shows("Size 12"))
    let target = host.modifiers.compactMap { if case .onLongPress(let target, _, _, _) = $0 { target } else { nil } }
      .first
    host.send(.longPress, to: try #require(target))
    #expect(host.shows("held"))
  }
}
