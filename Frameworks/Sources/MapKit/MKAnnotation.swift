import CoreLocation
import Foundation

/// Something at a place, as `MKMapView` has it.
public protocol MKAnnotation: NSObjectProtocol {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called.
  var title: String? { get }
  /// What more there is to say.
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// Kinds of maps. There is one kind of picture: the tile server's.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
