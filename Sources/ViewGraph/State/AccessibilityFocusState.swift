/// Which element assistive software is at. In a browser that follows the keyboard's focus, so it is a `FocusState`.
public typealias AccessibilityFocusState = FocusState

extension View {
  /// Connects the focus of the field, button or link with a state that is true while it has the focus.
  nonisolated public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition)
  }

  /// Connects the focus of the field, button or link with a state that holds the given value while it has the focus.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding, equals: value)
  }
}
