extension View {
  /// Does something when other views of a layout marked by `scrollTargetLayout()` can be seen, told the ids of those that are, in order.
  /// - Partly: `threshold` is not used, and only the first view that is seen is told: the one at which scrolling has come to rest.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    scrollPosition(
      id: Binding<ID?>(getter: { nil }, setter: { id, _ in if let id { action([id]) } }, identity: nil))
  }
}
