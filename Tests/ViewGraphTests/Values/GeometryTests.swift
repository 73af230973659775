import Foundation
import Testing

@testable import ViewGraph

@Suite struct GeometryTests {
  @Test func setsOfEdgesAreMadeOfTheirEdges() {
    #expect(Edge.Set.all == [.horizontal, .vertical])
    #expect(Edge.Set(.leading) == .leading)
    #expect(!Edge.Set.vertical.contains(.leading))
    #expect(Axis.Set(.vertical) == .vertical)
    #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
  }

  @Test func insetsOfSomeEdgesLeaveTheOthers() {
    #expect(EdgeInsets([.top, .trailing], 4) == EdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 4))
  }

  @Test func degreesAndRadiansAgree() {
    #expect(Angle.degrees(180) == .radians(.pi))
    #expect((Angle.degrees(30) + .degrees(60)).degrees.rounded() == 90)
    #expect(-Angle.degrees(90) < .zero)
    #expect((Angle.degrees(90) * 2 / 4).degrees.rounded() == 45)
  }

  @Test func guidesLieWhereTheirNamesSay() {
    #expect(HorizontalAlignment.leading.fraction == 0)
    #expect(HorizontalAlignment.center.fraction == 0.5)
    #expect(VerticalAlignment.bottom.fraction == 1)
    #expect(Alignment.topTrailing == Alignment(horizontal: .trailing, vertical: .top))
    #expect(Alignment.top != .bottom)
  }

  @Test func guidesOfAProgramHaveADefault() {
    enum Third: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
    }
    let guide = HorizontalAlignment(Third.self)
    #expect(abs(guide.fraction - 1.0 / 3) < 0.0001)
    #expect(guide == HorizontalAlignment(Third.self))
    #expect(guide != .center)
    #expect(ViewDimensions(width: 30, height: 5)[guide] == 10)
  }

  @Test func proposalsAreFilledUp() {
    #expect(ProposedViewSize(width: 5, height: nil).replacingUnspecifiedDimensions() == CGSize(width: 5, height: 10))
    #expect(ProposedViewSize.infinity.width == .infinity)
  }

  @Test func transformsUndoThemselves() {
    let transform = CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 3, y: 4).scaledBy(x: 2, y: 5)
    let point = CGPoint(x: 1.5, y: -2).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 1.5) < 1e-9)
    #expect(abs(point.y + 2) < 1e-9)
  }

  @Test func transformsTakeEffectFromTheLastToTheFirst() {
    let moved = CGPoint(x: 1, y: 1).applying(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0))
    #expect(moved == CGPoint(x: 22, y: 2))
    let turned = CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.width - 1) < 1e-9)
    #expect(abs(turned.minX + 1) < 1e-9)
  }

  @Test func animatablePairsAddAndScale() {
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    var data = insets.animatableData
    data.scale(by: 2)
    insets.animatableData = data + EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0).animatableData
    #expect(insets == EdgeInsets(top: 3, leading: 4, bottom: 6, trailing: 8))
    #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
  }

  @Test func traitsFormSets() {
    var traits: AccessibilityTraits = [.isButton, .isHeader]
    #expect(traits.contains(.isHeader))
    #expect(traits.remove(.isHeader) == .isHeader)
    #expect(traits == .isButton)
    #expect(traits.insert(.isLink).inserted)
    #expect(!traits.insert(.isLink).inserted)
  }

  @Test func sizesOfTextAreInOrder() {
    #expect(DynamicTypeSize.small < .large)
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
    #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
    #expect(ContentSizeCategory(.accessibility3) == .accessibilityExtraLarge)
    #expect(ScenePhase.background < .active)
  }
}
