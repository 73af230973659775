import SwiftUI

private let r = Color.red

extension HorizontalAlignment {
  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
  }
  static let fieldEdge = HorizontalAlignment(Mark.self)
}

/// Guides that go through stacks, proportions in wide frames, lengths of containers, and room that is taken away.
struct MixedIdioms: View {
  var body: some View {
    Group {
      Case("guide.nested") {
        VStack(alignment: .fieldEdge, spacing: 0) {
          HStack(spacing: 0) {
            c(20, 20).at(135, 80, 20, 20); c(40, 20).at(155, 80, 40, 20).alignmentGuide(.fieldEdge) { d in d[.leading] }
          }
          HStack(spacing: 0) {
            c(50, 20).at(105, 100, 50, 20);
            c(30, 20).at(155, 100, 30, 20).alignmentGuide(.fieldEdge) { d in d[.leading] }
          }
        }
        .background(r.at(105, 80, 90, 40))
      }
      Case("ratio.symbol-row") {
        HStack(spacing: 0) {
          Image(systemName: "star").resizable().scaledToFit().frame(height: 40).at(0, nil, 40, 40); Spacer()
        }
      }
      Case("ratio.cover-wide") {
        r.aspectRatio(1, contentMode: .fill).frame(maxWidth: .infinity).frame(height: 100).at(0, 50, 300, 100).clipped()
      }
      Case("relative.closure") {
        ScrollView { r.containerRelativeFrame(.horizontal) { w, _ in w * 0.5 }.frame(height: 20).at(75, 0, 150, 20) }
      }
      Case("relative.closure-limited") {
        ScrollView {
          r.frame(height: 20).containerRelativeFrame(.horizontal) { w, _ in min(w - 20, 200) }.at(50, 0, 200, 20)
        }
      }
      Case("room.taken") { r.padding(.horizontal, -10).at(-10, 0, 320, 200) }
      Case("room.taken-framed") {
        r.at(80, 60, 140, 80).padding(-20).frame(width: 100, height: 40).at(100, 80, 100, 40)
      }
      Case("room.taken-background") { c(40, 40).padding(-10).frame(width: 60).background(r.at(120, 90, 60, 20)) }
      Case("layout.any-grid") {
        AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0))() {
          GridRow {
            c(40, 20).at(110, 90, 40, 20); c(40, 20).at(150, 90, 40, 20)
          }
        }
      }
      Case("ratio.cover-filling") {
        r.aspectRatio(1, contentMode: .fill).at(0, -50, 300, 300)
          .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity).at(0, 0, 300, 200)
      }
      // Without a least length the frame is no smaller than what is in it.
      Case("ratio.cover-growing") {
        r.aspectRatio(1, contentMode: .fill).frame(maxWidth: .infinity, maxHeight: .infinity).at(0, -50, 300, 300)
      }
      Case("ratio.cover-row") {
        VStack(spacing: 0) {
          r.aspectRatio(1, contentMode: .fill).frame(height: 100).clipped().at(0, 40, 300, 100);
          c(20, 20).at(140, 140, 20, 20)
        }
      }
    }
  }
}
