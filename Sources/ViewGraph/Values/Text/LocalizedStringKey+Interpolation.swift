import Foundation

extension LocalizedStringKey {
  /// Collects the parts of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Begins to collect.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Adds characters of the literal.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    mutating func append(_ argument: Argument, _ specifier: String = "%@") {
      key += specifier
      arguments.append(argument)
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string))
    }

    /// Adds a part of a string.
    public mutating func appendInterpolation(_ string: Substring) {
      append(.string(String(string)))
    }

    /// Adds a value of Foundation, as a formatter shows it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(.string(formatter?.string(for: subject) ?? String(describing: subject)))
    }

    /// Adds a date, as a formatter shows it.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
      append(.string(formatter.string(for: date) ?? String(describing: date)))
    }

    /// Adds an object, as a formatter shows it.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(.string(formatter?.string(for: subject) ?? String(describing: subject)))
    }

    /// Adds a value in a format that follows the reader's locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.text(Text(storage: .formatted(FormattedValue(input, format)))))
    }

    /// Adds a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._argument.argument, value._specifier)
    }

    /// Adds a number in a format such as %.2f.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(value._argument.argument, specifier)
    }

    /// Adds text with its style.
    public mutating func appendInterpolation(_ text: Text) {
      append(.text(text))
    }

    /// Adds styled text.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(storage: .attributed(attributedString))))
    }

    /// Adds a picture.
    public mutating func appendInterpolation(_ image: Image) {
      append(.text(Text(storage: .image(image))))
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(storage: .date(date, style))))
    }

    /// Adds a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(storage: .interval(DateInterval(start: dates.lowerBound, end: dates.upperBound)))))
    }

    /// Adds a range of dates.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.text(Text(storage: .interval(interval))))
    }

    /// Adds a timer.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      let interval = DateInterval(start: timerInterval.lowerBound, end: timerInterval.upperBound)
      append(
        .text(Text(storage: .timer(interval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))))
    }
  }
}

/// A number that can stand in a localised key.
public protocol _FormatSpecifiable: Equatable {
  /// The specifier that stands for it in the key.
  var _specifier: String { get }
  /// The number.
  var _argument: _FormatArgument { get }
}

/// A number in a localised key.
public struct _FormatArgument: Sendable {
  let argument: LocalizedStringKey.Argument
}

extension _FormatSpecifiable where Self: SignedInteger {
  /// The number.
  public var _argument: _FormatArgument { _FormatArgument(argument: .integer(Int64(truncatingIfNeeded: self))) }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
  /// The number.
  public var _argument: _FormatArgument { _FormatArgument(argument: .unsigned(UInt64(truncatingIfNeeded: self))) }
}

extension Int: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }

extension Double: _FormatSpecifiable {
  public var _specifier: String { "%lf" }
  /// The number.
  public var _argument: _FormatArgument { _FormatArgument(argument: .number(self)) }
}

extension Float: _FormatSpecifiable {
  public var _specifier: String { "%f" }
  /// The number.
  public var _argument: _FormatArgument { _FormatArgument(argument: .number(Double(self))) }
}

extension CGFloat: _FormatSpecifiable {
  public var _specifier: String { "%lf" }
  /// The number.
  public var _argument: _FormatArgument { _FormatArgument(argument: .number(Double(self))) }
}
