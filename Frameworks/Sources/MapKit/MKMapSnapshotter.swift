import CoreLocation
import Foundation
import UIKitCore

/// Makes a picture of a map. The server has nothing that decodes and joins the pictures of a map: it fails.
/// - Partly: fails with `serverFailure`: use a `Map` without interaction modes.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  /// What is wanted.
  open class Options: NSObject, @unchecked Sendable {
    /// What is seen.
    open var region = MKCoordinateRegion()
    /// What is seen.
    open var mapRect = MKMapRect.null
    /// How large it is.
    open var size = CGSize(width: 256, height: 256)
    /// How many dots are a point.
    open var scale: CGFloat = 1
    /// What kind of map it is.
    open var mapType = MKMapType.standard
    /// Whether buildings are seen.
    open var showsBuildings = true
    /// Which points of interest are seen.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() {}
  }

  /// A picture of a map.
  /// - Partly: never made.
  open class Snapshot: NSObject, @unchecked Sendable {
    /// The picture.
    open var image: UIImage { UIImage() }
    /// Where a place is on it.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  /// Whether it is at work: no.
  open var isLoading: Bool { false }

  /// Prepares a picture.
  /// - Partly: fails with `serverFailure`.
  public init(options: Options) {}
  /// Prepares a picture.
  /// - Partly: fails with `serverFailure`.
  public override init() {}

  /// Makes the picture: fails with `MKError.serverFailure`.
  /// - Partly: fails with `serverFailure`.
  open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
  /// Makes the picture: fails with `MKError.serverFailure`.
  /// - Partly: fails with `serverFailure`.
  open func start(completionHandler: @escaping CompletionHandler) {
    start(with: .main, completionHandler: completionHandler)
  }
  /// Makes the picture: fails with `MKError.serverFailure`.
  /// - Partly: fails with `serverFailure`.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    nonisolated(unsafe) let completionHandler = completionHandler
    queue.async { completionHandler(nil, MKError(.serverFailure)) }
  }
  /// Makes it no more.
  open func cancel() {}
}
