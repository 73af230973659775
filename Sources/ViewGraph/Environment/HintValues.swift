/// How loud the background of a row is.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let standard = BackgroundProminence(name: "standard")
  /// Loud, as that of a row that is chosen on a desktop.
  public static let increased = BackgroundProminence(name: "increased")
}

/// How loud badges are.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// Quieter than usual.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// Louder than usual.
  public static let increased = BadgeProminence(name: "increased")
}

/// Whether what is dragged over a control opens it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// Whether materials look as in a window that is in use.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// Where suggestions for a search are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// Below the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In the place of the content.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Below the field.
    public static let menu = Set(rawValue: 1)
    /// In the place of the content.
    public static let content = Set(rawValue: 2)
  }
}

/// Where tabs are.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let topBar = TabBarPlacement(name: "topBar")
  public static let sidebar = TabBarPlacement(name: "sidebar")
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  public static let ornament = TabBarPlacement(name: "ornament")
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

/// Where the accessory of tabs is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar's line.
  case inline
  /// Above the bar.
  case expanded
}

extension EnvironmentValues {
  private func hint<Key: EnvironmentKey>(_: Key.Type) -> Key.Value { self[Key.self] }

  /// True where text may move together before it is cut. Browsers do not.
  public var allowsTightening: Bool {
    get { hint(AllowsTighteningKey.self) }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// How loud the background is on which the view stands; the platform's own rows keep theirs standard.
  public var backgroundProminence: BackgroundProminence {
    get { hint(BackgroundProminenceKey.self) }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// How loud badges are.
  public var badgeProminence: BadgeProminence {
    get { hint(BadgeProminenceKey.self) }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// Whether what is dragged over a control opens it.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { hint(SpringLoadingKey.self) }
    set { self[SpringLoadingKey.self] = newValue }
  }

  /// Whether materials look as in a window that is in use. Pages have one look of them.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { hint(MaterialAppearanceKey.self) }
    set { self[MaterialAppearanceKey.self] = newValue }
  }

  /// Where suggestions for a search are shown: below the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
  /// True while the window is in use: always, as a page that is hidden draws nothing.
  public var appearsActive: Bool { true }
  /// True where the screen is being recorded. Browsers do not tell.
  public var isSceneCaptured: Bool { false }
  /// True where the reader asks for controls with outlines. Browsers do not tell.
  public var accessibilityShowButtonShapes: Bool { false }
  /// True where the reader asks to see what is held down large. Browsers do not tell.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// True where the reader asks for flashes to be dimmed. Browsers do not tell.
  public var accessibilityDimFlashingLights: Bool { false }
  /// True where pictures may move, as browsers let them.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// True where assistive software is on. Browsers do not tell.
  public var accessibilityEnabled: Bool { false }
  /// Where the tabs are; nil outside of tabs.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { hint(TabBarPlacementKey.self) }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// True where the tabs are a sidebar, which shows their sections.
  public var isTabBarShowingSections: Bool { tabBarPlacement == .sidebar }
  /// Where the view is in the accessory of tabs: above the bar.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    tabBarPlacement == nil ? nil : .expanded
  }
}

private enum AllowsTighteningKey: EnvironmentKey {
  static let defaultValue = false
}

private enum BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue = BackgroundProminence.standard
}

private enum BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}

private enum SpringLoadingKey: EnvironmentKey {
  static let defaultValue = SpringLoadingBehavior.automatic
}

private enum MaterialAppearanceKey: EnvironmentKey {
  static let defaultValue = MaterialActiveAppearance.automatic
}

private enum TabBarPlacementKey: EnvironmentKey {
  static let defaultValue: TabBarPlacement? = nil
}
