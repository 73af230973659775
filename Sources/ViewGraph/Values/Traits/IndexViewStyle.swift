/// How the dots of pages look.
public protocol IndexViewStyle: Sendable {}

/// Dots below the pages. They have no background of their own in a page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }

  /// Makes the style.
  /// - Partly: changes nothing: dots have no background.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension View {
  /// Sets the look of the dots of pages below: in a page it is always the same.
  /// - Partly: changes nothing: dots have no background.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots below the pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots below the pages.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
