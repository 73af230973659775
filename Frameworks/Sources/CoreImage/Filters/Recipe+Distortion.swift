import UIKit
import Foundation

extension Recipe {
  /// What moves the parts of pictures: rings around a point, each as it is turned or enlarged.
  static let distortion: [Recipe] = [
    Recipe(
      name: "CITwirlDistortion", inputs: [("Center", CIVector(x: 150, y: 150)), ("Radius", 300.0), ("Angle", 3.14159)]
    ) { inputs in
      inputs.image()?.ringed(around: inputs.point("Center"), inputs["Radius"]) { part in
        CGAffineTransform(rotationAngle: inputs["Angle"] * (1 - part))
      }
    },
    Recipe(
      name: "CIBumpDistortion", inputs: [("Center", CIVector(x: 150, y: 150)), ("Radius", 300.0), ("Scale", 0.5)]
    ) { inputs in
      inputs.image()?.ringed(around: inputs.point("Center"), inputs["Radius"]) { part in
        let factor = 1 + inputs["Scale"] * (1 - part) * (1 - part)
        return CGAffineTransform(scaleX: factor, y: factor)
      }
    },
    Recipe(
      name: "CIPinchDistortion", inputs: [("Center", CIVector(x: 150, y: 150)), ("Radius", 300.0), ("Scale", 0.5)]
    ) { inputs in
      inputs.image()?.ringed(around: inputs.point("Center"), inputs["Radius"]) { part in
        let factor = 1 / (1 + inputs["Scale"] * (1 - part))
        return CGAffineTransform(scaleX: factor, y: factor)
      }
    },
  ]
}

extension CIImage {
  /// How many rings are drawn.
  private static let rings = 100

  /// The picture with rings around a point, from the outermost in, each moved as told for its part of the radius.
  fileprivate func ringed(
    around center: CGPoint, _ radius: CGFloat, _ move: @escaping (CGFloat) -> CGAffineTransform
  ) -> CIImage {
    guard radius > 0 else { return self }
    let drawn = graphic.repeated { use, paper in
      let rings = (0..<Self.rings).map { ring in
        let part = 1 - CGFloat(ring) / CGFloat(Self.rings)
        let clip = paper.define {
          let circle = "cx=\"\(center.x.text)\" cy=\"\((-center.y).text)\" r=\"\((radius * part).text)\""
          return "<clipPath id=\"\($0)\"><circle \(circle)/></clipPath>"
        }
        let matrix = CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(move(part))
          .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        let moved = Graphic { _ in use("") }.transformed(by: matrix).draw(&paper)
        return "<g clip-path=\"url(#\(clip))\">\(moved)</g>"
      }
      return use("") + rings.joined()
    }
    return CIImage(drawn.cropped(to: drawnExtent), drawn: drawnExtent, extent: extent)
  }
}
