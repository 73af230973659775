import UIKit
import Foundation

/// How far what has no end is drawn.
private let endless = CGRect(x: -4096, y: -4096, width: 8192, height: 8192)

extension Recipe {
  /// What makes pictures of nothing. They have no end: programs take a part of them.
  static let generators: [Recipe] = [
    Recipe(name: "CIConstantColorGenerator", inputs: [("Color", CIColor.red)], pictures: []) {
      .endless(.filled($0.color("Color").fill, in: endless))
    },
    Recipe(
      name: "CILinearGradient",
      inputs: [
        ("Point0", CIVector(x: 0, y: 0)), ("Point1", CIVector(x: 200, y: 200)), ("Color0", CIColor.white),
        ("Color1", CIColor.black),
      ], pictures: []
    ) {
      let (from, to) = ($0.point("Point0"), $0.point("Point1"))
      let line = "x1=\"\(from.x.text)\" y1=\"\((-from.y).text)\" x2=\"\(to.x.text)\" y2=\"\((-to.y).text)\""
      return .gradient("linearGradient", line, [(0, $0.color("Color0")), (1, $0.color("Color1"))])
    },
    Recipe(
      name: "CIRadialGradient",
      inputs: [
        ("Center", CIVector(x: 150, y: 150)), ("Radius0", 5.0), ("Radius1", 100.0), ("Color0", CIColor.white),
        ("Color1", CIColor.black),
      ], pictures: []
    ) {
      let (inner, outer) = ($0["Radius0"], max($0["Radius1"], 0.001))
      let center = $0.point("Center")
      let circle = "cx=\"\(center.x.text)\" cy=\"\((-center.y).text)\" r=\"\(outer.text)\""
      return .gradient(
        "radialGradient", circle, [(min(inner / outer, 1), $0.color("Color0")), (1, $0.color("Color1"))])
    },
    Recipe(
      name: "CICheckerboardGenerator",
      inputs: [
        ("Center", CIVector(x: 150, y: 150)), ("Color0", CIColor.white), ("Color1", CIColor.black), ("Width", 80.0),
      ], pictures: []
    ) {
      let (center, side) = ($0.point("Center"), max($0["Width"], 1))
      return .pattern(
        CGRect(x: center.x, y: center.y, width: side * 2, height: side * 2), $0.color("Color1"), $0.color("Color0"),
        "M0 0h\(side.text)v\((side * 2).text)h\(side.text)v-\(side.text)h-\((side * 2).text)z")
    },
    Recipe(
      name: "CIStripesGenerator",
      inputs: [
        ("Center", CIVector(x: 150, y: 150)), ("Color0", CIColor.white), ("Color1", CIColor.black), ("Width", 80.0),
      ], pictures: []
    ) {
      let (center, side) = ($0.point("Center"), max($0["Width"], 1))
      return .pattern(
        CGRect(x: center.x, y: center.y, width: side * 2, height: side * 2), $0.color("Color1"), $0.color("Color0"),
        "M0 0h\(side.text)v\((side * 2).text)h-\(side.text)z")
    },
  ]
}

extension CIColor {
  /// The attributes of what is filled with the colour.
  var fill: String { "fill=\"\(paint)\" fill-opacity=\"\(alpha.text)\"" }
  fileprivate var stop: String { "stop-color=\"\(paint)\" stop-opacity=\"\(alpha.text)\"" }
  private var paint: String { "rgb(\(bytes.prefix(3).map(String.init).joined(separator: " ")))" }
}

extension CIImage {
  fileprivate static func endless(_ graphic: Graphic) -> CIImage {
    CIImage(graphic, drawn: CoreImage.endless, extent: .infinite)
  }

  fileprivate static func gradient(_ kind: String, _ line: String, _ stops: [(CGFloat, CIColor)]) -> CIImage {
    let colors = stops.map { "<stop offset=\"\($0.text)\" \($1.stop)/>" }.joined()
    return endless(
      Graphic { paper in
        let name = paper.define { "<\(kind) id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" \(line)>\(colors)</\(kind)>" }
        return Graphic.filled("fill=\"url(#\(name))\"", in: CoreImage.endless).draw(&paper)
      })
  }

  fileprivate static func pattern(_ tile: CGRect, _ ground: CIColor, _ ink: CIColor, _ path: String) -> CIImage {
    endless(
      Graphic { paper in
        let name = paper.define {
          """
          <pattern id="\($0)" patternUnits="userSpaceOnUse"\(tile.box)>\
          <rect width="\(tile.width.text)" height="\(tile.height.text)" \(ground.fill)/>\
          <path d="\(path)" \(ink.fill)/></pattern>
          """
        }
        return Graphic.filled("fill=\"url(#\(name))\"", in: CoreImage.endless).draw(&paper)
      })
  }
}
