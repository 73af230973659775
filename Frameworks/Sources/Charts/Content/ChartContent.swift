import SwiftUI

/// What a chart shows: marks, and what is made of them.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of what it consists of.
  associatedtype Body: ChartContent
  /// What it consists of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The marks. Programs never implement it.
  @MainActor @preconcurrency var _marks: [_ChartMark] { get }
}

extension ChartContent {
  /// The marks of what it consists of.
  public var _marks: [_ChartMark] { body._marks }
}

extension Never: ChartContent {
  /// None.
  public var _marks: [_ChartMark] { [] }
}

/// Content that is no composition of other content.
@MainActor @preconcurrency
public protocol _PlainChartContent: ChartContent where Body == Never {}

extension _PlainChartContent {
  public var body: Never { fatalError("It has no body") }
}

/// Content of any type.
nonisolated public struct AnyChartContent: _PlainChartContent {
  private let content: any ChartContent

  /// Wraps content.
  public init<Content: ChartContent>(_ content: Content) { self.content = content }
  /// Wraps content.
  public init(erasing content: some ChartContent) { self.content = content }

  /// The marks.
  @MainActor public var _marks: [_ChartMark] { content._marks }
}

/// Content as a group, which modifiers change as a whole.
nonisolated public struct Plot<Content: ChartContent>: _PlainChartContent {
  private let content: Content

  /// Makes a group.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// The marks.
  @MainActor public var _marks: [_ChartMark] { content._marks }
}
