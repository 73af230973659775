/// What the element of a focusable view tells the program of its focus, and whether the program wants it to have it.
public struct FocusTie: Hashable, Sendable {
  public var target: EventTarget
  public var isFocused: Bool

  /// Makes what is told.
  public init(target: EventTarget, isFocused: Bool) {
    self.target = target
    self.isFocused = isFocused
  }
}

/// Lets the keyboard reach a view, and connects it with the `FocusState` around it.
nonisolated struct FocusableModifier: PrimitiveModifier {
  let isFocusable: Bool

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    guard isFocusable, node.environment.isEnabled else { return content }
    let tie = node.environment.fieldFocus.map { focus in
      FocusTie(
        target: node.target(for: "focus") { event in
          if case .focus(let hasFocus) = event { focus.set(hasFocus) }
        }, isFocused: focus.isFocused)
    }
    return content.mapDisplays {
      LayoutRules.apply([.focusable(tie)], to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }
}

extension View {
  /// Lets the keyboard and `FocusState` reach the view.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }
}
