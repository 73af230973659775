import Foundation

/// A control for choosing a date or a time.
/// - Partly: kept and not shown: use SwiftUI's DatePicker.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }

  /// How a date picker looks.
  public enum Style: Int, Sendable {
    case automatic, wheels, compact, inline
  }

  /// The date.
  open var date = Date()
  /// What is chosen.
  open var datePickerMode: Mode = .dateAndTime
  /// The earliest date.
  open var minimumDate: Date?
  /// The latest date.
  open var maximumDate: Date?
  /// How the picker looks.
  open var preferredDatePickerStyle: Style = .automatic
  /// Minutes from one choice to the next.
  open var minuteInterval = 1
  /// The language.
  open var locale: Locale?
  /// The calendar.
  open var calendar: Calendar! = .current
}

/// Wheels of choices.
/// - Partly: kept and not shown: use SwiftUI's Picker with the style wheel.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  /// How many wheels there are.
  open var numberOfComponents: Int { 0 }
}

/// Shows that what a list shows is being asked for again.
/// - Partly: kept and not shown: use refreshable(action:).
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// What stands below the sign.
  open var attributedTitle: NSAttributedString?
  /// Whether something is being asked for.
  public private(set) var isRefreshing = false

  /// Says that something is being asked for.
  open func beginRefreshing() { isRefreshing = true }
  /// Says that it has come.
  open func endRefreshing() { isRefreshing = false }
}

extension UIScrollView {
  /// Where scrolling views leave room for bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// How soon a movement is one that scrolls.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic, alwaysHidden
  }
}
