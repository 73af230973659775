import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import MapKit

@MainActor
struct MapOverlayTests {
  private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
  private let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)

  private final class Keeper: NSObject, MKMapViewDelegate {
    var log: [String] = []
    var asked = 0

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard annotation.title == "Pin" else { return nil }
      let view =
        mapView.dequeueReusableAnnotationView(withIdentifier: "P")
        ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "P")
      view.annotation = annotation
      view.canShowCallout = true
      let more = UIButton(type: .system)
      more.setTitle("More", for: .normal)
      view.rightCalloutAccessoryView = more
      return view
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      asked += 1
      switch overlay {
      case let circle as MKCircle:
        let renderer = MKCircleRenderer(circle: circle)
        renderer.fillColor = .red
        return renderer
      case let area as MKPolygon: return MKPolygonRenderer(polygon: area)
      default:
        let renderer = MKPolylineRenderer(overlay: overlay)
        renderer.strokeColor = .blue
        renderer.lineWidth = 4
        renderer.lineDashPattern = [2, 6]
        return renderer
      }
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      log.append("select \(view.annotation?.title ?? "")")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      log.append("deselect \(view.annotation?.title ?? "")")
    }
    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) { log.append("tapped \(view.annotation?.title ?? "")") }
  }

  private struct Shown: UIViewRepresentable {
    let map: MKMapView

    func makeUIView(context: Context) -> MKMapView { map }
    func updateUIView(_ map: MKMapView, context: Context) {}
  }

  @Test func overlaysAreDrawnAsTheDelegateSays() throws {
    let (map, keeper) = (MKMapView(), Keeper())
    map.addOverlay(MKPolyline(coordinates: [berlin, paris], count: 2))
    map.addOverlay(MKCircle(center: berlin, radius: 500))
    #expect(map.overlayMarks.isEmpty)
    map.delegate = keeper
    let (line, circle) = (try #require(map.overlayMarks.first), try #require(map.overlayMarks.last))
    #expect(line.isOpen && line.style?.lineWidth == 4 && line.style?.dash == [2, 6])
    #expect(line.coordinates.map(\.latitude) == [52.52, 48.8566])
    if case .circle(_, let metres) = circle.kind { #expect(metres == 500) } else { Issue.record("no circle") }
    _ = TestScreen(Shown(map: map))
    #expect(keeper.asked == 2)
    map.removeOverlay(map.overlays[0])
    #expect(map.overlayMarks.count == 1)
  }

  @Test func areasHaveHoles() throws {
    let map = MKMapView()
    let keeper = Keeper()
    map.delegate = keeper
    let hole = MKPolygon(coordinates: [berlin], count: 1)
    map.addOverlay(MKPolygon(coordinates: [berlin, paris], count: 2, interiorPolygons: [hole]))
    #expect(map.overlayMarks.first?.holes.map(\.count) == [1])
    #expect(MapPolygon(try #require(map.overlays.first as? MKPolygon))._marks.first?.holes.count == 1)
  }

  @Test func annotationsHaveViewsAndCallouts() throws {
    let (map, keeper) = (MKMapView(), Keeper())
    map.delegate = keeper
    map.addAnnotation(MKPointAnnotation(coordinate: berlin, title: "Pin", subtitle: "a second line"))
    map.addAnnotation(MKPointAnnotation(coordinate: paris, title: "Plain", subtitle: nil))
    let screen = TestScreen(Shown(map: map))
    #expect(screen.texts.contains("Plain"))
    #expect(!screen.texts.contains("a second line"))
    #expect(map.view(for: map.annotations[0]) is MKPinAnnotationView)
    #expect(map.view(for: map.annotations[1]) is MKMarkerAnnotationView)
    try screen.tap("Pin")
    #expect(Set(screen.texts).isSuperset(of: ["Pin", "a second line"]))
    try screen.tap("More")
    try screen.tap("Plain")
    #expect(!screen.texts.contains("a second line"))
    #expect(keeper.log == ["select Pin", "tapped Pin", "deselect Pin", "select Plain"])
    let first = map.annotations[0]
    map.removeAnnotation(first)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "P") is MKPinAnnotationView)
  }

  private final class Own: MKMarkerAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      glyphText = "own"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func viewsOfARegisteredClassAreMade() {
    let map = MKMapView()
    map.register(Own.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    map.addAnnotation(MKPointAnnotation(coordinate: berlin))
    let screen = TestScreen(Shown(map: map))
    #expect(map.view(for: map.annotations[0]) is Own)
    #expect(screen.texts.contains("own"))
  }

  @Test func theShortestWayLeadsOverTheNorth() {
    let places = [
      CLLocationCoordinate2D(latitude: 50, longitude: 0), CLLocationCoordinate2D(latitude: 50, longitude: 90),
    ]
    let line = MKGeodesicPolyline(coordinates: places, count: 2)
    #expect(line.pointCount > 30)
    // The middle of the great circle: atan(tan(50°) / cos(45°)).
    #expect(abs((line.places.map(\.latitude).max() ?? 0) - 59.32) < 0.1)
    #expect(line.points()[0] == MKMapPoint(places[0]))
  }

  @Test func rectsMeet() {
    let (a, b) = (MKMapRect(x: 0, y: 0, width: 10, height: 10), MKMapRect(x: 5, y: 5, width: 10, height: 10))
    #expect(a.intersection(b) == MKMapRect(x: 5, y: 5, width: 5, height: 5))
    #expect(a.intersects(b) && !a.contains(b) && a.contains(MKMapPoint(x: 1, y: 1)))
    let circle = MKCircle(center: berlin, radius: 1000)
    let metres = circle.boundingMapRect.width * MKMetersPerMapPointAtLatitude(berlin.latitude)
    #expect(abs(metres - 2000) < 1)
  }

  @Test func tilesOfOtherServersAreAskedForInTheirLevels() {
    let overlay = MKTileOverlay(urlTemplate: "https://tiles.example/{z}/{x}/{y}.png")
    overlay.maximumZ = 10
    #expect(
      overlay.url(MapTile(level: 3, column: 1, row: 2, frame: .zero))?.absoluteString
        == "https://tiles.example/3/1/2.png")
    #expect(overlay.url(MapTile(level: 11, column: 1, row: 2, frame: .zero)) == nil)
  }

  @Test func aCameraSeesWhereItLooks() {
    let map = MKMapView()
    map.camera = MKMapCamera(lookingAtCenter: berlin, fromDistance: 2000, pitch: 40, heading: 90)
    #expect(abs(map.region.span.latitudeDelta * 111_195 - 1300) < 1)
    #expect(abs(map.camera.centerCoordinateDistance - 2000) < 1)
    map.addAnnotations([MKPointAnnotation(coordinate: berlin), MKPointAnnotation(coordinate: paris)])
    #expect(map.annotations(in: map.visibleMapRect).count == 1)
    #expect(MKClusterAnnotation(memberAnnotations: map.annotations).memberAnnotations.count == 2)
  }

  private final class Watcher: NSObject, MKLocalSearchCompleterDelegate {
    var errors: [MKError] = []

    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
      if let error = error as? MKError { errors.append(error) }
    }
  }

  @Test func withoutAServiceTheAnswerSaysSo() async throws {
    let directions = MKDirections(request: MKDirections.Request())
    await #expect(throws: MKError(.serverFailure)) { try await directions.calculate() }
    await #expect(throws: MKError(.serverFailure)) { try await directions.calculateETA() }
    await #expect(throws: MKError(.serverFailure)) { try await MKMapSnapshotter(options: .init()).start() }
    let scene = try await MKLookAroundSceneRequest(coordinate: berlin).scene
    #expect(scene == nil)
    #expect(TestScreen(LookAroundPreview(initialScene: nil)).texts.contains("No Imagery Available"))
    let (completer, watcher) = (MKLocalSearchCompleter(), Watcher())
    completer.delegate = watcher
    completer.queryFragment = "Par"
    completer.queryFragment = "Pari"
    #expect(completer.isSearching)
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(watcher.errors == [MKError(.serverFailure)] && !completer.isSearching)
  }
}
