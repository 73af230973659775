// One usage of each name, as programs write it: controls, their labels and styles.
import SwiftUI

enum Flavour: String, CaseIterable, Identifiable {
  case sweet, sour
  var id: Self { self }
}

@MainActor func buttons(v: some View) {
  _ = Button("a") {}
  _ = Button("a", action: {})
  _ = Button("a", role: .destructive) {}
  _ = Button("a", role: .cancel, action: {})
  _ = Button("a", systemImage: "star") {}
  _ = Button("a", systemImage: "star", role: .destructive) {}
  _ = Button("a", image: ImageResource(name: "a", bundle: .main)) {}
  _ = Button(role: .cancel) {
  } label: {
    Text("a")
  }
  _ = Button(role: .close) {}
  _ = Button(role: .confirm, action: {})
  _ = Button(action: {}) { Text("a") }
  _ = Button(action: {}, label: { Text("a") })
  _ = Button {
  } label: {
    Text("a")
  }
  _ = v.buttonStyle(.plain)
  _ = v.buttonStyle(.bordered)
  _ = v.buttonStyle(.borderedProminent)
  _ = v.buttonStyle(.borderless)
  _ = v.buttonStyle(.automatic)
  _ = v.buttonStyle(.glass)
  _ = v.buttonStyle(.glassProminent)
  _ = v.buttonStyle(PlainButtonStyle())
  _ = v.buttonStyle(BorderlessButtonStyle())
  _ = v.buttonStyle(DefaultButtonStyle())
  _ = v.buttonStyle(BorderedProminentButtonStyle())
  _ = v.buttonStyle(Pressing())
  _ = v.buttonStyle(Tapping())
  _ = v.buttonBorderShape(.capsule)
  _ = v.buttonBorderShape(.circle)
  _ = v.buttonBorderShape(.roundedRectangle(radius: 8))
  _ = v.buttonSizing(.flexible)
  _ = v.buttonRepeatBehavior(.enabled)
  _ = v.controlSize(.large)
  _ = v.controlSize(.extraLarge)
  _ = v.controlSize(.mini)
  _ = v.keyboardShortcut("a")
  _ = v.keyboardShortcut("a", modifiers: [.command, .shift])
  _ = v.keyboardShortcut(.defaultAction)
  _ = v.keyboardShortcut(.cancelAction)
  _ = v.keyboardShortcut(.return, modifiers: .command)
  _ = v.keyboardShortcut(KeyboardShortcut("b", modifiers: .option))
  _ = Link("a", destination: URL(string: "https://a.b")!)
  _ = Link(destination: URL(string: "https://a.b")!) { Text("a") }
  _ = EditButton()
  _ = RenameButton()
  _ = PasteButton(payloadType: String.self) { _ in }
  _ = v.renameAction {}
  _ = v.disabled(true)
  _ = v.help("a")
  _ = v.help(Text("a"))
  _ = v.badge(3)
  _ = v.badge("a")
  _ = v.badge(Text("a"))
  _ = v.badgeProminence(.decreased)
}

struct Pressing: ButtonStyle {
  @Environment(\.isEnabled) var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1).foregroundStyle(
      configuration.role == .destructive ? .red : .blue)
  }
}

struct Tapping: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}

@MainActor func toggles(on: Binding<Bool>, several: [Binding<Bool>], v: some View) {
  _ = Toggle("a", isOn: on)
  _ = Toggle(isOn: on) { Text("a") }
  _ = Toggle("a", systemImage: "star", isOn: on)
  _ = Toggle("a", sources: several, isOn: \.self)
  _ = Toggle(sources: several, isOn: \.self) { Text("a") }
  _ = v.toggleStyle(.switch)
  _ = v.toggleStyle(.button)
  _ = v.toggleStyle(.automatic)
  _ = v.toggleStyle(SwitchToggleStyle(tint: .red))
  _ = v.toggleStyle(Checks())
}

struct Checks: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Image(systemName: configuration.isMixed ? "minus" : configuration.isOn ? "checkmark" : "circle")
      configuration.label
    }
  }
}

