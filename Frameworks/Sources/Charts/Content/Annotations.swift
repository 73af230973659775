import SwiftUI

/// A view beside a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  let content: (AnnotationContext) -> AnyView
}

/// What is known of the mark that is annotated.
public struct AnnotationContext {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// Where an annotation stands at its mark.
public struct AnnotationPosition: Hashable, Sendable {
  let point: UnitPoint?

  /// Above, or at the end of a level bar.
  public static let automatic = AnnotationPosition(point: nil)
  public static let overlay = AnnotationPosition(point: .center)
  public static let top = AnnotationPosition(point: .top)
  public static let bottom = AnnotationPosition(point: .bottom)
  public static let leading = AnnotationPosition(point: .leading)
  public static let trailing = AnnotationPosition(point: .trailing)
  public static let topLeading = AnnotationPosition(point: .topLeading)
  public static let topTrailing = AnnotationPosition(point: .topTrailing)
  public static let bottomLeading = AnnotationPosition(point: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(point: .bottomTrailing)
}

/// What happens to annotations that reach beyond the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What happens along an axis.
  public struct Strategy: Hashable, Sendable {
    let name: String

    /// As the chart finds best: annotations stay within it.
    public static let automatic = Strategy(name: "automatic")
    /// The annotation stays where it is.
    public static let disabled = Strategy(name: "disabled")
    /// The scale grows until there is room.
    public static let padScale = Strategy(name: "padScale")
    /// The annotation moves until it is within.
    /// - Partly: `boundary` is not used: it is within the plot.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(name: "fit") }
    /// The annotation moves until it is within the chart.
    public static var fit: Strategy { Strategy(name: "fit") }
  }

  /// What an annotation stays within.
  public struct Boundary: Hashable, Sendable {
    let name: String

    public static let automatic = Boundary(name: "automatic")
    public static let chart = Boundary(name: "chart")
    public static let plot = Boundary(name: "plot")
  }

  /// Along x.
  public var x: Strategy
  /// Along y.
  public var y: Strategy

  /// As the chart finds best.
  public static let automatic = AnnotationOverflowResolution()

  /// Says what happens along each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}

extension ChartContent {
  /// Puts a view beside each mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: .none) { _ in content() }
  }

  /// Puts a view beside each mark, made of what is known of that.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: .none, content: content)
  }

  /// Puts a view beside each mark, and says what happens at the chart's edges.
  /// - Partly: `overflowResolution` moves annotations along x; along y they stay. Scales leave room at the ends of bars alone.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution) {
      _ in content()
    }
  }

  /// Puts a view beside each mark, made of what is known of that, and says what happens at the chart's edges.
  /// - Partly: `overflowResolution` moves annotations along x; along y they stay. Scales leave room at the ends of bars alone.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution
    ) { AnyView(content($0)) }
    return changed { $0.annotations.append(annotation) }
  }
}

extension AnnotationOverflowResolution {
  /// Annotations stay where they are.
  static let none = AnnotationOverflowResolution(x: .automatic, y: .disabled)
}
