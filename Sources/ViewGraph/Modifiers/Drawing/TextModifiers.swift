import Foundation

extension View {
  /// Sets the greatest number of lines of text; nil is no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets the greatest number of lines of text.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the least number of lines of text, which has no greatest.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.minimumLines, limit.lowerBound).lineLimit(nil)
  }

  /// Sets the least and the greatest number of lines of text.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.minimumLines, limit.lowerBound).lineLimit(limit.upperBound)
  }

  /// Sets the greatest number of lines of text, and whether their space is kept free.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.minimumLines, reservesSpace ? limit : nil).lineLimit(limit)
  }

  /// Sets how the lines of text are aligned.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where text that is too long is cut.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the distance between lines of text, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets how small text may become to fit, as a part of its size.
  /// - Partly: changes nothing: browsers do not tell how much of a text fits.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets text be set tighter to fit. Browsers set text as they do.
  /// - Partly: changes nothing: browsers set letters as their font says.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    self
  }

  /// Sets the case of text; nil leaves it as it is.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}

private struct MinimumLinesKey: EnvironmentKey { static var defaultValue: Int? { nil } }

extension EnvironmentValues {
  /// The least number of lines of text; nil is one.
  var minimumLines: Int? {
    get { self[MinimumLinesKey.self] }
    set { self[MinimumLinesKey.self] = newValue }
  }
}
