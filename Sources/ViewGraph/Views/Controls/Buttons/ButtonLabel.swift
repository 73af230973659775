import Combine
import Dispatch
import Foundation

extension ButtonLook {
  /// The look of buttons that renderers draw; nil where a style stands for the whole button.
  var prominence: ButtonProminence? {
    switch self {
    case .builtIn(let prominence): prominence
    case .custom: .styled
    case .primitive: nil
    }
  }
}

/// What buttons and links have in common: a label that the style around them draws.
extension GraphNode {
  /// Makes the label: as it is (in slot 0), as a style draws it (1), or in what stands for the whole button (2).
  func buildButton(
    label: some View, role: ButtonRole? = nil, isRow: Bool = false, _ press: ButtonPress,
    action: @escaping @MainActor () -> Void
  ) {
    var inside = insideControl
    inside.isRowLabel = isRow
    inside.buttonLook = .builtIn(.automatic)
    inside.buttonShape = .automatic
    let look = environment.buttonLook
    for slot in 0...2 where slot != look.slot { removeChild(slot) }
    switch look {
    case .builtIn: setChild(0, label, environment: inside)
    case .custom(let style):
      guard let style = style.style as? any ButtonStyle else { return }
      let configuration = ButtonStyleConfiguration(
        role: role, label: ButtonStyleConfiguration.Label(content: AnyView(label)), pressed: press.isPressed)
      setBody(style, inside, configuration)
    case .primitive(let style):
      inside.buttonPressed = environment.buttonPressed
      guard let style = style.style as? any PrimitiveButtonStyle else { return }
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(label)), action: action)
      setBody(style, inside, configuration)
    }
  }

  /// The label in what is pressed.
  func buttonOutputs(_ content: DisplayContent, _ prominence: ButtonProminence) -> Outputs {
    titledEntry(childOutputs()).wrapped { children in
      DisplayNode(
        id: displayID, content: content, modifiers: prominence.modifiers(in: environment),
        children: prominence.spaced(children, self))
    }
  }

  private func setBody<S: ButtonStyle>(
    _ style: S, _ inside: EnvironmentValues, _ configuration: ButtonStyleConfiguration
  ) {
    setChild(1, StyleBody(style: style) { $0.makeBody(configuration: configuration) }, environment: inside)
  }

  private func setBody<S: PrimitiveButtonStyle>(
    _ style: S, _ inside: EnvironmentValues, _ configuration: PrimitiveButtonStyleConfiguration
  ) {
    setChild(2, StyleBody(style: style) { $0.makeBody(configuration: configuration) }, environment: inside)
  }
}

extension ButtonLook {
  fileprivate var slot: Int {
    switch self {
    case .builtIn: 0
    case .custom: 1
    case .primitive: 2
    }
  }
}

/// Whether a button is held down.
@MainActor
final class ButtonPress: Restful {
  let isPressed = StateLocation(false)
  var release: (any Cancellable)?

  var isAtRest: Bool { release == nil && !Tracking.withoutReader(isPressed.get) }

  /// A press arrives when it is over, so a style that shows it is given a moment to do so.
  func flash() {
    guard isPressed.hasReaders else { return }
    isPressed.set(true)
    release?.cancel()
    let queue = DispatchQueue.main
    release = queue.schedule(
      after: queue.now.advanced(by: .milliseconds(120)), interval: .seconds(3600), tolerance: .zero, options: nil
    ) { [weak self] in
      onMain {
        self?.isPressed.set(false)
        self?.release?.cancel()
        self?.release = nil
      }
    }
  }
}

extension ButtonProminence {
  var isBordered: Bool { self == .bordered || self == .borderedProminent || self == .glass }

  /// What the border's shape and the size of controls do to a button.
  @MainActor
  fileprivate func modifiers(in environment: EnvironmentValues) -> [DisplayModifier] {
    guard isBordered else { return [] }
    var modifiers: [DisplayModifier] = []
    let isSmall = environment.controlSize == .mini || environment.controlSize == .small
    // A circle has the same room all around its label.
    let isRound = environment.buttonShape == .circle
    if isSmall { modifiers.append(.font(.subheadline)) }
    if isSmall || isRound {
      let (above, beside): (CGFloat, CGFloat) = isSmall ? (3.25, 10) : (7, 14)
      let side = isRound ? above : beside
      modifiers.append(.padding(EdgeInsets(top: above, leading: side, bottom: above, trailing: side)))
    }
    if let shape = environment.buttonShape.geometry { modifiers.append(.clip(shape)) }
    return modifiers
  }

  /// The label with the space around it that large controls have.
  @MainActor
  fileprivate func spaced(_ children: [DisplayNode], _ node: GraphNode) -> [DisplayNode] {
    let size = node.environment.controlSize
    guard isBordered, size == .large || size == .extraLarge else { return children }
    let side: CGFloat = node.environment.buttonShape == .circle ? 8 : 10
    let space = EdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
    return [DisplayNode(id: node.displayID(part: 1), content: .box, modifiers: [.padding(space)], children: children)]
  }
}
