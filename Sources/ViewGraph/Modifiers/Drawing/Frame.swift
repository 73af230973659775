import Foundation

extension View {
  /// Gives the view a fixed width or height; nil leaves a dimension to the view.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    var size = FrameSize(alignment: alignment)
    size.width = width.map { max($0, 0) }
    size.height = height.map { max($0, 0) }
    return modifier(DisplayEffect(.frame(size)))
  }

  /// Limits the view's size; with a maximum the view fills what it is offered, up to it.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    var size = FrameSize(alignment: alignment)
    size.minWidth = minWidth
    size.idealWidth = idealWidth
    size.maxWidth = maxWidth
    size.minHeight = minHeight
    size.idealHeight = idealHeight
    size.maxHeight = maxHeight
    return modifier(DisplayEffect(.frame(size)))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View {
    self
  }

  /// Keeps the view at its own size along the given dimensions, whatever it is offered.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(DisplayEffect(.fixedSize(horizontal: horizontal, vertical: vertical)))
  }

  /// Keeps the view at its own size.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Says how early the view is given space in a stack; 0 by default.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(DisplayEffect(.layoutPriority(value)))
  }
}
