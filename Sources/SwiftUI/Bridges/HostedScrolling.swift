import UIKitCore
import ViewGraph

/// Takes a scrolling view where its program wants it, and tells its delegate what the reader does.
struct HostedScrolling: ViewModifier {
  let view: UIScrollView
  @State private var position = ScrollPosition()

  func body(content: Content) -> some View {
    content
      .scrollPosition($position)
      .onScrollGeometryChange(for: CGPoint.self) {
        $0.contentOffset
      } action: { _, offset in
        view.scrolled(to: offset)
      }
      .onScrollPhaseChange { old, new in phase(old, new) }
      .onChange(of: view.wish, initial: true) { _, wish in
        guard let wish else { return }
        withAnimation(wish.isAnimated ? .default : nil) { position.scrollTo(point: wish.place) }
      }
  }

  private func phase(_ old: ScrollPhase, _ new: ScrollPhase) {
    let delegate = view._scrollDelegate
    switch new {
    case .tracking, .interacting:
      if view.motion != .finger { delegate?.scrollViewWillBeginDragging(view) }
      view.motion = .finger
    case .decelerating:
      if view.motion == .finger { end(willDecelerate: true) }
      view.motion = .coming
      delegate?.scrollViewWillBeginDecelerating(view)
    case .animating: view.motion = .program
    case .idle:
      let before = view.motion
      view.motion = .rest
      switch before {
      case .finger: end(willDecelerate: false)
      case .coming: delegate?.scrollViewDidEndDecelerating(view)
      case .program: delegate?.scrollViewDidEndScrollingAnimation(view)
      case .rest: break
      }
    @unknown default: break
    }
  }

  private func end(willDecelerate: Bool) {
    var target = view.contentOffset
    view._scrollDelegate?.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: &target)
    view._scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: willDecelerate)
    if target != view.contentOffset { view.setContentOffset(target, animated: true) }
  }
}
