import CoreLocation
import SwiftUI

/// A map: pictures of a tile server, and what lies on them. The server fetches the pictures, so that readers are known to it alone.
struct MapCanvas: View {
  let marks: [_MapMark]
  @Binding var position: MapCameraPosition
  var modes = MapInteractionModes.all
  var choose: ((AnyHashable) -> Void)?
  /// Called where the map is pressed beside what can be chosen.
  var leave: (() -> Void)?
  /// Pictures of other servers over the map's own.
  var tiles: [MKTileOverlay] = []
  /// Called when the reader is seen elsewhere.
  var located: ((CLLocationCoordinate2D) -> Void)?

  @Environment(\.mapProxy) private var proxy
  @Environment(\.mapCameraChange) private var cameraChange
  @StateObject private var reader = ReaderPlace()
  @State private var dragged = CGSize.zero
  @State private var nearer = 0.0
  /// What the reader has moved the map to, as it was when they let go.
  @State private var kept: MapProjection?

  var body: some View {
    GeometryReader { area in
      let still = projection(in: area.size)
      let seen = still.nearer(by: nearer).moved(by: dragged)
      let _ = proxy?.projection = seen
      ZStack(alignment: .topLeading) {
        if !tiles.contains(where: \.canReplaceMapContent) { ForEach(seen.tiles) { MapTileView(tile: $0) } }
        ForEach(tiles, id: \.self) { overlay in
          ForEach(seen.tiles) { tile in
            if let url = overlay.url(tile) { MapTileView(tile: tile, url: url) }
          }
        }
        if let leave {
          Color.clear.contentShape(Rectangle()).onTapGesture { leave() }.accessibilityHidden(true)
        }
        ForEach(marks.filter { !$0.isView }) { MapShape(mark: $0, projection: seen) }
        ForEach(marks.filter(\.isView)) { mark in
          if let place = place(of: mark) { view(of: mark, at: seen.point(place)) }
        }
      }
      .frame(width: area.size.width, height: area.size.height, alignment: .topLeading)
      .clipped()
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 4)
          .onChanged { if modes.contains(.pan) { dragged = $0.translation } }
          .onEnded { if modes.contains(.pan) { settle(at: still.moved(by: $0.translation)) } }
      )
      .simultaneousGesture(
        MagnifyGesture()
          .onChanged { if modes.contains(.zoom) { nearer = log2(max($0.magnification, 0.01)) } }
          .onEnded { if modes.contains(.zoom) { settle(at: still.nearer(by: log2(max($0.magnification, 0.01)))) } }
      )
      .overlay(alignment: .topTrailing) {
        if modes.contains(.zoom) { MapButtons { settle(at: seen.nearer(by: $0)) } }
      }
    }
    .overlay(alignment: .bottomTrailing) {
      Text(verbatim: MapTiles.owner).font(.caption2).padding(.horizontal, 4).background(.thinMaterial)
    }
    .background(Color(red: 0.87, green: 0.88, blue: 0.87))
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Map")
    .onAppear { if needsReader { reader.follow() } }
    .onChange(of: reader.place.map { [$0.latitude, $0.longitude] }) {
      if let place = reader.place { located?(place) }
    }
  }

  private var needsReader: Bool { position.followsUserLocation || marks.contains(where: \.isReader) }

  private func projection(in size: CGSize) -> MapProjection {
    let region = region(of: position)
    if let kept, kept.size == size, kept.region.isNear(region) { return kept }
    return MapProjection(region, in: size)
  }

  private func region(of position: MapCameraPosition) -> MKCoordinateRegion {
    switch position.place {
    case .automatic: MKCoordinateRegion(around: marks.flatMap(\.coordinates))
    case .region(let region): region
    case .camera(let camera):
      // What an eye with Apple's field of view sees from there: about two thirds of the distance.
      MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: camera.distance * 0.65,
        longitudinalMeters: camera.distance * 0.65)
    case .reader(let fallback):
      reader.place.map { MKCoordinateRegion(center: $0, latitudinalMeters: 1500, longitudinalMeters: 1500) }
        ?? region(of: fallback)
    }
  }

  private func settle(at seen: MapProjection) {
    (dragged, nearer) = (.zero, 0)
    kept = seen
    var moved = MapCameraPosition.region(seen.region)
    moved.positionedByUser = true
    position = moved
    cameraChange?(seen.context)
  }

  private func place(of mark: _MapMark) -> CLLocationCoordinate2D? {
    mark.isReader ? reader.place : mark.coordinates.first
  }

  @ViewBuilder
  private func view(of mark: _MapMark, at point: CGPoint) -> some View {
    Group {
      if let choose, let tag = mark.tag {
        Button {
          choose(tag)
        } label: {
          mark.content
        }.buttonStyle(.plain)
      } else {
        mark.content
      }
    }
    .fixedSize()
    .frame(width: 0, height: 0, alignment: mark.alignment)
    .position(point)
  }
}
