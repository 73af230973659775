import Foundation

/// Reads an outline in SVG path syntax that was drawn for a unit square.
struct PathOutline {
  enum Segment: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  let segments: [Segment]

  /// Nil for what is not made of absolute moves, lines, curves and closings.
  init?(_ path: String) {
    var result: [Segment] = []
    var command: Character?
    var numbers: [CGFloat] = []
    var token = ""
    func number() -> Bool {
      if token.isEmpty { return true }
      defer { token = "" }
      guard let value = Double(token), value.isFinite else { return false }
      numbers.append(value)
      return true
    }
    func finish() -> Bool {
      guard number(), let command else { return command == nil }
      defer { numbers = [] }
      let points = stride(from: 0, to: numbers.count - numbers.count % 2, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch (command, points.count) {
      case ("Z", 0): result.append(.close)
      case ("M", 1...):
        result.append(.move(points[0]))
        result += points.dropFirst().map { .line($0) }
      case ("L", 1...): result += points.map { .line($0) }
      case ("Q", 2): result.append(.quad(points[1], control: points[0]))
      case ("C", 3): result.append(.cubic(points[2], control1: points[0], control2: points[1]))
      default: return false
      }
      return true
    }
    for character in path {
      switch character {
      case "M", "L", "Q", "C", "Z":
        guard finish() else { return nil }
        command = character
      case " ", ",":
        guard number() else { return nil }
      case "-" where !token.isEmpty && token.last != "e":
        guard number() else { return nil }
        token = "-"
      default:
        token.append(character)
      }
    }
    guard finish() else { return nil }
    segments = result
  }
}

extension PathOutline.Segment {
  /// The points of the step, the one where it ends first.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [point, control]
    case .cubic(let point, let control1, let control2): [point, control1, control2]
    case .close: []
    }
  }
}
