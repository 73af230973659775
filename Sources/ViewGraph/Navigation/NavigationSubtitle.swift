/// The line below the title of a page; the innermost and last view that says one wins.
enum NavigationSubtitleKey: PreferenceKey {
  static var defaultValue: String? { nil }

  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = nextValue() ?? value
  }
}

/// Says what stands below the title of the page.
nonisolated private struct NavigationSubtitleModifier: PrimitiveModifier {
  let subtitle: Text

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    var result = content
    result.preferences.set(NavigationSubtitleKey.self, subtitle.resolvedString(in: node.environment))
    return result
  }
}

extension View {
  /// Sets the line below the title of the page.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(NavigationSubtitleModifier(subtitle: subtitle))
  }

  /// Sets the line below the title of the page.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the line below the title of the page.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}
