import CoreLocation
import Foundation

/// How one goes.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let cycling = MKDirectionsTransportType(rawValue: 8)
  public static let any = MKDirectionsTransportType(rawValue: 0x0fff_ffff)
}

/// A way. Nobody finds one here.
/// - Partly: never found: there is no service for that.
open class MKRoute: NSObject, @unchecked Sendable {
  /// What it is called.
  open var name: String { "" }
  /// What one should know.
  open var advisoryNotices: [String] { [] }
  /// Metres.
  open var distance: CLLocationDistance { polyline.length }
  /// Seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// How one goes.
  open var transportType: MKDirectionsTransportType { .any }
  /// Whether it has motorways.
  open var hasHighways: Bool { false }
  /// Whether it costs something.
  open var hasTolls: Bool { false }
  /// The line.
  open var polyline: MKPolyline { MKPolyline(places: []) }
  /// What there is to do on the way.
  open var steps: [Step] { [] }

  public override init() {}

  /// What there is to do on a part of a way.
  open class Step: NSObject, @unchecked Sendable {
    /// What there is to do.
    open var instructions: String { "" }
    /// What one should know.
    open var notice: String? { nil }
    /// Metres.
    open var distance: CLLocationDistance { polyline.length }
    /// How one goes.
    open var transportType: MKDirectionsTransportType { .any }
    /// The line.
    open var polyline: MKPolyline { MKPolyline(places: []) }

    public override init() {}
  }
}

extension MKPolyline {
  fileprivate var length: CLLocationDistance {
    zip(places, places.dropFirst()).reduce(0) { $0 + MKMapPoint($1.0).distance(to: MKMapPoint($1.1)) }
  }
}
