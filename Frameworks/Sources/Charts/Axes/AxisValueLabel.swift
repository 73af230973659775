import SwiftUI

/// Which way labels are read.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let name: String

  public static let automatic = AxisValueLabelOrientation(name: "automatic")
  public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
  public static let vertical = AxisValueLabelOrientation(name: "vertical")
  public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
}

/// What happens where labels would lie on each other.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  let name: String

  /// As the axis finds best: some are left out.
  public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
  /// All are shown.
  public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")
  /// Some are left out.
  public static let greedy = AxisValueLabelCollisionResolution(name: "greedy")
  /// Some are left out.
  /// - Partly: `priority` and `minimumSpacing` are not used: the first labels stay, two points from each other.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { greedy }
  public static let truncate = AxisValueLabelCollisionResolution(name: "truncate")
}

/// The label of a value of an axis.
/// - Partly: `multiLabelAlignment` and `offsetsMarks` are not used: a value has one label, and marks keep their places.
nonisolated public struct AxisValueLabel<Content: View>: AxisMark {
  private let part: _AxisPart

  public var body: Never { fatalError("It has no body") }
  /// The label.
  @MainActor public var _parts: [_AxisPart] { [part] }

  private init(
    view: AnyView?, format: AxisFormat? = nil, _ centered: Bool?, _ anchor: UnitPoint?,
    _ collisions: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
    _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
  ) {
    let wish = _AxisPart.LabelWish(
      view: view, format: format, centered: centered, anchor: anchor, orientation: orientation, collisions: collisions,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    part = _AxisPart(kind: .label(wish), centered: centered)
  }

  /// A view as the label.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      view: AnyView(content()), centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  /// The value in its usual form.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(view: nil, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }

  /// The value in a form of the program's.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatInput: Plottable & Equatable, F.FormatOutput == String {
    self.init(
      view: nil, format: AxisFormat(format), centered, anchor,
      collisionResolution, orientation, horizontalSpacing, verticalSpacing)
  }

  /// A text as the label.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      view: AnyView(Text(titleKey)), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }

  /// A text as the label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      view: AnyView(Text(title)), centered, anchor, collisionResolution, orientation, horizontalSpacing,
      verticalSpacing)
  }
}
