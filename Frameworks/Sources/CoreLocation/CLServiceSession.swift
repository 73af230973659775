import Foundation

/// Says that the program needs to know where the reader is, and asks them where they have not said.
///
/// The browser asks together with the first place.
/// - Partly: `diagnostics` tells once whether it may be known.
public final class CLServiceSession: Sendable {
  /// How much is needed.
  public enum AuthorizationRequirement: Int, Sendable {
    case none, whenInUse, always
  }

  /// Whether it may be known.
  public struct Diagnostic: Sendable {
    public let authorizationDenied: Bool
    public let authorizationRequestInProgress: Bool
    public var authorizationDeniedGlobally: Bool { false }
    public var authorizationRestricted: Bool { false }
    public var alwaysAuthorizationDenied: Bool { true }
    public var fullAccuracyDenied: Bool { false }
    public var insufficientlyInUse: Bool { false }
    public var serviceSessionRequired: Bool { false }
  }

  /// Whether it may be known, as that changes.
  public struct Diagnostics: AsyncSequence, Sendable {
    public typealias Element = Diagnostic

    let stream: AsyncThrowingStream<Diagnostic, any Error>

    public func makeAsyncIterator() -> AsyncThrowingStream<Diagnostic, any Error>.Iterator {
      stream.makeAsyncIterator()
    }
  }

  private let manager = CLLocationManager()

  /// Asks the reader, where they have not said.
  /// - Partly: `authorizedWhenInUse` at most.
  public init(authorization: AuthorizationRequirement) {
    if authorization != .none { manager.requestWhenInUseAuthorization() }
  }
  /// Asks the reader, where they have not said.
  /// - Partly: `authorizedWhenInUse` at most; how exactly the place is known is the browser's to say.
  public convenience init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
    self.init(authorization: authorization)
  }

  /// Tells whether it may be known.
  public var diagnostics: Diagnostics {
    let status = manager.authorizationStatus
    return Diagnostics(
      stream: AsyncThrowingStream { continuation in
        continuation.yield(
          Diagnostic(
            authorizationDenied: status == .denied, authorizationRequestInProgress: status == .notDetermined))
        continuation.finish()
      })
  }

  /// Says that it is needed no more.
  public func invalidate() {}
}

/// Lets a program know where the reader is while it is not seen. Pages that nobody sees are told nothing.
/// - Partly: changes nothing: pages are told of places while they are seen.
public final class CLBackgroundActivitySession: Sendable {
  /// Begins.
  public init() {}

  /// Ends.
  public func invalidate() {}
}
