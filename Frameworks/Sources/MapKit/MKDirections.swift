import CoreLocation
import Foundation

/// Finds ways between places. There is no service for that here: it answers as Apple's does when its server cannot be reached.
/// - Partly: there is no service: it fails with `serverFailure`.
open class MKDirections: NSObject, @unchecked Sendable {
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  /// Whether it is searching: no.
  open var isCalculating: Bool { false }

  /// Prepares a search.
  /// - Partly: there is no service: it fails with `serverFailure`.
  public init(request: Request) {}

  /// Finds ways: fails with `MKError.serverFailure`.
  /// - Partly: there is no service: it fails with `serverFailure`.
  open func calculate() async throws -> Response { throw MKError(.serverFailure) }
  /// Finds ways: fails with `MKError.serverFailure`.
  /// - Partly: there is no service: it fails with `serverFailure`.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
  }
  /// Finds how long it takes: fails with `MKError.serverFailure`.
  /// - Partly: there is no service: it fails with `serverFailure`.
  open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
  /// Finds how long it takes: fails with `MKError.serverFailure`.
  /// - Partly: there is no service: it fails with `serverFailure`.
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
  }
  /// Searches no more.
  open func cancel() {}

  /// From where to where, and how.
  open class Request: NSObject, @unchecked Sendable {
    /// Where the way begins.
    open var source: MKMapItem?
    /// Where it ends.
    open var destination: MKMapItem?
    /// How one goes.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several ways are wanted.
    open var requestsAlternateRoutes = false
    /// When one leaves.
    open var departureDate: Date?
    /// When one wants to be there.
    open var arrivalDate: Date?
    /// Whether ways that cost something are wanted.
    open var tollPreference = RoutePreference.any
    /// Whether motorways are wanted.
    open var highwayPreference = RoutePreference.any

    public override init() {}
  }

  /// What is wanted of ways.
  public enum RoutePreference: Int, Sendable {
    case any, avoid
  }

  /// Ways that were found.
  open class Response: NSObject, @unchecked Sendable {
    /// Where they begin.
    public let source: MKMapItem
    /// Where they end.
    public let destination: MKMapItem
    /// The ways.
    open var routes: [MKRoute] { [] }

    init(source: MKMapItem, destination: MKMapItem) { (self.source, self.destination) = (source, destination) }
  }

  /// How long it takes.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// Where the way begins.
    public let source: MKMapItem
    /// Where it ends.
    public let destination: MKMapItem
    /// Seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// Metres.
    open var distance: CLLocationDistance { 0 }
    /// When one is there.
    open var expectedArrivalDate: Date { .distantFuture }
    /// When one leaves.
    open var expectedDepartureDate: Date { .distantPast }
    /// How one goes.
    open var transportType: MKDirectionsTransportType { .any }

    init(source: MKMapItem, destination: MKMapItem) { (self.source, self.destination) = (source, destination) }
  }
}
