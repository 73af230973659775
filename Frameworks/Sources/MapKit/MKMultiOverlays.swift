import CoreLocation
import Foundation

/// Several lines that are drawn alike.
open class MKMultiPolyline: MKShape, MKOverlay, @unchecked Sendable {
  /// The lines.
  public let polylines: [MKPolyline]

  /// Puts lines together.
  public init(_ polylines: [MKPolyline]) { self.polylines = polylines }

  /// The part of the map that they cover.
  open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
  /// The middle of what they cover.
  open override var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }
}

/// Several areas that are drawn alike.
open class MKMultiPolygon: MKShape, MKOverlay, @unchecked Sendable {
  /// The areas.
  public let polygons: [MKPolygon]

  /// Puts areas together.
  public init(_ polygons: [MKPolygon]) { self.polygons = polygons }

  /// The part of the map that they cover.
  open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
  /// The middle of what they cover.
  open override var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }
}

/// Which picture of a map is wanted.
public struct MKTileOverlayPath: Hashable, Sendable {
  public var x, y, z: Int
  public var contentScaleFactor: CGFloat

  public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }
  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
  }
}

/// Pictures of a tile server, over those of the map or in their place.
/// - Partly: pictures come from `url(forTilePath:)`; those that a program makes itself (`loadTile(at:)`) are not asked for.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
  /// An address with `{z}`, `{x}` and `{y}`.
  public let urlTemplate: String?
  /// The farthest level that there are pictures of.
  open var minimumZ = 0
  /// The nearest level that there are pictures of.
  open var maximumZ = 21
  /// Whether the map's own pictures are not seen.
  open var canReplaceMapContent = false
  /// Whether rows are counted from the south.
  open var isGeometryFlipped = false
  /// How large pictures are.
  /// - Partly: kept and not used: as large as the map's own.
  open var tileSize = CGSize(width: 256, height: 256)
  open var boundingMapRect: MKMapRect { .world }
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

  /// Takes pictures from an address with `{z}`, `{x}` and `{y}`.
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

  /// Where a picture is.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let parts = ["{z}": path.z, "{x}": path.x, "{y}": path.y, "{scale}": Int(path.contentScaleFactor)]
    let address = parts.reduce(urlTemplate ?? "") { $0.replacing($1.key, with: "\($1.value)") }
    return URL(string: address) ?? URL(fileURLWithPath: "/")
  }

  func url(_ tile: MapTile) -> URL? {
    guard (minimumZ...max(minimumZ, maximumZ)).contains(tile.level) else { return nil }
    let row = isGeometryFlipped ? (1 << tile.level) - 1 - tile.row : tile.row
    let url = url(forTilePath: MKTileOverlayPath(x: tile.column, y: row, z: tile.level, contentScaleFactor: 1))
    return url.isFileURL ? nil : url
  }
}
