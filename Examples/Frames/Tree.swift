/// A view as a value: what random layouts are made of, and what is made smaller when one fails.
indirect enum Tree: Codable, Equatable, Sendable {
  case color
  case circle
  /// A control, a picture or a symbol: see `Piece`.
  case piece(Piece)
  /// A text of one line whose box has a size.
  case text(Double, Double)
  case spacer(Double?)
  case divider
  case hStack(Int, Double?, [Tree])
  case vStack(Int, Double?, [Tree])
  case zStack(Int, [Tree])
  case frame(Tree, Double?, Double?, Int)
  case limits(Tree, Limits, Int)
  case padding(Tree, Double, Double, Double, Double)
  case background(Tree, Tree, Int)
  case overlay(Tree, Tree, Int)
  case ratio(Tree, Double)
  case fixedSize(Tree, Bool, Bool)
  case priority(Tree, Double)
  /// A view whose frame is compared, besides those of colours and circles.
  case probe(Tree)
  /// Views that scroll, downwards or sideways.
  case scroll(Bool, [Tree])
  /// A lazy stack, downwards or sideways.
  case lazy(Bool, Int, Double?, [Tree])
  case geometry(Tree)
  case position(Tree, Double, Double)
  case offset(Tree, Double, Double)
  /// A lazy grid that grows downwards: tracks, spacing, alignment, cells.
  case tracks([Track], Double?, Int, [Tree])
  /// The same growing sideways.
  case rows([Track], Double?, Int, [Tree])
  /// A grid of so many columns in which cells have several of them: alignment, distances, cells and their columns.
  case spanned(Int, Double?, Double?, Int, [Tree], [Int])

  /// The first of several that fits.
  case fits([Tree])
  /// At least as large as what is offered, in proportion.
  case fill(Tree, Double)
  /// A view with a bar of a height below it, or above it.
  case bar(Tree, Double, Bool, Double?)
  /// A grid of so many columns, row by row: alignment, distances, cells.
  case grid(Int, Double?, Double?, Int, [Tree])
  /// A column, or a row, whose views lie with guides of their own on one line: so far is each guide from where the view begins.
  case guided(Bool, [Double], [Tree])
  /// Views in lines, each begun where the one before is full: a layout of the program's own.
  case flow(Double, [Tree])
  /// A view with a bar of a width before it, or after it.
  case sideBar(Tree, Double, Bool, Double?)

  /// A view with a modifier, or in a wrapper, that leaves the layout alone: see `Neutral`.
  case neutral(Tree, Int)

  /// A column of a lazy grid.
  enum Track: Codable, Equatable, Sendable {
    case fixed(Double)
    case flexible(Double, Double)
    case adaptive(Double)
  }

  /// The arguments of a flexible frame; 10,000 stands for infinity.
  struct Limits: Codable, Equatable, Sendable {
    var minWidth: Double?
    var idealWidth: Double?
    var maxWidth: Double?
    var minHeight: Double?
    var idealHeight: Double?
    var maxHeight: Double?

    var hasWidth: Bool { minWidth ?? idealWidth ?? maxWidth != nil }
    var hasHeight: Bool { minHeight ?? idealHeight ?? maxHeight != nil }
  }
}

extension Tree {
  /// The trees inside.
  var children: [Tree] {
    switch self {
    case .color, .circle, .piece, .text, .spacer, .divider: []
    case .hStack(_, _, let children), .vStack(_, _, let children), .zStack(_, let children), .scroll(_, let children),
      .lazy(_, _, _, let children), .tracks(_, _, _, let children), .fits(let children),
      .rows(_, _, _, let children), .grid(_, _, _, _, let children), .spanned(_, _, _, _, let children, _),
      .guided(_, _, let children), .flow(_, let children):
      children
    case .frame(let child, _, _, _), .limits(let child, _, _), .padding(let child, _, _, _, _), .ratio(let child, _),
      .fixedSize(let child, _, _), .priority(let child, _), .probe(let child), .geometry(let child),
      .neutral(let child, _), .fill(let child, _), .bar(let child, _, _, _), .sideBar(let child, _, _, _),
      .position(let child, _, _), .offset(let child, _, _):
      [child]
    case .background(let child, let layer, _), .overlay(let child, let layer, _): [child, layer]
    }
  }

  /// The same with other trees inside.
  func with(_ children: [Tree]) -> Tree {
    switch self {
    case .color, .circle, .piece, .text, .spacer, .divider: self
    case .hStack(let alignment, let spacing, _): .hStack(alignment, spacing, children)
    case .vStack(let alignment, let spacing, _): .vStack(alignment, spacing, children)
    case .zStack(let alignment, _): .zStack(alignment, children)
    case .frame(_, let width, let height, let alignment): .frame(children[0], width, height, alignment)
    case .limits(_, let limits, let alignment): .limits(children[0], limits, alignment)
    case .padding(_, let top, let leading, let bottom, let trailing):
      .padding(children[0], top, leading, bottom, trailing)
    case .background(_, _, let alignment): .background(children[0], children[1], alignment)
    case .overlay(_, _, let alignment): .overlay(children[0], children[1], alignment)
    case .ratio(_, let ratio): .ratio(children[0], ratio)
    case .fixedSize(_, let horizontal, let vertical): .fixedSize(children[0], horizontal, vertical)
    case .priority(_, let priority): .priority(children[0], priority)
    case .probe: .probe(children[0])
    case .scroll(let isSideways, _): .scroll(isSideways, children)
    case .lazy(let isSideways, let alignment, let spacing, _): .lazy(isSideways, alignment, spacing, children)
    case .geometry: .geometry(children[0])
    case .neutral(_, let kind): .neutral(children[0], kind)
    case .position(_, let x, let y): .position(children[0], x, y)
    case .offset(_, let x, let y): .offset(children[0], x, y)
    case .tracks(let tracks, let spacing, let alignment, _): .tracks(tracks, spacing, alignment, children)
    case .rows(let tracks, let spacing, let alignment, _): .rows(tracks, spacing, alignment, children)
    case .spanned(let alignment, let columnGap, let rowGap, let count, _, let spans):
      .spanned(alignment, columnGap, rowGap, count, children, spans)
    case .fits: .fits(children)
    case .fill(_, let ratio): .fill(children[0], ratio)
    case .bar(_, let height, let isBelow, let spacing): .bar(children[0], height, isBelow, spacing)
    case .grid(let alignment, let columnGap, let rowGap, let count, _):
      .grid(alignment, columnGap, rowGap, count, children)
    case .guided(let isRow, let guides, _): .guided(isRow, guides, children)
    case .flow(let spacing, _): .flow(spacing, children)
    case .sideBar(_, let width, let isAfter, let spacing): .sideBar(children[0], width, isAfter, spacing)
    }
  }

  /// The trees that are one step smaller.
  var smaller: [Tree] {
    var result = children
    for (index, child) in children.enumerated() {
      for replacement in child.smaller {
        var children = children
        children[index] = replacement
        result.append(with(children))
      }
      if children.count > 1, isStack {
        var children = children
        children.remove(at: index)
        result.append(with(children))
      }
    }
    return result
  }

  private var isStack: Bool {
    switch self {
    case .hStack, .vStack, .zStack, .scroll, .lazy, .tracks, .rows, .fits, .grid, .guided, .flow: true
    default: false
    }
  }
}
