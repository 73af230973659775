/// A direction in which the reader goes by keys.
public enum MoveCommandDirection: Sendable {
  case up, down, left, right
}

extension View {
  /// Makes the views a section of their own for going by keys.
  /// - Partly: nothing changes: browsers go from view to view in the order of the page.
  nonisolated public func focusSection() -> some View { self }

  /// Makes the views a part of the page with a focus of its own.
  /// - Partly: `namespace` is not used: a page has one focus.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Says that the view has the focus first.
  /// - Partly: nothing changes: pages say who has the focus first by `defaultFocus(_:_:)`.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }

  /// Says that views are not marked while they have the focus.
  /// - Partly: `disabled` is not used: who goes by keys would be lost without the ring, which others never see.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Does something when the reader goes on by an arrow key; nil does nothing.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    let directions: [KeyEquivalent: MoveCommandDirection] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
    ]
    return onKeyPress(keys: action == nil ? [] : Set(directions.keys)) { press in
      if let direction = directions[press.key] { action?(direction) }
      return .handled
    }
  }

  /// Does something when the reader presses Escape; nil does nothing.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(keys: action == nil ? [] : [.escape]) { _ in
      action?()
      return .handled
    }
  }

  /// Does something when the reader presses a key that deletes; nil does nothing.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(keys: action == nil ? [] : [.delete, .deleteForward]) { _ in
      action?()
      return .handled
    }
  }
}
