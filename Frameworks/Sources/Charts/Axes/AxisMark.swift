import SwiftUI

/// What stands at a value of an axis: a line through the plot, a short line, a label.
@MainActor @preconcurrency
public protocol AxisMark {
  /// The type of what it consists of.
  associatedtype Body: AxisMark
  /// What it consists of.
  @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }
  /// The parts. Programs never implement it.
  @MainActor @preconcurrency var _parts: [_AxisPart] { get }
}

extension AxisMark {
  /// The parts of what it consists of.
  public var _parts: [_AxisPart] { body._parts }
}

extension Never: AxisMark {
  /// None.
  public var _parts: [_AxisPart] { [] }
}

/// One part of what stands at a value.
public struct _AxisPart {
  enum Kind {
    case line(StrokeStyle?)
    case tick(AxisTick.Length, StrokeStyle?)
    case label(LabelWish)
  }

  /// What a program says of a label.
  struct LabelWish {
    /// Nil for the value in its usual form.
    var view: AnyView?
    var format: AxisFormat?
    var centered: Bool?
    var anchor: UnitPoint?
    var orientation = AxisValueLabelOrientation.automatic
    var collisions = AxisValueLabelCollisionResolution.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
  }

  var kind: Kind
  var centered: Bool?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// Parts together.
nonisolated public struct _AxisMarkGroup: AxisMark {
  let parts: [any AxisMark]

  public var body: Never { fatalError("It has no body") }
  /// All parts.
  @MainActor public var _parts: [_AxisPart] { parts.flatMap { $0._parts } }
}

/// What stands at a value, of any type.
nonisolated public struct AnyAxisMark: AxisMark {
  let mark: any AxisMark

  /// Wraps a mark.
  public init<Mark: AxisMark>(_ mark: Mark) { self.mark = mark }
  /// Wraps a mark.
  public init(erasing mark: some AxisMark) { self.mark = mark }
  public var body: Never { fatalError("It has no body") }
  /// The parts.
  @MainActor public var _parts: [_AxisPart] { mark._parts }
}

/// What stands at a value where a condition holds.
nonisolated public struct _OptionalAxisMark<Mark: AxisMark>: AxisMark {
  let mark: Mark?

  public var body: Never { fatalError("It has no body") }
  /// The parts, where there are some.
  @MainActor public var _parts: [_AxisPart] { mark?._parts ?? [] }
}

/// Nothing at a value.
nonisolated public struct EmptyAxisMark: AxisMark {
  /// Makes none.
  public init() {}
  public var body: Never { fatalError("It has no body") }
  /// None.
  @MainActor public var _parts: [_AxisPart] { [] }
}

/// Puts together what stands at a value.
@resultBuilder
public enum AxisMarkBuilder {
  /// A mark by itself.
  public static func buildExpression<Mark: AxisMark>(_ content: Mark) -> Mark { content }
  /// Nothing.
  public static func buildBlock() -> EmptyAxisMark { EmptyAxisMark() }
  /// One mark.
  public static func buildBlock<Mark: AxisMark>(_ content: Mark) -> Mark { content }
  /// Several marks.
  @_disfavoredOverload
  public static func buildBlock<each Mark: AxisMark>(_ content: repeat each Mark) -> _AxisMarkGroup {
    var parts: [any AxisMark] = []
    for part in repeat each content { parts.append(part) }
    return _AxisMarkGroup(parts: parts)
  }
  /// A mark where a condition holds.
  public static func buildIf<Mark: AxisMark>(_ content: Mark?) -> _OptionalAxisMark<Mark> {
    _OptionalAxisMark(mark: content)
  }
  /// The first of two marks.
  public static func buildEither(first: some AxisMark) -> AnyAxisMark { AnyAxisMark(first) }
  /// The second of two marks.
  public static func buildEither(second: some AxisMark) -> AnyAxisMark { AnyAxisMark(second) }
  /// A mark that not all systems have.
  public static func buildLimitedAvailability(_ content: some AxisMark) -> AnyAxisMark { AnyAxisMark(content) }
}
