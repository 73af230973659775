import SwiftUI

/// A line through the plot at a value.
nonisolated public struct AxisGridLine: AxisMark {
  private let part: _AxisPart

  /// A line at the value, or in the middle between it and the next.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = _AxisPart(kind: .line(stroke), centered: centered)
  }
  public var body: Never { fatalError("It has no body") }
  /// The line.
  @MainActor public var _parts: [_AxisPart] { [part] }
}

/// A short line between the plot and the labels.
nonisolated public struct AxisTick: AxisMark {
  /// How long the line is.
  public struct Length: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Kind: Sendable {
      case automatic, label, longestLabel
      case fixed(CGFloat)
    }

    let kind: Kind
    var more: CGFloat = 0

    /// As usual for the axis.
    public static var automatic: Length { Length(kind: .automatic) }
    /// As the label.
    public static var label: Length { Length(kind: .label) }
    /// As the longest label.
    public static var longestLabel: Length { Length(kind: .longestLabel) }
    /// As the label, and some points more.
    public static func label(extendPastBy: CGFloat = 0) -> Length { Length(kind: .label, more: extendPastBy) }
    /// As the longest label, and some points more.
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length {
      Length(kind: .longestLabel, more: extendPastBy)
    }

    init(kind: Kind, more: CGFloat = 0) { (self.kind, self.more) = (kind, more) }
    /// So many points.
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    /// So many points.
    public init(floatLiteral value: Double) { kind = .fixed(value) }
  }

  private let part: _AxisPart

  /// A short line of a length.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    part = _AxisPart(kind: .tick(length, stroke), centered: centered)
  }
  /// A short line of so many points.
  @_disfavoredOverload
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    part = _AxisPart(kind: .tick(Length(kind: .fixed(length)), stroke), centered: centered)
  }
  public var body: Never { fatalError("It has no body") }
  /// The line.
  @MainActor public var _parts: [_AxisPart] { [part] }
}

/// Parts with something changed.
nonisolated struct ChangedAxisMark<Mark: AxisMark>: AxisMark {
  let mark: Mark
  let change: (inout _AxisPart) -> Void

  var body: Never { fatalError("It has no body") }
  @MainActor var _parts: [_AxisPart] {
    mark._parts.map {
      var part = $0
      change(&part)
      return part
    }
  }
}

extension AxisMark {
  nonisolated func changed(_ change: @escaping (inout _AxisPart) -> Void) -> any AxisMark {
    ChangedAxisMark(mark: self, change: change)
  }

  /// What lines and labels are painted with.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    ChangedAxisMark(mark: self) { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
  /// The font of labels.
  nonisolated public func font(_ font: Font?) -> some AxisMark {
    ChangedAxisMark(mark: self) { $0.font = $0.font ?? font }
  }
  /// Draws lines and labels elsewhere.
  nonisolated public func offset(_ offset: CGSize) -> some AxisMark {
    ChangedAxisMark(mark: self) {
      $0.offset.width += offset.width
      $0.offset.height += offset.height
    }
  }
  /// Draws lines and labels elsewhere.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }
}

/// Series of marks with something changed.
nonisolated struct ChangedAxisContent<Content: AxisContent>: AxisContent {
  let content: Content
  let change: (inout _AxisPart) -> Void

  var body: Never { fatalError("It has no body") }
  @MainActor var _series: [_AxisSeries] {
    content._series.map { series in
      var changed = series
      changed.content = { [change] value in
        let mark: any AxisMark = series.content?(value) ?? UsualAxisMark(series)
        return mark.changed(change)
      }
      return changed
    }
  }
}

extension AxisContent {
  /// What lines and labels are painted with.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisContent {
    ChangedAxisContent(content: self) { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
  /// The font of labels.
  nonisolated public func font(_ font: Font?) -> some AxisContent {
    ChangedAxisContent(content: self) { $0.font = $0.font ?? font }
  }
  /// Draws the axis as one layer.
  /// - Partly: nothing changes: each part is a layer.
  nonisolated public func compositingLayer() -> some AxisContent { ChangedAxisContent(content: self) { _ in } }
}
