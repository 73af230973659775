import SwiftUI

private let r = Color.red

/// Who gets which share, in small stacks.
struct ShareIdioms: View {
  var body: some View {
    Group {
      Case("share.ratio-free") { r.aspectRatio(contentMode: .fit).at(50, 0, 200, 200) }
      Case("share.fit") { r.scaledToFit().at(50, 0, 200, 200) }
      Case("share.ratio-size") {
        r.aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit).at(16.65, 0, 266.7, 200)
      }
      Case("share.fixed-row") {
        HStack(spacing: 0) {
          r.at(140, 0, 10, 200)
          c(10, 10).at(150, 95, 10, 10)
        }
        .fixedSize(horizontal: true, vertical: false)
      }
      Case("share.lower") {
        HStack(spacing: 0) {
          r.frame(minWidth: 30).layoutPriority(-1).at(0, 0, 30, 200)
          r.at(30, 0, 270, 200)
        }
      }
      Case("share.spacer-z") {
        ZStack {
          Spacer().at(0, 0, 300, 200); c(20, 20).at(140, 90, 20, 20)
        }
      }
      Case("share.spacer-least") {
        VStack(spacing: 0) {
          c(20, 100).at(140, -15, 20, 100)
          Spacer(minLength: 30)
          c(20, 100).at(140, 115, 20, 100)
        }
      }
      Case("share.three-spacers") {
        HStack(spacing: 0) {
          Spacer()
          c(60, 20).at(80, 90, 60, 20)
          Spacer()
          Spacer()
        }
      }
      Case("share.nothing") {
        VStack {
          c(20, 20).at(140, 76, 20, 20)
          EmptyView()
          c(20, 20).at(140, 104, 20, 20)
        }
      }
      Case("share.hidden") {
        VStack {
          c(20, 20).at(140, 62, 20, 20)
          c(20, 20).hidden()
          c(20, 20).at(140, 118, 20, 20)
        }
      }
    }
    Group {
      Case("share.scroll-below") {
        VStack(spacing: 0) {
          c(300, 40).at(0, 0, 300, 40)
          ScrollView { r.frame(height: 500) }.at(0, 40, 300, 160)
        }
      }
      Case("share.scroll-two") {
        HStack(spacing: 0) {
          ScrollView { r.frame(height: 500) }.at(0, 0, 150, 200)
          ScrollView { r.frame(height: 20).at(150, 0, 150, 20) }.at(150, 0, 150, 200)
        }
      }
      Case("share.reader-column") {
        VStack(spacing: 0) {
          c(40, 20).at(130, 0, 40, 20)
          GeometryReader { _ in c(20, 20).at(0, 20, 20, 20) }.at(0, 20, 300, 180)
        }
      }
      Case("share.reader-row") {
        HStack(spacing: 0) {
          GeometryReader { _ in c(20, 20) }.at(0, 0, 150, 200)
          r.at(150, 0, 150, 200)
        }
      }
      Case("share.fits-column") {
        ViewThatFits(in: .vertical) {
          c(40, 300)
          c(40, 100).at(130, 50, 40, 100)
        }
      }
      Case("share.fits-none") {
        ViewThatFits {
          c(400, 20)
          c(350, 20).at(-25, 90, 350, 20)
        }
      }
      Case("share.lazy-row") {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 5) {
            c(20, 20).at(0, 90, 20, 20)
            c(20, 40).at(25, 80, 20, 40)
          }
        }
      }
      Case("share.lazy-top") {
        ScrollView(.horizontal) { LazyHStack(alignment: .top) { c(20, 20).at(0, 0, 20, 20) } }
      }
      Case("share.pinned") {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              c(50, 20).at(125, 24, 50, 20)
            } header: {
              r.frame(height: 24).at(0, 0, 300, 24)
            }
          }
        }
      }
      Case("share.pinned-tracks") {
        ScrollView {
          LazyVGrid(
            columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())], spacing: 4,
            pinnedViews: .sectionHeaders
          ) {
            Section {
              r.frame(height: 20).at(0, 28, 150, 20)
              r.frame(height: 20).at(150, 28, 150, 20)
              r.frame(height: 20).at(0, 52, 150, 20)
            } header: {
              r.frame(height: 24).at(0, 0, 300, 24)
            } footer: {
              c(40, 10).at(130, 76, 40, 10)
            }
          }
        }
      }
    }
  }
}
