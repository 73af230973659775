import UIKit
import Foundation

/// Cells that fill an area.
struct Cells {
  struct Cell {
    var middle: CGPoint
    /// Its outline, as vector graphics have it.
    var outline: String
  }

  private(set) var all: [Cell] = []

  init(area: CGRect, side: CGFloat, shape: CellShape) {
    let rows = Int((area.height / side).rounded(.up)) + 1
    let columns = Int((area.width / side).rounded(.up)) + 1
    func middle(_ column: Int, _ row: Int) -> CGPoint {
      let shift = shape == .hexagons && !row.isMultiple(of: 2) ? 0.5 : 0
      let (dx, dy) = shape == .hexagons ? (shift, 0) : Self.jitter(column, row)
      return CGPoint(
        x: area.minX + (CGFloat(column) + 0.5 + dx) * side, y: area.minY + (CGFloat(row) + 0.5 + dy) * side)
    }
    for row in -1..<rows {
      for column in -1..<columns {
        let here = middle(column, row)
        // What is outside is of the colour at the edge.
        let seen = CGPoint(
          x: min(max(here.x, area.minX + 0.5), area.maxX - 0.6), y: min(max(here.y, area.minY + 0.5), area.maxY - 0.6))
        if shape == .dots {
          let circle = "<circle cx=\"\(here.x.text)\" cy=\"\((-here.y).text)\" r=\"\((side * 0.6).text)\"/>"
          all.append(Cell(middle: seen, outline: circle))
          continue
        }
        var corners = [(-1.6, -1.6), (1.6, -1.6), (1.6, 1.6), (-1.6, 1.6)].map {
          CGPoint(x: here.x + $0.0 * side, y: here.y + $0.1 * side)
        }
        for other in row - 2...row + 2 {
          for beside in column - 2...column + 2 where (beside, other) != (column, row) {
            corners = Self.nearer(here, than: middle(beside, other), corners)
          }
        }
        let points = corners.map { "\($0.x.text) \((-$0.y).text)" }.joined(separator: " ")
        all.append(Cell(middle: seen, outline: "<polygon points=\"\(points)\"/>"))
      }
    }
  }

  /// How far a cell is from the middle of its square: always the same for the same cell.
  private static func jitter(_ column: Int, _ row: Int) -> (CGFloat, CGFloat) {
    var state = UInt64(bitPattern: Int64(column &* 73_856_093 ^ row &* 19_349_663)) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 29
    state = state &* 0xBF58_476D_1CE4_E5B9
    state ^= state >> 32
    return (CGFloat(state & 0xFFFF) / 65535 * 0.8 - 0.4, CGFloat(state >> 16 & 0xFFFF) / 65535 * 0.8 - 0.4)
  }

  /// The part of an outline that is nearer to one point than to another.
  private static func nearer(_ one: CGPoint, than other: CGPoint, _ corners: [CGPoint]) -> [CGPoint] {
    let normal = CGPoint(x: other.x - one.x, y: other.y - one.y)
    let limit = (other.x * other.x + other.y * other.y - one.x * one.x - one.y * one.y) / 2
    func beyond(_ point: CGPoint) -> CGFloat { point.x * normal.x + point.y * normal.y - limit }
    var result: [CGPoint] = []
    for (place, corner) in corners.enumerated() {
      let next = corners[(place + 1) % corners.count]
      let (here, there) = (beyond(corner), beyond(next))
      if here <= 0 { result.append(corner) }
      if (here < 0) != (there < 0), here != there {
        let part = here / (here - there)
        result.append(CGPoint(x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part))
      }
    }
    return result
  }
}