@MainActor func pickers(
  one: Binding<Flavour>, many: Binding<Set<Flavour>>, date: Binding<Date>, dates: Binding<Set<DateComponents>>,
  color: Binding<Color>, cg: Binding<CGColor>, v: some View
) {
  _ = Picker("a", selection: one) { ForEach(Flavour.allCases) { Text($0.rawValue).tag($0) } }
  _ = Picker(selection: one) {
    Text("b")
  } label: {
    Text("a")
  }
  _ = Picker(selection: one, label: Text("a")) { Text("b") }
  _ = Picker("a", systemImage: "star", selection: one) { Text("b") }
  _ = Picker("a", selection: one) {
    Text("b")
  } currentValueLabel: {
    Text("c")
  }
  _ = Picker("a", sources: [one], selection: \.self) { Text("b") }
  _ = v.pickerStyle(.segmented)
  _ = v.pickerStyle(.wheel)
  _ = v.pickerStyle(.menu)
  _ = v.pickerStyle(.inline)
  _ = v.pickerStyle(.navigationLink)
  _ = v.pickerStyle(.palette)
  _ = v.pickerStyle(.automatic)
  _ = v.pickerStyle(SegmentedPickerStyle())
  _ = v.pickerStyle(WheelPickerStyle())
  _ = v.pickerStyle(MenuPickerStyle())
  _ = v.pickerStyle(DefaultPickerStyle())
  _ = v.paletteSelectionEffect(.symbolVariant(.fill))
  _ = v.tag(3)
  _ = v.tag(3, includeOptional: false)
  _ = v.tag(Flavour?.none)
  _ = DatePicker("a", selection: date)
  _ = DatePicker("a", selection: date, displayedComponents: .date)
  _ = DatePicker("a", selection: date, displayedComponents: [.date, .hourAndMinute])
  _ = DatePicker("a", selection: date, in: Date()...)
  _ = DatePicker("a", selection: date, in: ...Date(), displayedComponents: .date)
  _ = DatePicker("a", selection: date, in: Date()...Date.distantFuture, displayedComponents: [.date])
  _ = DatePicker(selection: date) { Text("a") }
  _ = DatePicker(selection: date, displayedComponents: .date, label: { Text("a") })
  _ = DatePicker(selection: date, in: ...Date(), displayedComponents: .date) { Text("a") }
  _ = v.datePickerStyle(.compact)
  _ = v.datePickerStyle(.graphical)
  _ = v.datePickerStyle(.wheel)
  _ = v.datePickerStyle(.automatic)
  _ = v.datePickerStyle(GraphicalDatePickerStyle())
  _ = v.datePickerStyle(WheelDatePickerStyle())
  _ = v.datePickerStyle(CompactDatePickerStyle())
  _ = MultiDatePicker("a", selection: dates)
  _ = MultiDatePicker("a", selection: dates, in: Date()...)
  _ = MultiDatePicker("a", selection: dates, in: Date()..<Date.distantFuture)
  _ = ColorPicker("a", selection: color)
  _ = ColorPicker("a", selection: color, supportsOpacity: false)
  _ = ColorPicker(selection: color) { Text("a") }
  _ = ColorPicker("a", selection: cg)
}

