import CoreLocation
import SwiftUI
import UIKitCore

/// Pictures of a street. There are none here.
/// - Partly: never found: the tile server has no pictures of streets.
open class MKLookAroundScene: NSObject, @unchecked Sendable {
  init(_: Never) {}
}

/// Asks for pictures of a street: there are none, as at places where Apple has none.
/// - Partly: there are no pictures of streets: the scene is nil.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  /// Where they are wanted; nil where something was asked by an item.
  public let coordinate: CLLocationCoordinate2D?
  /// Of what they are wanted.
  public let mapItem: MKMapItem?
  /// Whether it was cancelled.
  public private(set) var isCancelled = false
  /// Whether it is searching: no.
  public var isLoading: Bool { false }

  /// Asks for pictures at a place.
  public init(coordinate: CLLocationCoordinate2D) { (self.coordinate, mapItem) = (coordinate, nil) }
  /// Asks for pictures of something.
  public init(mapItem: MKMapItem) { (coordinate, self.mapItem) = (nil, mapItem) }

  /// The pictures: nil, since there are none.
  open var scene: MKLookAroundScene? {
    get async throws { nil }
  }
  /// Gives the pictures: nil, since there are none.
  open func getSceneWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void) {
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { completionHandler(nil, nil) }
  }
  /// Searches no more.
  open func cancel() { isCancelled = true }
}

/// Where pictures of a street would be seen: says that there are none.
/// - Partly: there are no pictures of streets: it says so.
nonisolated public struct LookAroundPreview: View {
  /// Shows the pictures of a scene.
  /// - Partly: there are no pictures of streets: it says so.
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  /// Begins with the pictures of a scene.
  /// - Partly: there are no pictures of streets: it says so.
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  @MainActor public var body: some View {
    VStack(spacing: 4) {
      Image(systemName: "binoculars.fill").accessibilityHidden(true)
      Text("No Imagery Available").font(.footnote)
    }
    .foregroundStyle(.secondary)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(uiColor: .secondarySystemBackground))
  }
}

/// Where the sign of these pictures stands.
public enum MKLookAroundBadgePosition: Int, Sendable {
  case topLeading, topTrailing, bottomTrailing
}

extension View {
  /// Shows pictures of a street over the screen, with a button that closes them.
  /// - Partly: there are no pictures of streets: it says so.
  nonisolated public func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss) { LookAroundPreview(scene: scene) }
  }

  /// Shows pictures of a street over the screen, with a button that closes them.
  /// - Partly: there are no pictures of streets: it says so.
  nonisolated public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    onDismiss: (() -> Void)? = nil
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss) { LookAroundPreview(initialScene: initialScene) }
  }
}

/// Shows pictures of a street on a screen: says that there are none.
/// - Partly: there are no pictures of streets: it says so.
@MainActor @preconcurrency
open class MKLookAroundViewController: UIViewController {
  /// The pictures.
  open var scene: MKLookAroundScene?
  /// Whether readers go along the street.
  /// - Partly: kept and not used.
  open var isNavigationEnabled = true
  /// Whether the names of streets are seen.
  /// - Partly: kept and not used.
  open var showsRoadLabels = true
  /// Where the sign stands.
  /// - Partly: kept and not used.
  open var badgePosition = MKLookAroundBadgePosition.topLeading
  /// Which points of interest are seen.
  /// - Partly: kept and not used.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  /// Shows the pictures of a scene.
  public convenience init(scene: MKLookAroundScene) {
    self.init()
    self.scene = scene
  }

  open override func loadView() { view = NoImagery() }
}

private final class NoImagery: UIView, _ViewShowing {
  var _content: AnyView { AnyView(LookAroundPreview(initialScene: nil)) }
}
