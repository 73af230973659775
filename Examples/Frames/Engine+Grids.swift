/// Lazy grids that grow sideways, and grids in which cells have several columns.
extension Engine {
  /// The cells of each row, by their index.
  static func rows(_ spans: [Int], _ count: Int) -> [[Int]] {
    var rows: [[Int]] = [[]]
    var column = 0
    for (index, span) in spans.enumerated() {
      if column + span > count {
        rows.append([])
        column = 0
      }
      rows[rows.count - 1].append(index)
      column += span
    }
    return rows
  }

  /// The lengths of columns and rows: cells of several columns are no wider than these.
  func spannedCells(
    _ columnGap: Double?, _ rowGap: Double?, _ count: Int, _ children: [Tree], _ spans: [Int], _ proposal: Proposal
  ) -> (widths: [Double], heights: [Double]) {
    // A cell of several columns is as high as it is; beside it, empty ones of a single column keep the columns.
    var cells: [Tree] = []
    let nothing = Tree.frame(.color, 0, 0, 4)
    for row in Self.rows(spans, count) {
      var line: [Tree] = []
      for index in row {
        if spans[index] == 1 {
          line.append(children[index])
        } else {
          let height = size(of: children[index], Proposal(width: nil, height: nil), nil).height
          line += [.frame(.color, 0, height, 4)] + Array(repeating: nothing, count: spans[index] - 1)
        }
      }
      cells += line + Array(repeating: nothing, count: count - line.count)
    }
    return self.cells(columnGap, rowGap, count, cells, proposal)
  }

  mutating func placeSpanned(
    _ alignment: Int, _ columnGap: Double?, _ rowGap: Double?, _ count: Int, _ children: [Tree], _ spans: [Int],
    _ path: String, _ x: Double, _ y: Double, _ proposal: Proposal
  ) {
    let (widths, heights) = spannedCells(columnGap, rowGap, count, children, spans, proposal)
    var top = y
    for (row, height) in zip(Self.rows(spans, count), heights) {
      var column = 0
      for index in row {
        let columns = column..<column + spans[index]
        let width = Self.sum(Array(widths[columns]), columnGap)
        let left = x + widths[..<column].reduce(0) { $0 + $1 + (columnGap ?? 8) }
        if spans[index] > 1, size(of: children[index], Proposal(width: nil, height: nil), nil).width > width {
          limits.insert("text")
        }
        placeChild(
          children[index], "\(path)\(index)", alignment, left, top, Size(width: width, height: height),
          Proposal(width: width, height: height), nil)
        column += spans[index]
      }
      top += height + (rowGap ?? 8)
    }
  }

  func sidewaysSize(_ tracks: [Tree.Track], _ spacing: Double?, _ children: [Tree], _ proposal: Proposal) -> Size {
    let heights = Self.widths(tracks, proposal.height)
    let own = heights.reduce(0, +) + 8 * Double(heights.count - 1)
    return Size(
      width: Self.sum(columns(heights, children), spacing), height: proposal.height ?? own)
  }

  /// The widths of the columns, each as wide as the widest in it.
  private func columns(_ heights: [Double], _ children: [Tree]) -> [Double] {
    stride(from: 0, to: children.count, by: heights.count).map { start in
      zip(heights, children[start...]).map { size(of: $1, Proposal(width: nil, height: $0), nil).width }.max() ?? 0
    }
  }

  mutating func placeSideways(
    _ tracks: [Tree.Track], _ spacing: Double?, _ alignment: Int, _ children: [Tree], _ path: String, _ x: Double,
    _ y: Double, _ proposal: Proposal, _ own: Size
  ) {
    let heights = Self.widths(tracks, proposal.height)
    let start = y + (own.height - heights.reduce(0, +) - 8 * Double(heights.count - 1)) * Double(alignment) / 2
    let columns = columns(heights, children)
    for (index, child) in children.enumerated() {
      let (column, row) = index.quotientAndRemainder(dividingBy: heights.count)
      placeChild(
        child, "\(path)\(index)", 1 + 3 * alignment, x + columns[..<column].reduce(0) { $0 + $1 + (spacing ?? 8) },
        start + heights[..<row].reduce(0) { $0 + $1 + 8 },
        Size(width: columns[column], height: heights[row]), Proposal(width: nil, height: heights[row]), nil)
    }
  }

  func flowSize(_ spacing: Double, _ children: [Tree], _ proposal: Proposal) -> Size {
    let places = flow(spacing, children, proposal.width ?? .infinity)
    return Size(
      width: places.map { $0.x + $0.width }.max() ?? 0, height: places.map { $0.y + $0.height }.max() ?? 0)
  }

  /// Where views stand in lines of a width: see `Flow`.
  func flow(_ spacing: Double, _ children: [Tree], _ width: Double) -> [Frame] {
    var (x, y, line) = (0.0, 0.0, 0.0)
    return children.map { child in
      let size = size(of: child, Proposal(width: nil, height: nil), nil)
      if x > 0, x + size.width > width { (x, y, line) = (0, y + line + spacing, 0) }
      defer { (x, line) = (x + size.width + spacing, max(line, size.height)) }
      return Frame(x: x, y: y, width: size.width, height: size.height)
    }
  }
}
