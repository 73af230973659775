import Foundation

/// A value together with the format in which it is shown in the reader's locale.
struct FormattedValue: Equatable, @unchecked Sendable {
  private let value: any FormattedBox

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    value = Box(input: input, format: format)
  }

  func string(in locale: Locale) -> String {
    value.string(in: locale)
  }

  static func == (left: FormattedValue, right: FormattedValue) -> Bool {
    left.value.isEqual(to: right.value)
  }

  private struct Box<F: FormatStyle>: FormattedBox where F.FormatInput: Equatable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    func string(in locale: Locale) -> String {
      format.locale(locale).format(input)
    }

    func isEqual(to other: any FormattedBox) -> Bool {
      guard let other = other as? Box<F> else { return false }
      return input == other.input && format == other.format
    }
  }
}

private protocol FormattedBox {
  func string(in locale: Locale) -> String
  func isEqual(to other: any FormattedBox) -> Bool
}
