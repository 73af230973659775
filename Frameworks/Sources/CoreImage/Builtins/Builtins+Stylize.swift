import Foundation

/// A filter that makes squares.
/// - Partly: of 20,000 squares at most, and of a picture that another filter has changed without single points.
public protocol CIPixellate: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// - Partly: not used.
  var center: CGPoint { get set }
  /// Their side, in dots.
  var scale: Float { get set }
}

/// A filter that makes hexagons.
/// - Partly: 2,500 at most, and squares of a picture that another filter has changed.
public protocol CIHexagonalPixellate: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// - Partly: not used.
  var center: CGPoint { get set }
  /// How wide they are, in dots.
  var scale: Float { get set }
}

/// A filter that makes crystals.
/// - Partly: 2,500 at most, and squares of a picture that another filter has changed.
public protocol CICrystallize: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// How wide they are, in dots.
  var radius: Float { get set }
  /// - Partly: not used.
  var center: CGPoint { get set }
}

/// A filter that makes dots.
/// - Partly: 2,500 at most, and squares of a picture that another filter has changed.
public protocol CIPointillize: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// How wide they are, in dots.
  var radius: Float { get set }
  /// - Partly: not used.
  var center: CGPoint { get set }
}

/// A filter that leaves edges.
public protocol CIEdges: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// How much.
  var intensity: Float { get set }
}

/// A filter that leaves edges, white on black.
public protocol CIEdgeWork: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// How much.
  var radius: Float { get set }
}

/// A filter that lets light shine.
public protocol CIBloom: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// How far, in dots.
  var radius: Float { get set }
  /// How much.
  var intensity: Float { get set }
}

/// A filter that dulls light.
public protocol CIGloom: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// How far, in dots.
  var radius: Float { get set }
  /// How much.
  var intensity: Float { get set }
}

/// A filter that draws as comics do.
public protocol CIComicEffect: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
}

/// A filter that darkens the corners.
public protocol CIVignette: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// How much.
  var intensity: Float { get set }
  /// How far from the corners.
  var radius: Float { get set }
}

/// A filter that darkens what is around a point.
public protocol CIVignetteEffect: CIFilterProtocol {
  /// What it changes.
  var inputImage: CIImage? { get set }
  /// The point.
  var center: CGPoint { get set }
  /// What stays light, in dots.
  var radius: Float { get set }
  /// How much.
  var intensity: Float { get set }
  /// How slowly.
  var falloff: Float { get set }
}

extension CIFilter {
  /// A filter that makes squares.
  public class func pixellate() -> CIFilter & CIPixellate { PictureFilter.named("CIPixellate") }

  /// A filter that makes hexagons.
  public class func hexagonalPixellate() -> CIFilter & CIHexagonalPixellate {
    PictureFilter.named("CIHexagonalPixellate")
  }

  /// A filter that makes crystals.
  public class func crystallize() -> CIFilter & CICrystallize { PictureFilter.named("CICrystallize") }

  /// A filter that makes dots.
  public class func pointillize() -> CIFilter & CIPointillize { PictureFilter.named("CIPointillize") }

  /// A filter that leaves edges.
  public class func edges() -> CIFilter & CIEdges { PictureFilter.named("CIEdges") }

  /// A filter that leaves edges, white on black.
  public class func edgeWork() -> CIFilter & CIEdgeWork { PictureFilter.named("CIEdgeWork") }

  /// A filter that lets light shine.
  public class func bloom() -> CIFilter & CIBloom { PictureFilter.named("CIBloom") }

  /// A filter that dulls light.
  public class func gloom() -> CIFilter & CIGloom { PictureFilter.named("CIGloom") }

  /// A filter that draws as comics do.
  public class func comicEffect() -> CIFilter & CIComicEffect { PictureFilter.named("CIComicEffect") }

  /// A filter that darkens the corners.
  public class func vignette() -> CIFilter & CIVignette { PictureFilter.named("CIVignette") }

  /// A filter that darkens what is around a point.
  public class func vignetteEffect() -> CIFilter & CIVignetteEffect { PictureFilter.named("CIVignetteEffect") }
}
