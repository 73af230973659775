import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import MapKit

/// Maps of a part of the plane, and what is chosen on maps.
@MainActor
struct MapSelectionTests {
  @Test func whatIsSeenIsAPartOfThePlane() {
    let size = CGSize(width: 400, height: 700)
    for latitude in [0.0, 52.52, -70] {
      let place = CLLocationCoordinate2D(latitude: latitude, longitude: 13.405)
      for metres in [500.0, 2_000_000] {
        let seen = MapProjection(
          MKCoordinateRegion(center: place, latitudinalMeters: metres, longitudinalMeters: metres), in: size)
        let rect = seen.region.rect
        // All of the plane's points are as large as each other: a rect has the shape of the map.
        #expect(abs(rect.height / rect.width - 700 / 400) < 1e-6)
        #expect(MKCoordinateRegion(rect).isNear(seen.region))
      }
    }
  }

  @Test func thePlaneHasAllOfTheEarth() {
    #expect(MKCoordinateRegion(.world).span.longitudeDelta == 360)
    #expect(!TestScreen(Map(mapRect: .constant(.null))).texts.isEmpty)
  }

  private struct Planes: View {
    @State private var rect = MKMapRect(x: 1e8, y: 1e8, width: 1e7, height: 1e7)
    struct Town: Identifiable {
      let id: String
      let place: CLLocationCoordinate2D
    }

    let towns = [Town(id: "Berlin", place: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405))]

    var body: some View {
      Map(mapRect: $rect, annotationItems: towns) { town in
        MapAnnotation(coordinate: town.place) { Text(town.id) }
      }
      Text(rect.width < 1e7 ? "nearer" : "as it was")
    }
  }

  @Test func mapsOfAPartOfThePlaneWork() throws {
    let screen = TestScreen(Planes())
    #expect(Set(screen.texts).isSuperset(of: ["Berlin", "as it was"]))
    try screen.tap("Zoom in")
    try screen.tap("Zoom in")
    #expect(screen.texts.contains("nearer"))
  }

  private struct Choices: View {
    @State private var selection: MapSelection<Int>?
    @State private var feature: MapFeature?
    let place = CLLocationCoordinate2D(latitude: 1, longitude: 2)

    var body: some View {
      Map(selection: $selection) {
        Marker("Pin", image: "pin", coordinate: place).tag(7)
        Marker("Letters", monogram: Text("AB"), coordinate: place)
      }
      .mapFeatureSelectionAccessory(.callout)
      Map(selection: $feature)
        .mapFeatureSelectionDisabled { $0.kind != .pointOfInterest }
      Text(selection.map { "\($0.value ?? 0) \($0.feature == nil)" } ?? "none")
    }
  }

  @Test func selectionsSayWhatOfTheProgramIsChosen() throws {
    let screen = TestScreen(Choices())
    #expect(Set(screen.texts).isSuperset(of: ["Letters", "AB", "none"]))
    try screen.tap("Pin")
    #expect(screen.texts.contains("7 true"))
  }
}
