/// How the dots of pages look.
public protocol IndexViewStyle: Sendable {}

/// Dots below the pages, on a background where the style says so.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Sendable {
    let isShown: Bool

    /// Never, in a page.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    /// While the dots are touched, which in a page is never.
    public static let interactive = BackgroundDisplayMode(isShown: false)
    /// Always.
    public static let always = BackgroundDisplayMode(isShown: true)
    /// Never.
    public static let never = BackgroundDisplayMode(isShown: false)
  }

  let background: BackgroundDisplayMode

  /// Makes the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    background = backgroundDisplayMode
  }
}

extension View {
  /// Sets the look of the dots of pages below.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter(\.hasIndexGround, (style as? PageIndexViewStyle)?.background.isShown ?? false))
  }
}

private struct IndexGroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True where the dots of pages lie on a ground of their own.
  var hasIndexGround: Bool {
    get { self[IndexGroundKey.self] }
    set { self[IndexGroundKey.self] = newValue }
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots below the pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots below the pages.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
