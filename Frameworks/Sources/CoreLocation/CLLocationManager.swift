import Foundation

/// Whether a program may know where the reader is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// How exactly a program may know where the reader is.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy, reducedAccuracy
}

/// Why a place is not known.
public struct CLError: Error, Equatable, Sendable {
  /// Reasons.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) {
    self.code = code
  }
}

/// Is told where the reader is.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called with places as they are known.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called where a place cannot be known.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when the manager is made and when permission changes.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called when permission changes; the older form.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// Finds out where the reader is. The page does not ask the browser: programs are answered as on a device whose owner has turned the
/// finding of places off.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Is told of places; is told first that they may not be known.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tellPermission() } }
  }
  /// How exactly places should be known.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// After how many metres a new place is told.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Where the reader is: unknown.
  open var location: CLLocation? { nil }
  /// Whether it may be known: no.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// How exactly it may be known.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

  /// Whether it may be known; the older form: no.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// Whether places can be found out at all: no.
  open class func locationServicesEnabled() -> Bool { false }

  /// Asks for permission: the delegate is told that it is not given.
  open func requestWhenInUseAuthorization() { tellPermission() }
  /// Asks for permission: the delegate is told that it is not given.
  open func requestAlwaysAuthorization() { tellPermission() }
  /// Asks for the place: the delegate is told that it cannot be known.
  open func requestLocation() { fail() }
  /// Asks for all places: the delegate is told that they cannot be known.
  open func startUpdatingLocation() { fail() }
  /// Asks for none any more.
  open func stopUpdatingLocation() {}

  private func tellPermission() {
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate else { return }
      delegate.locationManagerDidChangeAuthorization(self)
      delegate.locationManager(self, didChangeAuthorization: .denied)
    }
  }

  private func fail() {
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate else { return }
      delegate.locationManager(self, didFailWithError: CLError(.denied))
    }
  }
}
