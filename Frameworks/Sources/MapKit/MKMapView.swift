import CoreLocation
import SwiftUI
import UIKitCore

/// Something at a place, as `MKMapView` has it.
public protocol MKAnnotation: NSObjectProtocol {
  /// Where it is.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called.
  var title: String? { get }
  /// What more there is to say.
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// Something at a place.
open class MKPointAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?

  /// Makes something at the place where both degrees are nothing.
  public override init() {}
  /// Makes something at a place.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }
  /// Makes something at a place.
  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(coordinate: coordinate)
    (self.title, self.subtitle) = (title, subtitle)
  }
}

/// Kinds of maps. There is one kind of picture: the tile server's.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Is told what readers do with a map. Views of annotations are the map's own.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Called when the reader has moved the map.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Called when the reader has moved the map.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Called when the reader has pressed an annotation.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
}

/// Shows a part of the Earth, as a view of UIKit's in a representable.
/// - Partly: as `Map`: pictures of one tile server, with north above.
@MainActor @preconcurrency
open class MKMapView: UIView, _ViewShowing {
  /// Is told what the reader does.
  open weak var delegate: (any MKMapViewDelegate)?
  /// What is seen.
  open var region = MKCoordinateRegion(around: []) { didSet { _changed() } }
  /// What lies on the map.
  open private(set) var annotations: [any MKAnnotation] = [] { didSet { _changed() } }
  /// Whether the reader is seen, once they have allowed it.
  open var showsUserLocation = false { didSet { _changed() } }
  /// What kind of map it is; there is one kind of picture.
  /// - Partly: kept and not used: the pictures are those of one tile server.
  open var mapType = MKMapType.standard
  /// Whether it can be moved.
  open var isScrollEnabled = true { didSet { _changed() } }
  /// Whether readers come nearer.
  open var isZoomEnabled = true { didSet { _changed() } }
  /// Whether it turns: it does not.
  /// - Partly: kept and not used: north is above.
  open var isRotateEnabled = false
  /// Whether it tilts: it does not.
  /// - Partly: kept and not used: maps are seen from above.
  open var isPitchEnabled = false

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
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Puts something on the map.
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  /// Takes something away.
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  /// Takes something away.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations.removeAll { known in annotations.contains { $0 === known } }
  }
  /// Shows all of these.
  /// - Partly: `animated` is not used.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    self.annotations += annotations.filter { new in !self.annotations.contains { $0 === new } }
    region = MKCoordinateRegion(around: annotations.map(\.coordinate))
  }

  public var _content: AnyView {
    let modes: MapInteractionModes = [isScrollEnabled ? .pan : [], isZoomEnabled ? .zoom : []]
    let marks = annotations.map { annotation in
      var mark = Marker(annotation.title ?? "", coordinate: annotation.coordinate)._marks[0]
      mark.key = [AnyHashable(ObjectIdentifier(annotation))]
      mark.tag = AnyHashable(ObjectIdentifier(annotation))
      return mark
    }
    let position = Binding<MapCameraPosition>(
      get: { [weak self] in MainActor.assumeIsolated { .region(self?.region ?? MKCoordinateRegion(around: [])) } },
      set: { [weak self] position in
        MainActor.assumeIsolated {
          guard let self, let region = position.region else { return }
          self.region = region
          self.delegate?.mapView(self, regionDidChangeAnimated: false)
          self.delegate?.mapViewDidChangeVisibleRegion(self)
        }
      })
    return AnyView(
      MapCanvas(
        marks: marks + (showsUserLocation ? UserAnnotation()._marks : []), position: position, modes: modes,
        choose: { [weak self] tag in
          guard let self, let chosen = annotations.first(where: { AnyHashable(ObjectIdentifier($0)) == tag }) else {
            return
          }
          delegate?.mapView(self, didSelect: chosen)
        }))
  }
}
