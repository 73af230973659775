import Foundation

/// How something presented looks; what is nil is as the renderer has it.
public struct SheetLook: Equatable, Sendable {
  /// True for a handle at the top.
  public var showsDragIndicator: Bool?
  /// Points.
  public var cornerRadius: CGFloat?
  /// What is behind the content.
  public var background: Paint?
  /// True where what lies behind the sheet can be used.
  public var leavesBackground: Bool?
  /// What it looks like on narrow screens.
  public var compactKind: PresentationContent.Kind?

  /// How wide it is on a wide screen: form, page, fitted.
  public var sizing: String?

  /// Everything as the renderer has it.
  public init() {}

  /// This look with everything that another one says.
  func overlaid(by other: SheetLook) -> SheetLook {
    var look = self
    look.showsDragIndicator = other.showsDragIndicator ?? showsDragIndicator
    look.cornerRadius = other.cornerRadius ?? cornerRadius
    look.background = other.background ?? background
    look.leavesBackground = other.leavesBackground ?? leavesBackground
    look.compactKind = other.compactKind ?? compactKind
    look.sizing = other.sizing ?? sizing
    return look
  }
}
