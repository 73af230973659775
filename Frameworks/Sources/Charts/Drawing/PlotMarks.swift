import SwiftUI

/// The marks of a chart at their places.
struct PlotMarks: View {
  let items: [PlotItem]

  var body: some View {
    ForEach(items) { item in
      item.view.modifier(MarkLookModifier(look: item.look))._placed(at: item.place)
    }
  }
}

/// What of a look lies on the view of a mark.
private struct MarkLookModifier: ViewModifier {
  let look: MarkLook

  func body(content: Content) -> some View {
    if look.opacity == 1, look.blur == 0, look.shadow == nil, look.changes.isEmpty {
      content
    } else {
      let shadowed = look.shadow.map {
        AnyView(content.shadow(color: $0.color, radius: $0.radius, x: $0.x, y: $0.y))
      }
      let base = AnyView((shadowed ?? AnyView(content)).blur(radius: look.blur).opacity(look.opacity))
      look.changes.reduce(base) { $1($0) }
    }
  }
}

extension PlotItem {
  /// Where the view lies.
  fileprivate var place: _RelativePlace {
    switch content {
    case .rectangle(var frame, let fill, let radius):
      // Neighbours have no seam where edges fall between the points of a screen.
      if radius == 0 {
        frame.x.high.points += 0.05
        frame.y.high.points += 0.05
      }
      return look.alignsStyles && !fill.isPlain ? .whole : frame.place
    case .area(_, let fill, let frame):
      return fill.isPlain || look.alignsStyles ? .whole : frame.place
    case .symbol(let frame, _, let symbol, let area):
      let (x, y) = frame.point(.center)
      let side = area.squareRoot()
      let length: _RelativeLength? = if case .view = symbol { nil } else { _RelativeLength(points: side) }
      return _RelativePlace(x: x.relative, y: y.relative, width: length, height: length, anchor: .center)
    case .rule(let frame, _, let style, let isUpright):
      var place = frame
      let half = style.lineWidth / 2
      if isUpright {
        place.x.low.points -= half
        place.x.high.points += half
      } else {
        place.y.low.points -= half
        place.y.high.points += half
      }
      return place.place
    case .line, .sector, .rectangles, .dots: return .whole
    }
  }

  @ViewBuilder fileprivate var view: some View {
    switch content {
    case .rectangle(let frame, let fill, let radius):
      if look.alignsStyles && !fill.isPlain {
        RectanglesShape(frames: [frame], radius: radius).fill(fill.style)
      } else if radius > 0 {
        RoundedRectangle(cornerRadius: radius).fill(fill.style)
      } else {
        Rectangle().fill(fill.style)
      }
    case .rectangles(let shape, let fill): shape.fill(fill.style)
    case .dots(let shape, let fill, let width):
      shape.stroke(fill.style, style: StrokeStyle(lineWidth: width, lineCap: .round))
    case .area(let shape, let fill, let frame):
      (fill.isPlain || look.alignsStyles ? shape : shape.within(frame)).fill(fill.style)
    case .line(let shape, let fill, let style): shape.stroke(fill.style, style: style)
    case .rule(_, let fill, let style, let isUpright):
      StraightLine(axis: isUpright ? .vertical : .horizontal).stroke(fill.style, style: style)
    case .sector(let shape, let fill):
      shape.fill(fill.style)
    case .symbol(_, let fill, let symbol, _):
      switch symbol {
      case .view(let view): view.foregroundStyle(fill.style)
      case .shape(let shape): SymbolView(shape: shape, fill: fill)
      }
    }
  }
}

/// The symbol of a point.
private struct SymbolView: View {
  let shape: AnyChartSymbolShape
  let fill: MarkLook.Fill

  var body: some View {
    if (shape.shape as? BasicChartSymbolShape)?.kind == .circle {
      Circle().fill(fill.style)
    } else {
      shape.fill(fill.style)
    }
  }
}

extension _RelativePlace {
  /// All of the area.
  static let whole = _RelativePlace(
    x: _RelativeLength(), y: _RelativeLength(), width: _RelativeLength(share: 1), height: _RelativeLength(share: 1))
}
