import UIKit
import Foundation

/// A filter: what it is called, what it can be told, and how it makes its picture.
struct Recipe: Sendable {
  let name: String
  /// What it can be told besides pictures, with what holds where it is not.
  let inputs: [(key: String, value: any Sendable)]
  /// The pictures that it takes.
  var pictures = [kCIInputImageKey]
  let make: @Sendable (FilterInputs) -> CIImage?

  /// All there are, by name.
  static let all = Dictionary(
    uniqueKeysWithValues: (codes + color + looks + blur + stylize + distortion + composite + generators).map {
      ($0.name, $0)
    })
}

/// What a filter has been told.
struct FilterInputs {
  var values: [String: Any]

  /// A number, within what pictures can be drawn with.
  subscript(key: String) -> CGFloat {
    let number = told(key)
    return number.isNaN ? 0 : min(max(number, -1e6), 1e6)
  }

  private func told(_ key: String) -> CGFloat {
    switch values["input" + key] {
    case let number as Double: CGFloat(number)
    case let number as CGFloat: number
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }

  func color(_ key: String) -> CIColor { values["input" + key] as? CIColor ?? .black }

  func point(_ key: String) -> CGPoint {
    if let point = values["input" + key] as? CGPoint { return point }
    return (values["input" + key] as? CIVector)?.cgPointValue ?? .zero
  }

  func vector(_ key: String) -> CIVector { values["input" + key] as? CIVector ?? CIVector(x: 0) }

  func image(_ key: String = "Image") -> CIImage? { values["input" + key] as? CIImage }
}

extension CIImage {
  /// The picture with the steps of a filter, reaching further by so many points.
  func filtered(_ steps: String, reach: CGFloat = 0, isLinear: Bool = false) -> CIImage {
    let region = drawnExtent.insetBy(dx: -reach, dy: -reach)
    return CIImage(
      graphic.filtered(steps, in: region, isLinear: isLinear), drawn: region,
      extent: extent.isInfinite ? extent : region)
  }

  /// The picture with its colours multiplied by a matrix, row by row, with what is added at the ends.
  func recolored(_ matrix: [CGFloat], isLinear: Bool = false) -> CIImage {
    filtered(Step.matrix(matrix), isLinear: isLinear)
  }
}

/// Steps of filters, as vector graphics have them.
enum Step {
  static func matrix(_ values: [CGFloat], result: String = "", of source: String = "") -> String {
    let numbers = values.map(\.text).joined(separator: " ")
    return
      "<feColorMatrix\(attribute("in", source)) type=\"matrix\" values=\"\(numbers)\"\(attribute("result", result))/>"
  }

  static func blur(_ x: CGFloat, _ y: CGFloat, result: String = "") -> String {
    "<feGaussianBlur stdDeviation=\"\(max(x, 0).text) \(max(y, 0).text)\"\(attribute("result", result))/>"
  }

  /// The sum of two, each so strong.
  static func sum(_ first: String, _ strength: CGFloat, _ second: String, _ other: CGFloat) -> String {
    "<feComposite operator=\"arithmetic\" in=\"\(first)\" in2=\"\(second)\" k2=\"\(strength.text)\" k3=\"\(other.text)\"/>"
  }

  /// Each part of a colour by a function of its own.
  static func transfer(_ function: String) -> String {
    let parts = ["R", "G", "B"].map { "<feFunc\($0) \(function)/>" }
    return "<feComponentTransfer>\(parts.joined())</feComponentTransfer>"
  }

  /// Each part of a colour by a table of its own.
  static func tables(_ red: [CGFloat], _ green: [CGFloat], _ blue: [CGFloat]) -> String {
    let parts = zip(["R", "G", "B"], [red, green, blue]).map { name, values in
      "<feFunc\(name) type=\"table\" tableValues=\"\(values.map(\.text).joined(separator: " "))\"/>"
    }
    return "<feComponentTransfer>\(parts.joined())</feComponentTransfer>"
  }

  private static func attribute(_ name: String, _ value: String) -> String {
    value.isEmpty ? "" : " \(name)=\"\(value)\""
  }
}
