import Foundation

/// The heights of a sheet, and how it looks.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// A height.
  @MainActor @preconcurrency
  open class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public var rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half the screen.
      public static let medium = Identifier("medium")
      /// All of the screen.
      public static let large = Identifier("large")
    }

    /// The name of the height.
    public let identifier: Identifier
    /// Computes the height in points of the greatest that there can be; nil for the platform's own.
    package let height: ((CGFloat) -> CGFloat?)?

    init(_ identifier: Identifier, height: ((CGFloat) -> CGFloat?)? = nil) {
      self.identifier = identifier
      self.height = height
    }

    /// About half the screen.
    open class func medium() -> Detent { Detent(.medium) }
    /// All of the screen.
    open class func large() -> Detent { Detent(.large) }
    /// A height of the program's own.
    /// - Partly: it is computed once, for the reader's screen.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString)) { resolver(Room(maximumDetentValue: $0)) }
    }
  }

  /// The heights, the lowest first.
  open var detents: [Detent] = [.large()]
  /// The height that the sheet has first.
  /// - Partly: where it is not said, it is the lowest one, and it does not follow the reader's hand.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which what is behind can be used.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether there is a handle.
  open var prefersGrabberVisible = false
  /// How round the corners are.
  open var preferredCornerRadius: CGFloat?
  /// Whether scrolling at the edge makes the sheet higher.
  /// - Partly: kept and not used: browsers scroll.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stays at the lower edge where the screen is low.
  /// - Partly: kept and not used.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet is as wide as the screen would be.
  /// - Partly: kept and not used.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// Changes several things.
  open func animateChanges(_ changes: () -> Void) { changes() }
}

/// How high a sheet can be.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The greatest height.
  var maximumDetentValue: CGFloat { get }
}

private struct Room: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
}
