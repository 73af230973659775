import SwiftUI

private let r = Color.red

/// Proportions in all kinds of containers.
struct RatioIdioms: View {
  var body: some View {
    Group {
      Case("ratio.list") { List { r.aspectRatio(4, contentMode: .fit).at(32, nil, 236, 59) } }
      Case("ratio.grid") {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            r.aspectRatio(1, contentMode: .fit).at(0, 25, 150, 150)
            r.aspectRatio(1, contentMode: .fit).at(150, 25, 150, 150)
          }
        }
      }
      Case("ratio.over") {
        c(120, 60).overlay { r.aspectRatio(1, contentMode: .fit).at(120, 70, 60, 60) }
      }
      Case("ratio.over-leading") {
        c(120, 60).overlay(alignment: .leading) { r.aspectRatio(1, contentMode: .fit).at(90, 70, 60, 60) }
      }
      Case("ratio.both-axes") {
        ScrollView([.horizontal, .vertical]) {
          r.aspectRatio(2, contentMode: .fit).frame(width: 400).at(0, 0, 400, 200)
        }
      }
      Case("ratio.row-text") {
        HStack(spacing: 0) {
          r.aspectRatio(1, contentMode: .fit).at(0, 0, 200, 200)
          Text("A").frame(width: 40).at(200, nil, 40, 22.1)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      Case("ratio.fits") {
        ViewThatFits { r.aspectRatio(2, contentMode: .fit).at(0, 25, 300, 150) }
      }
      Case("ratio.button") {
        Button {
        } label: {
          r.aspectRatio(2, contentMode: .fit).at(0, 25, 300, 150)
        }
        .buttonStyle(.plain)
      }
      Case("ratio.buttons") {
        HStack(spacing: 0) {
          ForEach(0..<2, id: \.self) { index in
            Button {
            } label: {
              r.aspectRatio(1, contentMode: .fit).at(CGFloat(index) * 150, 25, 150, 150)
            }
            .buttonStyle(.plain)
          }
        }
      }
      Case("ratio.pages") { NavigationStack { r.aspectRatio(1, contentMode: .fit).at(50, 0, 200, 200) } }
      Case("ratio.bar") {
        r.at(0, 0, 300, 150).safeAreaInset(edge: .bottom, spacing: 0) {
          r.aspectRatio(6, contentMode: .fit).at(0, 150, 300, 50)
        }
      }
      Case("ratio.natural") {
        c(100, 50).at(100, 75, 100, 50).aspectRatio(contentMode: .fit)
      }
      Case("ratio.tall-row") {
        HStack(alignment: .top, spacing: 10) {
          r.aspectRatio(0.5, contentMode: .fit).at(0, 0, 100, 200)
          r.frame(height: 50).at(110, 0, 190, 50)
        }
      }
    }
    Group {
      Case("ratio.limit-width") {
        r.aspectRatio(2, contentMode: .fit).frame(maxWidth: 120, maxHeight: 120).at(90, 40, 120, 120)
      }
      Case("ratio.limit-least") {
        r.aspectRatio(2, contentMode: .fit).at(90, 70, 120, 60).frame(width: 120).frame(minHeight: 100)
          .at(90, 50, 120, 100)
      }
      Case("ratio.card") {
        VStack(spacing: 0) {
          r.aspectRatio(16 / 9, contentMode: .fit).at(40, 9.38, 220, 123.75)
          HStack {
            c(40, 20).at(40, 141.13, 40, 20)
            Spacer()
            c(20, 20).at(240, 141.13, 20, 20)
          }
          .padding(.vertical, 8)
          c(220, 21.5).at(40, 169.13, 220, 21.5)
        }
        .padding(.horizontal, 40)
      }
      Case("ratio.scroll-cards") {
        ScrollView {
          VStack(spacing: 10) {
            r.aspectRatio(2, contentMode: .fit).at(20, 0, 260, 130)
            r.aspectRatio(2, contentMode: .fit).at(20, 140, 260, 130)
          }
          .padding(.horizontal, 20)
        }
      }
      Case("ratio.sideways-cards") {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            r.aspectRatio(1.5, contentMode: .fit).at(0, 50, 150, 100)
            r.aspectRatio(0.5, contentMode: .fit).at(160, 50, 50, 100)
          }
          .frame(height: 100)
        }
      }
      Case("ratio.sideways") {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            r.aspectRatio(0.5, contentMode: .fit).at(0, 0, 100, 200)
            r.aspectRatio(0.25, contentMode: .fit).at(110, 0, 50, 200)
          }
        }
      }
      Case("ratio.sideways-framed") {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            r.aspectRatio(1.5, contentMode: .fit).frame(height: 80).at(0, 60, 120, 80)
            VStack(spacing: 0) {
              r.aspectRatio(2, contentMode: .fit).frame(height: 40).at(130, 70, 80, 40)
              c(60, 20).at(140, 110, 60, 20)
            }
          }
        }
      }
      Case("ratio.one-axis") {
        c(40, 20).frame(maxWidth: .infinity).background(.yellow).aspectRatio(1, contentMode: .fit).at(50, 90, 200, 20)
      }
      Case("ratio.one-axis-text") {
        HStack(spacing: 0) {
          Text("A").frame(width: 20).at(50, nil, 20, nil)
          Spacer()
          c(20, 20).at(230, 90, 20, 20)
        }
        .aspectRatio(1, contentMode: .fit)
      }
      Case("ratio.one-axis-scroll") {
        ScrollView {
          c(40, 20).frame(maxWidth: .infinity).background(.yellow).aspectRatio(1, contentMode: .fit).at(0, 0, 300, 20)
        }
      }
      Case("ratio.fill-frame") {
        r.aspectRatio(1, contentMode: .fill).at(100, 50, 100, 100).frame(width: 100, height: 50).clipped()
      }
      Case("ratio.fill-row") {
        HStack(spacing: 0) {
          r.aspectRatio(1, contentMode: .fill).frame(width: 60, height: 60).clipped().at(0, 70, 60, 60)
          Spacer(minLength: 0)
        }
      }
      Case("ratio.fill-limit") {
        r.aspectRatio(2, contentMode: .fill).at(-50, 0, 400, 200).frame(maxWidth: 300, maxHeight: 200)
      }
      Case("ratio.stack") {
        VStack(spacing: 0) {
          c(20, 20)
          c(40, 20)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity).background(.yellow).aspectRatio(1, contentMode: .fit)
        .at(50, 0, 200, 200)
      }
      Case("ratio.circle-stroke") {
        Circle().stroke(lineWidth: 4).aspectRatio(1, contentMode: .fit).at(50, 0, 200, 200)
      }
      Case("ratio.gap") {
        HStack(spacing: 0) {
          Spacer(minLength: 0)
          r.aspectRatio(1, contentMode: .fit).at(100, 0, 200, 200)
        }
      }
      Case("ratio.priority") {
        HStack(spacing: 0) {
          r.at(0, 0, 100, 200)
          r.aspectRatio(1, contentMode: .fit).layoutPriority(1).at(100, 0, 200, 200)
        }
      }
    }
  }
}
