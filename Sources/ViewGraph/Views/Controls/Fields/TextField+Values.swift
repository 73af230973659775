import Foundation

extension TextField where Label == Text {
  /// Makes a field for a value with a format; the value changes when the reader commits what they entered.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(source: TextSource(value, format: format), prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a value with a format; the value changes when the reader commits what they entered.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(source: TextSource(value, format: format), prompt: prompt) { Text(title) }
  }

  /// Makes a field for an optional value with a format; an empty field is nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(source: TextSource(value, format: format), prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for an optional value with a format; an empty field is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(source: TextSource(value, format: format), prompt: prompt) { Text(title) }
  }

  /// Makes a field for a value that a formatter writes and reads.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(source: TextSource(value, formatter: formatter), prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field for a value that a formatter writes and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(source: TextSource(value, formatter: formatter), prompt: prompt) { Text(title) }
  }
}

extension TextField where Label == Text {
  /// Makes a field that says when editing begins and ends, and when Return is pressed; the older form.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(source: TextSource(text), onEditingChanged: onEditingChanged, onCommit: onCommit) { Text(titleKey) }
  }

  /// Makes a field that says when editing begins and ends, and when Return is pressed; the older form.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(source: TextSource(text), onEditingChanged: onEditingChanged, onCommit: onCommit) { Text(title) }
  }

  /// Makes a field that says when editing begins and ends; the older form.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(source: TextSource(text), onEditingChanged: onEditingChanged) { Text(titleKey) }
  }

  /// Makes a field that says when editing begins and ends; the older form.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
    self.init(source: TextSource(text), onEditingChanged: onEditingChanged) { Text(title) }
  }

  /// Makes a field that says when Return is pressed; the older form.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(source: TextSource(text), onCommit: onCommit) { Text(titleKey) }
  }

  /// Makes a field that says when Return is pressed; the older form.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(source: TextSource(text), onCommit: onCommit) { Text(title) }
  }

  /// Makes a field for a value that a formatter writes and reads; the older form.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      source: TextSource(value, formatter: formatter), onEditingChanged: onEditingChanged, onCommit: onCommit
    ) { Text(titleKey) }
  }

  /// Makes a field for a value that a formatter writes and reads; the older form.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(source: TextSource(value, formatter: formatter), onCommit: onCommit) { Text(titleKey) }
  }
}
