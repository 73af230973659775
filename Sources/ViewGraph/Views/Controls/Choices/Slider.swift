import Foundation

/// A control for choosing a number by dragging.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let minimumValueLabel: ValueLabel?
  let maximumValueLabel: ValueLabel?
  let onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ onEditingChanged: @escaping (Bool) -> Void,
    label: Label, minimum: ValueLabel?, maximum: ValueLabel?
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      getter: { Double(value.wrappedValue) },
      setter: { number, transaction in value.transaction(transaction).wrappedValue = V(number) }, identity: nil)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.onEditingChanged = onEditingChanged
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }
}

extension Slider {
  /// Makes a slider with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, onEditingChanged, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// Makes a slider with steps and labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, onEditingChanged, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// Makes a slider with labels at its ends; the older order of arguments.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, onEditingChanged, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel)
  }

  /// Makes a slider with steps and labels at its ends; the older order of arguments.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, onEditingChanged, label: label(), minimum: minimumValueLabel, maximum: maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label: label(), minimum: nil, maximum: nil)
  }

  /// Makes a slider with steps and a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, onEditingChanged, label: label(), minimum: nil, maximum: nil)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider; 0 to 1 by default.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, onEditingChanged, label: EmptyView(), minimum: nil, maximum: nil)
  }

  /// Makes a slider with steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, onEditingChanged, label: EmptyView(), minimum: nil, maximum: nil)
  }
}

extension Slider: PrimitiveView {
  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    node.locate(
      "value",
      read: { [weak node] in node.map { String($0.view.value.wrappedValue) } ?? "" },
      restore: { [weak node] in node?.view.set($0) })
  }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let inside = node.insideControl
    node.setChild(0, label, environment: inside)
    node.setChild(1, minimumValueLabel, environment: inside)
    node.setChild(2, maximumValueLabel, environment: inside)
  }

  /// The slider between its labels. Its own label is not shown, as on phones, but read to those who cannot see it.
  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    let slider = SliderContent(
      target: node.target, key: node.locationKey, value: value.wrappedValue, bounds: bounds, step: step)
    let label = node.labelText(ofSlot: 0)
    let display = DisplayNode(
      id: node.displayID, content: .slider(slider),
      modifiers: label.isEmpty ? [] : [.accessibility(AccessibilityProperties(label: label))])
    let leading = node.outputs(ofSlot: 1).displays
    let trailing = node.outputs(ofSlot: 2).displays
    if leading.isEmpty && trailing.isEmpty { return Outputs(display) }
    let row = DisplayContent.stack(StackContent(axis: .horizontal))
    return Outputs(
      DisplayNode(id: node.displayID(part: 1), content: row, children: leading + [display] + trailing))
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    guard node.environment.isEnabled else { return }
    switch event {
    case .set(let text): set(text)
    case .editing(let isEditing): onEditingChanged(isEditing)
    default: break
    }
  }

  /// Takes over a number, brought within the bounds and to the nearest step.
  @MainActor private func set(_ text: String) {
    guard var number = Double(text), number.isFinite else { return }
    if let step, step > 0 {
      number = bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step
    }
    value.wrappedValue = min(max(number, bounds.lowerBound), bounds.upperBound)
  }
}
