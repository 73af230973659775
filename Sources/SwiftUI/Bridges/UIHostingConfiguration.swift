import ViewGraph

@available(*, unavailable, message: "tables and collections are not drawn: show the view in a List or a LazyVGrid")
public struct UIHostingConfiguration<Content: View> {
  public init(@ViewBuilder content: () -> Content) {}
}
