import CoreLocation
import SwiftUI
import UIKitCore

extension MKMapView {
  /// Covers a part of the map.
  public func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Covers a part of the map.
  /// - Partly: `level` is not used: what is written on the pictures is below.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  /// Covers parts of the map.
  public func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  /// Covers parts of the map.
  /// - Partly: `level` is not used: what is written on the pictures is below.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
  /// Covers a part of the map, behind what lies there from a place in the order on.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlays.insert(overlay, at: min(max(index, 0), overlays.count))
  }
  /// Covers a part of the map, before another.
  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    insertOverlay(overlay, at: (overlays.firstIndex { $0 === sibling }).map { $0 + 1 } ?? overlays.count)
  }
  /// Covers a part of the map, behind another.
  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    insertOverlay(overlay, at: overlays.firstIndex { $0 === sibling } ?? overlays.count)
  }
  /// Covers it no more.
  public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  /// Covers them no more.
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { renderers[ObjectIdentifier(overlay)] = nil }
    self.overlays.removeAll { known in overlays.contains { $0 === known } }
  }
  /// How something is drawn; nil before the delegate has said so.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    guard overlays.contains(where: { $0 === overlay }) else { return nil }
    if let known = renderers[ObjectIdentifier(overlay)] { return known }
    let made = delegate?.mapView(self, rendererFor: overlay)
    made?.map = self
    renderers[ObjectIdentifier(overlay)] = made
    return made
  }

  var overlayMarks: [_MapMark] {
    overlays.flatMap { overlay in
      (renderer(for: overlay)?.marks ?? []).enumerated().map { number, mark in
        var mark = mark
        mark.key = [AnyHashable(ObjectIdentifier(overlay)), AnyHashable(number)]
        return mark
      }
    }
  }

  var tileOverlays: [MKTileOverlay] {
    overlays.compactMap { overlay in
      renderer(for: overlay) is MKTileOverlayRenderer ? overlay as? MKTileOverlay : nil
    }
  }
}
