import SwiftUI

private let r = Color.red

/// A layout that takes all that it is offered, with its views in the middle.
private struct Middle: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews {
      view.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}

/// Views in views, as programs nest them.
struct NestIdioms: View {
  var body: some View {
    Group {
      Case("nest.limit-circle") {
        HStack(spacing: 0) {
          r.frame(maxHeight: 180).at(0, 10, 150, 180)
          Circle().at(150, 25, 150, 150)
        }
      }
      Case("nest.reader-over") {
        c(100, 60).overlay { GeometryReader { c($0.size.width / 2, 10).at(100, 70, 50, 10) } }
      }
      Case("nest.frames") {
        c(20, 20).at(40, 40, 20, 20).frame(width: 60, height: 60, alignment: .bottomTrailing)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      Case("nest.corner") {
        ZStack(alignment: .bottomTrailing) {
          r.frame(width: 100, height: 80).at(100, 60, 100, 80)
          c(30, 30).at(165, 105, 30, 30).padding(5)
          c(10, 10).at(185, 125, 10, 10).offset(x: -5, y: -5)
        }
      }
      Case("nest.trailing") {
        VStack(alignment: .trailing, spacing: 4) {
          c(40, 10).at(160, 78.5, 40, 10)
          HStack(spacing: 2) {
            c(10, 10).at(168, 97.5, 10, 10)
            c(20, 20).at(180, 92.5, 20, 20)
          }
          c(100, 5).at(100, 116.5, 100, 5)
        }
      }
      Case("nest.tracks-square") {
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 10) {
            ForEach(0..<4) { index in
              r.aspectRatio(1, contentMode: .fit)
                .at(index == 3 ? 0 : CGFloat(index) * 102.67, index == 3 ? 104.67 : 0, 94.67, 94.67)
            }
          }
        }
      }
      Case("nest.tracks-sideways") {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(60))], spacing: 5) {
            c(30, 20).at(0, 56, 30, 20)
            c(30, 20).at(0, 114, 30, 20)
            c(30, 20).at(35, 56, 30, 20)
          }
        }
      }
      Case("nest.fits-middle") {
        ViewThatFits(in: .horizontal) {
          c(400, 10)
          c(200, 10).at(50, 95, 200, 10)
          c(50, 10)
        }
      }
    }
    Group {
      Case("nest.relative-trailing") {
        ScrollView {
          c(50, 20).at(250, 0, 50, 20).containerRelativeFrame(.horizontal, alignment: .trailing).at(0, 0, 300, 20)
        }
      }
      Case("nest.limits") {
        c(10, 10).at(145, 95, 10, 10).frame(minWidth: 100, maxWidth: 200, minHeight: 20, maxHeight: 40)
          .at(50, 80, 200, 40)
      }
      Case("nest.spacer-framed") {
        HStack(spacing: 0) {
          c(20, 20).at(115, 90, 20, 20)
          Spacer().frame(width: 30)
          c(20, 20).at(165, 90, 20, 20)
        }
      }
      Case("nest.divider") {
        HStack(spacing: 0) {
          c(50, 20).at(0, 90, 50, 20)
          VStack(spacing: 0) {
            c(20, 10).at(165, 89.5, 20, 10)
            Divider().at(50, 99.5, 250, 1)
            c(20, 10).at(165, 100.5, 20, 10)
          }
        }
      }
      Case("nest.paddings") {
        c(40, 40).at(140, 85, 40, 40).padding(.leading, 20).padding(.top, 10).background(r.at(120, 75, 60, 50))
      }
      Case("nest.offset") {
        VStack(spacing: 0) {
          c(40, 20).at(160, 80, 40, 20).offset(x: 30)
          c(40, 20).at(130, 100, 40, 20)
        }
      }
      Case("nest.position") {
        VStack(spacing: 0) {
          c(20, 20).at(40, 0, 20, 20).position(x: 50, y: 10)
          c(40, 40).at(130, 160, 40, 40)
        }
      }
      Case("nest.scroll-between") {
        VStack(spacing: 0) {
          c(300, 30).at(0, 0, 300, 30)
          ScrollView { c(50, 500).at(125, 30, 50, 500) }.at(125, 30, 50, 140)
          c(300, 30).at(0, 170, 300, 30)
        }
      }
    }
    Group {
      Case("nest.own") { Middle { c(20, 20).at(140, 90, 20, 20) } }
      Case("nest.own-framed") { Middle { c(20, 20).at(140, 90, 20, 20) }.frame(width: 100, height: 60).background(r) }
      Case("nest.own-padded") {
        Middle { r.at(10, 20, 280, 160) }.padding(.horizontal, 10).padding(.vertical, 20)
      }
      Case("nest.own-scroll") { ScrollView { Middle { r.at(0, 0, 300, 10) } } }
    }
  }
}
