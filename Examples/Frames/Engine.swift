/// SwiftUI's layout as Apple documents it, for trees: a parent proposes, a child answers, the parent places it.
///
/// What style sheets cannot express is noted while a tree is laid out: see `limits`.
struct Engine {
  struct Size: Equatable {
    var width, height: Double

    subscript(axis: Axis) -> Double {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }

  struct Proposal {
    var width, height: Double?

    subscript(axis: Axis) -> Double? {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }

  enum Axis {
    case horizontal, vertical

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
  }

  struct Frame: Codable {
    var x, y, width, height: Double
  }

  /// The frames of what is compared, by path.
  var frames: [String: Frame] = [:]
  /// Why a browser may lay the tree out differently, in the words of docs/layout.md; empty for most trees.
  var limits: Set<String> = []
  /// The sizes of texts, by path.
  private(set) var texts: [String: [Double]] = [:]

  /// Lays a tree out in the middle of a space.
  mutating func layOut(_ tree: Tree, path: String, width: Double, height: Double) {
    let proposal = Proposal(width: width, height: height)
    let size = size(of: tree, proposal, nil)
    place(tree, path, (width - size.width) / 2, (height - size.height) / 2, proposal, nil)
  }

  // MARK: Answers

  func size(of tree: Tree, _ proposal: Proposal, _ stack: Axis?) -> Size {
    switch tree {
    case .color: return Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
    case .circle:
      let side = min(proposal.width ?? 10, proposal.height ?? 10)
      return Size(width: side, height: side)
    case .piece(let piece): return piece.size(proposal)
    case .text(let width, let height): return Size(width: width, height: height)
    case .spacer(let length):
      let least = length ?? 8
      return Size(
        width: stack == .vertical ? 0 : max(proposal.width ?? least, least),
        height: stack == .horizontal ? 0 : max(proposal.height ?? least, least))
    case .divider:
      return stack == .horizontal
        ? Size(width: 1, height: proposal.height ?? 10) : Size(width: proposal.width ?? 10, height: 1)
    case .hStack(_, let spacing, let children):
      return stackSize(children, .horizontal, spacing, proposal)
    case .vStack(_, let spacing, let children):
      return stackSize(children, .vertical, spacing, proposal)
    case .zStack(_, let children):
      return Self.highest(children).map { size(of: $0, proposal, nil) }.reduce(Size(width: 0, height: 0)) {
        Size(width: max($0.width, $1.width), height: max($0.height, $1.height))
      }
    case .geometry: return Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
    case .scroll(let isSideways, let children): return scrollSize(isSideways, children, proposal)
    case .lazy(let isSideways, _, let spacing, let children): return lazySize(isSideways, spacing, children, proposal)
    case .tracks(let tracks, let spacing, _, let children): return gridSize(tracks, spacing, children, proposal)
    case .rows(let tracks, let spacing, _, let children): return sidewaysSize(tracks, spacing, children, proposal)
    case .spanned(_, let columnGap, let rowGap, let count, let children, let spans):
      let (widths, heights) = spannedCells(columnGap, rowGap, count, children, spans, proposal)
      return Size(width: Self.sum(widths, columnGap), height: Self.sum(heights, rowGap))
    case .fits(let children): return size(of: chosen(children, proposal), proposal, nil)
    case .flow(let spacing, let children): return flowSize(spacing, children, proposal)
    case .grid(_, let columnGap, let rowGap, let count, let children):
      let (widths, heights) = cells(columnGap, rowGap, count, children, proposal)
      return Size(width: Self.sum(widths, columnGap), height: Self.sum(heights, rowGap))
    case .guided(let isRow, let guides, let children): return guidedSize(isRow, guides, children, proposal)
    default:
      return wrapperSize(tree, proposal, stack)
    }
  }

