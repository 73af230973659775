import Foundation
import SwiftUI

/// Where the reader is, as it is told again and again.
public struct CLLocationUpdate: Sendable {
  /// What the places are for; browsers do not ask.
  public enum LiveConfiguration: Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// Where the reader is; nil where that is not known.
  public let location: CLLocation?
  /// Whether the reader stays where they are; browsers do not tell.
  /// - Partly: always false.
  public var stationary: Bool { false }
  /// Whether the reader stays where they are; the older name.
  /// - Partly: always false.
  public var isStationary: Bool { stationary }
  /// Whether the reader does not want it to be known.
  public let authorizationDenied: Bool
  /// Whether the reader does not want it to be known to any program; browsers do not tell.
  /// - Partly: always false.
  public var authorizationDeniedGlobally: Bool { false }
  /// Whether somebody else has decided it; browsers do not tell.
  /// - Partly: always false.
  public var authorizationRestricted: Bool { false }
  /// Whether the place is known roughly alone; browsers do not tell.
  /// - Partly: always false.
  public var accuracyLimited: Bool { false }
  /// Whether the program would have to be seen: a page that asks is.
  /// - Partly: always false.
  public var insufficientlyInUse: Bool { false }
  /// Whether a session is asked for: none is.
  /// - Partly: always false.
  public var serviceSessionRequired: Bool { false }
  /// Whether the place is not known, although it may be.
  public var locationUnavailable: Bool {
    location == nil && !authorizationDenied && !authorizationRequestInProgress
  }
  /// Whether the reader has not said yet.
  public let authorizationRequestInProgress: Bool

  /// Updates as they come. Leaving the loop ends them.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    let stream: AsyncThrowingStream<CLLocationUpdate, any Error>

    public func makeAsyncIterator() -> AsyncThrowingStream<CLLocationUpdate, any Error>.Iterator {
      stream.makeAsyncIterator()
    }
  }

  /// Where the reader is, for as long as somebody listens.
  /// - Partly: `configuration` is not used.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates(
      stream: AsyncThrowingStream { continuation in
        Task { @MainActor in
          let follower = Follower(continuation)
          continuation.onTermination = { _ in
            Task { @MainActor in follower.end() }
          }
        }
      })
  }

  @MainActor
  private final class Follower: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    nonisolated private let continuation: AsyncThrowingStream<CLLocationUpdate, any Error>.Continuation

    init(_ continuation: AsyncThrowingStream<CLLocationUpdate, any Error>.Continuation) {
      self.continuation = continuation
      super.init()
      manager.delegate = self
      manager.startUpdatingLocation()
    }

    func end() { manager.stopUpdatingLocation() }

    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      tell(locations.last, manager)
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      tell(nil, manager)
    }

    nonisolated private func tell(_ location: CLLocation?, _ manager: CLLocationManager) {
      let status = manager.authorizationStatus
      continuation.yield(
        CLLocationUpdate(
          location: location, authorizationDenied: status == .denied,
          authorizationRequestInProgress: status == .notDetermined))
    }
  }
}
