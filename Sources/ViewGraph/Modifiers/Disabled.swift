extension View {
  /// Keeps the reader from using the controls of the view; inside a disabled view nothing is enabled again.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}

/// Disables what is below.
nonisolated struct DisabledModifier: InlineModifier, Equatable {
  let isDisabled: Bool

  @MainActor func environment(_ base: EnvironmentValues) -> EnvironmentValues {
    guard isDisabled else { return base }
    var inside = base
    inside.isEnabled = false
    return inside
  }

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs { applied(to: content, at: place) }

  @MainActor func applied(to content: Outputs, at site: some DisplaySite) -> Outputs {
    guard isDisabled else { return content }
    return content.mapDisplays {
      LayoutRules.apply([.disabled], to: $0, wrapperID: site.wrapperID(for: $0.id))
    }
  }
}
