import Foundation

extension LayoutRules {
  /// A row or a column: along its axis the sum of what is in it, across it the largest.
  static func stack(_ stack: StackContent, _ children: [DisplayNode]) -> LayoutAnswer {
    var answers: [LayoutAnswer] = []
    answers.reserveCapacity(children.count)
    for child in children where !child.isPresentation { answers.append(answer(of: child, in: stack.axis)) }
    var along = answers.reduce(LayoutRange.fixed(0)) { $0.followed(by: $1[stack.axis]) }
    along = gaps(stack, answers, along)
    let other: Axis = stack.axis == .horizontal ? .vertical : .horizontal
    // What takes no more than a limit takes it before those that share.
    var reserved = answers.reduce(LayoutRange.fixed(0)) {
      let range = $1[stack.axis]
      return $0.followed(by: range.isLimited && range.slope == 0 ? range.maximum.map { .fixed($0) } ?? range : range)
    }
    reserved = gaps(stack, answers, reserved)
    let across = answers.reduce(LayoutRange.fixed(0)) { sum, view in
      guard view[other].slope != 0 else { return sum.union(view[other]) }
      let equals = answers.count {
        $0.priority == view.priority && ($0[stack.axis].fills || $0[stack.axis].slope != 0)
      }
      return sum.union(Self.beside(reserved, equals, view[stack.axis], view[other]))
    }
    var result = LayoutAnswer()
    result[stack.axis] = along
    result[other] = across
    result.rigidity = rigidity(answers)
    result.isRound = answers.contains(where: \.isRound)
    if stack.axis == .vertical {
      result.hasTextAbove = answers.first?.hasTextAbove ?? false
      result.hasTextBelow = answers.last?.hasTextBelow ?? false
    } else {
      result.hasTextAbove = !answers.isEmpty && answers.allSatisfy(\.hasTextAbove)
      result.hasTextBelow = !answers.isEmpty && answers.allSatisfy(\.hasTextBelow)
    }
    return result
  }

  /// The axes along which none of some views takes less where there is less room.
  private static func rigidity(_ answers: [LayoutAnswer]) -> Axis.Set {
    var axes: Axis.Set = []
    for axis in [Axis.horizontal, .vertical] where answers.allSatisfy({ $0.isRigid(along: axis) }) {
      axes.insert(Axis.Set(axis))
    }
    return axes
  }

  /// What a view takes across a stack: where it keeps proportions, less by what is beside it and by the equal shares of others.
  private static func beside(
    _ sum: LayoutRange, _ count: Int, _ own: LayoutRange, _ across: LayoutRange
  ) -> LayoutRange {
    guard across.slope != 0, let all = sum.minimum, let least = own.minimum, let most = across.maximum else {
      return across
    }
    var result = across
    result.slope = across.slope / CGFloat(max(count, 1))
    result.maximum = most - result.slope * (all - least)
    return result
  }

  /// A sum of answers with the distances between them, which follow fonts beside texts in a column.
  static func gaps(_ stack: StackContent, _ answers: [LayoutAnswer], _ range: LayoutRange) -> LayoutRange {
    guard answers.count > 1 else { return range }
    if let spacing = stack.spacing { return range.adding(spacing * CGFloat(answers.count - 1)) }
    let followsFonts =
      stack.axis == .vertical
      && (answers.dropLast().contains(where: \.hasTextBelow) || answers.dropFirst().contains(where: \.hasTextAbove))
    if followsFonts { return range.untold }
    return range.adding(spacing * CGFloat(answers.count - 1))
  }

  /// Views one on the other, which are all offered the same; those of the highest priority tell the size.
  static func overlap(_ children: [DisplayNode]) -> LayoutAnswer {
    let children = children.contains(where: \.isPresentation) ? children.filter { !$0.isPresentation } : children
    guard let first = children.first else { return LayoutAnswer(.fixed(0), .fixed(0)) }
    if let highest = highestPriority(children) {
      var result = overlap(children.filter { $0.layout.priority == highest })
      result.priority = 0
      return result
    }
    var result = first.layout
    for child in children.dropFirst() {
      result.horizontal = result.horizontal.union(child.layout.horizontal)
      result.vertical = result.vertical.union(child.layout.vertical)
      result.hasTextAbove = result.hasTextAbove && child.layout.hasTextAbove
      result.hasTextBelow = result.hasTextBelow && child.layout.hasTextBelow
    }
    result.priority = 0
    result.isOriented = false
    result.cover = nil
    result.rigidity = rigidity(children.map(\.layout))
    return result
  }

  /// The highest priority of views one on the other, where one of them has a lower one; gaps have none.
  static func highestPriority(_ children: [DisplayNode]) -> Double? {
    guard let first = children.first?.layout.priority,
      children.contains(where: { $0.layout.priority != first || !first.isFinite })
    else { return nil }
    let priorities = children.map(\.layout.priority).filter(\.isFinite)
    let highest = priorities.max() ?? 0
    return priorities.count == children.count && priorities.contains { $0 < highest } ? highest : nil
  }

  /// Tracks with the distances between them.
  static func sum(_ ranges: [LayoutRange], _ spacing: CGFloat?) -> LayoutRange {
    let sum = ranges.reduce(LayoutRange.fixed(0)) { $0.followed(by: $1) }
    return sum.adding((spacing ?? LayoutRules.spacing) * CGFloat(max(ranges.count - 1, 0)))
  }

  /// A grid of tracks: across its axis all that is offered, of which the tracks are a block.
  static func grid(_ grid: GridContent) -> LayoutAnswer {
    if let fitted = grid.fitted {
      let columns = sum(fitted.columns, grid.tracks.first?.spacing)
      return LayoutAnswer(columns, sum(fitted.rows, grid.spacing))
    }
    var across = LayoutRange.fixed(0)
    for (index, track) in grid.tracks.enumerated() {
      across = across.followed(by: track.range)
      if index > 0 { across = across.adding(grid.tracks[index - 1].spacing ?? spacing) }
    }
    across = grid.tracks.isEmpty ? .stretching : LayoutRange(0, ideal: across.ideal, .infinity)
    return grid.axis == .vertical ? LayoutAnswer(across, LayoutRange()) : LayoutAnswer(LayoutRange(), across)
  }
}

extension GridItem {
  /// What the track takes of what the grid is offered.
  fileprivate var range: LayoutRange {
    switch size {
    case .fixed(let length): .fixed(length)
    case .flexible(let minimum, let maximum): LayoutRange(minimum, ideal: minimum, maximum)
    case .adaptive(let minimum, _): LayoutRange(minimum, ideal: minimum, .infinity)
    }
  }
}
