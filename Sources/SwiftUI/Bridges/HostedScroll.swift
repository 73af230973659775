import UIKitCore
import ViewGraph

/// A scrolling view: what is inside lies in as much space as its content takes, and grows under two fingers where the
/// delegate says what does.
struct HostedScroll: View {
  let view: UIScrollView
  @GestureState private var pinch: CGFloat = 1

  init(view: UIScrollView) {
    self.view = view
  }

  var body: some View {
    let _ = view.revision.count
    GeometryReader { geometry in
      // Evaluated by itself, so that it has to look for changes itself too.
      let _ = view.revision.count
      let size = view.contentSize == .zero ? geometry.size : view.contentSize
      let scale = min(
        max(view.zoomScale * pinch, view.minimumZoomScale), max(view.maximumZoomScale, view.minimumZoomScale))
      let isHeld =
        view.contentSize == .zero && view.subviews.contains { !$0.placement.isEmpty || !$0.constraints.isEmpty }
      ScrollView(
        isHeld ? heldAxes : axes(size, scale, in: geometry.size), showsIndicators: view.showsVerticalScrollIndicator
      ) {
        if isHeld {
          // What constraints say of the content says how large it is.
          HostedContainer(view: view)
            .frame(
              width: heldAxes.contains(.horizontal) ? nil : geometry.size.width,
              height: heldAxes.contains(.vertical) ? nil : geometry.size.height
            )
            .fixedSize(horizontal: heldAxes.contains(.horizontal), vertical: heldAxes.contains(.vertical))
        } else {
          HostedContainer(view: view)
            .frame(width: size.width, height: size.height)
            .scaleEffect(scale, anchor: .topLeading)
            .frame(width: size.width * scale, height: size.height * scale, alignment: .topLeading)
            .padding(inset)
        }
      }
      .scrollDisabled(!view.isScrollEnabled)
      .modifier(HostedPaging(isOn: view.isPagingEnabled))
      .modifier(HostedScrolling(view: view))
      .simultaneousGesture(
        zooms ? MagnificationGesture().updating($pinch) { value, pinch, _ in pinch = value }.onEnded(end) : nil)
    }
  }

  /// Along which axes the content is as large as it likes: not along those where it is held to what is seen.
  private var heldAxes: Axis.Set {
    if view.holdsContent(.horizontal) { return .vertical }
    return view.holdsContent(.vertical) ? .horizontal : [.horizontal, .vertical]
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
    view.zoomScale = min(max(view.zoomScale * last, view.minimumZoomScale), view.maximumZoomScale)
    view._scrollDelegate?.scrollViewDidZoom(view)
    view._scrollDelegate?.scrollViewDidEndZooming(
      view, with: view._scrollDelegate?.viewForZooming(in: view), atScale: view.zoomScale)
  }
}

/// Lets scrolling stop at multiples of the view's size.
private struct HostedPaging: ViewModifier {
  let isOn: Bool

  @ViewBuilder func body(content: Content) -> some View {
    if isOn { content.scrollTargetBehavior(.paging) } else { content }
  }
}