@MainActor func values(
  d: Binding<Double>, n: Binding<Int>, v: some View, progress: Progress
) {
  _ = Slider(value: d)
  _ = Slider(value: d, in: 0...10)
  _ = Slider(value: d, in: 0...10, step: 2)
  _ = Slider(value: d, in: 0...10) { Text("a") }
  _ = Slider(value: d, in: 0...10, onEditingChanged: { _ in })
  _ = Slider(value: d, in: 0...10, step: 1) {
    Text("a")
  } onEditingChanged: { _ in
  }
  _ = Slider(value: d, in: 0...10) {
    Text("a")
  } minimumValueLabel: {
    Text("0")
  } maximumValueLabel: {
    Text("10")
  }
  _ = Slider(value: d, in: 0...10, step: 1) {
    Text("a")
  } minimumValueLabel: {
    Text("0")
  } maximumValueLabel: {
    Text("1")
  }
  _ = Slider(value: d) {
    Text("a")
  } minimumValueLabel: {
    Text("0")
  } maximumValueLabel: {
    Text("1")
  } onEditingChanged: { _ in
  }
  _ = Slider(
    value: d, in: 0...10, onEditingChanged: { _ in }, minimumValueLabel: Text("a"), maximumValueLabel: Text("b")
  ) { Text("c") }
  _ = Stepper("a", value: n)
  _ = Stepper("a", value: n, in: 0...3)
  _ = Stepper("a", value: n, in: 0...3, step: 1)
  _ = Stepper("a", value: n, step: 2)
  _ = Stepper("a", value: d, in: 0...3, step: 0.5, format: .number)
  _ = Stepper("a", value: d, in: 0...3, step: 0.5, onEditingChanged: { _ in })
  _ = Stepper(value: n) { Text("a") }
  _ = Stepper(value: n, in: 0...3) { Text("a") }
  _ = Stepper(value: n, in: 0...3, step: 1) {
    Text("a")
  } onEditingChanged: { _ in
  }
  _ = Stepper("a", onIncrement: {}, onDecrement: {})
  _ = Stepper("a", onIncrement: nil, onDecrement: {})
  _ = Stepper {
    Text("a")
  } onIncrement: {
  } onDecrement: {
  }
  _ = Stepper(onIncrement: {}, onDecrement: {}) { Text("a") }
  _ = ProgressView()
  _ = ProgressView("a")
  _ = ProgressView { Text("a") }
  _ = ProgressView(value: 0.3)
  _ = ProgressView(value: 3, total: 10)
  _ = ProgressView("a", value: 0.3)
  _ = ProgressView("a", value: Double?.none, total: 10)
  _ = ProgressView(value: 0.3) { Text("a") }
  _ = ProgressView(value: 0.3) {
    Text("a")
  } currentValueLabel: {
    Text("b")
  }
  _ = ProgressView(progress)
  _ = ProgressView(timerInterval: Date()...Date())
  _ = ProgressView(timerInterval: Date()...Date(), countsDown: false)
  _ = ProgressView(timerInterval: Date()...Date()) {
    Text("a")
  } currentValueLabel: {
    Text("b")
  }
  _ = v.progressViewStyle(.circular)
  _ = v.progressViewStyle(.linear)
  _ = v.progressViewStyle(.automatic)
  _ = v.progressViewStyle(CircularProgressViewStyle())
  _ = v.progressViewStyle(CircularProgressViewStyle(tint: .red))
  _ = v.progressViewStyle(LinearProgressViewStyle(tint: .red))
  _ = v.progressViewStyle(Ring())
  _ = Gauge(value: 0.3) { Text("a") }
  _ = Gauge(value: 0.3, in: 0...1) { Text("a") }
  _ = Gauge(value: 0.3, in: 0...1) {
    Text("a")
  } currentValueLabel: {
    Text("b")
  }
  _ = Gauge(value: 0.3, in: 0...1) {
    Text("a")
  } currentValueLabel: {
    Text("b")
  } minimumValueLabel: {
    Text("0")
  } maximumValueLabel: {
    Text("1")
  }
  _ = Gauge(value: 0.3) {
    Text("a")
  } currentValueLabel: {
    Text("b")
  } markedValueLabels: {
    Text("c")
  }
  _ = v.gaugeStyle(.accessoryCircular)
  _ = v.gaugeStyle(.accessoryCircularCapacity)
  _ = v.gaugeStyle(.accessoryLinear)
  _ = v.gaugeStyle(.accessoryLinearCapacity)
  _ = v.gaugeStyle(.linearCapacity)
  _ = v.gaugeStyle(.automatic)
  _ = v.gaugeStyle(Dial())
}

struct Ring: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0)
      configuration.label
      configuration.currentValueLabel
    }
  }
}

struct Dial: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("\(configuration.value)")
      configuration.label
      configuration.currentValueLabel
      configuration.minimumValueLabel
      configuration.maximumValueLabel
      configuration.markedValueLabels
    }
  }
}

@MainActor func fields(t: Binding<String>, d: Binding<Double>, o: Binding<Int?>, v: some View) {
  _ = TextField("a", text: t)
  _ = TextField("a", text: t, prompt: Text("b"))
  _ = TextField("a", text: t, axis: .vertical)
  _ = TextField("a", text: t, prompt: Text("b"), axis: .vertical)
  _ = TextField("a", text: t, onCommit: {})
  _ = TextField("a", text: t, onEditingChanged: { _ in })
  _ = TextField("a", text: t, onEditingChanged: { _ in }, onCommit: {})
  _ = TextField(text: t) { Text("a") }
  _ = TextField(text: t, prompt: Text("b")) { Text("a") }
  _ = TextField(text: t, prompt: Text("b"), axis: .horizontal) { Text("a") }
  _ = TextField("a", value: d, format: .number)
  _ = TextField("a", value: o, format: .number)
  _ = TextField("a", value: d, format: .currency(code: "EUR"), prompt: Text("b"))
  _ = TextField("a", value: d, formatter: NumberFormatter())
  _ = TextField("a", value: d, formatter: NumberFormatter(), onCommit: {})
  _ = TextField(value: d, format: .percent) { Text("a") }
  _ = SecureField("a", text: t)
  _ = SecureField("a", text: t, prompt: Text("b"))
  _ = SecureField("a", text: t, onCommit: {})
  _ = SecureField(text: t) { Text("a") }
  _ = SecureField(text: t, prompt: nil) { Text("a") }
  _ = TextEditor(text: t)
  _ = v.textFieldStyle(.roundedBorder)
  _ = v.textFieldStyle(.plain)
  _ = v.textFieldStyle(.automatic)
  _ = v.textFieldStyle(RoundedBorderTextFieldStyle())
  _ = v.textFieldStyle(PlainTextFieldStyle())
  _ = v.textEditorStyle(.plain)
  _ = v.keyboardType(.emailAddress)
  _ = v.keyboardType(.decimalPad)
  _ = v.textContentType(.emailAddress)
  _ = v.textContentType(.oneTimeCode)
  _ = v.textInputAutocapitalization(.never)
  _ = v.textInputAutocapitalization(.words)
  _ = v.autocapitalization(.none)
  _ = v.autocorrectionDisabled()
  _ = v.autocorrectionDisabled(true)
  _ = v.disableAutocorrection(true)
  _ = v.submitLabel(.done)
  _ = v.submitLabel(.search)
  _ = v.submitScope()
  _ = v.onSubmit {}
  _ = v.onSubmit(of: .search) {}
  _ = v.onSubmit(of: [.text, .search]) {}
  _ = v.scrollDismissesKeyboard(.interactively)
  _ = v.scrollDismissesKeyboard(.immediately)
  _ = v.findNavigator(isPresented: .constant(false))
  _ = v.findDisabled()
  _ = v.replaceDisabled()
  _ = v.writingToolsBehavior(.disabled)
}

