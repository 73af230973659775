extension View {
  /// Says what the view is; the older name.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Says what the view's value is; the older name.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Says what using the view does; the older name.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides the view from assistive software; the older name.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Gives the view a name by which tests find it; the older name.
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Says what kind of thing the view is; the older name.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Says what kind of thing the view is not; the older name.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
}
