import SwiftUI

/// Makes what there is to draw of marks.
@MainActor
struct PlotItems {
  private(set) var items: [PlotItem] = []
  private(set) var frames: [PlotFrame?]
  private let model: ChartModel
  private let manyPoints: Bool

  /// Rectangles and symbols up to this number are views of their own, which move when they change.
  private static let limit = 250

  init(_ model: ChartModel) {
    self.model = model
    let placing = MarkPlacing(model)
    frames = model.marks.indices.map { placing.frame($0) }
    manyPoints = model.marks.lazy.filter { $0.kind == .point }.count > Self.limit
    var drawn: Set<Series> = []
    var angle = 0.0
    let many = model.marks.lazy.filter { $0.kind == .bar || $0.kind == .rectangle }.count > Self.limit
    for (index, mark) in model.marks.enumerated() {
      switch mark.kind {
      case .line, .area:
        let series = Series(mark)
        if drawn.insert(series).inserted { addSeries(series, index) }
      case .sector:
        let size = mark.part / max(model.angleSum, .leastNormalMagnitude)
        let shape = SectorShape(mark, from: angle, to: angle + size)
        angle += size
        if size > 0 { items.append(PlotItem(id: "\(index)", content: .sector(shape, fill(mark)), look: mark.look)) }
      default: if let frame = frames[index] { add(mark, frame, index, many) }
      }
    }
    for (index, mark) in model.marks.enumerated() where mark.kind == .line || mark.kind == .area {
      guard let frame = frames[index], let symbol = symbol(of: mark) else { continue }
      let top = mark.kind == .area ? PlotFrame(x: frame.x, y: Extent(low: frame.y.low, high: frame.y.low)) : frame
      let content = PlotItem.Content.symbol(top, fill(mark), symbol, area: model.looks.area(of: mark.look, usual: 50))
      items.append(PlotItem(id: "s\(index)", content: content, look: mark.look))
    }
  }

  private func fill(_ mark: _ChartMark) -> MarkLook.Fill { model.looks.fill(of: mark.look) }

  private func symbol(of mark: _ChartMark) -> MarkLook.Symbol? {
    mark.look.symbol ?? mark.look.symbolBy.map { model.looks.symbol($0.value) }
  }

  private mutating func add(_ mark: _ChartMark, _ frame: PlotFrame, _ index: Int, _ many: Bool) {
    let fill = fill(mark)
    switch mark.kind {
    case .bar, .rectangle:
      let radius = mark.look.cornerRadius ?? 0
      if many, fill.isPlain, case .rectangles(var shape, let last)? = items.last?.content,
        mark.look.fill == nil, mark.look.fillBy?.value == items.last?.look.fillBy?.value
      {
        shape.frames.append(frame)
        items[items.count - 1] = PlotItem(
          id: items[items.count - 1].id, content: .rectangles(shape, last), look: items[items.count - 1].look)
      } else if many, fill.isPlain {
        items.append(
          PlotItem(
            id: "\(index)", content: .rectangles(RectanglesShape(frames: [frame], radius: radius), fill),
            look: mark.look))
      } else {
        items.append(PlotItem(id: "\(index)", content: .rectangle(frame, fill, radius: radius), look: mark.look))
      }
    case .rule:
      let style = mark.look.line ?? mark.look.lineBy.map { model.looks.line($0.value) } ?? StrokeStyle(lineWidth: 1)
      let content = PlotItem.Content.rule(frame, fill, style, isUpright: frame.x.low == frame.x.high)
      items.append(PlotItem(id: "\(index)", content: content, look: mark.look))
    default:
      if manyPoints, addDot(mark, frame, index, fill) { return }
      let symbol = symbol(of: mark) ?? .shape(AnyChartSymbolShape(BasicChartSymbolShape.circle))
      let content = PlotItem.Content.symbol(frame, fill, symbol, area: model.looks.area(of: mark.look, usual: 50))
      items.append(PlotItem(id: "\(index)", content: content, look: mark.look))
    }
  }

  /// Adds a circle to those before it, where it looks as they do; false where it has to be a view of its own.
  private mutating func addDot(_ mark: _ChartMark, _ frame: PlotFrame, _ index: Int, _ fill: MarkLook.Fill) -> Bool {
    let look = mark.look
    guard fill.isPlain, look.symbol == nil, look.symbolBy == nil, look.changes.isEmpty else { return false }
    let width = model.looks.area(of: look, usual: 50).squareRoot()
    let point = UnitPoint(x: frame.x.middle.share, y: frame.y.middle.share)
    if case .dots(var shape, let last, width)? = items.last?.content, let kept = items.last, look.fill == nil,
      kept.look.fill == nil, kept.look.fillBy?.value == look.fillBy?.value, kept.look.opacity == look.opacity
    {
      shape.points.append(point)
      items[items.count - 1] = PlotItem(id: kept.id, content: .dots(shape, last, width: width), look: kept.look)
    } else {
      items.append(
        PlotItem(id: "\(index)", content: .dots(DotsShape(points: [point]), fill, width: width), look: look))
    }
    return true
  }

  private mutating func addSeries(_ series: Series, _ first: Int) {
    let indices = model.marks.indices.filter { Series(model.marks[$0]) == series }
    let mark = model.marks[first]
    let upright = model.spans[first].isUpright
    var runs: [[PlotFrame]] = [[]]
    for index in indices {
      if let frame = frames[index] {
        runs[runs.count - 1].append(frame)
      } else if runs.last?.isEmpty == false {
        runs.append([])
      }
    }
    let shape = SeriesShape(
      runs: runs.filter { !$0.isEmpty }, isArea: mark.kind == .area, isUpright: upright,
      method: mark.look.interpolation ?? .linear)
    guard !shape.runs.isEmpty else { return }
    if mark.kind == .area {
      items.append(PlotItem(id: "\(first)", content: .area(shape, fill(mark), shape.bounds), look: mark.look))
    } else {
      let style =
        mark.look.line ?? mark.look.lineBy.map { model.looks.line($0.value) }
        ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
      items.append(PlotItem(id: "\(first)", content: .line(shape, fill(mark), style), look: mark.look))
    }
  }

  /// What tells lines and areas apart.
  private struct Series: Hashable {
    let isArea: Bool
    let values: [_PlotValue?]

    init(_ mark: _ChartMark) {
      isArea = mark.kind == .area
      let look = mark.look
      values =
        mark.kind == .line || mark.kind == .area
        ? [mark.series?.value, look.fillBy?.value, look.symbolBy?.value, look.lineBy?.value] : []
    }
  }
}
