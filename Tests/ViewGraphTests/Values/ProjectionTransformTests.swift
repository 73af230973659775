import Foundation
import Testing

@testable import ViewGraph

@Suite struct ProjectionTransformTests {
  private func isNear(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool { abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9 }

  @Test func projectionsAreWhatTheirTransformsAre() {
    let plane = CGAffineTransform(rotationAngle: 0.4).translatedBy(x: 3, y: 4)
    let point = CGPoint(x: 2, y: -1)
    let expected = point.applying(plane)
    #expect(isNear(point.applying(ProjectionTransform(plane)), expected.x, expected.y))
    #expect(
      isNear(point.applying(ProjectionTransform(CATransform3DMakeAffineTransform(plane))), expected.x, expected.y))
    #expect(ProjectionTransform(plane).isAffine)
  }

  @Test func whatIsTurnedAwayLooksNarrower() {
    var space = CATransform3DIdentity
    space.m34 = -1 / 500
    let turned = ProjectionTransform(CATransform3DRotate(space, .pi / 3, 0, 1, 0))
    let right = CGPoint(x: 100, y: 0).applying(turned)
    let left = CGPoint(x: -100, y: 0).applying(turned)
    #expect(right.x > 0 && left.x < 0)
    // Cosine of 60°, and the far side smaller than the near one.
    #expect(min(right.x, -left.x) < 50 && max(right.x, -left.x) > 50)
  }

  @Test func orderIsFirstToLast() {
    let both = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: 5, y: 0)))
    #expect(isNear(CGPoint(x: 1, y: 1).applying(both), 7, 2))
    #expect(isNear(CGPoint(x: 7, y: 2).applying(both.inverted()), 1, 1))
    var none = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isTurned = none.invert()
    #expect(!isTurned)
  }

  @Test func numbersThatAreNoneChangeNothing() {
    var wild = ProjectionTransform()
    wild.m13 = .infinity
    #expect(wild.spaceMatrix == ProjectionTransform().spaceMatrix)
  }
}
