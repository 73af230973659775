import Foundation

private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

extension EnvironmentValues {
  /// The distance between lines of text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// How the lines of text are aligned.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Where text that is too long is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// How small text may become to fit, as a part of its size.
  /// - Partly: changes nothing: browsers do not tell how much of a text fits.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// The case of text; nil leaves it as it is.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

/// What renderers are told where a program sets a value of the environment that they know as a modifier.
enum ShownValues {
  nonisolated(unsafe) private static let makers: [AnyKeyPath: @Sendable (Any) -> DisplayModifier?] = {
    var makers: [AnyKeyPath: @Sendable (Any) -> DisplayModifier?] = [:]
    func add<V>(_ path: KeyPath<EnvironmentValues, V>, _ make: @escaping @Sendable (V) -> DisplayModifier?) {
      makers[path] = { ($0 as? V).flatMap(make) }
    }
    add(\.lineSpacing) { .lineSpacing($0) }
    add(\.multilineTextAlignment) { .textAlignment($0) }
    add(\.truncationMode) { .truncation($0) }
    add(\.minimumScaleFactor) { .minimumScaleFactor($0) }
    add(\.textCase) { .textCase($0) }
    add(\.lineLimit) { .lineLimit($0) }
    add(\.minimumLines) { .minimumLines($0) }
    add(\.dynamicTypeSize) { .textScale($0) }
    add(\.colorScheme) { .colorScheme($0) }
    add(\.layoutDirection) { .layoutDirection($0) }
    add(\.font) { $0.map { .font($0) } }
    add(\.sizeCategory) { .textScale($0.dynamicTypeSize) }
    return makers
  }()

  /// The modifier for a value; nil where renderers need none.
  static func modifier<V>(_ keyPath: KeyPath<EnvironmentValues, V>, _ value: V) -> DisplayModifier? {
    makers[keyPath]?(value)
  }
}
