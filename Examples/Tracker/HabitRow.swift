import SwiftUI

struct HabitRow: View {
  let habit: Habit
  let date: Date
  let action: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      ZStack {
        Circle().stroke(habit.color.color.opacity(0.2), lineWidth: 4)
        Circle()
          .trim(from: 0, to: CGFloat(habit.progress(on: date)))
          .stroke(habit.color.color, style: StrokeStyle(lineWidth: 4, lineCap: .round))
          .rotationEffect(.degrees(-90))
        Image(systemName: habit.symbol)
          .font(.system(size: 16, weight: .semibold))
          .foregroundColor(habit.color.color)
      }
      .frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 2) {
        Text(habit.title).font(.headline)
        if habit.goal > 1 {
          Text("\(habit.count(on: date)) of \(habit.goal)")
            .font(.caption)
            .foregroundColor(.secondary)
        }
      }
      Spacer()
      Button(action: action) {
        Image(systemName: habit.progress(on: date) >= 1 ? "checkmark.circle.fill" : "circle")
          .font(.title2)
          .foregroundColor(habit.progress(on: date) >= 1 ? habit.color.color : .gray)
      }
      .buttonStyle(BorderlessButtonStyle())
      .accessibilityLabel("Complete \(habit.title)")
    }
    .padding(.vertical, 4)
  }
}

struct WeekStrip: View {
  @Binding var selection: Date
  private let calendar = Calendar.current

  private var days: [Date] {
    let start = calendar.dateInterval(of: .weekOfYear, for: selection)!.start
    return (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
  }

  var body: some View {
    HStack {
      ForEach(days, id: \.self) { day in
        let isSelected = calendar.isDate(day, inSameDayAs: selection)
        VStack(spacing: 6) {
          Text(day.formatted(.dateTime.weekday(.narrow)))
            .font(.caption2)
            .foregroundStyle(.secondary)
          Text(day.formatted(.dateTime.day()))
            .font(.callout.weight(isSelected ? .bold : .regular))
            .frame(width: 34, height: 34)
            .background(Circle().fill(isSelected ? Color.purple : .clear))
            .foregroundColor(isSelected ? .white : .primary)
        }
        .frame(maxWidth: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { withAnimation { selection = day } }
      }
    }
    .padding(.horizontal)
  }
}
