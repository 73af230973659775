import Foundation
import ViewGraph

extension Painter {
  mutating func grid(_ grid: GridContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("g")
    let tracks = CSS.list(grid.tracks.map(\.css), separator: " ")
    if grid.axis == .vertical {
      if !grid.tracks.isEmpty { box.style.add("grid-template-columns", tracks) }
    } else {
      box.style.add("grid-auto-flow", "column")
      if !grid.tracks.isEmpty { box.style.add("grid-template-rows", tracks) }
    }
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

extension GridItem {
  /// The track as CSS.
  fileprivate var css: CSS {
    switch size {
    case .fixed(let length): .px(length)
    // A track without a smallest width is as wide as what is in it.
    case .flexible(0, .infinity): "auto"
    case .flexible(let minimum, let maximum):
      maximum.isFinite ? "minmax(\(.px(minimum)),\(.px(maximum)))" : "minmax(\(.px(minimum)),1fr)"
    case .adaptive(let minimum, _): "repeat(auto-fill,minmax(min(100%,\(.px(minimum))),1fr))"
    }
  }
}
