import SwiftUI

private let r = Color.red

/// Safe areas, margins, guides and edges.
struct EdgeIdioms: View {
  var body: some View {
    Group {
      Case("edge.inset-bottom") {
        r.at(0, 0, 300, 182).safeAreaInset(edge: .bottom) { c(40, 10).at(130, 190, 40, 10) }
      }
      Case("edge.inset-leading") {
        r.at(58, 0, 242, 200).safeAreaInset(edge: .leading) { r.frame(width: 50).at(0, 0, 50, 200) }
      }
      Case("edge.inset-twice") {
        r.at(0, 0, 300, 170).safeAreaInset(edge: .bottom, spacing: 0) { c(300, 10).at(0, 170, 300, 10) }
          .safeAreaInset(edge: .bottom, spacing: 0) { c(300, 20).at(0, 180, 300, 20) }
      }
      Case("edge.inset-ignored") {
        r.at(0, 0, 300, 200).ignoresSafeArea().safeAreaInset(edge: .bottom, spacing: 0) { c(300, 30) }
      }
      Case("edge.inset-alignment") {
        r.safeAreaInset(edge: .top, alignment: .trailing, spacing: 0) { c(40, 30).at(260, 0, 40, 30) }
      }
      Case("edge.inset-scroll") {
        ScrollView { c(300, 400).at(0, 30, 300, 400) }.safeAreaInset(edge: .top, spacing: 0) { c(300, 30) }
      }
      Case("edge.padding") { r.at(20, 20, 260, 160).safeAreaPadding(20) }
      Case("edge.padding-scroll") {
        ScrollView { r.frame(height: 30).at(20, 0, 260, 30) }.safeAreaPadding(.horizontal, 20)
      }
      Case("edge.padding-ignored") { r.at(0, 0, 300, 200).ignoresSafeArea().safeAreaPadding(20) }
      Case("edge.margins") {
        ScrollView { r.frame(height: 30).at(20, 0, 260, 30) }.contentMargins(.horizontal, 20, for: .scrollContent)
      }
      Case("edge.margins-top") {
        ScrollView { r.frame(height: 30).at(10, 10, 280, 30) }.contentMargins(10)
      }
    }
    Group {
      Case("edge.guide-z") {
        ZStack(alignment: .topLeading) {
          c(100, 100).at(100, 50, 100, 100)
          c(20, 20).alignmentGuide(.leading) { _ in -30 }.at(130, 50, 20, 20)
        }
      }
      Case("edge.guide-column") {
        VStack(alignment: .leading, spacing: 0) {
          c(100, 20).at(100, 80, 100, 20)
          c(50, 20).alignmentGuide(.leading) { _ in -20 }.at(120, 100, 50, 20)
        }
      }
      Case("edge.guide-row") {
        HStack(alignment: .bottom, spacing: 0) {
          c(20, 50).at(130, 75, 20, 50)
          c(20, 20).alignmentGuide(.bottom) { d in d[.bottom] + 10 }.at(150, 95, 20, 20)
        }
      }
      Case("edge.guide-overlay") {
        c(100, 60).overlay(alignment: .topTrailing) {
          c(20, 20).alignmentGuide(.top) { d in d[VerticalAlignment.center] }
            .alignmentGuide(.trailing) { d in d[HorizontalAlignment.center] }.at(190, 60, 20, 20)
        }
      }
      Case("edge.guide-frame") {
        c(20, 20).alignmentGuide(.leading) { _ in -10 }.at(110, 90, 20, 20).frame(width: 100, alignment: .leading)
      }
      // The guide of the view is the row's too, by which the frame around it places the row.
      Case("edge.guide-middle") {
        HStack(spacing: 0) {
          c(20, 40).at(130, 80, 20, 40)
          c(20, 40).alignmentGuide(VerticalAlignment.center) { d in d[.top] }.at(150, 100, 20, 40)
        }
      }
      Case("edge.guide-corner") {
        ZStack(alignment: .bottomTrailing) {
          c(100, 100).at(95, 45, 100, 100)
          c(20, 20).alignmentGuide(.bottom) { d in d.height / 2 }.alignmentGuide(.trailing) { d in d.width / 2 }
        }
        .at(95, 45, 110, 110)
      }
    }
    Group {
      Case("edge.nine") {
        r.overlay(alignment: .topLeading) { c(10, 10).at(0, 0, 10, 10) }
          .overlay(alignment: .top) { c(10, 10).at(145, 0, 10, 10) }
          .overlay(alignment: .topTrailing) { c(10, 10).at(290, 0, 10, 10) }
          .overlay(alignment: .leading) { c(10, 10).at(0, 95, 10, 10) }
          .overlay { c(10, 10).at(145, 95, 10, 10) }
          .overlay(alignment: .trailing) { c(10, 10).at(290, 95, 10, 10) }
          .overlay(alignment: .bottomLeading) { c(10, 10).at(0, 190, 10, 10) }
          .overlay(alignment: .bottom) { c(10, 10).at(145, 190, 10, 10) }
          .overlay(alignment: .bottomTrailing) { c(10, 10).at(290, 190, 10, 10) }
      }
      Case("edge.behind-larger") { c(40, 20).background { c(60, 40).at(120, 80, 60, 40) }.at(130, 90, 40, 20) }
      Case("edge.overlay-several") {
        c(100, 60).overlay(alignment: .bottomLeading) {
          c(40, 20).at(100, 110, 40, 20)
          c(20, 40).at(100, 90, 20, 40)
        }
      }
      Case("edge.relative-count") {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            r.containerRelativeFrame(.horizontal, count: 3, spacing: 10).frame(height: 20).at(0, 90, 93.3, 20)
            r.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).frame(height: 20)
              .at(103.3, 90, 196.7, 20)
          }
        }
      }
      Case("edge.relative-both") {
        ScrollView { r.containerRelativeFrame([.horizontal, .vertical]).at(0, 0, 300, 200) }
      }
      Case("edge.frame-edge") { c(150, 20).at(100, 90, 150, 20).frame(width: 100, alignment: .leading) }
      Case("edge.position") { c(20, 20).position(x: 30, y: 40).at(0, 0, 300, 200) }
    }
  }
}
