import Foundation
import Testing

@testable import ViewGraph

/// What layouts of programs are told of their views without asking the browser.
@MainActor
struct KnownSizeTests {
  @Test func viewsThatKeepProportionsTakeWhatBothLengthsAllow() {
    func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize? {
      LayoutSubview.Record(
        size: .zero, traits: ViewTraits(), layout: TestHost(view).nodes.last?.layout ?? LayoutAnswer()
      )
      .knownSize(ProposedViewSize(width: width, height: height))
    }
    #expect(size(Circle(), 100, 200) == CGSize(width: 100, height: 100))
    #expect(size(Circle(), 300, 200) == CGSize(width: 200, height: 200))
    #expect(size(Circle(), 100, nil) == CGSize(width: 100, height: 100))
    #expect(size(Circle(), .infinity, 40) == CGSize(width: 40, height: 40))
    #expect(size(Color.red.aspectRatio(2, contentMode: .fit), 100, 100) == CGSize(width: 100, height: 50))
    #expect(size(Color.red, 100, 30) == CGSize(width: 100, height: 30))
  }
}
