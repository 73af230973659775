import CoreLocation
import Foundation

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
    /// Which points of interest are wanted.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() {}
    /// Looks for words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
    /// Looks for words in a region.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
    /// Looks for what was proposed.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
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
  /// Prepares a search of points of interest.
  /// - Partly: there is no search: it fails with `serverFailure`.
  public init(request: MKLocalPointsOfInterestRequest) {}

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
