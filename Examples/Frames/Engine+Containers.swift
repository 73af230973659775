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
  static func widths(_ tracks: [Tree.Track], _ length: Double?) -> [Double] {
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
        return Array(repeating: max((share - 8 * (number - 1)) / number, min(least, length)), count: Int(number))
      }
    }
  }

  private func heights(_ widths: [Double], _ children: [Tree]) -> [Double] {
    stride(from: 0, to: children.count, by: widths.count).map { start in
      zip(widths, children[start...]).map { size(of: $1, Proposal(width: $0, height: nil), nil).height }.max() ?? 0
    }
  }

  /// The first that fits into what is offered, or the last.
  func chosen(_ children: [Tree], _ proposal: Proposal) -> Tree {
    children.first {
      let ideal = size(of: $0, Proposal(width: nil, height: nil), nil)
      return ideal.width <= proposal.width ?? .infinity && ideal.height <= proposal.height ?? .infinity
    } ?? children[children.count - 1]
  }

  /// The size of a stack of views of known sizes that lie on one line by their guides.
  func guidedSize(_ isRow: Bool, _ guides: [Double], _ children: [Tree], _ proposal: Proposal) -> Size {
    let sizes = children.map { size(of: $0, proposal, nil) }
    let (alongs, acrosses) = (sizes.map { isRow ? $0.width : $0.height }, sizes.map { isRow ? $0.height : $0.width })
    let across = (guides.prefix(children.count).max() ?? 0) + (zip(acrosses, guides).map { $0 - $1 }.max() ?? 0)
    let along = alongs.reduce(0, +)
    return isRow ? Size(width: along, height: across) : Size(width: across, height: along)
  }

  static func sum(_ lengths: [Double], _ gap: Double?) -> Double {
    lengths.reduce(0, +) + (gap ?? 8) * Double(max(lengths.count - 1, 0))
  }

  /// The widths of the columns and the heights of the rows of a grid, least flexible first.
  func cells(
    _ columnGap: Double?, _ rowGap: Double?, _ count: Int, _ children: [Tree], _ proposal: Proposal
  ) -> (widths: [Double], heights: [Double]) {
    func answers(_ axis: Axis, _ indices: [Int], _ offered: Double?) -> Double {
      var offer = Proposal(width: nil, height: nil)
      offer[axis] = offered
      return indices.map { size(of: children[$0], offer, nil)[axis] }.max() ?? 0
    }
    func lengths(_ axis: Axis, _ lines: [[Int]], _ gap: Double?) -> [Double] {
      guard let length = proposal[axis] else { return lines.map { answers(axis, $0, nil) } }
      var left = length - (gap ?? 8) * Double(lines.count - 1)
      let flexibility = lines.map { line in
        let most = answers(axis, line, 1e9)
        return most > 9_000 ? .infinity : most - answers(axis, line, 0)
      }
      var result = lines.map { _ in 0.0 }
      let order = lines.indices.sorted {
        flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
      }
      for (position, index) in order.enumerated() {
        result[index] = answers(axis, lines[index], max(left / Double(order.count - position), 0))
        left -= result[index]
      }
      return result
    }
    let columns = (0..<count).map { column in children.indices.filter { $0 % count == column } }
    let rows = (0..<(children.count + count - 1) / count).map { row in children.indices.filter { $0 / count == row } }
    return (lengths(.horizontal, columns.filter { !$0.isEmpty }, columnGap), lengths(.vertical, rows, rowGap))
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
    case .rows(let tracks, let spacing, let alignment, let children):
      placeSideways(tracks, spacing, alignment, children, path, x, y, proposal, own)
    case .spanned(let alignment, let columnGap, let rowGap, let count, let children, let spans):
      placeSpanned(alignment, columnGap, rowGap, count, children, spans, path, x, y, proposal)
    case .flow(let spacing, let children):
      for (index, place) in flow(spacing, children, own.width).enumerated() {
        self.place(
          children[index], "\(path)\(index)", x + place.x, y + place.y, Proposal(width: nil, height: nil), nil)
      }
    case .fits(let children):
      let index = children.firstIndex(of: chosen(children, proposal)) ?? 0
      placeChild(children[index], "\(path)\(index)", 4, x, y, own, proposal, nil)
    case .grid(let alignment, let columnGap, let rowGap, let count, let children):
      let (widths, heights) = cells(columnGap, rowGap, count, children, proposal)
      for (index, child) in children.enumerated() {
        let (row, column) = index.quotientAndRemainder(dividingBy: count)
        let size = Size(width: widths[column], height: heights[row])
        placeChild(
          child, "\(path)\(index)", alignment, x + widths[..<column].reduce(0) { $0 + $1 + (columnGap ?? 8) },
          y + heights[..<row].reduce(0) { $0 + $1 + (rowGap ?? 8) }, size,
          Proposal(width: size.width, height: size.height), nil)
      }
    case .guided(let isRow, let guides, let children):
      let line = guides.prefix(children.count).max() ?? 0
      var along = isRow ? x : y
      for (index, child) in children.enumerated() {
        let size = size(of: child, proposal, nil)
        let across = line - guides[index]
        place(child, "\(path)\(index)", isRow ? along : x + across, isRow ? y + across : along, proposal, nil)
        along += isRow ? size.width : size.height
      }
    default: break
    }
  }
}
