import Foundation

/// How a screen lies over others.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
}

/// How a screen comes.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// How a screen lies over others.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// Is told as the reader draws the screen away.
  /// - Partly: kept and not told.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public nonisolated override init() {}
}

/// Is told as the reader draws a screen away.
/// - Partly: not told: override viewDidDisappear of the screen.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}

/// How a screen lies over others that came from a place.
/// - Partly: kept and not used: such screens are sheets.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// Edges that an arrow may be at.
  public struct ArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = ArrowDirection(rawValue: 1)
    public static let down = ArrowDirection(rawValue: 2)
    public static let left = ArrowDirection(rawValue: 4)
    public static let right = ArrowDirection(rawValue: 8)
    public static let any = ArrowDirection(rawValue: 15)
  }

  /// The view that the screen came from.
  open var sourceView: UIView?
  /// The place in it.
  open var sourceRect = CGRect.zero
  /// Where the arrow may be.
  open var permittedArrowDirections: ArrowDirection = .any
  /// The button that the screen came from.
  open var barButtonItem: UIBarButtonItem?
}
