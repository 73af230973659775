import Foundation
import Testing

@testable import ViewGraph

@Suite struct AnimationTests {
  @Test func speedShortensDurationAndDelay() {
    let spec = Animation.linear(duration: 4).delay(2).speed(2).spec
    #expect(spec.duration == 2)
    #expect(spec.delay == 1)
    #expect(Animation.linear(duration: 4).speed(0).spec.duration == 4)
  }

  @Test func repetitionsGoBackUnlessTheyMustNot() {
    let spec = Animation.easeIn.repeatCount(3).spec
    #expect(spec.repeatCount == 3)
    #expect(spec.autoreverses)
    #expect(!Animation.easeIn.repeatForever(autoreverses: false).spec.autoreverses)
    #expect(Animation.easeIn.repeatForever().spec.repeatCount == .infinity)
  }

  @Test func namedCurvesAreTheUsualOnes() {
    #expect(Animation.linear.spec.curve == AnimationSpec.Curve(0, 0, 1, 1))
    #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
    #expect(Animation.timingCurve(0.1, 0.2, 0.3, 0.4).spec.curve == AnimationSpec.Curve(0.1, 0.2, 0.3, 0.4))
    #expect(Animation.default == .smooth)
  }

  @Test func onlySpringsThatSwingPassTheirGoal() {
    #expect(Animation.smooth.spec.curve.y2 == 1)
    #expect(Animation.bouncy.spec.samples.max() ?? 0 > 1)
    #expect(Animation.bouncy.spec.samples.last == 1)
    #expect(Animation.smooth.spec.samples.isEmpty)
    let loose = Animation.spring(response: 0.5, dampingFraction: 0.4).spec
    #expect(loose.samples.max() ?? 0 > Animation.bouncy.spec.samples.max() ?? 0)
    #expect(loose.duration > Animation.bouncy.spec.duration)
    // What the server moves itself swings as what browsers move.
    #expect(loose.progress(at: 1) == 1 && loose.progress(at: 0) == 0)
    #expect((0...60).map { loose.progress(at: Double($0) / 60) }.max() == loose.samples.max())
  }

  @Test func springsFollowACriticallyDampedOne() {
    let curve = Spring().curve
    for step in 1..<20 {
      let u = Double(step) / 20
      let x = 3 * (1 - u) * (1 - u) * u * curve.x1 + 3 * (1 - u) * u * u * curve.x2 + u * u * u
      let y = 3 * (1 - u) * (1 - u) * u * curve.y1 + 3 * (1 - u) * u * u * curve.y2 + u * u * u
      let phase = 2 * Double.pi * x * 1.057
      #expect(abs(y - (1 - (1 + phase) * exp(-phase))) < 0.03)
    }
  }

  @Test func physicalSpringsHaveThePeriodOfTheirMass() {
    let spring = Spring(mass: 1, stiffness: 4 * .pi * .pi, damping: 2 * .pi)
    #expect(abs(spring.response - 1) < 1e-9)
    #expect(abs(spring.dampingRatio - 0.5) < 1e-9)
    #expect(abs(spring.bounce - 0.5) < 1e-9)
  }

  @Test func transitionsCombine() {
    let spec = AnyTransition.opacity.combined(with: .move(edge: .bottom)).spec
    #expect(spec.insertion.opacity == 0)
    #expect(spec.removal.edge == .bottom)
  }

  @Test func transitionsMayDifferInAndOut() {
    let spec = AnyTransition.asymmetric(insertion: .scale(scale: 0.5, anchor: .top), removal: .slide).spec
    #expect(spec.insertion.scale == 0.5)
    #expect(spec.insertion.anchor == .top)
    #expect(spec.removal.edge == .trailing)
    #expect(AnyTransition.push(from: .leading).spec.removal.edge == .trailing)
  }

  @Test func transitionsMayHaveAnAnimationOfTheirOwn() {
    let spec = AnyTransition.opacity.animation(.linear(duration: 9)).combined(with: .offset(x: 3, y: 4)).spec
    #expect(spec.insertion.animation?.duration == 9)
    #expect(spec.removal.x == 3)
  }

  @Test func transactionsHoldWithinTheirCode() {
    #expect(Transaction.current.isEmpty)
    withAnimation(.linear(duration: 2)) {
      #expect(Transaction.current.animation == .linear(duration: 2))
      withTransaction(\.disablesAnimations, true) {
        #expect(Transaction.current.disablesAnimations)
        #expect(Transaction.current.animation == .linear(duration: 2))
      }
      withAnimation(nil) { #expect(Transaction.current.animation == nil) }
    }
    #expect(Transaction.current.isEmpty)
  }

  @Test func transactionsCarryValuesOfAProgram() {
    struct Origin: TransactionKey {
      static var defaultValue: String { "nowhere" }
    }
    var transaction = Transaction()
    #expect(transaction[Origin.self] == "nowhere")
    transaction[Origin.self] = "gesture"
    #expect(transaction[Origin.self] == "gesture")
    #expect(!transaction.isEmpty)
  }

  @MainActor
  @Test func completionsComeOnceTheAnimationHasHadItsTime() throws {
    struct Step: View {
      @State var step = 0
      let criteria: AnimationCompletionCriteria
      var body: some View {
        Text("step \(step)")
        Button("Go") {
          withAnimation(.linear(duration: 2), completionCriteria: criteria) {
            step = 1
          } completion: {
            step = 2
          }
        }
      }
    }
    for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
      let clock = TestClock()
      let host = TestHost(Step(criteria: criteria), clock: clock)
      try host.press("Go")
      #expect(host.shows("step 1"))
      clock.advance(by: 1.9)
      host.settle()
      #expect(host.shows("step 1"))
      clock.advance(by: 0.2)
      host.settle()
      #expect(host.shows("step 2"))
    }
  }
}