@MainActor func menus(v: some View, on: Binding<Bool>) {
  _ = Menu("a") { Button("b") {} }
  _ = Menu("a", systemImage: "star") { Button("b") {} }
  _ = Menu {
    Button("b") {}
  } label: {
    Text("a")
  }
  _ = Menu("a") {
    Button("b") {}
  } primaryAction: {
  }
  _ = Menu("a", systemImage: "star") {
    Button("b") {}
  } primaryAction: {
  }
  _ = Menu {
    Button("b") {}
  } label: {
    Text("a")
  } primaryAction: {
  }
  _ = Menu("a", content: { Button("b") {} }, primaryAction: {})
  _ = v.menuStyle(.automatic)
  _ = v.menuStyle(.button)
  _ = v.menuStyle(.borderlessButton)
  _ = v.menuOrder(.fixed)
  _ = v.menuOrder(.priority)
  _ = v.menuIndicator(.hidden)
  _ = v.menuActionDismissBehavior(.disabled)
  _ = v.contextMenu { Button("a") {} }
  _ = v.contextMenu {
    Button("a") {}
  } preview: {
    Text("b")
  }
  _ = v.contextMenu(menuItems: { Button("a") {} })
  _ = v.contextMenu(ContextMenu { Button("a") {} })
  _ = ControlGroup { Button("a") {} }
  _ = ControlGroup("b") { Button("a") {} }
  _ = ControlGroup("b", systemImage: "star") { Button("a") {} }
  _ = ControlGroup {
    Button("a") {}
  } label: {
    Text("b")
  }
  _ = v.controlGroupStyle(.automatic)
  _ = v.controlGroupStyle(.navigation)
  _ = v.controlGroupStyle(.menu)
  _ = v.controlGroupStyle(.compactMenu)
  _ = v.controlGroupStyle(.palette)
  _ = DisclosureGroup("a") { Text("b") }
  _ = DisclosureGroup("a", isExpanded: on) { Text("b") }
  _ = DisclosureGroup(isExpanded: on) {
    Text("b")
  } label: {
    Text("a")
  }
  _ = DisclosureGroup {
    Text("b")
  } label: {
    Text("a")
  }
  _ = v.disclosureGroupStyle(.automatic)
  _ = v.disclosureGroupStyle(Folding())
  _ = GroupBox("a") { Text("b") }
  _ = GroupBox { Text("b") }
  _ = GroupBox {
    Text("b")
  } label: {
    Text("a")
  }
  _ = GroupBox(label: Text("a")) { Text("b") }
  _ = v.groupBoxStyle(.automatic)
  _ = v.groupBoxStyle(Carded())
  _ = ShareLink(item: URL(string: "https://a.b")!)
  _ = ShareLink(item: "a", subject: Text("s"), message: Text("m"))
  _ = ShareLink("a", item: "b")
  _ = ShareLink(item: "b") { Text("a") }
  _ = ShareLink(items: ["a", "b"])
  _ = ShareLink(item: "a", preview: SharePreview("p"))
  _ = ShareLink(item: "a", preview: SharePreview("p", image: Image("i")))
  _ = ShareLink("t", item: "a", preview: SharePreview("p", icon: Image("i")))
}

struct Folding: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

struct Carded: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; configuration.content
    }
  }
}
