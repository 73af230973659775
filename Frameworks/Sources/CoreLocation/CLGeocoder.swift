import Foundation

/// Which way a device is turned. Pages are not told.
/// - Partly: never made: pages are not told.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees from the magnetic pole.
  public let magneticHeading: CLLocationDirection = -1
  /// Degrees from north.
  public let trueHeading: CLLocationDirection = -1
  /// By how many degrees that may be wrong.
  public let headingAccuracy: CLLocationDirection = -1
}

/// A place with its names.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// Where it is.
  public let location: CLLocation?
  /// What it is called.
  open var name: String? { nil }
  /// Street.
  open var thoroughfare: String? { nil }
  /// Number of the house.
  open var subThoroughfare: String? { nil }
  /// Town.
  open var locality: String? { nil }
  /// Part of the town.
  open var subLocality: String? { nil }
  /// State or province.
  open var administrativeArea: String? { nil }
  /// Part of the state.
  open var subAdministrativeArea: String? { nil }
  /// Postal code.
  open var postalCode: String? { nil }
  /// Country.
  open var country: String? { nil }
  /// Country by two letters.
  open var isoCountryCode: String? { nil }
  /// Time zone.
  open var timeZone: TimeZone? { nil }

  /// A place that nothing is known of.
  public init(location: CLLocation?) {
    self.location = location
  }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds the names of places. There is no service for that here: it answers as Apple's does without a network.
/// - Partly: no service knows places by name here: it fails with `CLError.network`.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Whether it is searching: no.
  open var isGeocoding: Bool { false }

  /// Finds the names of a place: fails with `CLError.network`.
  /// - Partly: no service knows places by name here: it fails with `CLError.network`.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Finds the names of a place: fails with `CLError.network`.
  /// - Partly: no service knows places by name here: it fails with `CLError.network`.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Finds the names of a place: fails with `CLError.network`.
  /// - Partly: no service knows places by name here: it fails with `CLError.network`.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }
  /// Finds the names of a place: fails with `CLError.network`.
  /// - Partly: no service knows places by name here: it fails with `CLError.network`.
  open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?) async throws
    -> [CLPlacemark]
  {
    throw CLError(.network)
  }
  /// Finds places by a name: fails with `CLError.network`.
  /// - Partly: no service knows places by name here: it fails with `CLError.network`.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
  /// Finds places by a name: fails with `CLError.network`.
  /// - Partly: no service knows places by name here: it fails with `CLError.network`.
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  /// Searches no more.
  open func cancelGeocode() {}

  private func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { completionHandler(nil, CLError(.network)) }
  }
}

/// A part of the Earth.
open class CLRegion: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: String
  /// Whether its edge is told when it is entered.
  open var notifyOnEntry = true
  /// Whether its edge is told when it is left.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
  }
}

/// A circle on the Earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// Its middle.
  public let center: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance

  /// Makes a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a place lies in it.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude)
      .distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}
