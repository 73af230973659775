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

  /// Gives the view what the program makes of the length of the scroll view or page that it is in, along each of the axes.
  ///
  /// The function is asked for a few lengths at once: see `ContainerLength`. One that jumps at some length, rather than
  /// being a part of it, some points more or less, or limited, is followed as it is for phones.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    var frame = ContainerFrame(axes: axes, alignment: alignment)
    if axes.contains(.horizontal) { frame.horizontal = ContainerLength { length($0, .horizontal) } }
    if axes.contains(.vertical) { frame.vertical = ContainerLength { length($0, .vertical) } }
    return modifier(DisplayEffect(.containerFrame(frame)))
  }
}
