import Foundation
import UIKitCore
import ViewGraph

extension CALayer {
  /// The outline of what throws the shadow: browsers find it by themselves.
  /// - Partly: kept and not used: what is painted throws it.
  public var shadowPath: CGPath? {
    get { nil }
    set {}
  }

  /// The colour of the line along the edges.
  public var borderColor: CGColor? {
    get { borderPaint as? CGColor }
    set { borderPaint = newValue }
  }

  /// The colour of the layer.
  public var backgroundColor: CGColor? {
    get { groundPaint as? CGColor }
    set { groundPaint = newValue }
  }

  /// The colour of the shadow.
  public var shadowColor: CGColor? {
    get { shadowPaint as? CGColor }
    set { shadowPaint = newValue }
  }
}

/// A layer of colours that run into each other.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]? { didSet { changed() } }
  /// Where the colours are, 0 to 1; nil is evenly.
  open var locations: [NSNumber]? { didSet { changed() } }
  /// Where the first colour is, in parts of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
  /// Where the last colour is, in parts of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
  /// How the colours run.
  open var type = CAGradientLayerType.axial { didSet { changed() } }

  var gradient: Gradient {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor).map { Color(cgColor: $0) } }
    guard let locations, locations.count == colors.count else { return Gradient(colors: colors) }
    return Gradient(stops: zip(colors, locations).map { Gradient.Stop(color: $0, location: CGFloat($1.doubleValue)) })
  }
}

/// How the colours of a gradient run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a middle outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a middle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that shows a path.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
  /// What is shown.
  open var path: CGPath? { didSet { changed() } }
  /// The colour inside; nil is none.
  open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { changed() } }
  /// The colour of the line; nil is none.
  open var strokeColor: CGColor? { didSet { changed() } }
  /// The width of the line.
  open var lineWidth: CGFloat = 1 { didSet { changed() } }
  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { changed() } }
  /// How parts of the line meet.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { changed() } }
  /// The part of the path where the line begins, 0 to 1.
  open var strokeStart: CGFloat = 0 { didSet { changed() } }
  /// The part of the path where the line ends, 0 to 1.
  open var strokeEnd: CGFloat = 1 { didSet { changed() } }
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]? { didSet { changed() } }

  /// Where the dashes begin.
  open var lineDashPhase: CGFloat = 0 { didSet { changed() } }
  /// How far corners of the line reach at most, in widths.
  open var miterLimit: CGFloat = 10 { didSet { changed() } }
  /// What counts as inside.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { changed() } }

  var style: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: miterLimit, dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
  }
}

/// What counts as inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the line of a shape ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How parts of the line of a shape meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

@available(*, unavailable, message: "particles are not drawn: use a Canvas in a TimelineView")
open class CAEmitterLayer: NSObject {}
