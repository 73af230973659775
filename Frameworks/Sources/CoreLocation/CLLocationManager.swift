import Foundation
import SwiftUI
import Synchronization

/// Finds out where the reader is: their browser is asked, which asks them. A program that runs for no reader is answered as on a device whose
/// owner has turned the finding of places off. Use it on the main thread, as on Apple's platforms; what else is asked comes there later.
/// - Partly: the browser asks the reader with the first place, `authorizedWhenInUse` at most, over HTTPS or on the
///   own machine; no headings, no regions, not in the background.
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
  /// - Partly: kept and not used: the browser decides.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// After how many metres a new place is told.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// What the places are for; browsers do not ask.
  /// - Partly: kept and not used.
  open var activityType: CLActivityType = .other
  /// Whether places need not be told while the reader rests. Pages that nobody sees are told none.
  /// - Partly: kept and not used.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether places are told while the reader does something else; pages are not.
  /// - Partly: kept and not used: pages are told of places while they are seen.
  open var allowsBackgroundLocationUpdates = false

  /// Makes a manager for the reader whose turn it is.
  public override init() {
    places = _Browser.isOnMain ? MainActor.assumeIsolated { Places.current } : nil
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
    _Browser.isOnMain ? MainActor.assumeIsolated { Places.current?.status ?? .denied } : .notDetermined
  }
  /// Whether places can be found out at all.
  open class func locationServicesEnabled() -> Bool { true }
  /// Whether the device knows where north is; pages are not told.
  open class func headingAvailable() -> Bool { false }
  /// Whether regions can be watched; pages cannot.
  /// - Partly: regions are not watched: false.
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
    if _Browser.isOnMain {
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
