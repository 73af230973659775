import SwiftUI

/// What an axis shows: series of marks at values.
@MainActor @preconcurrency
public protocol AxisContent {
  /// The type of what it consists of.
  associatedtype Body: AxisContent
  /// What it consists of.
  @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The series of marks. Programs never implement it.
  @MainActor @preconcurrency var _series: [_AxisSeries] { get }
}

extension AxisContent {
  /// The series of what it consists of.
  public var _series: [_AxisSeries] { body._series }
}

extension Never: AxisContent {
  /// None.
  public var _series: [_AxisSeries] { [] }
}

/// A series of marks along an axis.
public struct _AxisSeries {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  var stroke: StrokeStyle?
  /// What stands at a value; nil for what an axis shows by itself.
  var content: (@MainActor (AxisValue) -> [_AxisPart])?
  var format: ((_PlotValue) -> Text?)?
}

/// Several series.
nonisolated public struct _AxisGroup: AxisContent {
  let parts: [any AxisContent]

  public var body: Never { fatalError("It has no body") }
  /// The series of all.
  @MainActor public var _series: [_AxisSeries] { parts.flatMap { $0._series } }
}

/// Content of axes of any type.
nonisolated public struct AnyAxisContent: AxisContent {
  let content: any AxisContent

  /// Wraps content.
  public init<Content: AxisContent>(_ content: Content) { self.content = content }
  /// Wraps content.
  public init(erasing content: some AxisContent) { self.content = content }
  public var body: Never { fatalError("It has no body") }
  /// The series.
  @MainActor public var _series: [_AxisSeries] { content._series }
}

/// Puts content of axes together.
@resultBuilder
public enum AxisContentBuilder {
  /// Content by itself.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  /// One content.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
  /// Several contents.
  @_disfavoredOverload
  public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> _AxisGroup {
    var parts: [any AxisContent] = []
    for part in repeat each content { parts.append(part) }
    return _AxisGroup(parts: parts)
  }
  /// Content where a condition holds.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
  /// The first of two contents.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditional<First, Second> { BuilderConditional(first: first, second: nil) }
  /// The second of two contents.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditional<First, Second> { BuilderConditional(first: nil, second: second) }
  /// Content that not all systems have.
  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent { AnyAxisContent(content) }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  /// The series of the one that is there.
  public var _series: [_AxisSeries] { first?._series ?? second?._series ?? [] }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// The series, where there are some.
  public var _series: [_AxisSeries] { self?._series ?? [] }
}
