import Foundation

/// A line of text that the reader can edit.
nonisolated public struct TextField<Label: View>: View {
  let label: Label
  let prompt: Text?
  let source: TextSource
  let axis: Axis
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void

  init(
    source: TextSource, prompt: Text? = nil, axis: Axis = .horizontal,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}, label: () -> Label
  ) {
    self.source = source
    self.prompt = prompt
    self.axis = axis
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
    self.label = label()
  }

  /// Makes a field; without a prompt the label's text stands in the empty field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(source: TextSource(text), prompt: prompt, label: label)
  }

  /// Makes a field that grows along an axis as text is entered.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(source: TextSource(text), prompt: prompt, axis: axis, label: label)
  }

  /// Makes a field for a value with a format; the value changes when the reader commits what they entered.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(source: TextSource(value, format: format), prompt: prompt, label: label)
  }

  /// Makes a field for an optional value with a format; an empty field is nil.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(source: TextSource(value, format: format), prompt: prompt, label: label)
  }

  /// Makes a field for a value that a formatter writes and reads.
  public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(source: TextSource(value, formatter: formatter), prompt: prompt, label: label)
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(source: TextSource(text)) { Text(titleKey) }
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(source: TextSource(text)) { Text(title) }
  }

  /// Makes a field with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(source: TextSource(text), prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a title and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(source: TextSource(text), prompt: prompt) { Text(title) }
  }

  /// Makes a field that grows along an axis as text is entered.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(source: TextSource(text), prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Makes a field that grows along an axis as text is entered.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(source: TextSource(text), prompt: prompt, axis: axis) { Text(title) }
  }
}
