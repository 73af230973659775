import Foundation

extension Path {
  /// True where a point lies inside of the path; curves count as eight straight lines each.
  ///
  /// - Parameter eoFill: True where what lies inside of an even number of parts is outside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    for (start, end) in edges {
      guard (start.y <= point.y) != (end.y <= point.y) else { continue }
      let share = (point.y - start.y) / (end.y - start.y)
      guard start.x + share * (end.x - start.x) > point.x else { continue }
      crossings += 1
      winding += end.y > start.y ? 1 : -1
    }
    return eoFill ? !crossings.isMultiple(of: 2) : winding != 0
  }

  /// The straight lines that the path is made of, each part closed.
  private var edges: [(CGPoint, CGPoint)] {
    var edges: [(CGPoint, CGPoint)] = []
    var first: CGPoint?
    var last = CGPoint.zero
    func close() {
      if let first, first != last { edges.append((last, first)) }
    }
    for segment in PathSegment.segments(of: self) {
      if segment.beginsPart {
        close()
        first = segment.start
        last = segment.start
      }
      for step in 1...8 {
        let next = segment.part(from: 0, to: CGFloat(step) / 8).end
        edges.append((last, next))
        last = next
      }
    }
    close()
    return edges
  }
}
