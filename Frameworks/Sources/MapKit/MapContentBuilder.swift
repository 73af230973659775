import CoreLocation
import SwiftUI

/// Puts content together.
@resultBuilder
public enum MapContentBuilder {
  public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
  @MainActor public static func buildBlock() -> _MapGroup { _MapGroup([]) }
  @MainActor public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> _MapGroup {
    var parts: [[_MapMark]] = []
    for part in repeat each content { parts.append(part._marks) }
    return _MapGroup(parts)
  }
  @MainActor public static func buildOptional(_ content: _MapGroup?) -> _MapGroup {
    _MapGroup([content?._marks ?? []])
  }
  @MainActor public static func buildEither(first content: _MapGroup) -> _MapGroup {
    _MapGroup([content._marks, []])
  }
  @MainActor public static func buildEither(second content: _MapGroup) -> _MapGroup {
    _MapGroup([[], content._marks])
  }
  @MainActor public static func buildArray(_ content: [_MapGroup]) -> _MapGroup {
    _MapGroup(content.map(\._marks))
  }
  @MainActor public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> C { content }
}

/// Several things on a map.
public struct _MapGroup: _PlainMapContent {
  public let _marks: [_MapMark]

  init(_ parts: [[_MapMark]]) {
    _marks = parts.enumerated().flatMap { place, marks in
      marks.enumerated().map { number, mark in
        var mark = mark
        mark.key = [AnyHashable(place)] + (mark.key.isEmpty ? [AnyHashable(number)] : mark.key)
        return mark
      }
    }
  }
}
