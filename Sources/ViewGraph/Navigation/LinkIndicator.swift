private struct LinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether links in lists have a mark that they lead elsewhere.
  var linkIndicator: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Says whether links in lists have a mark that they lead elsewhere; they have by default. One without a mark is pressed
  /// where its label is, not anywhere in its row.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    modifier(EnvironmentWriter(\.linkIndicator, visibility))
  }
}
