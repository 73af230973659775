/// Ways in which a value can be stepped.
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment
  case decrement
}

/// Lets assistive software and the keyboard use other views in place of these.
nonisolated struct AccessibilityReplacement<Replacement: View>: ViewModifier {
  let replacement: Replacement

  @MainActor func body(content: Content) -> some View {
    content
      .accessibilityHidden(true)
      .overlay { replacement.modifier(DisplayEffect(.shownWithFocus)) }
  }
}

extension View {
  /// Lets assistive software and the keyboard use other views in place of this one. They are seen while the keyboard
  /// is on them.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(AccessibilityReplacement(replacement: representation()))
  }

  /// Gives the view children that only assistive software and the keyboard reach.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    let children = children()
    return accessibilityElement(children: .contain)
      .overlay { children.modifier(DisplayEffect(.shownWithFocus)) }
  }

  /// Adds the buttons of a builder as actions for assistive software and the keyboard.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let content = content()
    return overlay(alignment: .bottom) { content.modifier(DisplayEffect(.shownWithFocus)) }
  }

  /// Lets assistive software and the keyboard step the view's value, by two buttons.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityAction(named: Text(verbatim: "Increment")) { handler(.increment) }
      .accessibilityAction(named: Text(verbatim: "Decrement")) { handler(.decrement) }
  }

  /// Lets assistive software and the keyboard scroll the view, by a button for each edge.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    nonisolated(unsafe) let handler = handler
    return accessibilityActions {
      ForEach(Edge.allCases, id: \.self) { edge in
        Button("Scroll to \(String(describing: edge))") { handler(edge) }
      }
    }
  }
}
