extension View {
  /// Adds a detail that assistive software reads with the view.
  nonisolated public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View {
    accessibilityHint(label + Text(verbatim: ": ") + value)
  }

  /// Adds a detail that assistive software reads with the view.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey))
  }

  /// Adds a detail that assistive software reads with the view.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(value))
  }
}
