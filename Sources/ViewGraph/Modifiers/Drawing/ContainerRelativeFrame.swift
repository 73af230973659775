import Foundation

extension View {
  /// Makes the view as large as the scroll view or page that it is in.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(DisplayEffect(.containerFrame(ContainerFrame(axes: axes, alignment: alignment))))
  }

  /// Gives the view `span` of `count` equal parts of the scroll view or page that it is in.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let frame = ContainerFrame(
      axes: axes, count: max(count, 1), span: max(span, 1), spacing: spacing, alignment: alignment)
    return modifier(DisplayEffect(.containerFrame(frame)))
  }
}
