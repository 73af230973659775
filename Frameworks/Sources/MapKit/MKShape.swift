import CoreLocation
import Foundation

/// Something that lies on a map, with a name.
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
  /// Where it is.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var title: String?
  open var subtitle: String?

  public override init() {}
}

/// Something at a place.
open class MKPointAnnotation: MKShape, @unchecked Sendable {
  private var place = CLLocationCoordinate2D()
  /// Where it is; it may be moved.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set {
      place = newValue
      moved?()
    }
  }
  var moved: (() -> Void)?

  /// Makes something at the place where both degrees are nothing.
  public override init() {}
  /// Makes something at a place.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    place = coordinate
  }
  /// Makes something at a place.
  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(coordinate: coordinate)
    (self.title, self.subtitle) = (title, subtitle)
  }
  /// Makes something at a place.
  public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.init(__coordinate: coordinate, title: title, subtitle: subtitle)
  }
}

/// Where the reader is, on an `MKMapView`.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The place; nil until the reader has allowed that it is known.
  public internal(set) var location: CLLocation?
  /// Where it is.
  public var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
  /// Whether it is being told: no.
  public var isUpdating: Bool { false }
  /// Which way the device is turned; pages are not told.
  public var heading: CLHeading? { nil }
  open var title: String?
  open var subtitle: String?
}

/// Points in their order.
open class MKMultiPoint: MKShape, @unchecked Sendable {
  let places: [CLLocationCoordinate2D]
  private let first: UnsafeMutableBufferPointer<MKMapPoint>

  init(places: [CLLocationCoordinate2D]) {
    self.places = places
    first = .allocate(capacity: places.count)
    _ = first.initialize(from: places.map(MKMapPoint.init))
  }

  deinit { first.deallocate() }

  /// How many there are.
  public var pointCount: Int { places.count }
  /// The points on the map as a plane, as long as the object is kept.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    // There is an address for no points too.
    first.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<MKMapPoint>.alignment)!
  }
  /// Gives the places of some of the points.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for number in 0..<range.length { coords[number] = places[range.location + number] }
  }
  /// The least part of the map that has all of them.
  open var boundingMapRect: MKMapRect {
    places.reduce(.null) { rect, place in
      let point = MKMapPoint(place)
      return rect.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
    }
  }
  /// The middle of what they cover.
  open override var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return rect.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}
