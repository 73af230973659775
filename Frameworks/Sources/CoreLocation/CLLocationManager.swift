import Foundation
import Synchronization

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
    case locationUnknown, denied, network, headingFailure
    case geocodeFoundNoResult = 8
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) {
    self.code = code
  }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
}

/// Is told where the reader is.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called with places as they are known.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called where a place cannot be known.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called as the device turns; pages are not told of that: never.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Called when the manager is made and when permission changes.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called when permission changes; the older form.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// Finds out where the reader is: their browser is asked, which asks them. A program that runs for no reader is answered as on a device whose
/// owner has turned the finding of places off. Use it on the main thread, as on Apple's platforms; what else is asked comes there later.
open class CLLocationManager: NSObject, @unchecked Sendable {
  private struct State {
    var status: CLAuthorizationStatus = .denied
    var location: CLLocation?
    var told: CLLocation?
  }

  private let state = Mutex(State())
  private let places: Places?

  /// Is told of places; is told first whether they may be known.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tellPermission() } }
  }
  /// How exactly places should be known; browsers are asked for what they have.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// After how many metres a new place is told.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// What the places are for; browsers do not ask.
  open var activityType: CLActivityType = .other
  /// Whether places need not be told while the reader rests. Pages that nobody sees are told none.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether places are told while the reader does something else; pages are not.
  open var allowsBackgroundLocationUpdates = false

  /// Makes a manager for the reader whose turn it is.
  public override init() {
    places = Thread.isMainThread ? MainActor.assumeIsolated { Places.current } : nil
    super.init()
    onMain { manager, places in
      places.add(manager)
      manager.state.withLock { $0.status = places.status }
    }
  }

  /// Where the reader was found last; nil before.
  open var location: CLLocation? { state.withLock(\.location) }
  /// Whether it may be known.
  open var authorizationStatus: CLAuthorizationStatus { state.withLock(\.status) }
  /// How exactly it may be known: as the browser does.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Whether it may be known; the older form.
  open class func authorizationStatus() -> CLAuthorizationStatus {
    Thread.isMainThread ? MainActor.assumeIsolated { Places.current?.status ?? .denied } : .notDetermined
  }
  /// Whether places can be found out at all.
  open class func locationServicesEnabled() -> Bool { true }
  /// Whether the device knows where north is; pages are not told.
  open class func headingAvailable() -> Bool { false }
  /// Whether regions can be watched; pages cannot.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

  /// Asks the reader, where they have not said: browsers ask together with the first place.
  open func requestWhenInUseAuthorization() { onMain { $1.askPermission() } }
  /// Asks the reader, where they have not said; places are known while the page is there.
  open func requestAlwaysAuthorization() { onMain { $1.askPermission() } }
  /// Asks for the place once.
  open func requestLocation() { if !onMain({ $1.find($0) }) { fail() } }
  /// Asks for all places.
  open func startUpdatingLocation() { if !onMain({ $1.watch($0, true) }) { fail() } }
  /// Asks for none any more.
  open func stopUpdatingLocation() { onMain { $1.watch($0, false) } }
  /// Asks for places where the device comes far: all that the browser tells.
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  /// Asks for none any more.
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }
  /// Asks where north is: the delegate is told that it is not known.
  open func startUpdatingHeading() { fail(.headingFailure) }
  /// Asks for it no more.
  open func stopUpdatingHeading() {}

  /// False where no reader is there.
  @discardableResult
  private func onMain(_ body: @escaping @MainActor @Sendable (CLLocationManager, Places) -> Void) -> Bool {
    guard let places else { return false }
    if Thread.isMainThread {
      MainActor.assumeIsolated { body(self, places) }
    } else {
      DispatchQueue.main.async { body(self, places) }
    }
    return true
  }

  @MainActor
  func take(_ status: CLAuthorizationStatus) {
    state.withLock { $0.status = status }
    tellPermission()
  }

  @MainActor
  func take(_ location: CLLocation) {
    let isFar = state.withLock { state in
      state.location = location
      if let told = state.told, distanceFilter > 0, told.distance(from: location) < distanceFilter { return false }
      state.told = location
      return true
    }
    if isFar { delegate?.locationManager(self, didUpdateLocations: [location]) }
  }

  @MainActor
  func take(_ error: CLError) {
    delegate?.locationManager(self, didFailWithError: error)
  }

  private func tellPermission() {
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate else { return }
      delegate.locationManagerDidChangeAuthorization(self)
      delegate.locationManager(self, didChangeAuthorization: authorizationStatus)
    }
  }

  private func fail(_ code: CLError.Code = .denied) {
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate else { return }
      delegate.locationManager(self, didFailWithError: CLError(code))
    }
  }
}

/// What places are for.
public enum CLActivityType: Int, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}
