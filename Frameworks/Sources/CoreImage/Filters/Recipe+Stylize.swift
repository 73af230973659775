import UIKit
import Foundation

extension Recipe {
  /// What makes pictures look made by other means.
  static let stylize: [Recipe] = [
    Recipe(name: "CIPixellate", inputs: [("Center", CIVector(x: 150, y: 150)), ("Scale", 8.0)]) {
      $0.image()?.inSquares($0["Scale"])
    },
    Recipe(name: "CIHexagonalPixellate", inputs: [("Center", CIVector(x: 150, y: 150)), ("Scale", 8.0)]) {
      $0.image()?.inCells($0["Scale"], .hexagons)
    },
    Recipe(name: "CICrystallize", inputs: [("Radius", 20.0), ("Center", CIVector(x: 150, y: 150))]) {
      $0.image()?.inCells($0["Radius"], .crystals)
    },
    Recipe(name: "CIPointillize", inputs: [("Radius", 20.0), ("Center", CIVector(x: 150, y: 150))]) {
      $0.image()?.inCells($0["Radius"], .dots)
    },
    Recipe(name: "CIEdges", inputs: [("Intensity", 1.0)]) { $0.image()?.edges($0["Intensity"]) },
    Recipe(name: "CIEdgeWork", inputs: [("Radius", 3.0)]) {
      $0.image()?.filtered(Step.matrix(ColorMatrix.gray())).edges($0["Radius"] * 2)
    },
    Recipe(name: "CIBloom", inputs: [("Radius", 10.0), ("Intensity", 0.5)]) {
      let soft = Step.blur($0["Radius"], $0["Radius"], result: "soft")
      return $0.image()?.filtered(soft + Step.sum("SourceGraphic", 1, "soft", $0["Intensity"]))
    },
    Recipe(name: "CIGloom", inputs: [("Radius", 10.0), ("Intensity", 0.5)]) {
      let soft = Step.blur($0["Radius"], $0["Radius"], result: "soft")
      let dark = Step.matrix(ColorMatrix.scale(0.6, 0.6, 0.6), result: "dark", of: "soft")
      return $0.image()?.filtered(soft + dark + Step.sum("SourceGraphic", 1 - $0["Intensity"], "dark", $0["Intensity"]))
    },
    Recipe(name: "CIComicEffect", inputs: []) {
      guard let image = $0.image() else { return nil }
      let flat = image.filtered(Step.blur(1, 1) + Step.transfer("type=\"discrete\" tableValues=\"0 .33 .66 1\""))
      let lines = image.filtered(Step.matrix(ColorMatrix.gray())).edges(3)
      return lines.recolored(ColorMatrix.scale(-1, -1, -1, adding: 1)).over(flat, mixing: "multiply")
    },
    Recipe(name: "CIVignette", inputs: [("Intensity", 0.0), ("Radius", 1.0)]) {
      guard let image = $0.image() else { return nil }
      let (middle, half) = (image.drawnExtent.middle, hypot(image.drawnExtent.width, image.drawnExtent.height) / 2)
      let clear = max(0, min(1, 1 - $0["Radius"] / 2))
      return image.darkened(around: middle, from: clear * half, to: half * 1.05, by: $0["Intensity"])
    },
    Recipe(
      name: "CIVignetteEffect",
      inputs: [("Center", CIVector(x: 150, y: 150)), ("Radius", 150.0), ("Intensity", 1.0), ("Falloff", 0.5)]
    ) {
      let radius = $0["Radius"]
      return $0.image()?.darkened(
        around: $0.point("Center"), from: radius * 0.7, to: radius * (1 + $0["Falloff"]), by: $0["Intensity"])
    },
  ]
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CIImage {
  fileprivate func edges(_ intensity: CGFloat) -> CIImage {
    let kernel = "-1 -1 -1 -1 8 -1 -1 -1 -1"
    let steps = "<feConvolveMatrix order=\"3\" preserveAlpha=\"true\" kernelMatrix=\"\(kernel)\" divisor=\"1\"/>"
    let factor = max(0, intensity)
    return filtered(steps + Step.matrix(ColorMatrix.scale(factor, factor, factor)))
  }

  fileprivate func darkened(around center: CGPoint, from clear: CGFloat, to dark: CGFloat, by strength: CGFloat)
    -> CIImage
  {
    let region = drawnExtent
    let shade = Graphic { paper in
      let name = paper.define {
        """
        <radialGradient id="\($0)" gradientUnits="userSpaceOnUse" cx="\(center.x.text)" cy="\((-center.y).text)" \
        r="\(max(dark, 1).text)"><stop offset="\(min(clear / max(dark, 1), 1).text)" stop-opacity="0"/>\
        <stop offset="1" stop-opacity="\(max(0, min(strength, 1)).text)"/></radialGradient>
        """
      }
      return Graphic.filled("fill=\"url(#\(name))\"", in: region).draw(&paper)
    }
    return CIImage(.pile([graphic, shade]), drawn: region, extent: extent)
  }
}
