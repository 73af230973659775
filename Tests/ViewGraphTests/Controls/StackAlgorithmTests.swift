import Foundation
import Testing

@testable import ViewGraph

/// Stacks as layouts among others, as generic code calls them.
@MainActor
@Suite struct StackAlgorithmTests {
  private func subviews(_ answers: LayoutAnswer...) -> LayoutSubviews {
    LayoutSubviews(
      views: answers.map { LayoutSubview(record: .init(size: .zero, traits: ViewTraits(), layout: $0)) },
      layoutDirection: .leftToRight)
  }

  private func placed<L: Layout>(_ layout: L, in size: CGSize, _ views: LayoutSubviews) -> (CGSize, [CGPoint]) {
    var cache = layout.makeCache(subviews: views)
    let taken = layout.sizeThatFits(proposal: ProposedViewSize(size), subviews: views, cache: &cache)
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: taken), proposal: ProposedViewSize(size), subviews: views, cache: &cache)
    return (taken, views.compactMap { $0.record.place?.point })
  }

  private let box = LayoutAnswer(.fixed(20), .fixed(10))

  @Test func rowsShareWhatIsLeft() {
    let wide = LayoutRange(0, ideal: 10, .infinity)
    let views = subviews(box, LayoutAnswer(wide, .fixed(30)), LayoutAnswer(wide, .fixed(10)))
    let (size, places) = placed(HStackLayout(spacing: 10), in: CGSize(width: 200, height: 100), views)
    #expect(size == CGSize(width: 200, height: 30))
    #expect(places == [CGPoint(x: 0, y: 10), CGPoint(x: 30, y: 0), CGPoint(x: 120, y: 10)])
    #expect(views[1].record.place?.proposal.width == 80)
  }

  @Test func columnsAreAsWideAsTheirWidestView() {
    let (size, places) = placed(
      VStackLayout(alignment: .trailing, spacing: 0), in: CGSize(width: 200, height: 100),
      subviews(box, LayoutAnswer(.fixed(50), .fixed(10))))
    #expect(size == CGSize(width: 50, height: 20))
    #expect(places == [CGPoint(x: 30, y: 0), CGPoint(x: 0, y: 10)])
  }

  @Test func layersLieByTheirGuides() {
    let (size, places) = placed(
      AnyLayout(ZStackLayout(alignment: .bottomTrailing)), in: CGSize(width: 200, height: 100),
      subviews(box, LayoutAnswer(.fixed(50), .fixed(40))))
    #expect(size == CGSize(width: 50, height: 40))
    #expect(places == [CGPoint(x: 30, y: 30), .zero])
  }

  @Test func anyLayoutIsThePlatformsOwnStack() {
    struct Screen: View {
      var body: some View {
        let row: any Layout = HStackLayout(spacing: 3)
        AnyLayout(row) { Text("a") }
      }
    }
    let host = TestHost(Screen())
    #expect(host.nodes.contains { if case .stack = $0.content { true } else { false } })
  }

  @Test func pathsAreReadAsTheyAreWritten() throws {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2.5))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
    path.closeSubpath()
    #expect(path.description == "1 2.5 m 3 4 l 7 8 5 6 q 1 1 2 2 0 0 c h")
    #expect(try #require(Path(path.description)) == path)
    for wrong in ["1 m", "1 2 3 m", "x", "1 2", "0 0 h"] { #expect(Path(wrong) == nil, "\(wrong)") }
  }
}
