import SwiftUI

/// Puts content together.
@resultBuilder
public enum ChartContentBuilder {
  /// Content by itself.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  /// No content.
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  /// One content.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Several contents.
  @_disfavoredOverload
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> _ChartGroup {
    var parts: [any ChartContent] = []
    for part in repeat each content { parts.append(part) }
    return _ChartGroup(parts: parts)
  }
  /// Content where a condition holds.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  /// The first of two contents.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(first: first, second: nil) }
  /// The second of two contents.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(first: nil, second: second) }
  /// Content that not all systems have.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// No content.
nonisolated public struct EmptyChartContent: _PlainChartContent {
  /// Makes none.
  public init() {}
  /// None.
  @MainActor public var _marks: [_ChartMark] { [] }
}

/// Several contents.
nonisolated public struct _ChartGroup: _PlainChartContent {
  let parts: [any ChartContent]

  /// The marks of all.
  @MainActor public var _marks: [_ChartMark] { parts.flatMap { $0._marks } }
}

/// One of two contents.
nonisolated public struct BuilderConditional<TrueContent, FalseContent> {
  let first: TrueContent?
  let second: FalseContent?
}

extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never
  public var body: Never { return fatalError("It has no body") }
  /// The marks of the one that is there.
  @MainActor public var _marks: [_ChartMark] { first?._marks ?? second?._marks ?? [] }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  public var body: Never { return fatalError("It has no body") }
  /// The marks, where there are some.
  @MainActor public var _marks: [_ChartMark] { self?._marks ?? [] }
}
