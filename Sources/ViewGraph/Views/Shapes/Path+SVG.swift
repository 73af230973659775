import Foundation

extension Path {
  /// The path in SVG syntax.
  package var svg: String {
    var text = ""
    for element in elements {
      if !text.isEmpty { text += " " }
      text += element.svg
    }
    return text
  }
}

extension Path.Element {
  fileprivate var svg: String {
    let letter =
      switch self {
      case .move: "M"
      case .line: "L"
      case .quadCurve: "Q"
      case .curve: "C"
      case .closeSubpath: "Z"
      }
    return letter + points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
  }

  /// At most four decimals, and no more digits than needed.
  private static func text(_ number: CGFloat) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "0" }
    let rounded = (Double(number) * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
