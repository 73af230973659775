import SwiftUI

extension ChartContent {
  /// Marks at the same value lie beside each other, by another value.
  nonisolated public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changed { $0.positionBy = $0.positionBy ?? (value.field, axis, span) }
  }

  /// Draws marks elsewhere.
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
    changed {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }

  /// Draws marks elsewhere.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(CGSize(width: x, height: y))
  }

  /// Moves the ends of marks.
  /// - Partly: `yStart` and `yEnd` move the whole mark.
  nonisolated public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(CGSize(width: x, height: (yStart + yEnd) / 2))
  }

  /// Says what a mark is called for those who cannot see it.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { changed { $0.label = label } }
  /// Says what a mark is called for those who cannot see it.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }
  /// Says what a mark is called for those who cannot see it.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }
  /// Says the value of a mark for those who cannot see it.
  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent { changed { $0.value = value } }
  /// Says the value of a mark for those who cannot see it.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }
  /// Says the value of a mark for those who cannot see it.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }
  /// Hides marks from assistive software.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changed { $0.isHidden = hidden }
  }
  /// Names marks for tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changed { $0.identifier = identifier }
  }
}
