import Foundation

/// What lies behind a sheet, and can be used or not.
public struct PresentationBackgroundInteraction: Sendable {
  /// As the platform does.
  public static let automatic = PresentationBackgroundInteraction()
  /// It can be used.
  public static let enabled = PresentationBackgroundInteraction()
  /// It cannot be used.
  public static let disabled = PresentationBackgroundInteraction()

  /// It can be used as long as the sheet is no higher.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// What a swipe in a sheet does first.
public struct PresentationContentInteraction: Sendable {
  /// As the platform does.
  public static let automatic = PresentationContentInteraction()
  /// It resizes the sheet.
  public static let resizes = PresentationContentInteraction()
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction()
}

/// How something presented looks on a narrow screen.
public struct PresentationAdaptation: Sendable {
  /// As the platform does.
  public static let automatic = PresentationAdaptation()
  /// As it is.
  public static let none = PresentationAdaptation()
  /// As a popover.
  public static let popover = PresentationAdaptation()
  /// As a sheet.
  public static let sheet = PresentationAdaptation()
  /// Over the whole screen.
  public static let fullScreenCover = PresentationAdaptation()
}

extension View {
  /// Shows or hides the handle of a sheet. Sheets of a page have none: this has no effect.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Rounds the corners of the sheet that the view is in. Sheets of a page keep their corners: this has no effect.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Says whether what lies behind a sheet can be used. Behind a sheet of a page nothing can: this has no effect.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Says what a swipe in a sheet does first. In a page it scrolls.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }

  /// Says how something presented looks on a narrow screen. In a page it looks as on a wide one.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

  /// Paints the background of the sheet that the view is in: here that of the view, stretched over the sheet.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(style)
  }

  /// Draws the background of the sheet that the view is in: here that of the view, stretched over the sheet.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment, content: content)
  }
}
