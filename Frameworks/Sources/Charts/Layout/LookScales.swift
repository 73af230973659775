import SwiftUI

/// How values of the data look: colours, symbols and lines in the order of the data.
struct LookScales {
  /// The palette of charts.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  let colors: [_PlotValue]
  let symbols: [_PlotValue]
  let lines: [_PlotValue]
  /// The limits of numbers that are shown by colours; nil where none are.
  let heat: ClosedRange<Double>?
  let areas: ClosedRange<Double>?
  private let settings: ChartSettings

  init(_ marks: [_ChartMark], _ settings: ChartSettings) {
    self.settings = settings
    let by = marks.compactMap(\.look.fillBy?.value)
    let numbers = by.compactMap { if case .number(let number) = $0 { number } else { Double?.none } }
    let finite = numbers.filter(\.isFinite)
    if !by.isEmpty, numbers.count == by.count, settings.colors.mapping == nil {
      let known = settings.colors.domain?.compactMap(\.number) ?? finite
      heat = (known.min() ?? 0)...max(known.max() ?? 1, known.min() ?? 0)
      colors = []
    } else {
      heat = nil
      colors = Self.distinct((settings.colors.domain ?? []) + by)
    }
    symbols = Self.distinct((settings.symbols.domain ?? []) + marks.compactMap(\.look.symbolBy?.value))
    lines = Self.distinct((settings.lines.domain ?? []) + marks.compactMap(\.look.lineBy?.value))
    let sizes = marks.compactMap(\.look.symbolAreaBy?.value.number).filter(\.isFinite)
    areas = sizes.isEmpty ? nil : min(sizes.min() ?? 0, 0)...max(sizes.max() ?? 1, 0)
  }

  private static func distinct(_ values: [_PlotValue]) -> [_PlotValue] {
    var seen: Set<_PlotValue> = []
    return values.filter { seen.insert($0).inserted }
  }

  /// The style of a value.
  func fill(_ value: _PlotValue) -> MarkLook.Fill {
    if let style = settings.colors.mapping?(value) { return MarkLook.Fill(style: style, isPlain: true) }
    if let heat, let number = value.number { return MarkLook.Fill(heatColor(number, heat)) }
    let index = colors.firstIndex(of: value) ?? 0
    if let range = settings.colors.range, !range.isEmpty {
      return MarkLook.Fill(style: range[index % range.count], isPlain: settings.hasPlainColors)
    }
    return MarkLook.Fill(Self.palette[index % Self.palette.count])
  }

  /// Which part of a range a number is at.
  private static func share(_ number: Double, _ limits: ClosedRange<Double>, _ type: ScaleType?) -> Double {
    let type = type ?? .linear
    let (low, high) = (type.forward(limits.lowerBound), type.forward(limits.upperBound))
    let share = high > low ? (type.forward(number) - low) / (high - low) : 1
    return share.isFinite ? min(max(share, 0), 1) : 0
  }

  /// The colour of a number between the least and the greatest.
  private func heatColor(_ number: Double, _ limits: ClosedRange<Double>) -> Color {
    heatColor(at: Self.share(number, limits, settings.colors.type))
  }

  /// The colour at a part of the numbers.
  func heatColor(at share: Double) -> Color {
    let stops = settings.colorStops ?? [Color.blue.opacity(0.15), Color.blue]
    guard stops.count > 1 else { return stops.first ?? .blue }
    let place = share * Double(stops.count - 1)
    let index = min(Int(place), stops.count - 2)
    return stops[index].mix(with: stops[index + 1], by: place - Double(index))
  }

  /// The style of a mark.
  func fill(of look: MarkLook) -> MarkLook.Fill {
    look.fill ?? look.fillBy.map { fill($0.value) } ?? MarkLook.Fill(Color.blue)
  }

  /// The symbol of a value.
  func symbol(_ value: _PlotValue) -> MarkLook.Symbol {
    if let symbol = settings.symbols.mapping?(value) { return symbol }
    let index = symbols.firstIndex(of: value) ?? 0
    if let range = settings.symbols.range, !range.isEmpty { return range[index % range.count] }
    let kinds = BasicChartSymbolShape.Kind.allCases
    return .shape(AnyChartSymbolShape(BasicChartSymbolShape(kind: kinds[index % kinds.count])))
  }

  /// The line of a value.
  func line(_ value: _PlotValue) -> StrokeStyle {
    let index = lines.firstIndex(of: value) ?? 0
    if let range = settings.lines.range, !range.isEmpty { return range[index % range.count] }
    let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4]]
    return StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: dashes[index % dashes.count])
  }

  /// The area of a symbol in square points.
  func area(of look: MarkLook, usual: CGFloat) -> CGFloat {
    guard let areas, let number = look.symbolAreaBy?.value.number else { return look.symbolArea ?? usual }
    let range = settings.areas ?? 20...300
    let share = Self.share(number, areas, settings.symbols.type)
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }
}
