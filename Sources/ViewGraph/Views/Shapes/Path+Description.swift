import Foundation

extension Path: LosslessStringConvertible {
  /// Reads what `description` writes: numbers, each followed by a letter for the step that they belong to. Nil where
  /// that is none.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(2), control: point(0))
      case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }

  /// The steps as text, such as `0 0 m 10 0 l h`.
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let to): Self.text("m", to)
      case .line(let to): Self.text("l", to)
      case .quadCurve(let to, let control): Self.text("q", control, to)
      case .curve(let to, let control1, let control2): Self.text("c", control1, control2, to)
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  private static func text(_ step: String, _ points: CGPoint...) -> String {
    (points.flatMap { [$0.x, $0.y] }.map { "\(Float($0))".trimmingSuffix(".0") } + [step]).joined(separator: " ")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
