import Foundation
import Testing
import UIKitCore

/// What constraints and autoresizing say of a view in another.
@MainActor
struct ViewPlacementTests {
  @Test func lengthsOfTheViewAroundFillIt() {
    let (around, view) = (UIView(), UIView())
    around.insertSubview(view, at: 0)
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalTo: around.heightAnchor),
      view.widthAnchor.constraint(equalTo: around.widthAnchor),
    ])
    #expect(view.placement.fillsWidth)
    #expect(view.placement.fillsHeight)
  }

  @Test func edgesAreKeptAtTheirDistanceWhicheverIsNamedFirst() {
    let (around, view) = (UIView(), UIView())
    around.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: around.safeAreaLayoutGuide.topAnchor, constant: 8),
      around.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 4),
      view.trailingAnchor.constraint(equalTo: around.trailingAnchor, constant: -16),
      view.widthAnchor.constraint(equalToConstant: 40),
    ])
    #expect(view.placement.top == 8)
    #expect(view.placement.bottom == 4)
    #expect(view.placement.trailing == 16)
    #expect(view.placement.leading == nil)
    #expect(view.placement.width == 40)
  }

  @Test func whatIsNotActiveHoldsNothing() {
    let (around, view) = (UIView(), UIView())
    around.addSubview(view)
    let constraint = view.centerXAnchor.constraint(equalTo: around.centerXAnchor)
    #expect(view.placement.isEmpty)
    constraint.isActive = true
    #expect(view.placement.centerX == 0)
    constraint.isActive = false
    #expect(view.placement.isEmpty)
  }

  @Test func autoresizingFollowsTheViewAround() {
    let view = UIView()
    view.autoresizingMask = [.flexibleWidth]
    #expect(view.placement.fillsWidth)
    #expect(!view.placement.fillsHeight)
  }

  @Test func subviewsStandInTheirOrder() {
    let (around, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    around.addSubview(a)
    around.addSubview(b)
    around.insertSubview(c, belowSubview: b)
    #expect(around.subviews == [a, c, b])
    around.bringSubviewToFront(a)
    #expect(around.subviews == [c, b, a])
    around.sendSubviewToBack(a)
    #expect(around.subviews == [a, c, b])
  }

  @Test func aTapCallsWhatTheRecognizerWasTold() {
    final class Target: NSObject {
      var taps = 0
      func tapped(_ sender: UITapGestureRecognizer) { taps += 1 }
    }
    let (view, target) = (UIView(), Target())
    let tap = UITapGestureRecognizer(target: target, action: Selector(Target.tapped(_:)))
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap])
    tap.recognize()
    #expect(target.taps == 1)
    tap.isEnabled = false
    tap.recognize()
    #expect(target.taps == 1)
  }
}
