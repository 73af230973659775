import SwiftUI

private let r = Color.red

/// Pieces of the apps that everybody has: shelves of cards, feeds, headers, pagers.
struct AppIdioms: View {
  var body: some View {
    shelves
    wrappers
  }

  private var shelves: some View {
    Group {
      Case("app.shelf") {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 10) {
            ForEach(0..<2, id: \.self) { shelf in
              c(80, 20).at(16, CGFloat(shelf) * 100, 80, 20).padding(.leading)
              ScrollView(.horizontal) {
                LazyHStack(spacing: 10) {
                  ForEach(0..<4, id: \.self) { card in
                    r.frame(width: 100, height: 60).at(16 + CGFloat(card) * 110, 30 + CGFloat(shelf) * 100, 100, 60)
                  }
                }
                .padding(.horizontal)
              }
              .frame(height: 60)
            }
          }
        }
      }
      Case("app.pager") {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { page in
              r.containerRelativeFrame(.horizontal).at(CGFloat(page) * 300, 0, 300, 200)
            }
          }
        }
        .scrollTargetBehavior(.paging)
      }
      Case("app.pager-height") {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(0..<2, id: \.self) { page in
                r.containerRelativeFrame(.horizontal).frame(height: 120).at(CGFloat(page) * 300, 0, 300, 120)
              }
            }
          }
          .frame(height: 120)
          r.at(0, 120, 300, 80)
        }
      }
      Case("app.feed") {
        ScrollView {
          VStack(spacing: 16) {
            ForEach(0..<2, id: \.self) { post in
              VStack(alignment: .leading, spacing: 8) {
                HStack(spacing: 8) {
                  Circle().frame(width: 32, height: 32).at(12, 12 + CGFloat(post) * 214, 32, 32)
                  c(80, 16).at(52, 20 + CGFloat(post) * 214, 80, 16)
                  Spacer()
                  c(20, 20).at(268, 18 + CGFloat(post) * 214, 20, 20)
                }
                r.aspectRatio(2, contentMode: .fit).at(12, 52 + CGFloat(post) * 214, 276, 138)
              }
              .padding(12).padding(.bottom, -4)
            }
          }
        }
      }
      Case("app.header") {
        ScrollView {
          VStack(spacing: 0) {
            r.frame(height: 120).overlay(alignment: .bottomLeading) {
              c(60, 60).at(16, 90, 60, 60).offset(x: 16, y: 30)
            }
            .at(0, 0, 300, 120)
            HStack(spacing: 0) {
              Spacer()
              c(80, 30).at(204, 128, 80, 30)
            }
            .padding(.horizontal, 16).padding(.top, 8)
          }
        }
      }
      Case("app.sheet") {
        VStack(spacing: 12) {
          Capsule().frame(width: 36, height: 5).at(132, 8, 36, 5)
          c(100, 24).at(100, 25, 100, 24)
          Spacer(minLength: 0)
          r.frame(height: 50).at(16, 134, 268, 50).padding(.horizontal)
        }
        .padding(.top, 8).padding(.bottom, 16)
      }
      Case("app.tiles") {
        VStack(spacing: 8) {
          HStack(spacing: 8) {
            r.at(0, 0, 196, 96)
            VStack(spacing: 8) {
              r.at(204, 0, 96, 44)
              r.at(204, 52, 96, 44)
            }
            .frame(width: 96)
          }
          r.at(0, 104, 300, 96)
        }
      }
      Case("app.progress-row") {
        HStack(spacing: 12) {
          c(24, 24).at(0, 88, 24, 24)
          GeometryReader { space in
            ZStack(alignment: .leading) {
              Capsule().frame(height: 8).at(36, 96, 224, 8)
              Capsule().frame(width: space.size.width * 0.5, height: 8).at(36, 96, 112, 8)
            }
          }
          .frame(height: 8)
          c(28, 16).at(272, 92, 28, 16)
        }
      }
    }
  }

  private var wrappers: some View {
    Group {
      Case("wrap.group-padding") {
        VStack(spacing: 0) {
          Group {
            c(40, 20).at(130, 75, 40, 20)
            c(40, 20).at(130, 105, 40, 20)
          }
          .padding(5)
        }
      }
      Case("wrap.each-frame") {
        HStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { index in c(20, 20).at(40 + CGFloat(index) * 100, 90, 20, 20) }
            .frame(maxWidth: .infinity)
        }
      }
      Case("wrap.nothing-framed") {
        VStack(spacing: 0) {
          c(40, 20).at(130, 80, 40, 20)
          EmptyView().frame(width: 50, height: 50)
          c(40, 20).at(130, 100, 40, 20)
        }
      }
      Case("wrap.choice") {
        VStack(spacing: 0) {
          if Bool(true) { c(40, 20).at(130, 80, 40, 20) } else { c(80, 40) }
          c(40, 20).at(130, 100, 40, 20)
        }
      }
      Case("wrap.overlay-corner") {
        c(100, 60).overlay {
          c(20, 20).at(180, 70, 20, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
        }
      }
      Case("wrap.frames-row") {
        HStack(spacing: 0) {
          c(20, 20).at(0, 0, 20, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          c(20, 20).at(280, 180, 20, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
      }
      Case("wrap.scroll-fill") {
        ScrollView { VStack(spacing: 0) { r.frame(maxHeight: .infinity).at(0, 0, 300, 10) } }
      }
      Case("wrap.scroll-row-fill") {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            c(20, 20).frame(maxWidth: .infinity).at(0, 90, 20, 20)
            c(20, 20).at(20, 90, 20, 20)
          }
        }
      }
      Case("wrap.lazy-in-lazy") {
        ScrollView {
          LazyVStack(spacing: 4) {
            LazyVStack(alignment: .trailing, spacing: 2) {
              c(40, 20).at(260, 0, 40, 20)
              c(20, 20).at(280, 22, 20, 20)
            }
            c(40, 20).at(130, 46, 40, 20)
          }
        }
      }
      Case("wrap.grid-scroll") {
        ScrollView {
          Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
              c(40, 20).at(0, 0, 40, 20)
              r.at(40, 0, 260, 20)
            }
          }
        }
      }
      Case("wrap.line-row") {
        HStack(spacing: 8) {
          r.frame(height: 1).at(0, 99.5, 126, 1)
          c(32, 20).at(134, 90, 32, 20)
          r.frame(height: 1).at(174, 99.5, 126, 1)
        }
      }
      Case("wrap.ratio-column") {
        VStack(spacing: 0) {
          c(40, 20).at(130, 0, 40, 20)
          Spacer(minLength: 0)
        }
        .aspectRatio(1, contentMode: .fit).at(130, 0, 40, 200)
      }
    }
  }
}
