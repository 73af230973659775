import CoreLocation
import SwiftUI
import UIKitCore

/// The name by which views are known that a program has said none for.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The name by which views of several annotations are known. There are none of these.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

extension MKMapView {
  /// Says of which class views of a name are.
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    classes[identifier] = viewClass as? MKAnnotationView.Type
  }
  /// A view of a name that is not used any more; nil where there is none.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    guard let place = unused.firstIndex(where: { $0.reuseIdentifier == identifier }) else { return nil }
    let view = unused.remove(at: place)
    view.prepareForReuse()
    return view
  }
  /// A view of a name for an annotation: one that is not used any more, or one of the class that was registered.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
    -> MKAnnotationView
  {
    guard let known = dequeueReusableAnnotationView(withIdentifier: identifier) else {
      return MKAnnotationView.make(classes[identifier] ?? MKMarkerAnnotationView.self, annotation, identifier)
    }
    known.annotation = annotation
    return known
  }
  /// The view of an annotation; nil where it is none of the map's.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    guard annotations.contains(where: { $0 === annotation }) else { return nil }
    if let known = views[ObjectIdentifier(annotation)] { return known }
    let made =
      delegate?.mapView(self, viewFor: annotation)
      ?? dequeueReusableAnnotationView(
        withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    if made.annotation == nil { made.annotation = annotation }
    made.map = self
    views[ObjectIdentifier(annotation)] = made
    made.prepareForDisplay()
    tellAdded()
    return made
  }

  /// The delegate is told of new views once the map is shown.
  private func tellAdded() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      let new = views.filter { !self.told.contains($0.key) }
      told = Array(views.keys)
      if !new.isEmpty { delegate?.mapView(self, didAdd: Array(new.values)) }
    }
  }

  /// Presses an annotation as a reader does.
  /// - Partly: `animated` is not used.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { select(annotation) }
  /// Presses elsewhere.
  /// - Partly: `animated` is not used.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    if let annotation, annotation === selected { select(nil) }
  }

  func select(_ annotation: (any MKAnnotation)?) {
    guard annotation !== selected else { return }
    let former = selected
    selected = annotation
    redraw()
    if let former {
      if let view = views[ObjectIdentifier(former)] {
        view.setSelected(false, animated: false)
        delegate?.mapView(self, didDeselect: view)
      }
      delegate?.mapView(self, didDeselect: former)
    }
    if let annotation {
      if let view = view(for: annotation) {
        view.setSelected(true, animated: false)
        view.shownAnew()
        delegate?.mapView(self, didSelect: view)
      }
      delegate?.mapView(self, didSelect: annotation)
    }
  }
}