  private func wrapperSize(_ tree: Tree, _ proposal: Proposal, _ stack: Axis?) -> Size {
    let child = tree.children[0]
    let inner = size(of: child, inside(tree, proposal), stack)
    switch tree {
    case .frame(_, let width, let height, _):
      return Size(width: width ?? inner.width, height: height ?? inner.height)
    case .limits(_, let limits, _):
      let offered = inside(tree, proposal)
      return Size(
        width: Self.limited(inner.width, offered.width, limits.minWidth, limits.maxWidth),
        height: Self.limited(inner.height, offered.height, limits.minHeight, limits.maxHeight))
    case .padding(_, let top, let leading, let bottom, let trailing):
      return Size(width: max(inner.width + leading + trailing, 0), height: max(inner.height + top + bottom, 0))
    case .bar(_, let height, _, let spacing):
      return Size(width: inner.width, height: inner.height + height + (spacing ?? 8))
    case .sideBar(_, let width, _, let spacing):
      return Size(width: inner.width + width + (spacing ?? 8), height: inner.height)
    case .position: return Size(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
    default: return inner
    }
  }

  /// What a flexible frame answers along one axis.
  private static func limited(_ inner: Double, _ offered: Double?, _ least: Double?, _ most: Double?) -> Double {
    var result = inner
    if let least { result = max(least, min(result, offered ?? result)) }
    if let most { result = min(most, max(result, offered ?? result)) }
    return result
  }

  /// What a wrapper proposes to what is in it.
  private func inside(_ tree: Tree, _ proposal: Proposal) -> Proposal {
    var result = proposal
    switch tree {
    case .frame(_, let width, let height, _):
      result.width = width ?? proposal.width
      result.height = height ?? proposal.height
    case .limits(_, let limits, _):
      result.width = Self.clamped(proposal.width ?? limits.idealWidth, limits.minWidth, limits.maxWidth)
      result.height = Self.clamped(proposal.height ?? limits.idealHeight, limits.minHeight, limits.maxHeight)
    case .padding(_, let top, let leading, let bottom, let trailing):
      result.width = proposal.width.map { max($0 - leading - trailing, 0) }
      result.height = proposal.height.map { max($0 - top - bottom, 0) }
    case .ratio(_, let ratio):
      let width = min(proposal.width ?? .infinity, (proposal.height ?? .infinity) * ratio)
      result = width.isFinite ? Proposal(width: width, height: width / ratio) : Proposal(width: nil, height: nil)
    case .fill(_, let ratio):
      let width = max(proposal.width ?? -.infinity, proposal.height.map { $0 * ratio } ?? -.infinity)
      result = width.isFinite ? Proposal(width: width, height: width / ratio) : Proposal(width: nil, height: nil)
    case .bar(_, let height, _, let spacing):
      result.height = proposal.height.map { max($0 - height - (spacing ?? 8), 0) }
    case .sideBar(_, let width, _, let spacing):
      result.width = proposal.width.map { max($0 - width - (spacing ?? 8), 0) }
    case .fixedSize(_, let horizontal, let vertical):
      if horizontal { result.width = nil }
      if vertical { result.height = nil }
    default: break
    }
    return result
  }

  private static func clamped(_ value: Double?, _ least: Double?, _ most: Double?) -> Double? {
    guard var value else { return nil }
    if let least { value = max(value, least) }
    if let most { value = min(value, most) }
    return value
  }

  // MARK: Stacks

  func stackSize(_ children: [Tree], _ axis: Axis, _ spacing: Double?, _ proposal: Proposal) -> Size {
    let sizes = shares(children, axis, spacing, proposal)
    var result = Size(width: 0, height: 0)
    result[axis] = sizes.reduce(Self.gaps(children, axis, spacing).reduce(0, +)) { $0 + $1[axis] }
    result[axis.other] = sizes.map { $0[axis.other] }.max() ?? 0
    return result
  }

  /// The sizes of a stack's views: the least flexible of the highest priority choose first.
  private func shares(_ children: [Tree], _ axis: Axis, _ spacing: Double?, _ proposal: Proposal) -> [Size] {
    proposals(children, axis, spacing, proposal).enumerated().map { size(of: children[$0], $1, axis) }
  }

  private func proposals(
    _ children: [Tree], _ axis: Axis, _ spacing: Double?, _ proposal: Proposal
  ) -> [Proposal] {
    var offers = Array(repeating: proposal, count: children.count)
    guard let length = proposal[axis] else { return offers }
    func answer(_ child: Tree, _ offered: Double) -> Double {
      var offer = proposal
      offer[axis] = offered
      return size(of: child, offer, axis)[axis]
    }
    let least = children.map { answer($0, 0) }
    let flexibility = children.enumerated().map { index, child in
      let most = answer(child, 1e9)
      // 10,000 stands for infinity.
      return most > 9_000 ? .infinity : most - least[index]
    }
    let priorities = children.map(Self.priority)
    var left = length - Self.gaps(children, axis, spacing).reduce(0, +)
    for priority in Set(priorities).sorted(by: >) {
      let group = children.indices.filter { priorities[$0] == priority }
        .sorted { flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1] }
      let reserved = children.indices.filter { priorities[$0] < priority }.reduce(0) { $0 + least[$1] }
      var share = left - reserved
      for (position, index) in group.enumerated() {
        offers[index][axis] = max(share / Double(group.count - position), 0)
        let taken = size(of: children[index], offers[index], axis)[axis]
        share -= taken
        left -= taken
      }
    }
    return offers
  }

