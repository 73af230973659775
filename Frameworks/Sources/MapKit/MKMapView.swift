import CoreLocation
import SwiftUI
import UIKitCore

/// Shows a part of the Earth, as a view of UIKit's in a representable.
/// - Partly: as `Map`: pictures of one tile server, with north above.
@MainActor @preconcurrency
open class MKMapView: UIView, _ViewShowing {
  /// Is told what the reader does.
  open weak var delegate: (any MKMapViewDelegate)? { didSet { redraw() } }
  /// What is seen.
  open var region = MKCoordinateRegion(around: []) { didSet { redraw() } }
  /// What lies on the map.
  open internal(set) var annotations: [any MKAnnotation] = [] { didSet { redraw() } }
  /// What covers parts of the map, from back to front.
  open internal(set) var overlays: [any MKOverlay] = [] { didSet { redraw() } }
  /// What was pressed last: one at most.
  open var selectedAnnotations: [any MKAnnotation] {
    get { selected.map { [$0] } ?? [] }
    set { select(newValue.first) }
  }
  /// Whether the reader is seen, once they have allowed it.
  open var showsUserLocation = false { didSet { redraw() } }
  /// Where the reader is.
  public let userLocation = MKUserLocation()
  /// Whether the map follows the reader.
  open var userTrackingMode = MKUserTrackingMode.none { didSet { redraw() } }
  /// What kind of map it is; there is one kind of picture.
  /// - Partly: kept and not used: the pictures are those of one tile server.
  open var mapType = MKMapType.standard
  /// Whether it can be moved.
  open var isScrollEnabled = true { didSet { redraw() } }
  /// Whether readers come nearer.
  open var isZoomEnabled = true { didSet { redraw() } }
  /// Whether it turns: it does not.
  /// - Partly: kept and not used: north is above.
  open var isRotateEnabled = false
  /// Whether it tilts: it does not.
  /// - Partly: kept and not used: maps are seen from above.
  open var isPitchEnabled = false
  /// How the map looks.
  /// - Partly: kept and not used: the pictures are those of one tile server.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  /// Which points of interest are shown.
  /// - Partly: kept and not used: the pictures are those of one tile server.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether there is a compass.
  /// - Partly: kept and not used: north is above.
  open var showsCompass = true
  /// Whether there is a scale.
  /// - Partly: kept and not used.
  open var showsScale = false
  /// Whether traffic is seen.
  /// - Partly: kept and not used: the pictures are those of one tile server.
  open var showsTraffic = false
  /// Whether buildings are seen.
  /// - Partly: kept and not used: the pictures are those of one tile server.
  open var showsBuildings = true

  nonisolated let redrawing = Redrawing()
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  var unused: [MKAnnotationView] = []
  var classes: [String: MKAnnotationView.Type] = [:]
  var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
  var selected: (any MKAnnotation)?
  var told: [ObjectIdentifier] = []

  /// The place in the middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  /// Makes a map of the world.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  @available(*, unavailable, message: "There are no storyboards on Linux: use init(frame:)")
  public required init?(coder: NSCoder) { fatalError("There are no storyboards on Linux") }

  /// Shows a region.
  /// - Partly: `animated` is not used.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Shows a place in the middle.
  /// - Partly: `animated` is not used.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  /// Puts something on the map.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  /// Puts something on the map.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      (annotation as? MKPointAnnotation)?.moved = { [weak self] in MainActor.assumeIsolated { self?.redraw() } }
    }
    self.annotations += annotations
  }
  /// Takes something away.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  /// Takes something away.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    if let selected, annotations.contains(where: { $0 === selected }) { self.selected = nil }
    for annotation in annotations {
      if let view = views.removeValue(forKey: ObjectIdentifier(annotation)) { unused.append(view) }
    }
    self.annotations.removeAll { known in annotations.contains { $0 === known } }
  }
  /// Shows all of these.
  /// - Partly: `animated` is not used.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
    region = MKCoordinateRegion(around: annotations.map(\.coordinate))
  }

  public var _content: AnyView {
    AnyView(
      Redrawn(redrawing: redrawing) { [weak self] in self.map { AnyView($0.shown) } ?? AnyView(EmptyView()) })
  }

  func redraw() { redrawing.advance() }
}
