import CoreLocation
import SwiftUI

/// One picture of a map.
struct MapTileView: View {
  let tile: MapTile
  var url: URL?

  var body: some View {
    AsyncImage(url: url ?? MapTiles.url(tile)) { image in
      image.resizable()
    } placeholder: {
      Color.clear
    }
    .frame(width: tile.frame.width, height: tile.frame.height)
    .accessibilityHidden(true)
    .position(x: tile.frame.midX, y: tile.frame.midY)
  }
}

/// A circle, a line or an area.
struct MapShape: View {
  let mark: _MapMark
  let projection: MapProjection

  var body: some View {
    let path = path
    ZStack {
      if !mark.isOpen {
        path.fill(
          mark.fill ?? AnyShapeStyle(Color.blue.opacity(0.2)), style: FillStyle(eoFill: !mark.holes.isEmpty))
      }
      if mark.isOpen || mark.stroke != nil {
        path.stroke(
          mark.stroke ?? AnyShapeStyle(Color.blue),
          style: mark.style ?? StrokeStyle(lineWidth: max(mark.width, mark.isOpen ? 2 : 1)))
      }
    }
    .opacity(mark.opacity)
    .allowsHitTesting(false)
  }

  private var path: Path {
    switch mark.kind {
    case .circle(let middle, let metres):
      let (point, radius) = (projection.point(middle), projection.points(metres: metres))
      return Path(ellipseIn: CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
    case .line(let places, let isClosed):
      return Path { path in
        for ring in [places] + mark.holes {
          for (number, place) in ring.enumerated() {
            number == 0 ? path.move(to: projection.point(place)) : path.addLine(to: projection.point(place))
          }
          if isClosed && !ring.isEmpty { path.closeSubpath() }
        }
      }
    case .view, .reader: return Path()
    }
  }
}

/// Nearer and farther, for readers who have neither a wheel nor two fingers.
struct MapButtons: View {
  let move: (Double) -> Void

  var body: some View {
    VStack(spacing: 0) {
      ForEach([("plus", "Zoom in", 1.0), ("minus", "Zoom out", -1.0)], id: \.0) { symbol, label, levels in
        Button {
          move(levels)
        } label: {
          Image(systemName: symbol).frame(width: 44, height: 44)
        }
        .accessibilityLabel(label)
      }
    }
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
    .padding(8)
  }
}

extension _MapMark {
  var isView: Bool { if case .view = kind { true } else { isReader } }
  var isReader: Bool { if case .reader = kind { true } else { false } }
  var isOpen: Bool { if case .line(_, isClosed: false) = kind { true } else { false } }

  /// Which part of the view lies at its place: the nearest of the nine that an alignment knows.
  var alignment: Alignment {
    guard case .view(_, _, let anchor) = kind else { return .center }
    return Alignment(
      horizontal: anchor.x < 0.25 ? .leading : anchor.x > 0.75 ? .trailing : .center,
      vertical: anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .center)
  }

  var content: AnyView {
    switch kind {
    case .view(let make, _, _): make(tint)
    case .reader(let view): view
    case .line, .circle: AnyView(EmptyView())
    }
  }
}

/// Where the reader is, once they have allowed that it is known.
@MainActor
final class ReaderPlace: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published private(set) var place: CLLocationCoordinate2D?
  private var manager: CLLocationManager?

  func follow() {
    guard manager == nil else { return }
    manager = CLLocationManager()
    manager?.delegate = self
  }

  nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    if manager.authorizationStatus == .authorizedWhenInUse { manager.startUpdatingLocation() }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    MainActor.assumeIsolated { place = locations.last?.coordinate }
  }
}
