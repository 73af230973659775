/// Makes random trees; the same for the same seed on every machine.
struct Generator {
  private var state: UInt64
  private let hasTexts: Bool
  private let hasLimits: Bool
  private let isWide: Bool
  private let hasPieces: Bool
  private let hasMore: Bool

  /// Makes a generator of trees without texts, or with them; with what scrolls, is lazy or lies at a place of its own where it is wide.
  /// Beside the texts there are views with limits beyond their place where it has those.
  init(
    seed: UInt64, hasTexts: Bool = false, hasLimits: Bool = false, isWide: Bool = false, hasPieces: Bool = false,
    hasMore: Bool = false
  ) {
    self.hasTexts = hasTexts
    self.hasLimits = hasLimits
    self.isWide = isWide
    self.hasPieces = hasPieces
    self.hasMore = hasMore
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  /// A tree of some depth.
  mutating func tree(depth: Int) -> Tree {
    if depth == 0 { return leaf() }
    if hasMore, below(5) == 0 { return more(depth) }
    if isWide, below(5) < 2 { return wide(depth) }
    switch below(15) {
    case 0...2: return .hStack(below(3), spacing(), children(depth))
    case 3...5: return .vStack(below(3), spacing(), children(depth))
    case 6: return .zStack(below(9), children(depth))
    case 7: return .frame(tree(depth: depth - 1), maybe(length()), maybe(length()), below(9))
    case 8: return .limits(tree(depth: depth - 1), flexibleFrame(), below(9))
    case 9, 10:
      return .padding(tree(depth: depth - 1), Double(below(9)), Double(below(9)), Double(below(9)), Double(below(9)))
    case 11: return .background(tree(depth: depth - 1), tree(depth: below(2)), below(9))
    case 12: return .overlay(tree(depth: depth - 1), tree(depth: below(2)), below(9))
    case 13: return .priority(tree(depth: depth - 1), Double(below(3)) - 1)
    default: return below(3) == 0 ? .fixedSize(tree(depth: depth - 1), flip(), flip()) : probed(tree(depth: depth - 1))
    }
  }

  private mutating func wide(_ depth: Int) -> Tree {
    if hasPieces, below(6) == 0 { return rare(depth) }
    if flip() { return .neutral(tree(depth: depth - 1), below(Neutral.allCases.count)) }
    switch below(16) {
    case 0, 1: return .scroll(below(4) == 0, (0..<(1 + below(2))).map { _ in tree(depth: below(depth)) })
    case 2: return .lazy(false, below(3), spacing(), children(depth))
    case 3: return .scroll(false, [.lazy(false, below(3), spacing(), children(depth))])
    case 4: return .geometry(tree(depth: depth - 1))
    case 5: return .position(tree(depth: depth - 1), length(), length())
    case 6: return .offset(tree(depth: depth - 1), Double(below(30)), Double(below(30)) - 10)
    case 7: return .ratio(.color, [0.5, 1, 1.5, 2][below(4)])
    case 8: return .fits((0..<(2 + below(2))).map { _ in plain(depth: below(depth)) })
    case 9: return .fill(.color, [0.5, 1, 1.5, 2][below(4)])
    case 10, 11: return .bar(tree(depth: depth - 1), Double(4 + below(20)), flip(), maybe(Double(below(12))))
    case 12, 13:
      let columns = 1 + below(3)
      let cells = columns * (1 + below(3))
      return .grid(below(9), spacing(), spacing(), columns, (0..<cells).map { _ in cell() })
    case 14:
      let count = 1 + below(3)
      return .guided(
        flip(), (0..<count).map { _ in Double(below(60)) - 20 }, (0..<count).map { _ in fixed() })
    default:
      let tracks: [Tree.Track] =
        flip() ? [.adaptive(Double(30 + below(60)))] : (0..<(1 + below(3))).map { _ in track() }
      return .tracks(tracks, spacing(), below(3), (0..<(1 + below(5))).map { _ in tree(depth: below(depth)) })
    }
  }

  /// Distances and room below nothing, layouts of the program's own, bars beside, and proportions of anything.
  private mutating func more(_ depth: Int) -> Tree {
    switch below(8) {
    case 0:
      return .padding(
        tree(depth: depth - 1), -Double(below(9)), -Double(below(9)), -Double(below(9)), -Double(below(9)))
    case 1: return .hStack(below(3), -Double(below(12)), children(depth))
    case 2: return .vStack(below(3), -Double(below(12)), children(depth))
    case 3: return .flow(Double(below(10)), (0..<(1 + below(6))).map { _ in fixed() })
    case 4: return .ratio(tree(depth: depth - 1), [0.5, 1, 1.5, 2][below(4)])
    case 5: return .frame(.fill(.color, [0.5, 1, 1.5, 2][below(4)]), maybe(length()), maybe(length()), below(9))
    case 6: return .sideBar(tree(depth: depth - 1), Double(4 + below(20)), flip(), maybe(Double(below(12))))
    default: return .fits((0..<(1 + below(3))).map { _ in tree(depth: below(depth)) })
    }
  }

  /// Grids that grow sideways, and those in which cells have several columns.
  private mutating func rare(_ depth: Int) -> Tree {
    if flip() {
      let tracks = (0..<(1 + below(3))).map { _ in track() }
      return .rows(tracks, spacing(), below(3), (0..<(1 + below(5))).map { _ in tree(depth: below(depth)) })
    }
    let count = 2 + below(2)
    var spans: [Int] = Array(repeating: 1, count: count)
    for _ in 0..<(1 + below(2)) {
      let span = 1 + below(count)
      spans += [span] + Array(repeating: 1, count: count - span)
    }
    let cells = spans.map { span in
      span == 1 ? cell() : Tree.frame(.color, Double(4 + below(20)), Double(4 + below(30)), 4)
    }
    return .spanned(below(9), spacing(), spacing(), count, cells, spans)
  }

  /// A tree without what is rarer.
  private mutating func plain(depth: Int) -> Tree {
    depth == 0
      ? fixed()
      : flip()
        ? .hStack(below(3), spacing(), [fixed(), plain(depth: depth - 1)])
        : .padding(plain(depth: depth - 1), Double(below(40)), Double(below(90)), Double(below(40)), Double(below(90)))
  }

  private mutating func fixed() -> Tree { .frame(.color, Double(4 + below(150)), Double(4 + below(100)), 4) }

  /// What lies in a cell of a grid.
  private mutating func cell() -> Tree {
    switch below(5) {
    case 0: .color
    case 1: .frame(.color, nil, Double(4 + below(40)), 4)
    case 2: .frame(.color, Double(4 + below(40)), nil, 4)
    default: .frame(.color, Double(4 + below(40)), Double(4 + below(30)), 4)
    }
  }

  private mutating func track() -> Tree.Track {
    switch below(3) {
    case 0: .fixed(Double(20 + below(60)))
    case 1: .flexible(10, Double(30 + below(60)))
    default: .flexible(10, 10_000)
    }
  }

  /// A view with an identifier, unless it has one.
  private func probed(_ tree: Tree) -> Tree {
    switch tree {
    case .color, .circle, .piece, .text, .probe, .ratio, .offset, .neutral, .position: tree
    case .priority(let child, let priority): .priority(probed(child), priority)
    default: .probe(tree)
    }
  }

  private mutating func leaf() -> Tree {
    if hasTexts, below(3) == 0 { return .text(Double(8 + below(60)), Double(10 + below(20))) }
    if hasPieces, below(3) == 0 { return .piece(Piece.allCases[below(Piece.allCases.count)]) }
    if hasLimits, below(6) == 0 { return giving() }
    return switch below(8) {
    case 0...3: .frame(.color, Double(4 + below(50)), Double(4 + below(40)), 4)
    case 4, 5: .color
    case 6: .frame(.circle, nil, Double(4 + below(40)), 4)
    default: .limits(.color, flexibleFrame(), 4)
    }
  }

  /// What takes much and gives back what is not there.
  private mutating func giving() -> Tree {
    var limits = Tree.Limits()
    if flip() { limits.maxWidth = Double(80 + below(300)) } else { limits.maxHeight = Double(80 + below(200)) }
    return .limits(.color, limits, below(9))
  }

  private mutating func children(_ depth: Int) -> [Tree] {
    (0..<(1 + below(4))).map { _ in
      switch below(12) {
      case 0: .spacer(maybe(Double(below(30))))
      case 1: .divider
      default: tree(depth: below(depth))
      }
    }
  }

  private mutating func flexibleFrame() -> Tree.Limits {
    var limits = Tree.Limits()
    (limits.minWidth, limits.idealWidth, limits.maxWidth) = limit()
    (limits.minHeight, limits.idealHeight, limits.maxHeight) = limit()
    return limits
  }

  private mutating func limit() -> (Double?, Double?, Double?) {
    let least = Double(below(40))
    let most = least + Double(below(80))
    switch below(6) {
    case 0: return (least, nil, nil)
    case 1: return (nil, nil, most)
    case 2: return (least, nil, most)
    case 3: return (nil, nil, 10_000)
    case 4: return (nil, least + 5, nil)
    default: return (nil, nil, nil)
    }
  }

  private mutating func length() -> Double { Double(10 + below(140)) }

  private mutating func spacing() -> Double? { maybe(Double(below(3) * 5)) }

  private mutating func maybe(_ value: Double) -> Double? { flip() ? value : nil }

  private mutating func flip() -> Bool { below(2) == 0 }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
