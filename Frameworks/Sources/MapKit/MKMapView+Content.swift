import CoreLocation
import SwiftUI
import UIKitCore

extension MKMapView {
  /// The map with all that is on it.
  var shown: some View {
    let position = Binding<MapCameraPosition>(
      get: { [weak self] in
        MainActor.assumeIsolated {
          let region = MapCameraPosition.region(self?.region ?? MKCoordinateRegion(around: []))
          return self.map { $0.userTrackingMode == .none } ?? true ? region : .userLocation(fallback: region)
        }
      },
      set: { [weak self] position in
        MainActor.assumeIsolated {
          guard let self, let region = position.region else { return }
          self.delegate?.mapView(self, regionWillChangeAnimated: false)
          self.userTrackingMode = .none
          self.region = region
          self.delegate?.mapView(self, regionDidChangeAnimated: false)
          self.delegate?.mapViewDidChangeVisibleRegion(self)
        }
      })
    let marks = overlayMarks + annotations.flatMap { annotationMarks($0) } + (callout.map { [$0] } ?? [])
    return MapCanvas(
      marks: marks + (showsUserLocation ? UserAnnotation()._marks : []), position: position,
      modes: [isScrollEnabled ? .pan : [], isZoomEnabled ? .zoom : []],
      choose: { [weak self] tag in
        guard let self else { return }
        select(annotations.first { AnyHashable(ObjectIdentifier($0)) == tag })
      },
      leave: selected == nil ? nil : { [weak self] in self?.select(nil) }, tiles: tileOverlays,
      located: { [weak self] place in self?.located(at: place) }
    )
    .onAppear { [weak self] in
      if let self { delegate?.mapViewDidFinishLoadingMap(self) }
    }
  }

  private func located(at place: CLLocationCoordinate2D) {
    userLocation.location = CLLocation(latitude: place.latitude, longitude: place.longitude)
    delegate?.mapView(self, didUpdate: userLocation)
  }

  private func annotationMarks(_ annotation: any MKAnnotation) -> [_MapMark] {
    guard let view = view(for: annotation), !view.isHidden else { return [] }
    let size = view.frame.size
    let look = { (_: Color?) in
      AnyView(
        ViewOfUIKit(view: view)
          .frame(width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
          .fixedSize()
          .offset(x: view.centerOffset.x, y: view.centerOffset.y))
    }
    var mark = _MapMark(kind: .view(look, at: annotation.coordinate, anchor: view.anchor))
    mark.key = [AnyHashable(ObjectIdentifier(annotation))]
    mark.tag = view.isEnabled ? AnyHashable(ObjectIdentifier(annotation)) : nil
    return [mark]
  }

  /// What is said of the annotation that was pressed.
  private var callout: _MapMark? {
    guard let selected, let view = views[ObjectIdentifier(selected)], view.canShowCallout,
      selected.title != nil || view.detailCalloutAccessoryView != nil
    else { return nil }
    let bubble = { [weak self] (_: Color?) in
      AnyView(
        Callout(view: view) { control in
          guard let self else { return }
          self.delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
        }
        .offset(x: view.calloutOffset.x, y: view.calloutOffset.y)
        .padding(.bottom, view.height + 4))
    }
    var mark = _MapMark(kind: .view(bubble, at: selected.coordinate, anchor: .bottom))
    mark.key = [AnyHashable(ObjectIdentifier(selected)), AnyHashable("callout")]
    return mark
  }
}

/// What is said of a place.
private struct Callout: View {
  let view: MKAnnotationView
  let tell: @MainActor (UIControl) -> Void

  var body: some View {
    HStack(spacing: 8) {
      accessory(view.leftCalloutAccessoryView)
      VStack(alignment: .leading, spacing: 2) {
        if let title = view.annotation?.title { Text(verbatim: title).font(.subheadline.weight(.semibold)) }
        if let detail = view.detailCalloutAccessoryView {
          ViewOfUIKit(view: detail)
        } else if let subtitle = view.annotation?.subtitle {
          Text(verbatim: subtitle).font(.footnote).foregroundStyle(.secondary)
        }
      }
      accessory(view.rightCalloutAccessoryView)
    }
    .padding(8)
    .background(.background, in: RoundedRectangle(cornerRadius: 10))
    .shadow(radius: 3)
    .accessibilityElement(children: .contain)
  }

  @ViewBuilder private func accessory(_ inner: UIView?) -> some View {
    if let control = inner as? UIControl {
      ViewOfUIKit(view: control).onAppear {
        let call = UIAction(identifier: UIAction.Identifier("MKCallout")) { [weak control] _ in
          if let control { tell(control) }
        }
        control.removeAction(identifiedBy: UIAction.Identifier("MKCallout"), for: .touchUpInside)
        control.addAction(call, for: .touchUpInside)
      }
    } else if let inner {
      ViewOfUIKit(view: inner)
        .frame(
          width: inner.frame.width > 0 ? inner.frame.width : nil,
          height: inner.frame.height > 0 ? inner.frame.height : nil)
    }
  }
}
