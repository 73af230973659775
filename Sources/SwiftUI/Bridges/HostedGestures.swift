import Foundation
import UIKitCore
import ViewGraph

/// Looks for the gestures that recognizers of a view ask for.
struct HostedGestures: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    let recognizers = view.gestureRecognizers ?? []
    let taps = recognizers.compactMap { $0 as? UITapGestureRecognizer }
    let sensesTouches = TouchSense.overrides(type(of: view))
    if recognizers.isEmpty && !sensesTouches {
      content
    } else {
      content
        .contentShape(Rectangle())
        .modifier(TapsSeen(taps: taps.filter { $0.numberOfTapsRequired > 1 }, count: 2))
        .modifier(TapsSeen(taps: taps.filter { $0.numberOfTapsRequired == 1 }, count: 1))
        .modifier(PressesSeen(presses: recognizers.compactMap { $0 as? UILongPressGestureRecognizer }))
        .modifier(PansSeen(view: view))
        .modifier(PinchesSeen(pinches: recognizers.compactMap { $0 as? UIPinchGestureRecognizer }))
        .modifier(TurnsSeen(turns: recognizers.compactMap { $0 as? UIRotationGestureRecognizer }))
        .modifier(TouchesSeen(view: sensesTouches ? view : nil))
    }
  }
}

private struct TapsSeen: ViewModifier {
  let taps: [UITapGestureRecognizer]
  let count: Int

  @ViewBuilder func body(content: Content) -> some View {
    if taps.isEmpty {
      content
    } else {
      content.onTapGesture(count: count) { place in for tap in taps { tap.recognize(at: place) } }
    }
  }
}

private struct PressesSeen: ViewModifier {
  let presses: [UILongPressGestureRecognizer]

  @ViewBuilder func body(content: Content) -> some View {
    if let first = presses.first {
      content.onLongPressGesture(minimumDuration: first.minimumPressDuration) {
        for press in presses { press.tell(.began) }
      } onPressingChanged: { isPressing in
        guard !isPressing else { return }
        for press in presses where press.state != .possible {
          press.tell(.ended)
          press.reset()
        }
      }
    } else {
      content
    }
  }
}

private struct PansSeen: ViewModifier {
  let view: UIView

  @ViewBuilder func body(content: Content) -> some View {
    let pans = (view.gestureRecognizers ?? []).compactMap { $0 as? UIPanGestureRecognizer }
    let swipes = (view.gestureRecognizers ?? []).compactMap { $0 as? UISwipeGestureRecognizer }
    if pans.isEmpty && swipes.isEmpty {
      content
    } else {
      content.gesture(
        DragGesture(minimumDistance: 10)
          .onChanged { value in for pan in pans { move(pan, value, isOver: false) } }
          .onEnded { value in
            for pan in pans { move(pan, value, isOver: true) }
            for swipe in swipes { swipe.end(value.translation, from: value.startLocation) }
          })
    }
  }

  private func move(_ pan: UIPanGestureRecognizer, _ value: DragGesture.Value, isOver: Bool) {
    pan.move(by: value.translation, velocity: value.velocity, to: value.location, isOver: isOver)
  }
}

private struct PinchesSeen: ViewModifier {
  let pinches: [UIPinchGestureRecognizer]

  @ViewBuilder func body(content: Content) -> some View {
    if pinches.isEmpty {
      content
    } else {
      content.simultaneousGesture(
        MagnificationGesture()
          .onChanged { scale in for pinch in pinches { pinch.change(to: scale, isOver: false) } }
          .onEnded { scale in for pinch in pinches { pinch.change(to: scale, isOver: true) } })
    }
  }
}

private struct TurnsSeen: ViewModifier {
  let turns: [UIRotationGestureRecognizer]

  @ViewBuilder func body(content: Content) -> some View {
    if turns.isEmpty {
      content
    } else {
      content.simultaneousGesture(
        RotationGesture()
          .onChanged { angle in for turn in turns { turn.change(to: angle.radians, isOver: false) } }
          .onEnded { angle in for turn in turns { turn.change(to: angle.radians, isOver: true) } })
    }
  }
}

/// Tells a view of a program's own class of touches.
private struct TouchesSeen: ViewModifier {
  let view: UIView?
  @State private var touch: UITouch?

  init(view: UIView?) {
    self.view = view
  }

  @ViewBuilder func body(content: Content) -> some View {
    if let view {
      content.gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { value in
            if let touch {
              touch.move(to: value.location, phase: .moved, at: value.time.timeIntervalSinceReferenceDate)
              view.touchesMoved([touch], with: UIEvent(touches: [touch]))
            } else {
              let new = UITouch(view: view)
              new.move(to: value.location, phase: .began, at: value.time.timeIntervalSinceReferenceDate)
              touch = new
              view.touchesBegan([new], with: UIEvent(touches: [new]))
            }
          }
          .onEnded { value in
            guard let touch else { return }
            touch.move(to: value.location, phase: .ended, at: value.time.timeIntervalSinceReferenceDate)
            view.touchesEnded([touch], with: UIEvent(touches: [touch]))
            self.touch = nil
          })
    } else {
      content
    }
  }
}
