import Charts
import SwiftUI

struct PieCharts: View {
  private let parts = [("Rent", 900.0), ("Food", 420), ("Travel", 180), ("Fun", 240)]
  @State private var amount: Double?

  var body: some View {
    Chart(parts, id: \.0) { part in
      SectorMark(angle: .value("Amount", part.1), innerRadius: .ratio(0.618), angularInset: 1.5)
        .cornerRadius(5)
        .foregroundStyle(by: .value("Kind", part.0))
        .opacity(chosen == nil || chosen == part.0 ? 1 : 0.4)
    }
    .chartAngleSelection(value: $amount)
    .chartBackground { proxy in
      GeometryReader { geometry in
        if let anchor = proxy.plotFrame {
          let frame = geometry[anchor]
          Text(chosen ?? "All").font(.title2.bold()).position(x: frame.midX, y: frame.midY)
        }
      }
    }
    .frame(height: 280)
    Chart(parts, id: \.0) { part in
      SectorMark(angle: .value("Amount", part.1))
        .foregroundStyle(by: .value("Kind", part.0))
        .annotation(position: .overlay) { Text(part.0).font(.caption).foregroundStyle(.white) }
    }
    .chartLegend(.hidden)
    .frame(height: 220)
  }

  private var chosen: String? {
    guard let amount else { return nil }
    var sum = 0.0
    return parts.first { part in
      sum += part.1
      return amount <= sum
    }?.0
  }
}

struct HeatChart: View {
  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  var body: some View {
    Chart {
      ForEach(Array(days.enumerated()), id: \.offset) { place, day in
        ForEach(0..<8, id: \.self) { hour in
          RectangleMark(
            x: .value("Day", day), y: .value("Hour", "\(hour * 3):00"), width: .ratio(0.95), height: .ratio(0.9)
          )
          .foregroundStyle(by: .value("Visits", (place * 5 + hour * 11) % 23))
          .cornerRadius(3)
        }
      }
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .orange, .red]))
    .frame(height: 280)
  }
}

struct SelectionChart: View {
  @State private var day: Date?

  private var chosen: Sample.Sale? {
    day.flatMap { day in Sample.sales.first { Sample.calendar.isDate($0.day, inSameDayAs: day) } }
  }

  var body: some View {
    Text(chosen.map { "\($0.count) on day \($0.id + 1)" } ?? "Nothing chosen")
    Chart {
      ForEach(Sample.sales) { sale in
        LineMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
      }
      if let chosen {
        RuleMark(x: .value("Chosen", chosen.day, unit: .day))
          .foregroundStyle(.gray.opacity(0.4))
          .zIndex(-1)
          .annotation(position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) {
            Text("\(chosen.count)").padding(6).background(.thinMaterial, in: RoundedRectangle(cornerRadius: 6))
          }
        PointMark(x: .value("Chosen", chosen.day, unit: .day), y: .value("Sales", chosen.count))
      }
    }
    .chartXSelection(value: $day)
    .frame(height: 240)
    .padding(.top, 40)
  }
}

struct ScrollingChart: View {
  @State private var first = Sample.day(12)

  var body: some View {
    Text("From \(first, format: .dateTime.month().day())")
    Chart(Sample.sales) { sale in
      BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 3600 * 24 * 10)
    .chartScrollPosition(x: $first)
    .frame(height: 240)
  }
}

struct AxesChart: View {
  var body: some View {
    Chart(Sample.readings.filter { $0.city == "Oslo" }) { reading in
      BarMark(x: .value("Month", reading.month, unit: .month), y: .value("Mean", reading.mean))
        .foregroundStyle(reading.mean < 0 ? .blue : .red)
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .month)) { value in
        if let date = value.as(Date.self) {
          AxisValueLabel(centered: true) { Text(date, format: .dateTime.month(.narrow)) }
        }
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 2]))
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: [-10, 0, 10, 20]) { value in
        AxisGridLine()
        AxisValueLabel { Text("\(value.as(Int.self) ?? 0)°").bold() }
      }
    }
    .chartYScale(domain: -10...20)
    .chartXAxisLabel("Month")
    .frame(height: 260)
  }
}
