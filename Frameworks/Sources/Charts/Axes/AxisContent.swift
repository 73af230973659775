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
  var content: ((AxisValue) -> any AxisMark)?
  var format: AxisFormat?
}

/// Several series.
nonisolated public struct _AxisGroup: AxisContent {
  let parts: [any AxisContent]

  public var body: Never { fatalError("It has no body") }
  /// The series of all.
  @MainActor public var _series: [_AxisSeries] { parts.flatMap { $0._series } }
}

/// Content where a condition holds.
nonisolated public struct _OptionalAxisContent<Content: AxisContent>: AxisContent {
  let content: Content?

  public var body: Never { fatalError("It has no body") }
  /// The series, where there are some.
  @MainActor public var _series: [_AxisSeries] { content?._series ?? [] }
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
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> _OptionalAxisContent<Content> {
    _OptionalAxisContent(content: content)
  }
  /// The first of two contents.
  public static func buildEither(first: some AxisContent) -> AnyAxisContent { AnyAxisContent(first) }
  /// The second of two contents.
  public static func buildEither(second: some AxisContent) -> AnyAxisContent { AnyAxisContent(second) }
  /// Content that not all systems have.
  public static func buildLimitedAvailability(_ content: some AxisContent) -> AnyAxisContent { AnyAxisContent(content) }
}
