import Foundation
import ViewGraph

extension Painter {
  mutating func grid(_ grid: GridContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("g")
    if let fitted = grid.fitted {
      box.style.add("grid-template-columns", .list(fitted.columns.map(\.track), separator: " "))
      if fitted.rows.contains(where: { $0.fills || $0.isLimited }) {
        box.style.add("grid-template-rows", .list(fitted.rows.map(\.track), separator: " "))
      }
    } else if !grid.tracks.isEmpty {
      let tracks = CSS.list(grid.tracks.map(\.css), separator: " ")
      box.style.add(grid.axis == .vertical ? "grid-template-columns" : "grid-template-rows", tracks)
    }
    if grid.axis == .horizontal { box.style.add("grid-auto-flow", "column") }
    box.style.place(grid.alignment)
    let across = grid.tracks.first?.spacing
    if let spacing = grid.spacing ?? across {
      let other = across ?? 8
      box.style.add(
        "gap", grid.axis == .vertical ? "\(.px(spacing)) \(.px(other))" : "\(.px(other)) \(.px(spacing))")
    }
    open("div", id, box)
    children(parts.content)
    sink.close()
  }
}

extension LayoutRange {
  /// A track that is as large as what is in it.
  fileprivate var track: CSS {
    let least: CSS = minimum.map { .px($0) } ?? "auto"
    if fills { return "minmax(\(least),1fr)" }
    guard isLimited, let maximum else { return "auto" }
    return "minmax(\(least),\(.px(maximum)))"
  }
}

extension GridItem {
  /// The track as CSS.
  fileprivate var css: CSS {
    switch size {
    case .fixed(let length): .px(length)
    case .flexible(let minimum, let maximum):
      maximum.isFinite ? "minmax(\(.px(minimum)),\(.px(maximum)))" : "minmax(\(.px(minimum)),1fr)"
    case .adaptive(let minimum, _): "repeat(auto-fill,minmax(min(100%,\(.px(minimum))),1fr))"
    }
  }
}
