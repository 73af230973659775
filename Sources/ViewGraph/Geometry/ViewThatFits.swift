@available(
  *, unavailable,
  message: "what fits is known in the browser only; choose by GeometryReader or @Environment(\\.horizontalSizeClass)"
)
public struct ViewThatFits<Content: View> {
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}
