import Foundation

/// The look of a view's edges: corners, a line along them, and a shadow.
@MainActor @preconcurrency
public final class CALayer: NSObject {
  private weak var view: UIView?

  /// How round the corners are, in points. What lies in them is cut off where the view clips.
  public var cornerRadius: CGFloat = 0 { didSet { view?.changed() } }
  /// Whether what lies outside of the edges is cut off: the view's `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }
  /// The width of the line along the edges, in points.
  public var borderWidth: CGFloat = 0 { didSet { view?.changed() } }
  /// The colour of the line along the edges, which another module has a type for: `borderColor`.
  package var borderPaint: AnyObject? { didSet { view?.changed() } }
  /// How opaque the shadow is, 0 to 1.
  public var shadowOpacity: Float = 0 { didSet { view?.changed() } }
  /// How soft the shadow is, in points.
  public var shadowRadius: CGFloat = 3 { didSet { view?.changed() } }
  /// Where the shadow falls.
  public var shadowOffset = CGSize(width: 0, height: -3) { didSet { view?.changed() } }

  init(of view: UIView) {
    self.view = view
  }
}
