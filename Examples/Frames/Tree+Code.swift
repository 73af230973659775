extension Tree {
  /// The tree as the SwiftUI code that makes it.
  var code: String {
    switch self {
    case .color: "Color.red"
    case .circle: "Circle()"
    case .piece(let piece): piece.code
    case .text(let width, let height): "Text(\"\(width) x \(height)\")"
    case .spacer(let length): "Spacer(\(length.map { "minLength: \($0)" } ?? ""))"
    case .divider: "Divider()"
    case .hStack(let alignment, let spacing, let children):
      Self.stack("HStack", "alignment: .\(["top", "center", "bottom"][alignment])", spacing, children)
    case .vStack(let alignment, let spacing, let children):
      Self.stack("VStack", "alignment: .\(["leading", "center", "trailing"][alignment])", spacing, children)
    case .zStack(let alignment, let children): Self.stack("ZStack", "alignment: \(Self.name(alignment))", nil, children)
    case .frame(let child, let width, let height, let alignment):
      child.code + Self.call("frame", [("width", width), ("height", height)], alignment)
    case .limits(let child, let limits, let alignment):
      child.code
        + Self.call(
          "frame",
          [
            ("minWidth", limits.minWidth), ("idealWidth", limits.idealWidth), ("maxWidth", limits.maxWidth),
            ("minHeight", limits.minHeight), ("idealHeight", limits.idealHeight), ("maxHeight", limits.maxHeight),
          ], alignment)
    case .padding(let child, let top, let leading, let bottom, let trailing):
      child.code + ".padding(EdgeInsets(top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing)))"
    case .background(let child, let layer, let alignment):
      child.code + ".background(alignment: \(Self.name(alignment))) { \(layer.code) }"
    case .overlay(let child, let layer, let alignment):
      child.code + ".overlay(alignment: \(Self.name(alignment))) { \(layer.code) }"
    case .ratio(let child, let ratio): child.code + ".aspectRatio(\(ratio), contentMode: .fit)"
    case .fixedSize(let child, let horizontal, let vertical):
      child.code + ".fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
    case .priority(let child, let priority): child.code + ".layoutPriority(\(priority))"
    case .probe(let child): child.code
    case .neutral(let child, let kind): Neutral(kind).code(child.code)
    case .geometry(let child): "GeometryReader { _ in \(child.code) }"
    case .position(let child, let x, let y): child.code + ".position(x: \(x), y: \(y))"
    case .offset(let child, let x, let y): child.code + ".offset(x: \(x), y: \(y))"
    case .fits(let children): "ViewThatFits { \(Self.joined(children)) }"
    case .fill(let child, let ratio): child.code + ".aspectRatio(\(ratio), contentMode: .fill)"
    case .bar(let child, let height, let isBelow, let spacing):
      child.code
        + ".safeAreaInset(edge: .\(isBelow ? "bottom" : "top")\(spacing.map { ", spacing: \($0)" } ?? "")) { c(4, \(height)) }"
    case .grid(let alignment, let columnGap, let rowGap, let count, let children):
      "Grid(alignment: \(Self.name(alignment)), \(String(describing: columnGap)), \(String(describing: rowGap))) { \(count) columns: \(Self.joined(children)) }"
    case .spanned(let alignment, let columnGap, let rowGap, let count, let children, let spans):
      "Grid(alignment: \(Self.name(alignment)), \(String(describing: columnGap)), \(String(describing: rowGap))) { \(count) columns, spans \(spans): \(Self.joined(children)) }"
    case .rows(let tracks, let spacing, let alignment, let children):
      Self.stack(
        "LazyHGrid", "rows: \(tracks), alignment: .\(["top", "center", "bottom"][alignment])", spacing, children)
    case .flow(let spacing, let children): "Flow(spacing: \(spacing)) { \(Self.joined(children)) }"
    case .sideBar(let child, let width, let isAfter, let spacing):
      child.code
        + ".safeAreaInset(edge: .\(isAfter ? "trailing" : "leading")\(spacing.map { ", spacing: \($0)" } ?? "")) { c(\(width), 4) }"
    case .guided(let isRow, let guides, let children):
      "\(isRow ? "H" : "V")Stack(alignment: .mark, spacing: 0) { guides \(guides): \(Self.joined(children)) }"
    case .scroll(let isSideways, let children):
      "ScrollView(.\(isSideways ? "horizontal" : "vertical")) { \(Self.joined(children)) }"
    case .lazy(true, let alignment, let spacing, let children):
      Self.stack("LazyHStack", "alignment: .\(["top", "center", "bottom"][alignment])", spacing, children)
    case .lazy(false, let alignment, let spacing, let children):
      Self.stack("LazyVStack", "alignment: .\(["leading", "center", "trailing"][alignment])", spacing, children)
    case .tracks(let tracks, let spacing, let alignment, let children):
      Self.stack(
        "LazyVGrid", "columns: \(tracks), alignment: .\(["leading", "center", "trailing"][alignment])", spacing,
        children)
    }
  }

  private static func stack(_ name: String, _ alignment: String, _ spacing: Double?, _ children: [Tree]) -> String {
    "\(name)(\(alignment)\(spacing.map { ", spacing: \($0)" } ?? "")) { \(joined(children)) }"
  }

  private static func joined(_ children: [Tree]) -> String { children.map(\.code).joined(separator: "; ") }

  private static func call(_ name: String, _ values: [(String, Double?)], _ alignment: Int) -> String {
    let given = values.compactMap { label, value in value.map { "\(label): \($0 >= 10_000 ? ".infinity" : "\($0)")" } }
    return ".\(name)(\((given + ["alignment: \(Self.name(alignment))"]).joined(separator: ", ")))"
  }

  private static func name(_ alignment: Int) -> String {
    [
      ".topLeading", ".top", ".topTrailing", ".leading", ".center", ".trailing", ".bottomLeading", ".bottom",
      ".bottomTrailing",
    ][alignment]
  }
}
