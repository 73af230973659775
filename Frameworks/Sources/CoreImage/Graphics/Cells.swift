import UIKit
import Foundation

/// The shapes of cells of one colour each.
enum CellShape { case hexagons, crystals, dots }

extension CIImage {
  /// How many cells a picture has at most: more are neither seen nor quickly drawn.
  private static let most: CGFloat = 2500

  /// In squares of a side, each of the colour in its middle. Columns are made first, and rows of these: so little is written.
  func inSquares(_ side: CGFloat) -> CIImage {
    let area = drawnExtent
    guard area.width >= 1, area.height >= 1 else { return self }
    let side = max(side, 1, (area.width * area.height / 20_000).squareRoot())
    guard graphic.isPlain else { return spread(side) }
    let columns = graphic.repeated { use, _ in
      stride(from: area.minX, to: area.maxX, by: side).map { x in
        Self.magnified(
          CGRect(x: x, y: area.minY, width: side, height: area.height),
          CGRect(x: x + side / 2, y: area.minY, width: 0.1, height: area.height), use(""))
      }.joined()
    }
    let rows = columns.repeated { use, _ in
      stride(from: area.minY, to: area.maxY, by: side).map { y in
        Self.magnified(
          CGRect(x: area.minX, y: y, width: area.width, height: side),
          CGRect(x: area.minX, y: y + side / 2, width: area.width, height: 0.1), use(""))
      }.joined()
    }
    let sharp = Graphic { "<g style=\"image-rendering:pixelated\">\(rows.draw(&$0))</g>" }
    return CIImage(sharp.cropped(to: area), drawn: area, extent: extent)
  }

  /// In cells about as wide as told, each of the colour in its middle.
  func inCells(_ radius: CGFloat, _ shape: CellShape) -> CIImage {
    let area = drawnExtent
    guard area.width >= 1, area.height >= 1 else { return self }
    let side = max(radius, 2, (area.width * area.height / Self.most).squareRoot())
    guard graphic.isPlain else { return spread(side) }
    let cells = Cells(area: area, side: side, shape: shape)
    let drawn = graphic.repeated { use, paper in
      // Between cells the picture itself is seen, where their edges are drawn softly.
      (shape == .dots ? "" : use(""))
        + cells.all.map { cell in
          let clip = paper.define { "<clipPath id=\"\($0)\">\(cell.outline)</clipPath>" }
          let box = CGRect(x: cell.middle.x - side * 2, y: cell.middle.y - side * 2, width: side * 4, height: side * 4)
          let point = CGRect(x: cell.middle.x, y: cell.middle.y, width: 0.1, height: 0.1)
          return "<g clip-path=\"url(#\(clip))\">\(Self.magnified(box, point, use("")))</g>"
        }.joined()
    }
    let sharp = Graphic { "<g style=\"image-rendering:pixelated\">\(drawn.draw(&$0))</g>" }
    return CIImage(sharp.cropped(to: area), drawn: area, extent: extent)
  }

  /// A part of what is drawn as large as a rectangle.
  private static func magnified(_ rect: CGRect, _ part: CGRect, _ content: String) -> String {
    let box = [part.minX, -part.maxY, part.width, part.height].map(\.text).joined(separator: " ")
    return "<svg\(rect.box) viewBox=\"\(box)\" preserveAspectRatio=\"none\">\(content)</svg>"
  }

  /// In squares, of a picture that cannot be looked at closely: single points are spread.
  private func spread(_ side: CGFloat) -> CIImage {
    let (half, whole) = ((side / 2).rounded(.up), (side / 2).rounded(.up) * 2)
    let area = drawnExtent
    let point = "x=\"\((area.minX + half).text)\" y=\"\((half - area.maxY).text)\" width=\"1\" height=\"1\""
    let tile = "x=\"\(area.minX.text)\" y=\"\((-area.maxY).text)\" width=\"\(whole.text)\" height=\"\(whole.text)\""
    return filtered(
      """
      <feFlood \(point)/><feComposite \(tile)/><feTile result="points"/>\
      <feComposite in="SourceGraphic" in2="points" operator="in"/><feMorphology operator="dilate" radius="\(half.text)"/>
      """)
  }
}
