import CoreLocation
import Foundation

/// From where an `MKMapView` is seen.
/// - Partly: from above with north above: `pitch` and `heading` are kept and not used.
open class MKMapCamera: NSObject, @unchecked Sendable {
  /// The place in the middle.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// Metres from there.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// How much it is tilted.
  /// - Partly: kept and not used: maps are seen from above.
  open var pitch: CGFloat = 0
  /// Which way is above.
  /// - Partly: kept and not used: north is above.
  open var heading: CLLocationDirection = 0
  /// Metres from the ground.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }

  public override init() {}

  /// Looks at a place from so many metres away.
  /// - Partly: `pitch` and `heading` are kept and not used.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    (self.pitch, self.heading) = (pitch, heading)
  }
}

extension MKMapView {
  /// From where the map is seen. What is changed in the camera that is given counts once it is set.
  public var camera: MKMapCamera {
    get {
      MKMapCamera(
        lookingAtCenter: region.center, fromDistance: region.span.latitudeDelta * 111_195 / 0.65, pitch: 0, heading: 0)
    }
    set {
      // As `MapCamera` is seen: about two thirds of the distance.
      let metres = newValue.centerCoordinateDistance * 0.65
      region = MKCoordinateRegion(
        center: newValue.centerCoordinate, latitudinalMeters: metres, longitudinalMeters: metres)
    }
  }
  /// Sees the map from elsewhere.
  /// - Partly: `animated` is not used.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }

  /// What lies in a part of the map.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap {
        ($0 as? NSObject).map(AnyHashable.init)
      })
  }
}

/// Several annotations that are shown as one. Each is shown by itself here.
/// - Partly: never made by maps: each annotation is shown by itself.
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  open var title: String?
  open var subtitle: String?
  /// The annotations.
  public let memberAnnotations: [any MKAnnotation]
  /// The middle of their places.
  public var coordinate: CLLocationCoordinate2D {
    MKCoordinateRegion(around: memberAnnotations.map(\.coordinate)).center
  }

  /// Puts annotations together.
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}
