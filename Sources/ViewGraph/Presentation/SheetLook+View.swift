import Foundation

/// Whether what lies behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  let isEnabled: Bool?

  /// As the platform does: it cannot.
  public static let automatic = PresentationBackgroundInteraction(isEnabled: nil)
  /// It can be used.
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  /// It cannot be used.
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)

  /// It can be used; sheets of a page have one height, which counts as no higher than `detent`.
  /// - Partly: a sheet has one height, which counts as no higher than `detent`.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// How something presented looks on a narrow screen.
public struct PresentationAdaptation: Sendable {
  let kind: PresentationContent.Kind?

  /// As the platform does.
  public static let automatic = PresentationAdaptation(kind: nil)
  /// As it is.
  public static let none = PresentationAdaptation(kind: nil)
  /// As a popover.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// As a sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// Over the whole screen.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

/// What a swipe in a sheet does first. Sheets of a page are not resized by swipes, so it always scrolls.
public struct PresentationContentInteraction: Sendable {
  /// As the platform does.
  public static let automatic = PresentationContentInteraction()
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction()
  /// The sheet becomes higher; here it scrolls as well.
  public static let resizes = PresentationContentInteraction()
}

extension View {
  /// Shows or hides the handle of the sheet that the view is in; it is shown where the sheet has several heights.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    sheetLook { $0.showsDragIndicator = visibility.isHidden.map { !$0 } }
  }

  /// Rounds the corners of the sheet that the view is in; nil is the platform's.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    sheetLook { $0.cornerRadius = cornerRadius.map { max($0, 0) } }
  }

  /// Says whether what lies behind the sheet that the view is in can be used.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    sheetLook { $0.leavesBackground = interaction.isEnabled }
  }

  /// Says what a swipe in a sheet does first: it scrolls.
  /// - Partly: changes nothing: a swipe scrolls.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    self
  }

  /// Says how something presented looks on a narrow screen.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    sheetLook { $0.compactKind = adaptation.kind }
  }

  /// Says how something presented looks on a narrow and on a low screen; the width decides.
  /// - Partly: `vertical` is not used: the width decides.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal)
  }

  /// Paints the background of the sheet that the view is in.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(SheetBackgroundModifier(style: style))
  }

  /// Draws the background of the sheet that the view is in: behind the view, stretched over the sheet.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment, content: content)
  }

  nonisolated private func sheetLook(_ change: (inout SheetLook) -> Void) -> some View {
    var look = SheetLook()
    change(&look)
    return modifier(SheetOptionsModifier(look: look))
  }
}

/// Paints the background of a sheet as the style is in the view's environment.
nonisolated struct SheetBackgroundModifier<Style: ShapeStyle>: PrimitiveModifier {
  let style: Style

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    var look = SheetLook()
    look.background = style._paint(in: node.environment)
    return SheetOptionsModifier(look: look).outputs(content, node)
  }
}
