import Foundation

/// A control for choosing a date or a time.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    case yearAndMonth = 4269
  }

  /// How a date picker looks.
  public enum Style: Int, Sendable {
    case automatic, wheels, compact, inline
  }

  /// The date.
  open var date = Date() { didSet { if date != oldValue { changed() } } }
  /// What is chosen.
  /// - Partly: `countDownTimer` is a time, `yearAndMonth` a date.
  open var datePickerMode: Mode = .dateAndTime { didSet { changed() } }
  /// The earliest date.
  open var minimumDate: Date? { didSet { changed() } }
  /// The latest date.
  open var maximumDate: Date? { didSet { changed() } }
  /// How the picker looks.
  open var preferredDatePickerStyle: Style = .automatic { didSet { changed() } }
  /// How the picker looks.
  open var datePickerStyle: Style { preferredDatePickerStyle }
  /// Minutes from one choice to the next.
  /// - Partly: kept and not used: each minute can be chosen.
  open var minuteInterval = 1
  /// The time of a countdown, in seconds: the time of day that is chosen.
  open var countDownDuration: TimeInterval {
    get { date.timeIntervalSince(shownCalendar.startOfDay(for: date)) }
    set { date = shownCalendar.startOfDay(for: date) + newValue }
  }
  /// The language.
  open var locale: Locale? { didSet { changed() } }
  /// The calendar.
  open var calendar: Calendar! = .current { didSet { changed() } }
  /// The time zone; nil is the calendar's.
  open var timeZone: TimeZone? { didSet { changed() } }

  /// Sets the date.
  /// - Partly: `animated` is not used.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// The calendar in the time zone.
  package var shownCalendar: Calendar {
    var shown = calendar ?? .current
    if let timeZone { shown.timeZone = timeZone }
    return shown
  }

  /// Takes what the reader has chosen.
  package func edit(_ date: Date) {
    self.date = date
    sendActions(for: .valueChanged)
  }
}