  /// Of views one on the other those that tell the size; where there are gaps among them, all.
  private static func highest(_ children: [Tree]) -> [Tree] {
    let priorities = children.map(priority)
    guard let most = priorities.max(), priorities.allSatisfy(\.isFinite) else { return children }
    return zip(children, priorities).filter { $0.1 == most }.map(\.0)
  }

  private static func priority(_ tree: Tree) -> Double {
    switch tree {
    case .spacer: -.infinity
    case .priority(_, let priority): priority
    case .hStack, .vStack, .zStack, .color, .circle, .piece, .text, .divider, .scroll, .lazy, .tracks, .rows, .geometry,
      .fits, .grid, .spanned, .guided, .bar, .sideBar, .flow:
      0
    default: priority(tree.children[0])
    }
  }

  // MARK: Places

  mutating func place(
    _ tree: Tree, _ path: String, _ x: Double, _ y: Double, _ proposal: Proposal, _ stack: Axis?
  ) {
    let own = size(of: tree, proposal, stack)
    switch tree {
    case .color, .circle:
      frames[path] = Frame(x: x, y: y, width: own.width, height: own.height)
    case .piece(let piece):
      frames[path] = Frame(x: x, y: y, width: own.width, height: own.height)
      // How narrow it may be, or how wide it is by itself, only fonts tell.
      if let least = piece.least, proposal.width ?? 0 < least { limits.insert("text") }
    case .text(let width, let height):
      frames[path] = Frame(x: x, y: y, width: width, height: height)
      texts[path] = [width, height]
      // What a text does that is offered less, only fonts tell.
      if proposal.width ?? width < width || proposal.height ?? height < height { limits.insert("text") }
    case .spacer, .divider: break
    case .hStack(let alignment, let spacing, let children):
      placeStack(children, .horizontal, spacing, alignment, path, (x, y), proposal, own)
    case .vStack(let alignment, let spacing, let children):
      placeStack(children, .vertical, spacing, alignment, path, (x, y), proposal, own)
    case .zStack(let alignment, let children):
      let first = Self.highest(children)
      for (index, child) in children.enumerated() {
        let offer = first.contains(child) ? offered(proposal, own) : Proposal(width: own.width, height: own.height)
        placeChild(child, "\(path)\(index)", alignment, x, y, own, offer, nil)
      }
      if exceeds(own, proposal) && children.count > 1 || first.count < children.count { limits.insert("overlap") }
    case .background(let child, let layer, let alignment), .overlay(let child, let layer, let alignment):
      place(child, path + "0", x, y, proposal, stack)
      placeChild(layer, path + "1", alignment, x, y, own, Proposal(width: own.width, height: own.height), nil)
    case .geometry(let child):
      let offer = Proposal(width: own.width, height: own.height)
      place(child, path + "0", x, y, offer, nil)
    case .scroll, .lazy, .tracks, .rows, .fits, .grid, .spanned, .guided, .flow:
      placeContainer(tree, path, x, y, proposal, own)
    default: placeWrapper(tree, path, x, y, proposal, own, stack)
    }
  }

  private mutating func placeWrapper(
    _ tree: Tree, _ path: String, _ x: Double, _ y: Double, _ proposal: Proposal, _ own: Size, _ stack: Axis?
  ) {
    let child = tree.children[0]
    let offer = inside(tree, proposal)
    switch tree {
    case .frame(_, _, _, let alignment): placeChild(child, path + "0", alignment, x, y, own, offer, stack)
    case .limits(_, let limits, let alignment):
      // Where nothing in particular is offered, what is inside is offered what the limits make of it.
      var offer = offer
      if limits.hasWidth { offer.width = offer.width ?? own.width }
      if limits.hasHeight { offer.height = offer.height ?? own.height }
      placeChild(child, path + "0", alignment, x, y, own, offer, stack)
    case .padding(_, let top, let leading, _, _): place(child, path + "0", x + leading, y + top, offer, stack)
    case .fixedSize(_, let horizontal, let vertical):
      // The view keeps its size, and what is in it is offered that size.
      place(
        child, path + "0", x, y,
        Proposal(width: horizontal ? own.width : offer.width, height: vertical ? own.height : offer.height), stack)
    case .position(_, let column, let row):
      let size = size(of: child, proposal, stack)
      place(child, path + "0", x + column - size.width / 2, y + row - size.height / 2, proposal, stack)
    case .bar(_, let height, let isBelow, let spacing):
      let inner = size(of: child, offer, stack)
      let gap = height + (spacing ?? 8)
      place(child, path + "0", x, isBelow ? y : y + gap, offer, stack)
      frames[path + "b"] = Frame(
        x: x + (own.width - 4) / 2, y: isBelow ? y + inner.height + gap - height : y, width: 4, height: height)
    case .sideBar(_, let width, let isAfter, let spacing):
      let inner = size(of: child, offer, stack)
      let gap = width + (spacing ?? 8)
      place(child, path + "0", isAfter ? x : x + gap, y, offer, stack)
      frames[path + "b"] = Frame(
        x: isAfter ? x + inner.width + gap - width : x, y: y + (own.height - 4) / 2, width: width, height: 4)
    case .offset(_, let column, let row): place(child, path + "0", x + column, y + row, proposal, stack)
    case .probe:
      frames[path] = Frame(x: x, y: y, width: own.width, height: own.height)
      place(child, path + "0", x, y, offer, stack)
    default: place(child, path + "0", x, y, offer, stack)
    }
  }

