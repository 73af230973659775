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

/// How one goes.
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let cycling = MKDirectionsTransportType(rawValue: 8)
  public static let any = MKDirectionsTransportType(rawValue: 0x0fff_ffff)
}

/// A way. Nobody finds one here.
/// - Partly: never found: there is no service for that.
open class MKRoute: NSObject, @unchecked Sendable {
  /// What it is called.
  open var name: String { "" }
  /// What one should know.
  open var advisoryNotices: [String] { [] }
  /// Metres.
  open var distance: CLLocationDistance { polyline.length }
  /// Seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// How one goes.
  open var transportType: MKDirectionsTransportType { .any }
  /// Whether it has motorways.
  open var hasHighways: Bool { false }
  /// Whether it costs something.
  open var hasTolls: Bool { false }
  /// The line.
  open var polyline: MKPolyline { MKPolyline(places: []) }
  /// What there is to do on the way.
  open var steps: [Step] { [] }

  public override init() {}

  /// What there is to do on a part of a way.
  open class Step: NSObject, @unchecked Sendable {
    /// What there is to do.
    open var instructions: String { "" }
    /// What one should know.
    open var notice: String? { nil }
    /// Metres.
    open var distance: CLLocationDistance { polyline.length }
    /// How one goes.
    open var transportType: MKDirectionsTransportType { .any }
    /// The line.
    open var polyline: MKPolyline { MKPolyline(places: []) }

    public override init() {}
  }
}

extension MKPolyline {
  fileprivate var length: CLLocationDistance {
    zip(places, places.dropFirst()).reduce(0) { $0 + MKMapPoint($1.0).distance(to: MKMapPoint($1.1)) }
  }
}
