import Foundation
import FoundationAdditions

// What CInterposition puts in the place of DateFormatter.string(from:).

extension DateFormatter {
  /// Writes a date. Where `doesRelativeDateFormatting` is true, the day before, the day and the day after have names, in
  /// English and in Russian; with a time after them, as in "Today at 9:54 AM".
  @_silgen_name("newsreel_date_string")
  public func _string(from date: Date) -> String {
    guard doesRelativeDateFormatting, dateStyle != .none, let name = dayName(of: date) else {
      return originalString(from: date)
    }
    guard timeStyle != .none else { return name }
    let times = DateFormatter()
    (times.locale, times.timeZone, times.calendar) = (locale, timeZone, calendar)
    (times.dateStyle, times.timeStyle) = (.none, timeStyle)
    return name + (isRussian ? " в " : " at ") + times.originalString(from: date)
  }

  @_silgen_name("newsreel_original_date_string")
  private func originalString(from date: Date) -> String

  private var language: String? { locale.language.languageCode?.identifier }
  private var isRussian: Bool { language == "ru" }

  private func dayName(of date: Date) -> String? {
    guard language == "en" || isRussian else { return nil }
    var days: Calendar = calendar
    days.timeZone = timeZone
    let (today, day) = (days.startOfDay(for: Date()), days.startOfDay(for: date))
    guard let distance = days.dateComponents([.day], from: today, to: day).day, abs(distance) <= 1 else { return nil }
    let names = RelativeDateTimeFormatter()
    names.locale = locale
    names.dateTimeStyle = .named
    let name = names.localizedString(from: DateComponents(day: distance))
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
