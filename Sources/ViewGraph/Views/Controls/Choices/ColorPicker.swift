import Foundation

/// A control for choosing a colour: a swatch that opens what the browser has for that; the opacity stays as it is.
nonisolated public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// Makes a colour picker.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// Makes a colour picker with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Makes a colour picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker {
  private static func colors(_ selection: Binding<CGColor>) -> Binding<Color> {
    Binding(
      getter: { Color(cgColor: selection.wrappedValue) },
      setter: { color, transaction in
        if let color = color.cgColor { selection.transaction(transaction).wrappedValue = color }
      }, identity: nil)
  }

  /// Makes a control for a colour of Core Graphics.
  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection: Self.colors(selection), supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// Makes a control with a title for a colour of Core Graphics.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Makes a control with a title for a colour of Core Graphics.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: PrimitiveView {
  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    node.locate(
      "color",
      read: { [weak node] in node.map { $0.view.text($0) } ?? "" },
      restore: { [weak node] in node?.view.set($0) })
  }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setChild(0, label, environment: node.labelOfRow)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    var field = FieldContent(
      target: node.target, key: node.locationKey, kind: .line, value: String(text(node).prefix(7)), prompt: "")
    field.keyboard = "color"
    let name = node.labelText(ofSlot: 0)
    var size = FrameSize()
    size.width = 28
    size.height = 28
    let swatch = DisplayNode(
      id: node.displayID, content: .field(field),
      modifiers: [.frame(size), .accessibility(AccessibilityProperties(label: name.isEmpty ? "Color" : name))])
    let label = node.environment.labelsHidden ? [] : node.outputs(ofSlot: 0).displays
    let space = DisplayNode(id: node.displayID(part: 2), content: .spacer(minLength: nil))
    return Outputs(
      DisplayNode(
        id: node.displayID(part: 3), content: .stack(StackContent(axis: .horizontal)),
        children: label + (label.isEmpty ? [] : [space]) + [swatch]))
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    guard node.environment.isEnabled else { return }
    switch event {
    case .input(let text), .set(let text): set(text)
    default: break
    }
  }

  @MainActor private func text(_ node: PrimitiveNode<Self>) -> String {
    let color = selection.wrappedValue.resolve(in: node.environment)
    func digits(_ value: Float) -> String {
      let number = Int(saturating: Double(min(max(value, 0), 1) * 255).rounded())
      return (number < 16 ? "0" : "") + String(number, radix: 16)
    }
    let opaque = "#" + digits(color.red) + digits(color.green) + digits(color.blue)
    return supportsOpacity && color.opacity < 1 ? opaque + digits(color.opacity) : opaque
  }

  /// Takes over a colour once it is complete.
  @MainActor private func set(_ text: String) {
    var digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6 || (digits.count == 8 && supportsOpacity), let number = UInt32(digits, radix: 16) else {
      return
    }
    let rgba = digits.count == 6 ? number << 8 | 0xff : number
    func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xff) / 255 }
    let kept = supportsOpacity && digits.count == 6 ? selection.wrappedValue.resolve(in: .init()).opacity : 1
    selection.wrappedValue = Color(red: part(24), green: part(16), blue: part(8), opacity: part(0) * Double(kept))
  }
}
