import Foundation
import ViewGraph

extension Painter {
  mutating func grid(_ grid: GridContent, _ parts: NodeParts, _ box: Box, _ id: ElementID, _ place: LayoutPlace) {
    var box = box
    box.add("g")
    if let fitted = grid.fitted {
      box.style.add(
        "grid-template-columns",
        .list(fitted.columns.map { $0.track(isFree: place.unbounded.contains(.horizontal)) }, separator: " "))
      if fitted.rows.contains(where: { $0.fills || $0.isLimited }) {
        let isFree = place.unbounded.contains(.vertical)
        box.style.add("grid-template-rows", .list(fitted.rows.map { $0.track(isFree: isFree) }, separator: " "))
      }
    } else if !grid.tracks.isEmpty {
      let tracks = CSS.list(
        grid.hasGaps ? grid.tracksAndGaps : grid.tracksInTurn ?? grid.tracks.map(\.css), separator: " ")
      box.style.add(grid.axis == .vertical ? "grid-template-columns" : "grid-template-rows", tracks)
      limit(grid, &box)
    }
    if grid.axis == .horizontal { box.style.add("grid-auto-flow", "column") }
    if grid.fitted == nil, !grid.tracks.isEmpty, grid.tracksInTurn != nil || !grid.tracks.contains(where: \.fills) {
      if grid.axis == .vertical {
        box.style.add("justify-content", grid.alignment.horizontal.css)
      } else {
        box.style.add("align-content", grid.alignment.vertical.css)
      }
    }
    let places = grid.cellAlignments
    box.style.place(places.count == 1 ? places[0] : grid.alignment)
    let across = grid.hasGaps ? 0 : grid.tracks.first?.spacing
    if grid.spacing != nil || across != nil {
      // Style sheets have no distances below nothing.
      let (spacing, other) = (max(grid.spacing ?? 8, 0), max(across ?? 8, 0))
      box.style.add(
        "gap", grid.axis == .vertical ? "\(.px(spacing)) \(.px(other))" : "\(.px(other)) \(.px(spacing))")
    }
    open("div", id, box)
    if places.count > 1 || grid.hasGaps {
      var track = 0
      for (index, child) in zip(parts.content.indices, parts.content) {
        let isLine = child.modifiers.contains(.gridLine(grid.axis))
        if places.count > 1 { context.place.cell = isLine ? nil : places[track % places.count] }
        if grid.hasGaps {
          context.place.track = isLine ? nil : LayoutPlace.Track(grid.axis, 2 * (track % grid.tracks.count) + 1)
        }
        track = isLine ? 0 : track + 1
        children(parts.content[index...index])
      }
    } else {
      children(parts.content)
    }
    sink.close()
  }
}

extension Painter {
  /// Tells the script the tracks of which as many as fit have a greatest length: style sheets would count them by that.
  private func limit(_ grid: GridContent, _ box: inout Box) {
    guard grid.tracks.count == 1, case .adaptive(let least, let most) = grid.tracks[0].size, most.isFinite else {
      return
    }
    box.needsMore()
    let axis = grid.axis == .vertical ? "x" : "y"
    box.attributes.append(("data-am", "\(axis),\(Double(least).shortText),\(Double(most).shortText)"))
    box.style.add(grid.axis == .vertical ? "justify-content" : "align-content", "center")
  }
}

extension LayoutRange {
  /// A track that is as large as what is in it; of its ideal length where nothing in particular is offered.
  fileprivate func track(isFree: Bool) -> CSS {
    if isFree, fills || isLimited, let ideal { return .px(ideal) }
    let least: CSS = minimum.map { .px($0) } ?? "auto"
    if fills { return "minmax(\(least),1fr)" }
    guard isLimited, let maximum else { return "auto" }
    return "minmax(\(least),\(.px(maximum)))"
  }
}

extension GridContent {
  /// True where distances between tracks differ, so that they are tracks themselves.
  fileprivate var hasGaps: Bool {
    fitted == nil && tracks.count > 2 && tracks.allSatisfy { !$0.isAdaptive }
      && tracks.dropLast().contains { ($0.spacing ?? 8) != (tracks[0].spacing ?? 8) }
  }

  /// The tracks with the distances between them.
  fileprivate var tracksAndGaps: [CSS] {
    Array(tracks.flatMap { [$0.css, CSS.px($0.spacing ?? 8)] }.dropLast())
  }

  /// How views lie in the cells of each track; one for all, or none, where the tracks do not differ.
  fileprivate var cellAlignments: [Alignment] {
    guard tracks.contains(where: { $0.alignment != nil }) else { return [] }
    let all = tracks.map { $0.alignment ?? alignment }
    return all.allSatisfy { $0 == all[0] } ? [all[0]] : all
  }
}

extension GridItem {
  fileprivate var isAdaptive: Bool {
    if case .adaptive = size { true } else { false }
  }

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

  /// True for a track that takes an equal share of what is left, up to a limit.
  fileprivate var isLimited: Bool {
    if case .flexible(_, let maximum) = size { maximum.isFinite } else { false }
  }
}

extension GridContent {
  /// The tracks where they have limits that differ: each gets its share in turn, where style sheets would give what one leaves to
  /// those before it too. Nil where they need not be told so.
  fileprivate var tracksInTurn: [CSS]? {
    let limits = tracks.compactMap { track -> CGFloat? in
      if case .flexible(_, let most) = track.size { most } else { nil }
    }
    guard limits.contains(where: { $0 != limits[0] }), !tracks.contains(where: \.isAdaptive), !hasGaps else {
      return nil
    }
    var taken = (tracks[0].spacing ?? 8) * CGFloat(tracks.count - 1)
    for case .fixed(let length) in tracks.map(\.size) { taken += length }
    var left: CSS = "100% - \(.points(taken))"
    var count = tracks.count {
      if case .flexible = $0.size { true } else { false }
    }
    return tracks.map { track in
      guard case .flexible(let least, let most) = track.size else { return track.css }
      let share: CSS = "(\(left))/\(count)"
      let width: CSS =
        most.isFinite ? "clamp(\(.points(least)),\(share),\(.points(most)))" : "max(\(.points(least)),\(share))"
      left = "\(left) - \(width)"
      count -= 1
      return width
    }
  }
}