  /// Places a view within the bounds of what it is in.
  mutating func placeChild(
    _ tree: Tree, _ path: String, _ alignment: Int, _ x: Double, _ y: Double, _ bounds: Size, _ proposal: Proposal,
    _ stack: Axis?
  ) {
    let size = size(of: tree, proposal, stack)
    let (column, row) = (Double(alignment % 3), Double(alignment / 3))
    place(
      tree, path, x + (bounds.width - size.width) * column / 2, y + (bounds.height - size.height) * row / 2, proposal,
      stack)
  }

  private mutating func placeStack(
    _ children: [Tree], _ axis: Axis, _ spacing: Double?, _ alignment: Int, _ path: String, _ origin: (Double, Double),
    _ proposal: Proposal, _ own: Size
  ) {
    var offer = proposal
    offer[axis.other] = offer[axis.other] ?? own[axis.other]
    let offers = proposals(children, axis, spacing, offer)
    note(children, offers, axis, spacing, offer, own)
    let gaps = Self.gaps(children, axis, spacing)
    var position = axis == .horizontal ? origin.0 : origin.1
    let start = axis == .horizontal ? origin.1 : origin.0
    for (index, child) in children.enumerated() {
      let size = size(of: child, offers[index], axis)
      let across = start + (own[axis.other] - size[axis.other]) * Double(alignment) / 2
      let (x, y) = axis == .horizontal ? (position, across) : (across, position)
      place(child, "\(path)\(index)", x, y, offers[index], axis)
      position += size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
  }

  /// What is offered when views are placed: where nothing in particular was, the size that was answered.
  private func offered(_ proposal: Proposal, _ own: Size) -> Proposal {
    Proposal(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  private func exceeds(_ own: Size, _ proposal: Proposal) -> Bool {
    own.width > (proposal.width ?? .infinity) + 0.01 || own.height > (proposal.height ?? .infinity) + 0.01
  }

  /// Notes where a browser does otherwise: see docs/layout.md.
  private mutating func note(
    _ children: [Tree], _ offers: [Proposal], _ axis: Axis, _ spacing: Double?, _ proposal: Proposal, _ own: Size
  ) {
    guard children.count > 1 else { return }
    if own[axis.other] > (proposal[axis.other] ?? .infinity) + 0.01 { limits.insert("overlap") }
    guard let length = proposal[axis] else { return }
    func answer(_ child: Tree, _ offered: Double) -> Double {
      var offer = proposal
      offer[axis] = offered
      return size(of: child, offer, axis)[axis]
    }
    let ranges = children.map { (answer($0, 0), answer($0, 1e9)) }
    let priorities = children.map(Self.priority)
    let taken = children.indices.map { size(of: children[$0], offers[$0], axis)[axis] }
    let last = priorities.filter(\.isFinite).max() ?? 0
    if children.indices.contains(where: { priorities[$0] < last && children[$0].hasText }) { limits.insert("text") }
    var left = length - Self.gaps(children, axis, spacing).reduce(0, +)
    for priority in Set(priorities).sorted(by: >) {
      let group = children.indices.filter { priorities[$0] == priority }
      let reserved = children.indices.filter { priorities[$0] < priority }.reduce(0) { $0 + ranges[$1].0 }
      let level = Self.level(group.map { ranges[$0] }, left - reserved)
      for index in group where abs(taken[index] - min(max(level, ranges[index].0), ranges[index].1)) > 0.1 {
        limits.insert("share")
      }
      left -= group.reduce(0) { $0 + taken[$1] }
    }
  }

  /// The length that all of some views can have together, each within its limits.
  private static func level(_ ranges: [(Double, Double)], _ length: Double) -> Double {
    var (low, high) = (0.0, max(length, 0))
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let sum = ranges.reduce(0) { $0 + min(max(middle, $1.0), $1.1) }
      if sum > length { high = middle } else { low = middle }
    }
    return high
  }
}
