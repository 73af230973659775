import CoreLocation
import Foundation

/// Whether a map follows its reader.
public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}

/// How an `MKMapView` looks. There is one kind of picture: the tile server's.
/// - Partly: kept and not used: the pictures are those of one tile server.
@MainActor @preconcurrency
open class MKMapConfiguration: NSObject {
  /// How high the ground is drawn.
  public enum ElevationStyle: Int, Sendable {
    case flat, realistic
  }

  open var elevationStyle = ElevationStyle.flat

  nonisolated override init() {}
}

/// A map as it usually is.
/// - Partly: kept and not used: the pictures are those of one tile server.
@MainActor @preconcurrency
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// What stands out.
  public enum EmphasisStyle: Int, Sendable {
    case `default`, muted
  }

  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public nonisolated override init() {}
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
  public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: elevationStyle)
    self.emphasisStyle = emphasisStyle
  }
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init()
    self.emphasisStyle = emphasisStyle
  }
}

/// A map of pictures from above.
/// - Partly: kept and not used: the pictures are those of one tile server.
@MainActor @preconcurrency
open class MKImageryMapConfiguration: MKMapConfiguration {
  public nonisolated override init() {}
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// A map of pictures from above with names.
/// - Partly: kept and not used: the pictures are those of one tile server.
@MainActor @preconcurrency
open class MKHybridMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public nonisolated override init() {}
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}
