import CoreLocation
import UIKitCore

/// Is told what readers do with a map, and says how what lies on it looks.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Called before the map shows another region.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Called when the reader has moved the map.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Called when the reader has moved the map.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Called when the map is there.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// Makes the view of what is at a place; nil for a balloon with the title.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Says how something that covers a part of the map is drawn; by itself it is not.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Called when views were put on the map.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Called when the reader has pressed an annotation.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// Called when the reader has pressed the view of an annotation.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called when the reader has pressed elsewhere.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// Called when the reader has pressed elsewhere.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Called when the reader has pressed a control of a callout.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// Called when the reader is seen elsewhere.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
}
