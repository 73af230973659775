import SwiftUI

/// What colours, symbols and lines mean.
struct ChartLegend: View {
  let model: ChartModel
  /// True where it stands beside the chart, line by line.
  let isBeside: Bool

  var body: some View {
    if let content = model.settings.legend.content {
      content
    } else if let heat = model.looks.heat {
      HeatLegend(limits: heat, looks: model.looks)
    } else {
      // What fits into any line needs no measuring.
      let length = entries.reduce(0) { $0 + AxisModel.length($1.value.name) + 26 }
      let layout =
        isBeside
        ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
        : length < 300 ? AnyLayout(HStackLayout(spacing: 10)) : AnyLayout(LegendFlow(spacing: 10))
      layout {
        ForEach(entries, id: \.value) { entry in
          HStack(spacing: 4) {
            entry.sign
            Text(verbatim: entry.value.name).font(.caption).foregroundStyle(.secondary).fixedSize()
          }
        }
      }
    }
  }

  /// True where there is something to say.
  static func isNeeded(_ model: ChartModel) -> Bool {
    if model.settings.legend.visibility == .hidden { return false }
    return model.settings.legend.content != nil || model.looks.heat != nil
      || !(model.looks.colors + model.looks.symbols + model.looks.lines).isEmpty
  }

  private struct Entry {
    let value: _PlotValue
    let fill: MarkLook.Fill
    let symbol: MarkLook.Symbol?
    let line: StrokeStyle?

    @MainActor @ViewBuilder var sign: some View {
      switch (symbol, line) {
      case (.view(let view)?, _): view.foregroundStyle(fill.style)
      case (.shape(let shape)?, _): shape.fill(fill.style).frame(width: 8, height: 8)
      case (nil, let line?): StraightLine(axis: .horizontal).stroke(fill.style, style: line).frame(width: 18, height: 8)
      case (nil, nil): Circle().fill(fill.style).frame(width: 8, height: 8)
      }
    }
  }

  private var entries: [Entry] {
    let looks = model.looks
    var seen: Set<_PlotValue> = []
    return (looks.colors + looks.symbols + looks.lines).filter { seen.insert($0).inserted }.map { value in
      Entry(
        value: value,
        fill: looks.colors.contains(value) ? looks.fill(value) : MarkLook.Fill(Color.blue),
        symbol: looks.symbols.contains(value) ? looks.symbol(value) : nil,
        line: looks.lines.contains(value) ? looks.line(value) : nil)
    }
  }
}

/// A bar of the colours of numbers.
private struct HeatLegend: View {
  let limits: ClosedRange<Double>
  let looks: LookScales

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      LinearGradient(
        colors: (0...8).map { looks.heatColor(at: Double($0) / 8) }, startPoint: .leading, endPoint: .trailing
      )
      .frame(width: 120, height: 8).clipShape(Capsule())
      HStack {
        Text(limits.lowerBound, format: .number.precision(.fractionLength(0...2)))
        Spacer()
        Text(limits.upperBound, format: .number.precision(.fractionLength(0...2)))
      }
      .font(.caption2).foregroundStyle(.secondary).frame(width: 120)
    }
  }
}
