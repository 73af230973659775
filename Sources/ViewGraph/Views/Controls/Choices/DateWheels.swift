import Foundation

/// A date picker as wheels, in the order and with the names of the reader's language.
struct DateWheels: View {
  let date: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: DatePickerComponents
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  private var days: Calendar {
    var days = calendar
    days.timeZone = timeZone
    days.locale = locale
    return days
  }

  /// True where hours are counted twice to twelve.
  private var hasHalves: Bool { pattern("j").contains("a") }

  private func pattern(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
  }

  private var parts: [Part] {
    var parts: [Part] = []
    if components.contains(.date) {
      let letters: [(Character, Part)] = [("y", .year), ("M", .month), ("d", .day)]
      parts = pattern("yMMMMd").compactMap { letter in letters.first { $0.0 == letter }?.1 }
      parts = parts.enumerated().filter { !parts[..<$0.offset].contains($0.element) }.map(\.element)
      if parts.count < 3 { parts = [.year, .month, .day] }
    }
    if components.contains(.hourAndMinute) { parts += [.hour, .minute] + (hasHalves ? [.half] : []) }
    return parts
  }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(parts, id: \.self) { part in
        Picker(part.name, selection: value(part)) {
          ForEach(values(part), id: \.self) { Text(verbatim: text($0, part)).tag($0) }
        }
        .pickerStyle(.wheel)
        .labelsHidden()
      }
    }
    .frame(height: 216)
  }

  private func values(_ part: Part) -> [Int] {
    let days = days
    switch part {
    case .year:
      let first =
        earliest.map { days.component(.year, from: $0) } ?? min(1900, days.component(.year, from: date.wrappedValue))
      let last =
        latest.map { days.component(.year, from: $0) } ?? max(2100, days.component(.year, from: date.wrappedValue))
      return Array(first...max(first, last))
    case .month: return Array(1...12)
    case .day: return Array(days.range(of: .day, in: .month, for: date.wrappedValue) ?? 1..<32)
    case .hour: return hasHalves ? Array(0..<12) : Array(0..<24)
    case .minute: return Array(0..<60)
    case .half: return [0, 1]
    }
  }

  private func text(_ value: Int, _ part: Part) -> String {
    let days = days
    func digits(_ value: Int) -> String { value < 10 ? "0\(value)" : String(value) }
    switch part {
    case .month:
      return days.standaloneMonthSymbols.indices.contains(value - 1) ? days.standaloneMonthSymbols[value - 1] : ""
    case .hour: return hasHalves ? String(value == 0 ? 12 : value) : digits(value)
    case .minute: return digits(value)
    case .half: return value == 0 ? days.amSymbol : days.pmSymbol
    default: return String(value)
    }
  }

  private func value(_ part: Part) -> Binding<Int> {
    let (date, days, hasHalves) = (date, days, hasHalves)
    return Binding(
      get: { part.read(date.wrappedValue, days, hasHalves) },
      set: { if let turned = part.turned(date.wrappedValue, to: $0, days, hasHalves) { date.wrappedValue = turned } })
  }
}

/// A part of a date that a wheel turns.
private nonisolated enum Part: Hashable {
  case year, month, day, hour, minute, half

  var name: String {
    switch self {
    case .year: "Year"
    case .month: "Month"
    case .day: "Day"
    case .hour: "Hour"
    case .minute: "Minute"
    case .half: "AM/PM"
    }
  }

  func read(_ date: Date, _ days: Calendar, _ hasHalves: Bool) -> Int {
    let parts = days.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let hour = parts.hour ?? 0
    return switch self {
    case .year: parts.year ?? 0
    case .month: parts.month ?? 1
    case .day: parts.day ?? 1
    case .hour: hasHalves ? hour % 12 : hour
    case .minute: parts.minute ?? 0
    case .half: hour / 12
    }
  }

  /// The date with this part at a value; a day that the month does not have is its last.
  func turned(_ date: Date, to value: Int, _ days: Calendar, _ hasHalves: Bool) -> Date? {
    var parts = days.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
    let hour = parts.hour ?? 0
    switch self {
    case .year: parts.year = value
    case .month: parts.month = value
    case .day: parts.day = value
    case .hour: parts.hour = hasHalves ? hour / 12 * 12 + value : value
    case .minute: parts.minute = value
    case .half: parts.hour = hour % 12 + value * 12
    }
    var first = parts
    first.day = 1
    if let month = days.date(from: first), let range = days.range(of: .day, in: .month, for: month) {
      parts.day = min(parts.day ?? 1, range.upperBound - 1)
    }
    return days.date(from: parts)
  }
}
