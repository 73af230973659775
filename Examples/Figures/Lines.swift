import Charts
import SwiftUI

struct LinesChart: View {
  var body: some View {
    Chart(Sample.readings) { reading in
      LineMark(x: .value("Month", reading.month, unit: .month), y: .value("Mean", reading.mean))
        .foregroundStyle(by: .value("City", reading.city))
        .symbol(by: .value("City", reading.city))
        .interpolationMethod(.catmullRom)
    }
    .chartYScale(domain: .automatic(includesZero: false))
    .frame(height: 260)
  }
}

struct AreaCharts: View {
  var body: some View {
    Chart(Sample.sales) { sale in
      AreaMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
        .foregroundStyle(
          LinearGradient(colors: [.green.opacity(0.6), .green.opacity(0)], startPoint: .top, endPoint: .bottom)
        )
        .interpolationMethod(.monotone)
      LineMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
        .foregroundStyle(.green)
        .interpolationMethod(.monotone)
    }
    .frame(height: 220)
    Chart(Sample.quarters) { quarter in
      AreaMark(x: .value("Quarter", quarter.quarter), y: .value("Amount", quarter.amount))
        .foregroundStyle(by: .value("Product", quarter.product))
    }
    .frame(height: 220)
  }
}

struct RulesChart: View {
  private let mean = 112

  var body: some View {
    Chart {
      ForEach(Sample.sales) { sale in
        PointMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
          .symbolSize(30)
      }
      RuleMark(y: .value("Mean", mean))
        .foregroundStyle(.red)
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [5, 3]))
        .annotation(position: .top, alignment: .leading) {
          Text("Mean \(mean)").font(.caption).foregroundStyle(.red)
        }
      if let best = Sample.sales.max(by: { $0.count < $1.count }) {
        PointMark(x: .value("Day", best.day), y: .value("Sales", best.count))
          .symbol { Image(systemName: "star.fill").foregroundStyle(.yellow) }
      }
    }
    .frame(height: 240)
  }
}

struct FunctionsChart: View {
  var body: some View {
    Chart {
      LinePlot(x: "x", y: "sin x") { sin($0) }.foregroundStyle(.blue)
      AreaPlot(x: "x", yStart: "low", yEnd: "high") { x in (yStart: cos(x) - 0.2, yEnd: cos(x) + 0.2) }
        .foregroundStyle(.orange.opacity(0.4))
    }
    .chartXScale(domain: -6...6)
    .chartYScale(domain: -1.5...1.5)
    .frame(height: 240)
  }
}
