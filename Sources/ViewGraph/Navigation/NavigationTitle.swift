/// The title of a page.
struct NavigationTitle: Equatable {
  var text: String
}

/// The title of the page that a view is on; the innermost and last view that says one wins.
enum NavigationTitleKey: PreferenceKey {
  static var defaultValue: NavigationTitle? { nil }

  static func reduce(value: inout NavigationTitle?, nextValue: () -> NavigationTitle?) {
    value = nextValue() ?? value
  }
}

/// How the bar of a page looks; nil leaves it as it is.
struct NavigationBar: Equatable {
  var titleDisplayMode: String?
  var isHidden: Bool?
  var isBackHidden: Bool?
  var isTitleHidden: Bool?

  mutating func merge(_ other: NavigationBar) {
    titleDisplayMode = other.titleDisplayMode ?? titleDisplayMode
    isHidden = other.isHidden ?? isHidden
    isBackHidden = other.isBackHidden ?? isBackHidden
    isTitleHidden = other.isTitleHidden ?? isTitleHidden
  }
}

/// What the views of a page say about its bar.
enum NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBar { NavigationBar() }

  static func reduce(value: inout NavigationBar, nextValue: () -> NavigationBar) {
    value.merge(nextValue())
  }
}

/// Says something about the page's bar.
nonisolated struct NavigationBarModifier: PrimitiveModifier {
  var title: Text?
  var bar = NavigationBar()

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    var result = content
    if let title {
      result.preferences.set(NavigationTitleKey.self, NavigationTitle(text: title.resolvedString(in: node.environment)))
    }
    if bar != NavigationBar() {
      var merged = result.preferences.value(NavigationBarKey.self) ?? NavigationBar()
      merged.merge(bar)
      result.preferences.set(NavigationBarKey.self, merged)
    }
    return result
  }
}

/// How the title of a page is shown.
public struct NavigationBarItem: Sendable {
  /// How the title of a page is shown.
  public enum TitleDisplayMode: String, Sendable {
    /// As on the page before.
    case automatic
    /// In the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

extension View {
  /// Sets the title of the page.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(NavigationBarModifier(title: Text(titleKey)))
  }

  /// Sets the title of the page.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(NavigationBarModifier(title: title))
  }

  /// Sets the title of the page.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(NavigationBarModifier(title: Text(title)))
  }

  /// Sets the title of the page to what a binding holds. Readers change it where the program has a field for that.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }

  /// Sets the title of the page; the older name.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(NavigationBarModifier(title: Text(titleKey)))
  }

  /// Sets the title of the page; the older name.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    modifier(NavigationBarModifier(title: title))
  }

  /// Sets the title of the page; the older name.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(NavigationBarModifier(title: Text(title)))
  }

  /// Sets the title of the page and how it is shown; the older name.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(NavigationBarModifier(title: Text(titleKey), bar: NavigationBar(titleDisplayMode: displayMode.rawValue)))
  }

  /// Sets the title of the page and how it is shown; the older name.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(NavigationBarModifier(title: title, bar: NavigationBar(titleDisplayMode: displayMode.rawValue)))
  }

  /// Sets the title of the page and how it is shown; the older name.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(NavigationBarModifier(title: Text(title), bar: NavigationBar(titleDisplayMode: displayMode.rawValue)))
  }

  /// Sets how the title of the page is shown.
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    modifier(NavigationBarModifier(bar: NavigationBar(titleDisplayMode: displayMode.rawValue)))
  }

  /// Hides the page's bar.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(NavigationBarModifier(bar: NavigationBar(isHidden: hidden)))
  }

  /// Hides the page's Back button.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(NavigationBarModifier(bar: NavigationBar(isBackHidden: hidesBackButton)))
  }
}

/// The colour scheme that the program asks for.
enum PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }

  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = nextValue() ?? value
  }
}
