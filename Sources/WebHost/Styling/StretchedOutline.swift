import Foundation

/// An outline that follows a box: each of its points is a part of the box's sides and lengths that are added to that.
struct StretchedOutline {
  /// A point: parts of the sides, and points of length.
  fileprivate struct Place {
    var part: CGPoint
    var length: CGPoint
  }

  private var steps: [(segment: PathOutline.Segment, places: [Place])]

  /// Reads an outline drawn for a unit square, with those of the parts and of the lengths behind bars where they differ; nil
  /// where it cannot be read.
  init?(_ path: String) {
    let outlines = path.split(separator: "|").map { PathOutline(String($0)) }
    guard let first = outlines.first ?? nil, case .move? = first.segments.first else { return nil }
    steps = first.segments.map { ($0, $0.points.map { Place(part: $0, length: .zero) }) }
    if outlines.count == 3, let parts = outlines[1], let lengths = outlines[2],
      parts.segments.map(\.points.count) == lengths.segments.map(\.points.count),
      parts.segments.count == first.segments.count
    {
      for index in steps.indices {
        steps[index].places = zip(parts.segments[index].points, lengths.segments[index].points).map {
          Place(part: $0, length: $1)
        }
      }
    }
  }

  /// The outline as a CSS shape; nil where it does not begin with a point.
  func css(isEvenOdd: Bool) -> CSS? {
    guard let start = steps.first?.places.first?.css else { return nil }
    let commands: [CSS] = steps.dropFirst().map { segment, places in
      let points = places.map(\.css)
      return switch segment {
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

  /// How far the outline goes beyond its box, as the `inset` of a box that holds it, and the outline in that; nil where it
  /// stays within.
  var beyond: (inset: CSS, outline: StretchedOutline)? {
    let (x, y) = (Reach(of: steps, \.x), Reach(of: steps, \.y))
    guard x.isBeyond || y.isBeyond else { return nil }
    var outline = self
    for step in steps.indices {
      for index in steps[step].places.indices {
        x.move(&outline.steps[step].places[index], \.x)
        y.move(&outline.steps[step].places[index], \.y)
      }
    }
    return ("\(y.before) \(x.after) \(y.after) \(x.before)", outline)
  }

  /// How far an outline reaches along an axis: from a part of the side and a length to another.
  private struct Reach {
    private var parts: ClosedRange<CGFloat> = 0...1
    private var lengths: ClosedRange<CGFloat> = 0...0
    private(set) var isBeyond = false

    init(of steps: [(segment: PathOutline.Segment, places: [Place])], _ axis: KeyPath<CGPoint, CGFloat>) {
      for place in steps.flatMap(\.places) {
        let (part, length) = (place.part[keyPath: axis], place.length[keyPath: axis])
        // What is half a point beyond is not seen.
        isBeyond = isBeyond || part < -0.002 || part > 1.002 || part <= 0 && length < -0.5 || part >= 1 && length > 0.5
        parts = min(parts.lowerBound, part)...max(parts.upperBound, part)
        let (before, after) = (part < 1 ? length : 0, part > 0 ? length : 0)
        lengths = min(lengths.lowerBound, before)...max(lengths.upperBound, after)
      }
    }

    var before: CSS { StretchedOutline.side(parts.lowerBound, lengths.lowerBound) }
    var after: CSS { StretchedOutline.side(1 - parts.upperBound, -lengths.upperBound) }

    func move(_ place: inout Place, _ axis: WritableKeyPath<CGPoint, CGFloat>) {
      let part = (place.part[keyPath: axis] - parts.lowerBound) / (parts.upperBound - parts.lowerBound)
      let length = lengths.upperBound - lengths.lowerBound
      place.part[keyPath: axis] = part
      place.length[keyPath: axis] += -lengths.lowerBound - part * length
    }
  }

  fileprivate static func side(_ part: CGFloat, _ length: CGFloat) -> CSS {
    length == 0 ? "\(part * 100)%" : part == 0 ? .px(length) : "calc(\(part * 100)% + \(.px(length)))"
  }
}

extension StretchedOutline.Place {
  fileprivate var css: CSS {
    "\(StretchedOutline.side(part.x, length.x)) \(StretchedOutline.side(part.y, length.y))"
  }
}

extension CSS {
  /// An outline drawn for a unit square, or for parts of the box's sides and lengths, as a CSS shape that follows the
  /// box; nil where it cannot be read.
  static func shape(_ path: String, isEvenOdd: Bool = false) -> CSS? {
    StretchedOutline(path)?.css(isEvenOdd: isEvenOdd)
  }
}
