import SwiftUI

struct HabitDetail: View {
  let habit: Habit
  @EnvironmentObject var store: HabitStore
  @State private var month = Date()

  private var current: Habit { store.habits.first { $0.id == habit.id } ?? habit }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        HStack(spacing: 16) {
          StatTile(title: "Streak", value: "\(current.streak)", unit: "days", color: .orange)
          StatTile(title: "Total", value: "\(current.completions.values.reduce(0, +))", unit: "times", color: .blue)
        }
        MonthGrid(habit: current, month: $month)
        if !current.notes.isEmpty {
          GroupBox("Notes") {
            Text(current.notes).frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        GroupBox(label: Label("This week", systemImage: "chart.bar")) {
          BarChart(
            values: lastDays.map { Double(current.count(on: $0)) },
            labels: lastDays.map { $0.formatted(.dateTime.weekday(.abbreviated)) },
            color: current.color.color
          )
          .frame(height: 160)
          .padding(.top, 8)
        }
      }
      .padding()
    }
    .navigationTitle(current.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ShareLink(item: "My streak for \(current.title): \(current.streak)")
    }
  }

  private var lastDays: [Date] {
    (0..<7).reversed().compactMap { Calendar.current.date(byAdding: .day, value: -$0, to: Date()) }
  }
}

struct StatTile: View {
  let title: String
  let value: String
  let unit: String
  let color: Color
  var body: some View {
    VStack(alignment: .leading) {
      Text(title.uppercased()).font(.caption).bold().foregroundColor(.white.opacity(0.8))
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(value).font(.system(size: 34, weight: .bold, design: .rounded))
        Text(unit).font(.footnote)
      }
      .foregroundColor(.white)
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      LinearGradient(colors: [color, color.opacity(0.6)], startPoint: .topLeading, endPoint: .bottomTrailing)
    )
    .cornerRadius(16)
    .shadow(color: color.opacity(0.3), radius: 8, x: 0, y: 4)
  }
}

struct MonthGrid: View {
  let habit: Habit
  @Binding var month: Date
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: 7)

  private var days: [Date?] {
    let cal = Calendar.current
    let interval = cal.dateInterval(of: .month, for: month)!
    let first = cal.component(.weekday, from: interval.start) - cal.firstWeekday
    let count = cal.range(of: .day, in: .month, for: month)!.count
    return Array(repeating: nil, count: (first + 7) % 7)
      + (0..<count).map { cal.date(byAdding: .day, value: $0, to: interval.start) }
  }

  var body: some View {
    VStack {
      HStack {
        Button {
          step(-1)
        } label: {
          Image(systemName: "chevron.left")
        }
        Spacer()
        Text(month, format: .dateTime.month(.wide).year()).font(.headline)
        Spacer()
        Button {
          step(1)
        } label: {
          Image(systemName: "chevron.right")
        }
      }
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(Array(days.enumerated()), id: \.offset) { _, day in
          if let day {
            Text("\(Calendar.current.component(.day, from: day))")
              .font(.caption)
              .frame(maxWidth: .infinity)
              .aspectRatio(1, contentMode: .fill)
              .background(
                RoundedRectangle(cornerRadius: 8)
                  .fill(habit.color.color.opacity(habit.progress(on: day) * 0.8 + 0.1))
              )
          } else {
            Color.clear.aspectRatio(1, contentMode: .fill)
          }
        }
      }
    }
  }

  private func step(_ n: Int) {
    withAnimation(.easeInOut) { month = Calendar.current.date(byAdding: .month, value: n, to: month)! }
  }
}

struct BarChart: View {
  let values: [Double]
  let labels: [String]
  let color: Color
  @State private var shown = false

  var body: some View {
    GeometryReader { geo in
      let top = max(values.max() ?? 1, 1)
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(values.indices, id: \.self) { i in
          VStack(spacing: 4) {
            Spacer(minLength: 0)
            RoundedRectangle(cornerRadius: 4)
              .fill(color.gradient)
              .frame(height: shown ? (geo.size.height - 24) * values[i] / top : 0)
            Text(labels[i]).font(.caption2).foregroundStyle(.secondary)
          }
          .frame(maxWidth: .infinity)
        }
      }
    }
    .onAppear { withAnimation(.easeOut(duration: 0.6)) { shown = true } }
  }
}
