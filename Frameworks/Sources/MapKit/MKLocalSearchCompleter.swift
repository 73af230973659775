import CoreLocation
import Foundation

/// Proposes places while the reader writes. There is no service for that here: its delegate is told so, as when Apple's server cannot be reached.
/// - Partly: there is no search: it fails with `serverFailure`.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// Kinds of answers.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }

  /// What kinds of answers older programs want.
  public enum FilterType: Int, Sendable {
    case locationsAndQueries, locationsOnly
  }

  private let lock = NSLock()
  private var query = ""
  private var turn = 0

  /// Is told what was found.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// Where to look.
  open var region = MKCoordinateRegion()
  /// Which kinds of answers are wanted.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// Which kinds of answers are wanted.
  open var filterType = FilterType.locationsAndQueries
  /// Which points of interest are wanted.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// What was found: nothing.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether it is searching.
  open private(set) var isSearching = false

  /// What the reader has written; setting it searches.
  /// - Partly: there is no search: the delegate is told `serverFailure`.
  open var queryFragment: String {
    get { lock.withLock { query } }
    set {
      let mine = lock.withLock {
        query = newValue
        turn += 1
        return turn
      }
      isSearching = !newValue.isEmpty
      if newValue.isEmpty { return }
      DispatchQueue.main.async { [weak self] in
        guard let self, lock.withLock({ turn == mine }) else { return }
        isSearching = false
        delegate?.completer(self, didFailWithError: MKError(.serverFailure))
      }
    }
  }

  public override init() {}

  /// Searches no more.
  open func cancel() {
    lock.withLock { turn += 1 }
    isSearching = false
  }
}

/// Is told what a completer has found.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// It has found something: never.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// It has failed.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A place that is proposed.
/// - Partly: never found: there is no service for that.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// What it is called.
  open var title: String { "" }
  /// What in it is as the reader wrote.
  open var titleHighlightRanges: [NSValue] { [] }
  /// Where it is.
  open var subtitle: String { "" }
  /// What in it is as the reader wrote.
  open var subtitleHighlightRanges: [NSValue] { [] }

  public override init() {}
}

/// Points of interest around a place.
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
  /// The greatest radius.
  public static let maxRadius: CLLocationDistance = 20_000
  /// The place in the middle.
  public let coordinate: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance
  /// What is around.
  public var region: MKCoordinateRegion {
    MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
  }
  /// Which are wanted.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  /// Looks around a place.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
  }
  /// Looks in a region.
  public convenience init(coordinateRegion region: MKCoordinateRegion) {
    self.init(center: region.center, radius: region.span.latitudeDelta / 2 * 111_195)
  }
}

/// Which points of interest are wanted.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isWithout: Bool

  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  /// These alone.
  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, isWithout) = (Set(categories), false)
  }
  /// All but these.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isWithout) = (Set(categories), true)
  }

  /// Whether a kind is wanted.
  open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) != isWithout }
  /// Whether a kind is not wanted.
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
