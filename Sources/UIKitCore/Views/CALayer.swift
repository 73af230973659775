import Foundation

/// What a view paints besides the views in it: edges with corners, a line and a shadow, a colour, and further layers.
@MainActor @preconcurrency
open class CALayer: NSObject {
  package weak var view: UIView?
  /// Counts the changes of what can be seen.
  package let revision = ViewRevision()

  /// How round the corners are, in points. What lies in them is cut off where the view clips.
  open var cornerRadius: CGFloat = 0 { didSet { changed() } }
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  {
    didSet { changed() }
  }
  /// How corners are drawn.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { changed() } }
  /// Whether what lies outside of the edges is cut off: the view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }
  /// The width of the line along the edges, in points.
  open var borderWidth: CGFloat = 0 { didSet { changed() } }
  /// The colours of the line, the layer and the shadow, which another module has a type for.
  package var borderPaint: AnyObject? { didSet { changed() } }
  package var groundPaint: AnyObject? { didSet { changed() } }
  package var shadowPaint: AnyObject? { didSet { changed() } }
  /// How opaque the shadow is, 0 to 1.
  open var shadowOpacity: Float = 0 { didSet { changed() } }
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3 { didSet { changed() } }
  /// Where the shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
  /// The layer through whose paint this one is seen; nil for all of it.
  open var mask: CALayer? {
    didSet {
      mask?.superlayer = self
      changed()
    }
  }
  /// Where the layer's middle is in the layer around.
  open var position: CGPoint {
    get { CGPoint(x: place.midX, y: place.midY) }
    set {
      let origin = CGPoint(x: newValue.x - place.width / 2, y: newValue.y - place.height / 2)
      if let view { view.frame.origin = origin } else { frame.origin = origin }
    }
  }
  private var place: CGRect { view?.frame ?? frame }
  /// The point around which the layer is turned, in parts of the size.
  /// - Partly: kept and not used: the middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Which of two layers is in front.
  open var zPosition: CGFloat = 0 { didSet { changed() } }
  /// Whether the layer is drawn once and kept: browsers decide.
  /// - Partly: kept and not used: browsers decide.
  open var shouldRasterize = false
  /// How finely the layer is drawn: browsers know the screen.
  /// - Partly: kept and not used: browsers know.
  open var rasterizationScale: CGFloat = 1, contentsScale: CGFloat = 1
  /// Whether edges are smoothed: they are.
  /// - Partly: kept and not used: they are.
  open var allowsEdgeAntialiasing = false
  /// The movements that go on.
  package internal(set) var running: [Running] = []
  var lastSerial = 0
  /// True once the layer was moved by an animation.
  package var hasMoved: Bool { lastSerial > 0 }
  /// How opaque the layer is, 0 to 1.
  open var opacity: Float = 1 { didSet { changed() } }
  /// True where the layer is not shown.
  open var isHidden = false { didSet { changed() } }
  /// The place and size in the layer around; a layer without a size fills it.
  open var frame: CGRect = .zero { didSet { if oldValue != frame { changed() } } }
  /// The size; its place is the corner.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: view?.frame.size ?? frame.size) }
    set { frame.size = newValue.size }
  }
  /// What programs call the layer.
  open var name: String?
  /// The layers in this one, from back to front.
  public private(set) var sublayers: [CALayer]? { didSet { changed() } }
  /// The layer that this one is in.
  public private(set) weak var superlayer: CALayer?

  /// Makes a layer.
  public nonisolated required override init() {}

  /// Says that what the layer shows has changed.
  package func changed() {
    revision.advance()
    view?.changed()
    superlayer?.changed()
  }

  /// Puts a layer in front of those inside.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    sublayers = (sublayers ?? []) + [layer]
  }

  /// Puts a layer among those inside, so many from the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    addSublayer(layer)
    guard var all = sublayers else { return }
    all.insert(all.removeLast(), at: min(Int(index), all.count))
    sublayers = all
  }

  /// Takes the layer out of the one it is in.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Says that the layer has to be drawn anew.
  open func setNeedsDisplay() { changed() }
}

/// How the corners of a layer are drawn.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// As parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// As curves that begin gently.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}
