import Foundation

/// A control for raising and lowering a value step by step.
nonisolated public struct Stepper<Label: View>: View {
  let label: Label
  /// Nil where the value cannot be raised.
  let increment: () -> (() -> Void)?
  /// Nil where the value cannot be lowered.
  let decrement: () -> (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  /// Makes a stepper of two actions; one that is nil cannot be used.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = { onIncrement }
    decrement = { onDecrement }
    self.onEditingChanged = onEditingChanged
  }

  /// Makes a stepper of two actions; the older order of arguments.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ onEditingChanged: @escaping (Bool) -> Void,
    label: () -> Label
  ) {
    self.label = label()
    self.onEditingChanged = onEditingChanged
    increment = { Self.step(value, by: step, bounds) }
    decrement = { Self.step(value, by: -step, bounds) }
  }

  /// The action that changes a value by a step, nil where that would leave the bounds.
  private static func step<V: Strideable>(
    _ value: Binding<V>, by step: V.Stride, _ bounds: ClosedRange<V>?
  ) -> (() -> Void)? {
    let next = value.wrappedValue.advanced(by: step)
    if let bounds, !bounds.contains(next) {
      let limit = step > 0 ? bounds.upperBound : bounds.lowerBound
      let isAtLimit = step > 0 ? value.wrappedValue >= limit : value.wrappedValue <= limit
      return isAtLimit ? nil : { value.wrappedValue = limit }
    }
    return { value.wrappedValue = value.wrappedValue.advanced(by: step) }
  }
}

extension Stepper {
  /// Makes a stepper for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged, label: label)
  }

  /// Makes a stepper for a value within bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged, label: label)
  }

  /// Makes a stepper for a value; the older order of arguments.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, nil, step, onEditingChanged, label: label)
  }

  /// Makes a stepper for a value within bounds; the older order of arguments.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, step, onEditingChanged, label: label)
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper of two actions; one that is nil cannot be used.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of two actions; one that is nil cannot be used.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper for a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged) { Text(titleKey) }
  }

  /// Makes a stepper for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged) { Text(title) }
  }

  /// Makes a stepper for a value within bounds.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged) { Text(titleKey) }
  }

  /// Makes a stepper for a value within bounds.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged) { Text(title) }
  }
}

extension Stepper: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setChild(0, label, environment: node.labelOfRow)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    let stepper = StepperContent(
      target: node.target, canIncrement: increment() != nil, canDecrement: decrement() != nil)
    return node.control(.stepper(stepper), labelSlot: 0)
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    guard node.environment.isEnabled, case .set(let sign) = event else { return }
    guard let action = sign == "+" ? increment() : sign == "-" ? decrement() : nil else { return }
    onEditingChanged(true)
    action()
    onEditingChanged(false)
  }
}
