import UIKit
import Foundation
import UIKit

/// What filters make of pictures, as vector graphics: browsers decode the pictures and change them.
///
/// Core Image counts from below, vector graphics from above: the line that is 0 is the same for both.
struct Graphic {
  /// True for a picture that nothing has changed: looking at it closely costs no more than at all of it.
  var isPlain = false
  /// Its elements.
  let draw: (inout Paper) -> String

  /// A picture in a rectangle.
  static func picture(_ data: Data, in rect: CGRect) -> Graphic {
    Graphic(isPlain: true) { _ in
      "<image\(rect.box) preserveAspectRatio=\"none\" href=\"data:\(data.mediaType);base64,\(data.base64EncodedString())\"/>"
    }
  }

  /// Nothing but a colour.
  static func filled(_ paint: String, in rect: CGRect) -> Graphic {
    Graphic { _ in "<rect\(rect.box) \(paint)/>" }
  }

  /// What lies in front of each other, the first behind.
  static func pile(_ parts: [Graphic], mixing mode: String? = nil) -> Graphic {
    Graphic { paper in
      let drawn = parts.map { $0.draw(&paper) }
      guard let mode, drawn.count == 2 else { return drawn.joined() }
      return "<g style=\"isolation:isolate\">\(drawn[0])<g style=\"mix-blend-mode:\(mode)\">\(drawn[1])</g></g>"
    }
  }

  /// As the steps of a filter change it.
  func filtered(_ steps: String, in region: CGRect, isLinear: Bool = false) -> Graphic {
    Graphic { paper in
      let inside = draw(&paper)
      let space = isLinear ? "linearRGB" : "sRGB"
      let filter = paper.define { name in
        "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\"\(region.box) color-interpolation-filters=\"\(space)\">\(steps)</filter>"
      }
      return "<g filter=\"url(#\(filter))\">\(inside)</g>"
    }
  }

  /// Larger, smaller, turned or elsewhere.
  func transformed(by matrix: CGAffineTransform) -> Graphic {
    Graphic { paper in
      "<g transform=\"\(matrix.below)\">\(draw(&paper))</g>"
    }
  }

  /// The part in a rectangle.
  func cropped(to rect: CGRect) -> Graphic {
    Graphic { paper in
      let inside = draw(&paper)
      let clip = paper.define { "<clipPath id=\"\($0)\"><rect\(rect.box)/></clipPath>" }
      return "<g clip-path=\"url(#\(clip))\">\(inside)</g>"
    }
  }

  /// Seen where a mask is light.
  func masked(by mask: Graphic, in region: CGRect) -> Graphic {
    Graphic { paper in
      let (inside, light) = (draw(&paper), mask.draw(&paper))
      let name = paper.define {
        "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\"\(region.box)>\(light)</mask>"
      }
      return "<g mask=\"url(#\(name))\">\(inside)</g>"
    }
  }

  /// Drawn once, and seen at several places.
  func repeated(_ places: @escaping (_ use: @escaping (_ attributes: String) -> String, inout Paper) -> String)
    -> Graphic
  {
    Graphic { paper in
      let inside = draw(&paper)
      let name = paper.define { "<g id=\"\($0)\">\(inside)</g>" }
      return places({ "<use href=\"#\(name)\"\($0)/>" }, &paper)
    }
  }

  /// The part in a rectangle, whole, as a file.
  func file(of rect: CGRect) -> Data {
    var paper = Paper()
    let drawn = draw(&paper)
    let (width, height) = (rect.width.text, rect.height.text)
    let box = [rect.minX, -rect.maxY, rect.width, rect.height].map(\.text).joined(separator: " ")
    return Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="\(box)">\
      <defs>\(paper.definitions)</defs>\(drawn)</svg>
      """.utf8)
  }
}

/// Where graphics are written: what they refer to has names.
struct Paper {
  private(set) var definitions = ""
  private var count = 0

  /// Adds a definition, and is its name.
  mutating func define(_ definition: (String) -> String) -> String {
    count += 1
    let name = "f\(count)"
    definitions += definition(name)
    return name
  }
}

extension CGFloat {
  /// The number as graphics have it, to a ten-thousandth.
  var text: String {
    guard isFinite else { return "0" }
    let rounded = (Double(self) * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension CGRect {
  /// The attributes of an element that is there.
  var box: String {
    " x=\"\(minX.text)\" y=\"\((-maxY).text)\" width=\"\(width.text)\" height=\"\(height.text)\""
  }
}

extension CGAffineTransform {
  /// The same, counted from above.
  fileprivate var below: String {
    "matrix(\([a, -b, -c, d, tx, -ty].map(\.text).joined(separator: " ")))"
  }
}

extension Data {
  fileprivate var mediaType: String {
    if starts(with: [0x89, 0x50]) { return "image/png" }
    if starts(with: [0xFF, 0xD8]) { return "image/jpeg" }
    if starts(with: Data("GIF8".utf8)) { return "image/gif" }
    if starts(with: Data("RIFF".utf8)) { return "image/webp" }
    return dropFirst(4).starts(with: Data("ftyp".utf8)) ? "image/avif" : "image/svg+xml"
  }
}
