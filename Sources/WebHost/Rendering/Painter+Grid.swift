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
    if grid.fitted == nil, !grid.tracks.isEmpty, !grid.tracks.contains(where: \.fills) {
      if grid.axis == .vertical {
        box.style.add("justify-content", grid.alignment.horizontal.css)
      } else {
        box.style.add("align-content", grid.alignment.vertical.css)
      }
    }
    let places = grid.cellAlignments
    box.style.place(places.count == 1 ? places[0] : grid.alignment)
    let across = grid.tracks.first?.spacing
    if let spacing = grid.spacing ?? across {
      let other = across ?? 8
      box.style.add(
        "gap", grid.axis == .vertical ? "\(.px(spacing)) \(.px(other))" : "\(.px(other)) \(.px(spacing))")
    }
    open("div", id, box)
    if places.count > 1 {
      var track = 0
      for (index, child) in zip(parts.content.indices, parts.content) {
        let isLine = child.modifiers.contains(.gridLine)
        context.place.cell = isLine ? nil : places[track % places.count]
        track = isLine ? 0 : track + 1
        children(parts.content[index...index])
      }
    } else {
      children(parts.content)
    }
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

extension GridContent {
  /// How views lie in the cells of each track; one for all, or none, where the tracks do not differ.
  fileprivate var cellAlignments: [Alignment] {
    guard tracks.contains(where: { $0.alignment != nil }) else { return [] }
    let all = tracks.map { $0.alignment ?? alignment }
    return all.allSatisfy { $0 == all[0] } ? [all[0]] : all
  }
}

extension GridItem {
  /// True where the track takes what the others leave.
  fileprivate var fills: Bool {
    switch size {
    case .fixed: false
    case .flexible(_, let maximum): !maximum.isFinite
    case .adaptive: true
    }
  }

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
