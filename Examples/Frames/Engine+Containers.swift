/// What scrolls, what is lazy, and grids of tracks.
extension Engine {
  // MARK: Answers

  func scrollSize(_ isSideways: Bool, _ children: [Tree], _ proposal: Proposal) -> Size {
    let axis: Axis = isSideways ? .horizontal : .vertical
    let inside = size(of: Self.content(children), Self.free(proposal, axis), nil)
    var result = inside
    result[axis] = proposal[axis] ?? inside[axis]
    return result
  }

  func lazySize(_ isSideways: Bool, _ spacing: Double?, _ children: [Tree], _ proposal: Proposal) -> Size {
    let axis: Axis = isSideways ? .horizontal : .vertical
    var result = stackSize(children, axis, spacing, Self.free(proposal, axis))
    result[axis.other] = proposal[axis.other] ?? result[axis.other]
    return result
  }

  func gridSize(_ tracks: [Tree.Track], _ spacing: Double?, _ children: [Tree], _ proposal: Proposal) -> Size {
    let widths = Self.widths(tracks, proposal.width)
    let rows = heights(widths, children)
    let own = widths.reduce(0, +) + 8 * Double(widths.count - 1)
    return Size(
      width: proposal.width ?? own, height: rows.reduce(0, +) + (spacing ?? 8) * Double(max(rows.count - 1, 0)))
  }

  /// What lies in a scroll view: several views stand in a column.
  private static func content(_ children: [Tree]) -> Tree {
    children.count == 1 ? children[0] : .vStack(1, nil, children)
  }

  private static func free(_ proposal: Proposal, _ axis: Axis) -> Proposal {
    var result = proposal
    result[axis] = nil
    return result
  }

  /// The widths of tracks: those that are fixed first, then each of the others in turn an equal share of what is left.
  private static func widths(_ tracks: [Tree.Track], _ length: Double?) -> [Double] {
    guard let length else {
      return tracks.map {
        switch $0 {
        case .fixed(let length): length
        case .flexible(let least, _), .adaptive(let least): least
        }
      }
    }
    var left = length - 8 * Double(tracks.count - 1)
    var count = 0.0
    for track in tracks {
      if case .fixed(let width) = track { left -= width } else { count += 1 }
    }
    return tracks.flatMap { track -> [Double] in
      switch track {
      case .fixed(let width): return [width]
      case .flexible(let least, let most):
        let width = min(max(left / count, least), most)
        left -= width
        count -= 1
        return [width]
      case .adaptive(let least):
        let share = left / count
        let number = max(((share + 8) / (least + 8)).rounded(.down), 1)
        left -= share
        count -= 1
        return Array(repeating: max((share - 8 * (number - 1)) / number, least), count: Int(number))
      }
    }
  }

  private func heights(_ widths: [Double], _ children: [Tree]) -> [Double] {
    stride(from: 0, to: children.count, by: widths.count).map { start in
      zip(widths, children[start...]).map { size(of: $1, Proposal(width: $0, height: nil), nil).height }.max() ?? 0
    }
  }

  // MARK: Places

  mutating func placeContainer(
    _ tree: Tree, _ path: String, _ x: Double, _ y: Double, _ proposal: Proposal, _ own: Size
  ) {
    switch tree {
    case .scroll(let isSideways, let children):
      let axis: Axis = isSideways ? .horizontal : .vertical
      let offer = Self.free(proposal, axis)
      let size = size(of: Self.content(children), offer, nil)
      let (left, top) = isSideways ? (x, y + (own.height - size.height) / 2) : (x + (own.width - size.width) / 2, y)
      place(Self.content(children), children.count == 1 ? path + "0" : path, left, top, offer, nil)
    case .lazy(let isSideways, let alignment, let spacing, let children):
      let axis: Axis = isSideways ? .horizontal : .vertical
      let offer = Self.free(proposal, axis)
      let gaps = Self.gaps(children, axis, spacing)
      var (left, top) = (x, y)
      for (index, child) in children.enumerated() {
        let size = size(of: child, offer, axis)
        let across = (own[axis.other] - size[axis.other]) * Double(alignment) / 2
        place(
          child, "\(path)\(index)", isSideways ? left : left + across, isSideways ? top + across : top, offer, axis)
        let step = size[axis] + (index < gaps.count ? gaps[index] : 0)
        if isSideways { left += step } else { top += step }
      }
    case .tracks(let tracks, let spacing, let alignment, let children):
      let widths = Self.widths(tracks, proposal.width)
      let block = widths.reduce(0, +) + 8 * Double(widths.count - 1)
      let start = x + (own.width - block) * Double(alignment) / 2
      let rows = heights(widths, children)
      for (index, child) in children.enumerated() {
        let (row, column) = index.quotientAndRemainder(dividingBy: widths.count)
        placeChild(
          child, "\(path)\(index)", 3 + alignment,
          start + widths[..<column].reduce(0, +) + 8 * Double(column),
          y + rows[..<row].reduce(0, +) + (spacing ?? 8) * Double(row),
          Size(width: widths[column], height: rows[row]), Proposal(width: widths[column], height: nil), nil)
      }
    default: break
    }
  }
}
