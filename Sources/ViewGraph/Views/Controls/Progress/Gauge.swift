import Foundation

/// Shows a value within bounds.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimum: BoundsLabel
  let maximum: BoundsLabel

  private init(
    _ value: Double, _ bounds: ClosedRange<Double>, _ label: Label, _ current: CurrentValueLabel,
    _ minimum: BoundsLabel, _ maximum: BoundsLabel
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? min(1, max(0, (value - bounds.lowerBound) / length)) : 0
    self.label = label
    currentValueLabel = current
    self.minimum = minimum
    self.maximum = maximum
  }

  @MainActor public var body: some View {
    GaugeBody(
      configuration: GaugeStyleConfiguration(
        value: fraction, label: GaugeStyleConfiguration.Label(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : GaugeStyleConfiguration.CurrentValueLabel(content: AnyView(currentValueLabel)),
        minimumValueLabel: BoundsLabel.self == EmptyView.self
          ? nil : GaugeStyleConfiguration.MinimumValueLabel(content: AnyView(minimum)),
        maximumValueLabel: BoundsLabel.self == EmptyView.self
          ? nil : GaugeStyleConfiguration.MaximumValueLabel(content: AnyView(maximum)))
    )
    .accessibilityElement(children: .combine)
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Makes a gauge; the bounds are 0 and 1 by default.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(Double(value), Self.range(bounds), label(), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Makes a gauge that shows its value, with labels at places of it.
  /// - Partly: `markedValueLabels` are not shown.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> some View
  ) {
    self.init(Double(value), Self.range(bounds), label(), currentValueLabel(), EmptyView(), EmptyView())
  }

  /// Makes a gauge that shows its value; the bounds are 0 and 1 by default.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Double(value), Self.range(bounds), label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge {
  /// Makes a gauge that shows its value and its bounds, with labels at places of it.
  /// - Partly: `markedValueLabels` are not shown.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> some View
  ) {
    self.init(
      Double(value), Self.range(bounds), label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }

  /// Makes a gauge that shows its value and its bounds; they are 0 and 1 by default.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      Double(value), Self.range(bounds), label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }

  private static func range<V: BinaryFloatingPoint>(_ bounds: ClosedRange<V>) -> ClosedRange<Double> {
    Double(bounds.lowerBound)...Double(bounds.upperBound)
  }
}
