import Foundation

extension Text {
  /// Makes text that is shown as it is, without localisation.
  public init(verbatim content: String) {
    self.init(storage: .verbatim(content))
  }

  /// Makes text that is shown as it is, without localisation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(storage: .verbatim(String(content)))
  }

  /// Makes text from a string table, or of the key itself where the table has none, with Markdown and values in it.
  ///
  /// - Parameters:
  ///   - key: The key, usually a literal.
  ///   - tableName: The table; nil is `Localizable`.
  ///   - bundle: The bundle of the table; nil is the program's own.
  ///   - comment: For translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(storage: .localized(key, table: tableName, tables: bundle.map { .of($0) } ?? .main))
  }

  /// Makes text of styled text.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(storage: .attributed(attributedContent))
  }

  /// Makes text of a date; relative styles follow the time.
  public init(_ date: Date, style: Text.DateStyle) {
    self.init(storage: .date(date, style))
  }

  /// Makes text of a range of dates.
  @_disfavoredOverload
  public init(_ dates: ClosedRange<Date>) {
    self.init(DateInterval(start: dates.lowerBound, end: dates.upperBound))
  }

  /// Makes text of a range of dates.
  @_disfavoredOverload
  public init(_ interval: DateInterval) {
    self.init(storage: .interval(interval))
  }

  /// Makes text of a timer that runs within an interval.
  ///
  /// - Parameters:
  ///   - timerInterval: When it starts and ends.
  ///   - pauseTime: When it stops, nil for never.
  ///   - countsDown: True to show what is left, false to show what has passed.
  ///   - showsHours: False to show hours as minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let interval = DateInterval(start: timerInterval.lowerBound, end: timerInterval.upperBound)
    self.init(storage: .timer(interval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// Makes text of a value in a format that follows the reader's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(storage: .formatted(FormattedValue(input, format)))
  }

  /// Makes text of an object, as a formatter shows it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(storage: .verbatim(formatter.string(for: subject) ?? ""))
  }

  /// Makes text of a value of Foundation, as a formatter shows it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(storage: .verbatim(formatter.string(for: subject) ?? ""))
  }

  /// Makes text of a date, as a formatter shows it.
  public init(_ date: Date, formatter: Formatter) {
    self.init(storage: .verbatim(formatter.string(for: date) ?? ""))
  }

  /// Makes text of a picture that stands like a character.
  @_disfavoredOverload
  public init(_ image: Image) {
    self.init(storage: .image(image))
  }

  /// One text after the other, each with its style.
  public static func + (left: Text, right: Text) -> Text {
    if case .joined(let parts) = left.storage, left.attributes == TextAttributes() {
      return Text(storage: .joined(parts + [right]))
    }
    return Text(storage: .joined([left, right]))
  }
}
