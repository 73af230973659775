import UIKitCore
import ViewGraph

/// A scrolling view: what is inside lies in as much space as its content takes, and grows under two fingers where the
/// delegate says what does.
struct HostedScroll: View {
  let view: UIScrollView
  @GestureState private var pinch: CGFloat = 1
  @State private var zoom: CGFloat = 1

  init(view: UIScrollView) {
    self.view = view
  }

  var body: some View {
    let _ = view.revision.count
    GeometryReader { geometry in
      let size = contentSize(in: geometry.size)
      let scale = min(max(zoom * pinch, view.minimumZoomScale), max(view.maximumZoomScale, view.minimumZoomScale))
      ScrollView(axes(size, scale, in: geometry.size), showsIndicators: view.showsVerticalScrollIndicator) {
        HostedContainer(view: view)
          .frame(width: size.width, height: size.height)
          .scaleEffect(scale, anchor: .topLeading)
          .frame(width: size.width * scale, height: size.height * scale, alignment: .topLeading)
          .padding(inset)
      }
      .scrollDisabled(!view.isScrollEnabled)
      .modifier(HostedPaging(isOn: view.isPagingEnabled))
      .modifier(HostedScrolling(view: view))
      .simultaneousGesture(
        zooms ? MagnificationGesture().updating($pinch) { value, pinch, _ in pinch = value }.onEnded(end) : nil)
    }
  }

  /// What the program says, or what constraints to the edges ask for.
  private func contentSize(in room: CGSize) -> CGSize {
    if view.contentSize != .zero { return view.contentSize }
    let pinned = view.subviews.filter { !$0.placement.isEmpty }
    guard !pinned.isEmpty else { return room }
    let fitting = view.fittingContentSize
    return CGSize(width: max(fitting.width, room.width), height: max(fitting.height, room.height))
  }

  private var inset: EdgeInsets {
    let inset = view.contentInset
    return EdgeInsets(top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
  }

  private var zooms: Bool {
    view.maximumZoomScale > view.minimumZoomScale && view._scrollDelegate?.viewForZooming(in: view) != nil
  }

  private func axes(_ size: CGSize, _ scale: CGFloat, in room: CGSize) -> Axis.Set {
    var axes: Axis.Set = []
    if size.width * scale > room.width + 1 { axes.insert(.horizontal) }
    if size.height * scale > room.height + 1 { axes.insert(.vertical) }
    return axes
  }

  private func end(_ last: CGFloat) {
    zoom = min(max(zoom * last, view.minimumZoomScale), view.maximumZoomScale)
    view.zoomScale = zoom
    view._scrollDelegate?.scrollViewDidZoom(view)
  }
}

/// Lets scrolling stop at multiples of the view's size.
private struct HostedPaging: ViewModifier {
  let isOn: Bool

  @ViewBuilder func body(content: Content) -> some View {
    if isOn { content.scrollTargetBehavior(.paging) } else { content }
  }
}
