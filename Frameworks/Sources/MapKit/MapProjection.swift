import CoreLocation
import Foundation

/// Where places lie on a map of squares: Web Mercator (EPSG:3857), as tile servers have it.
struct MapProjection: Equatable {
  /// The side of a tile in points.
  static let tile = 256.0
  /// How near maps come; tile servers have pictures up to this.
  static let levels = 0.0...19.0

  /// The middle of what is seen, from 0 to 1.
  var middle: CGPoint
  /// The level: each doubles the world. Between two whole ones tiles are larger or smaller than they are drawn.
  var zoom: Double
  let size: CGSize

  init(middle: CGPoint, zoom: Double, size: CGSize) {
    self.middle = middle
    self.zoom = min(max(zoom, Self.levels.lowerBound), Self.levels.upperBound)
    self.size = size
  }

  /// Sees the whole of a region.
  init(_ region: MKCoordinateRegion, in size: CGSize) {
    let middle = Self.unit(region.center)
    let north = Self.unit(
      CLLocationCoordinate2D(latitude: region.center.latitude + region.span.latitudeDelta / 2, longitude: 0))
    let south = Self.unit(
      CLLocationCoordinate2D(latitude: region.center.latitude - region.span.latitudeDelta / 2, longitude: 0))
    let across = max(region.span.longitudeDelta / 360, 1e-7)
    let down = max(south.y - north.y, 1e-7)
    let world = min(size.width / across, size.height / down)
    self.init(middle: middle, zoom: log2(max(world, 1) / Self.tile), size: size)
  }

  /// Points from edge to edge of the world.
  var world: Double { Self.tile * exp2(zoom) }

  /// What is seen.
  var region: MKCoordinateRegion {
    let corners = [coordinate(at: .zero), coordinate(at: CGPoint(x: size.width, y: size.height))]
    return MKCoordinateRegion(
      center: Self.coordinate(middle),
      span: MKCoordinateSpan(
        latitudeDelta: corners[0].latitude - corners[1].latitude, longitudeDelta: size.width / world * 360))
  }

  /// Where a place is seen.
  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    let place = Self.unit(coordinate)
    var across = place.x - middle.x
    // The shorter way around the Earth.
    across -= across.rounded()
    return CGPoint(x: size.width / 2 + across * world, y: size.height / 2 + (place.y - middle.y) * world)
  }

  /// The place that is seen at a point.
  func coordinate(at point: CGPoint) -> CLLocationCoordinate2D {
    Self.coordinate(
      CGPoint(
        x: middle.x + (point.x - size.width / 2) / world, y: middle.y + (point.y - size.height / 2) / world))
  }

  /// The same, moved by points; not beyond the poles.
  func moved(by distance: CGSize) -> MapProjection {
    let across = middle.x - distance.width / world
    let down = min(max(middle.y - distance.height / world, 0), 1)
    return MapProjection(middle: CGPoint(x: across - across.rounded(.down), y: down), zoom: zoom, size: size)
  }

  /// The same, nearer by levels.
  func nearer(by levels: Double) -> MapProjection { MapProjection(middle: middle, zoom: zoom + levels, size: size) }

  /// Metres at the middle in points.
  func points(metres: Double) -> Double {
    let latitude = Self.coordinate(middle).latitude
    return metres / (2 * .pi * 6_371_008.8 * max(0.01, cos(latitude * .pi / 180))) * world
  }

  /// From 0 to 1 from the west and from the north; beyond 85.05 degrees there is no map.
  static func unit(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
    let latitude = min(max(coordinate.latitude, -85.0511), 85.0511) * .pi / 180
    return CGPoint(
      x: coordinate.longitude / 360 + 0.5, y: 0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi))
  }

  static func coordinate(_ unit: CGPoint) -> CLLocationCoordinate2D {
    let longitude = (unit.x - unit.x.rounded(.down) - 0.5) * 360
    return CLLocationCoordinate2D(
      latitude: (2 * atan(exp((0.5 - unit.y) * 2 * .pi)) - .pi / 2) * 180 / .pi, longitude: longitude)
  }
}

/// One picture of a map.
struct MapTile: Hashable, Identifiable {
  let level, column, row: Int
  /// Where it is seen, and how large.
  let frame: CGRect

  var id: Self { self }
}

extension MapProjection {
  /// The pictures that are seen.
  var tiles: [MapTile] {
    let level = min(max(Int(zoom.rounded()), 0), Int(Self.levels.upperBound))
    let count = 1 << level
    let side = world / Double(count)
    guard size.width > 0, size.height > 0, side > 1 else { return [] }
    let west = middle.x * world - size.width / 2
    let north = middle.y * world - size.height / 2
    let columns = Int((west / side).rounded(.down))...Int(((west + size.width) / side).rounded(.down))
    let rows = Int((north / side).rounded(.down))...Int(((north + size.height) / side).rounded(.down))
    return rows.filter { (0..<count).contains($0) }.flatMap { row in
      columns.map { column in
        MapTile(
          level: level, column: (column % count + count) % count, row: row,
          frame: CGRect(x: Double(column) * side - west, y: Double(row) * side - north, width: side, height: side))
      }
    }
  }
}

/// Where the pictures of maps come from.
enum MapTiles {
  /// An address with `{z}`, `{x}` and `{y}`: `NEWSREEL_TILES`; by default OpenStreetMap's, whose policy asks sites with many readers to have a
  /// server of their own (operations.osmfoundation.org/policies/tiles).
  static let address =
    ProcessInfo.processInfo.environment["NEWSREEL_TILES"].flatMap { $0.isEmpty ? nil : $0 }
    ?? "https://tile.openstreetmap.org/{z}/{x}/{y}.png"
  /// Whom the map is of: `NEWSREEL_TILES_BY`.
  static let owner =
    ProcessInfo.processInfo.environment["NEWSREEL_TILES_BY"].flatMap { $0.isEmpty ? nil : $0 }
    ?? "© OpenStreetMap contributors"

  static func url(_ tile: MapTile) -> URL? {
    URL(
      string: address.replacing("{z}", with: "\(tile.level)").replacing("{x}", with: "\(tile.column)")
        .replacing("{y}", with: "\(tile.row)"))
  }
}
