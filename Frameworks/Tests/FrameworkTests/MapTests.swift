import Foundation
import SwiftUITesting
import Testing

@testable import MapKit

@MainActor
struct MapTests {
  private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

  @Test func placesLieWhereTileServersHaveThem() {
    // The tile of Berlin at level 10, by the formula of OpenStreetMap's wiki (Slippy map tilenames): 550, 335.
    let unit = MapProjection.unit(berlin)
    #expect(Int(unit.x * 1024) == 550)
    #expect(Int(unit.y * 1024) == 335)
    let back = MapProjection.coordinate(unit)
    #expect(abs(back.latitude - 52.52) < 1e-9)
    #expect(abs(back.longitude - 13.405) < 1e-9)
  }

  @Test func theWholeOfARegionIsSeen() {
    let region = MKCoordinateRegion(center: berlin, span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.1))
    let seen = MapProjection(region, in: CGSize(width: 400, height: 300))
    let size = CGRect(x: 0, y: 0, width: 400, height: 300).insetBy(dx: -0.5, dy: -0.5)
    for (up, right) in [(0.1, 0.05), (-0.1, -0.05)] {
      let place = CLLocationCoordinate2D(latitude: 52.52 + up, longitude: 13.405 + right)
      #expect(size.contains(seen.point(place)))
    }
    let middle = seen.point(berlin)
    #expect(abs(middle.x - 200) < 1e-6 && abs(middle.y - 150) < 1e-6)
  }

  @Test func tilesCoverWhatIsSeenAndGoAroundTheEarth() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 179.9),
      span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))
    let seen = MapProjection(region, in: CGSize(width: 390, height: 600))
    let tiles = seen.tiles
    let covered = tiles.map(\.frame).reduce(CGRect.null) { $0.union($1) }
    #expect(covered.contains(CGRect(x: 0, y: 0, width: 390, height: 600)))
    let count = 1 << tiles[0].level
    #expect(tiles.contains { $0.column == 0 } && tiles.contains { $0.column == count - 1 })
    #expect(tiles.allSatisfy { (0..<count).contains($0.column) && (0..<count).contains($0.row) })
  }

  @Test func aMapThatIsMovedSeesWhatWasBeside() {
    let region = MKCoordinateRegion(center: berlin, latitudinalMeters: 2000, longitudinalMeters: 2000)
    let seen = MapProjection(region, in: CGSize(width: 400, height: 400))
    let before = seen.coordinate(at: CGPoint(x: 300, y: 100))
    let moved = seen.moved(by: CGSize(width: -100, height: 100))
    #expect(abs(moved.region.center.latitude - before.latitude) < 1e-9)
    #expect(abs(moved.region.center.longitude - before.longitude) < 1e-9)
    #expect(abs(seen.points(metres: 2000) - 400) < 2)
  }

  private struct Towns: View {
    struct Town: Identifiable {
      let id: String
      let place: CLLocationCoordinate2D
    }

    let towns = [
      Town(id: "Berlin", place: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)),
      Town(id: "Paris", place: CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)),
    ]
    @State private var position = MapCameraPosition.automatic
    @State private var chosen: String?

    var body: some View {
      Map(position: $position, selection: $chosen) {
        ForEach(towns) { town in
          Marker(town.id, coordinate: town.place).tint(.green)
        }
        if chosen != nil { MapCircle(center: towns[0].place, radius: 500) }
        Annotation("Here", coordinate: towns[1].place) { Text("a view") }
      }
      Text("\(chosen ?? "none") \(position.positionedByUser)")
    }
  }

  @Test func markersAreThereAndCanBeChosen() throws {
    let screen = TestScreen(Towns())
    #expect(Set(screen.texts).isSuperset(of: ["Berlin", "Paris", "Here", "a view", "none false"]))
    try screen.tap("Paris")
    #expect(screen.texts.contains("Paris false"))
    try screen.tap("Zoom in")
    #expect(screen.texts.contains("Paris true"))
  }

  private struct Old: View {
    @State private var region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2),
      span: MKCoordinateSpan(latitudeDelta: 8, longitudeDelta: 8))
    let towns = Towns().towns

    var body: some View {
      Map(coordinateRegion: $region, annotationItems: towns) { town in
        MapAnnotation(coordinate: town.place) { Text(town.id) }
      }
      Text(region.span.longitudeDelta < 8 ? "nearer" : "as it was")
    }
  }

  @Test func mapsOfIOS14Work() throws {
    let screen = TestScreen(Old())
    #expect(screen.texts.contains("Berlin"))
    #expect(screen.texts.contains("as it was"))
    try screen.tap("Zoom in")
    #expect(screen.texts.contains("nearer"))
  }
}
