import CoreLocation
import Foundation
import UIKitCore

/// A place with its names.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  public var title: String? { name }
  public var subtitle: String? { nil }

  /// A place that nothing more is known of.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// A place; what is known of it in words is not kept.
  /// - Partly: `addressDictionary` is not used.
  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }
}

/// Something at a place.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// Where it is.
  public let placemark: MKPlacemark
  /// What it is called.
  open var name: String?
  /// Its telephone.
  open var phoneNumber: String?
  /// Its page.
  open var url: URL?
  /// What kind of thing it is.
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  /// Makes something at a place.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
  }

  /// Where the reader is: nothing is known of that by itself.
  public class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
    item.isCurrentLocation = true
    return item
  }
  /// Whether it is where the reader is.
  public private(set) var isCurrentLocation = false
  /// The time zone there.
  open var timeZone: TimeZone?

  /// Shows the first of several on OpenStreetMap's page.
  /// - Partly: the first is shown; `launchOptions` are not used.
  @MainActor @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    mapItems.first?.openInMaps(launchOptions: launchOptions) ?? false
  }

  /// Shows it on OpenStreetMap's page. Options are not used.
  /// - Partly: OpenStreetMap is opened; `launchOptions` are not used.
  @MainActor @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    let (latitude, longitude) = (placemark.coordinate.latitude, placemark.coordinate.longitude)
    let place = "https://www.openstreetmap.org/?mlat=\(latitude)&mlon=\(longitude)#map=16/\(latitude)/\(longitude)"
    guard let url = URL(string: place) else { return false }
    UIApplication.shared.open(url)
    return true
  }
}

/// How to go, for `openInMaps`.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"
/// What the map shows, for `openInMaps`.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"

/// What kind of thing is at a place.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let cafe = MKPointOfInterestCategory(rawValue: "cafe")
  public static let restaurant = MKPointOfInterestCategory(rawValue: "restaurant")
  public static let hotel = MKPointOfInterestCategory(rawValue: "hotel")
  public static let museum = MKPointOfInterestCategory(rawValue: "museum")
  public static let park = MKPointOfInterestCategory(rawValue: "park")
  public static let beach = MKPointOfInterestCategory(rawValue: "beach")
  public static let hospital = MKPointOfInterestCategory(rawValue: "hospital")
  public static let pharmacy = MKPointOfInterestCategory(rawValue: "pharmacy")
  public static let school = MKPointOfInterestCategory(rawValue: "school")
  public static let store = MKPointOfInterestCategory(rawValue: "store")
  public static let parking = MKPointOfInterestCategory(rawValue: "parking")
  public static let gasStation = MKPointOfInterestCategory(rawValue: "gasStation")
  public static let airport = MKPointOfInterestCategory(rawValue: "airport")
  public static let publicTransport = MKPointOfInterestCategory(rawValue: "publicTransport")
}
