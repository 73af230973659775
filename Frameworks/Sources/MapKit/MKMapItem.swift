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

/// Why a search failed.
public struct MKError: Error, Equatable, Sendable {
  /// Reasons.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) {
    self.code = code
  }
}

/// Finds places by words. There is no service for that here: it answers as Apple's does when its server cannot be reached.
/// - Partly: there is no search: it fails with `serverFailure`.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// What is looked for.
  open class Request: NSObject, @unchecked Sendable {
    /// The words.
    open var naturalLanguageQuery: String?
    /// Where to look.
    open var region = MKCoordinateRegion()
    /// Which kinds of answers are wanted.
    open var resultTypes: ResultType = [.address, .pointOfInterest]

    public override init() {}
  }

  /// Kinds of answers.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  /// What was found.
  open class Response: NSObject, @unchecked Sendable {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// What has all of them.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// Whether it is searching: no.
  open var isSearching: Bool { false }

  /// Prepares a search.
  /// - Partly: there is no search: it fails with `serverFailure`.
  public init(request: Request) {}

  /// Searches: fails with `MKError.serverFailure`.
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  /// Searches: fails with `MKError.serverFailure`.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
  }
  /// Searches no more.
  open func cancel() {}
}
