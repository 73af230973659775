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

extension CSS {
  /// An outline drawn for a unit square, or for parts of the box's sides and lengths, as a CSS shape that follows the
  /// box; nil where it cannot be read.
  static func shape(_ path: String, isEvenOdd: Bool = false) -> CSS? {
    let outlines = path.split(separator: "|").map { PathOutline(String($0)) }
    guard let first = outlines.first ?? nil else { return nil }
    var points = first.segments.map { segment in segment.points.map { CSS.place($0, .zero) } }
    if outlines.count == 3, let parts = outlines[1], let lengths = outlines[2],
      parts.segments.map(\.points.count) == lengths.segments.map(\.points.count),
      parts.segments.count == first.segments.count
    {
      points = zip(parts.segments, lengths.segments).map { zip($0.points, $1.points).map { CSS.place($0, $1) } }
    }
    guard case .move? = first.segments.first, let start = points.first?.first else { return nil }
    let commands: [CSS] = zip(first.segments, points).dropFirst().map { segment, points in
      switch segment {
      case .move: "move to \(points[0])"
      case .line: "line to \(points[0])"
      case .quad: "curve to \(points[0]) with \(points[1])"
      case .cubic: "curve to \(points[0]) with \(points[1])/\(points[2])"
      case .close: "close"
      }
    }
    let rule: CSS = isEvenOdd ? "evenodd " : ""
    return "shape(\(rule)from \(start),\(.list(commands)))"
  }

  /// A place in a box: parts of its sides, and points added to them.
  private static func place(_ part: CGPoint, _ length: CGPoint) -> CSS {
    "\(side(part.x, length.x)) \(side(part.y, length.y))"
  }

  private static func side(_ part: CGFloat, _ length: CGFloat) -> CSS {
    length == 0 ? "\(part * 100)%" : part == 0 ? .px(length) : "calc(\(part * 100)% + \(.px(length)))"
  }
}

extension PathOutline.Segment {
  /// The points of the step, the one where it ends first.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [point, control]
    case .cubic(let point, let control1, let control2): [point, control1, control2]
    case .close: []
    }
  }
}
