import Foundation

/// Where a text field takes its text from, and what it does with text that is entered.
struct TextSource {
  /// The text as the program has it now.
  let read: () -> String
  /// Takes over text; false where it cannot be understood.
  let write: (String) -> Bool
  /// True where the program is told of every keystroke, false where only of text that is committed.
  let isContinuous: Bool
  /// True where a value is told as soon as what is entered can be understood, though the text stays as it was entered.
  var tellsValues = false
  /// What the program knows and says of the selection.
  var selection: FieldSelection?

  init(_ text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text)
    self.selection = FieldSelection(selection: selection)
  }

  init(_ text: Binding<String>) {
    read = { text.wrappedValue }
    write = { value in
      text.wrappedValue = value
      return true
    }
    isContinuous = true
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, format: F) where F.FormatOutput == String {
    read = { format.format(value.wrappedValue) }
    write = { text in
      guard let parsed = try? format.parseStrategy.parse(text) else { return false }
      value.wrappedValue = parsed
      return true
    }
    isContinuous = false
    tellsValues = true
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, format: F) where F.FormatOutput == String {
    read = { value.wrappedValue.map { format.format($0) } ?? "" }
    write = { text in
      if text.isEmpty {
        value.wrappedValue = nil
        return true
      }
      guard let parsed = try? format.parseStrategy.parse(text) else { return false }
      value.wrappedValue = parsed
      return true
    }
    isContinuous = false
    tellsValues = true
  }

  init<V>(_ value: Binding<V>, formatter: NumberFormatter) {
    read = { Self.number(value.wrappedValue).flatMap { formatter.string(from: $0) } ?? "" }
    write = { text in
      guard let number = formatter.number(from: text), let parsed = Self.value(number, as: V.self) else { return false }
      value.wrappedValue = parsed
      return true
    }
    isContinuous = false
  }

  init<V>(_ value: Binding<V>, formatter: DateFormatter) {
    read = { (value.wrappedValue as? Date).map { formatter.string(from: $0) } ?? "" }
    write = { text in
      guard let parsed = formatter.date(from: text) as? V else { return false }
      value.wrappedValue = parsed
      return true
    }
    isContinuous = false
  }

  /// Of Foundation's formatters only those that can read what they write.
  init<V>(_ value: Binding<V>, formatter: Formatter) {
    if let formatter = formatter as? NumberFormatter {
      self.init(value, formatter: formatter)
    } else if let formatter = formatter as? DateFormatter {
      self.init(value, formatter: formatter)
    } else {
      self.init(written: { formatter.string(for: value.wrappedValue) ?? "" }) { text in
        guard let parsed = text as? V else { return false }
        value.wrappedValue = parsed
        return true
      }
    }
  }

  private init(written read: @escaping () -> String, write: @escaping (String) -> Bool) {
    self.read = read
    self.write = write
    isContinuous = false
  }

  private static func number<V>(_ value: V) -> NSNumber? {
    switch value {
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Decimal: NSDecimalNumber(decimal: value)
    case let value as NSNumber: value
    default: (value as? any BinaryInteger).map { NSNumber(value: Int64(truncatingIfNeeded: $0)) }
    }
  }

  private static func value<V>(_ number: NSNumber, as type: V.Type) -> V? {
    let candidates: [Any] = [
      number.intValue, number.doubleValue, number.floatValue, CGFloat(number.doubleValue), number.decimalValue,
      number.int64Value, number.int32Value, number.uintValue, number,
    ]
    return candidates.lazy.compactMap { $0 as? V }.first
  }
}
