extension View {
  /// Gives the view a value by which a picker, a list or a tab view knows it.
  /// - Partly: `includeOptional` is not used: a value counts for its optional too.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitWriter(TagTrait.self, AnyHashable(tag)))
  }
}
