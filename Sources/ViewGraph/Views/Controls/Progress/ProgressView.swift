import Foundation

/// Shows how far something is, or that it goes on.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// 0 to 1, nil while unknown.
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  /// What a bar follows that shows the time; nil for others.
  var timer: ProgressTimer?

  init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    return min(1, max(0, Double(value / total)))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  public init() {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  /// Shows how far something is; a nil value is unknown.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, of: total), label: nil, currentValueLabel: nil)
  }

  /// Shows a progress of Foundation's as it is now.
  public init(_ progress: Progress) {
    self.init(
      fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil, currentValueLabel: nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something goes on, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Shows how far something is, with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: nil)
  }
}

extension ProgressView {
  /// Shows how far something is, with a label and a text for the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Shows that something goes on, with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
  }

  /// Shows that something goes on, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
  }

  /// Shows how far something is, with a title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, of: total), label: Text(titleKey), currentValueLabel: nil)
  }

  /// Shows how far something is, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(fraction: Self.fraction(value, of: total), label: Text(title), currentValueLabel: nil)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Shows the progress that a style is asked to draw.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// A word that belongs to a bar or a wheel.
private struct ProgressLabel<Content: View>: View {
  let content: Content
  let isQuiet: Bool
  let font: Font?

  var body: some View {
    if isQuiet {
      content.font(font).foregroundStyle(.secondary)
    } else {
      content
    }
  }
}

extension ProgressView: PrimitiveView {
  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    (node.local as? ProgressClock)?.start(node)
  }

  @MainActor func didUnmount(_ node: PrimitiveNode<Self>) {
    (node.local as? ProgressClock)?.stop()
  }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let fraction = fraction(node)
    var inside = node.insideControl
    switch node.environment.progressLook {
    case .custom(let style):
      inside.progressLook = .builtIn("automatic")
      node.removeChild(0)
      node.removeChild(1)
      if let style = style.style as? any ProgressViewStyle { draw(style, fraction, inside, node) }
    case .builtIn(let style):
      node.removeChild(2)
      // The word below a turning wheel, and the value below a bar, are quieter than other text.
      let isBar = ProgressContent(fraction: fraction, style: style).isBar
      node.setChild(
        0, label.map { ProgressLabel(content: $0, isQuiet: !isBar, font: nil) }, environment: inside)
      node.setChild(
        1, currentValueLabel.map { ProgressLabel(content: $0, isQuiet: true, font: .caption) }, environment: inside)
    }
  }

  @MainActor private func draw<S: ProgressViewStyle>(
    _ style: S, _ fraction: Double?, _ inside: EnvironmentValues, _ node: PrimitiveNode<Self>
  ) {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: label.map { ProgressViewStyleConfiguration.Label(content: AnyView($0)) },
      currentValueLabel: currentValueLabel.map {
        ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView($0))
      })
    node.setChild(2, StyleBody(style: style) { $0.makeBody(configuration: configuration) }, environment: inside)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    guard case .builtIn(let style) = node.environment.progressLook else { return node.outputs(ofSlot: 2) }
    let fraction = fraction(node)
    let progress = ProgressContent(fraction: fraction, style: style)
    let outputs = sized(node.control(.progress(progress), labelSlot: 0), style, node)
    let value = node.outputs(ofSlot: 1).displays
    if value.isEmpty || node.environment.labelsHidden { return outputs }
    let column = DisplayContent.stack(
      StackContent(axis: .vertical, alignment: Alignment(horizontal: .leading, vertical: .center), spacing: 4))
    return outputs.wrapped { DisplayNode(id: node.displayID(part: 1), content: column, children: $0 + value) }
  }

  /// How far it is now.
  @MainActor private func fraction(_ node: PrimitiveNode<Self>) -> Double? {
    guard let timer else { return fraction }
    let clock = node.local as? ProgressClock ?? ProgressClock(node.graph)
    node.local = clock
    clock.timer = timer
    return timer.fraction(at: node.reading { clock.date.get() } ?? node.graph.now)
  }

  /// Turning wheels are larger in large controls: 37 points instead of 20.
  @MainActor private func sized(_ outputs: Outputs, _ style: String, _ node: PrimitiveNode<Self>) -> Outputs {
    let isWheel = fraction == nil && style != "linear" || style == "circular"
    guard isWheel, [.large, .extraLarge].contains(node.environment.controlSize),
      node.outputs(ofSlot: 0).displays.isEmpty
    else {
      return outputs
    }
    var frame = FrameSize()
    frame.width = 37
    frame.height = 37
    return outputs.mapDisplays { [frame] wheel in
      let larger = LayoutRules.apply(
        [.scale(CGSize(width: 1.85, height: 1.85), anchor: .center)], to: wheel, wrapperID: wheel.id)
      return LayoutRules.apply(
        [.frame(frame)], to: larger, wrapperID: node.wrapperID(for: wheel.id))
    }
  }
}
