import Charts
import SwiftUI

struct SalesChart: View {
  @State private var isDoubled = false

  var body: some View {
    Chart(Sample.sales) { sale in
      BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", isDoubled ? sale.count * 2 : sale.count))
    }
    .chartYScale(domain: 0...400)
    .frame(height: 240)
    Button(isDoubled ? "Halve" : "Double") { withAnimation { isDoubled.toggle() } }
  }
}

struct StackedCharts: View {
  var body: some View {
    Chart(Sample.quarters) { quarter in
      BarMark(x: .value("Quarter", quarter.quarter), y: .value("Amount", quarter.amount))
        .foregroundStyle(by: .value("Product", quarter.product))
    }
    .frame(height: 240)
    Text("As parts").font(.headline)
    Chart(Sample.quarters) { quarter in
      BarMark(
        x: .value("Amount", quarter.amount), y: .value("Quarter", quarter.quarter), stacking: .normalized
      )
      .foregroundStyle(by: .value("Product", quarter.product))
    }
    .chartXAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) }
    .frame(height: 220)
  }
}

struct GroupedChart: View {
  var body: some View {
    Chart {
      ForEach(Sample.quarters) { quarter in
        BarMark(x: .value("Quarter", quarter.quarter), y: .value("Amount", quarter.amount))
          .foregroundStyle(by: .value("Product", quarter.product))
          .position(by: .value("Product", quarter.product))
          .cornerRadius(4)
          .annotation(position: .top) {
            Text(quarter.amount, format: .number).font(.caption2).foregroundStyle(.secondary)
          }
      }
    }
    .chartForegroundStyleScale(["Phones": Color.indigo, "Tablets": .mint, "Watches": .pink])
    .chartLegend(position: .top, alignment: .leading)
    .frame(height: 260)
  }
}

struct StorageChart: View {
  private let parts = [("Apps", 38.5), ("Photos", 24.0), ("Mail", 8.2), ("System", 12.4)]

  var body: some View {
    Chart(parts, id: \.0) { part in
      BarMark(x: .value("Size", part.1))
        .foregroundStyle(by: .value("Kind", part.0))
    }
    .chartXAxis(.hidden)
    .chartXScale(domain: 0...128)
    .chartPlotStyle { plot in
      plot.background(Color(.systemFill)).cornerRadius(8)
    }
    .frame(height: 60)
  }
}

struct RangesChart: View {
  var body: some View {
    Chart(Sample.readings.filter { $0.city == "Lisbon" }) { reading in
      BarMark(
        x: .value("Month", reading.month, unit: .month), yStart: .value("Low", reading.low),
        yEnd: .value("High", reading.high), width: .ratio(0.5)
      )
      .foregroundStyle(LinearGradient(colors: [.red, .orange, .blue], startPoint: .top, endPoint: .bottom))
      .cornerRadius(6)
    }
    .chartYAxisLabel("°C")
    .frame(height: 240)
  }
}
