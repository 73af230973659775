import SwiftUI

/// Views that are moved, laid over others, or measured.
struct PlaceIdioms: View {
  var body: some View {
    Group {
      Case("place.frame-corner") {
        c(40, 20).at(160, 110, 40, 20).frame(width: 100, height: 60, alignment: .bottomTrailing)
      }
      Case("place.fill-corner") {
        c(40, 20).at(0, 0, 40, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      Case("place.position-center") { c(40, 20).position(x: 150, y: 100).at(0, 0, 300, 200) }
      Case("place.position-framed") {
        c(40, 20).at(110, 80, 40, 20).position(x: 30, y: 20).frame(width: 100, height: 60)
      }
      Case("place.position-overlay") {
        c(100, 100).overlay { c(10, 10).at(95, 45, 10, 10).position(x: 0, y: 0) }
      }
      Case("place.offset-row") {
        HStack(spacing: 0) {
          c(40, 20).offset(y: -30).at(110, 60, 40, 20)
          c(40, 20).at(150, 90, 40, 20)
        }
      }
      Case("place.overlay-edge") {
        Color.red.overlay(alignment: .bottom) { c(60, 20).at(120, 180, 60, 20) }
      }
      Case("place.overlay-fills") {
        c(100, 60).overlay { Color.green.at(100, 70, 100, 60) }.overlay(alignment: .leading) {
          Color.red.frame(width: 10).at(100, 70, 10, 60)
        }
      }
    }
    Group {
      Case("place.background-row") {
        HStack {
          c(20, 20)
          c(20, 40)
        }
        .padding(10).background { Color.yellow.at(116, 70, 68, 60) }
      }
      Case("place.background-border") {
        c(40, 40).padding(5).background(.red).border(.blue, width: 3).at(125, 75, 50, 50)
      }
      Case("place.z-corner") {
        ZStack(alignment: .topTrailing) {
          Color.red.at(0, 0, 300, 200)
          c(20, 20).padding(8).at(264, 0, 36, 36)
        }
      }
      Case("place.z-fixed") {
        ZStack(alignment: .bottomLeading) {
          c(100, 100).at(100, 100, 100, 100)
          Color.red.frame(width: 30).at(100, 0, 30, 200)
        }
      }
      Case("place.geometry") {
        GeometryReader { space in
          c(space.size.width / 3, 20).at(0, 0, 100, 20)
          c(20, 20).at(0, 0, 20, 20)
        }
        .at(0, 0, 300, 200)
      }
      Case("place.geometry-framed") {
        HStack(spacing: 0) {
          c(100, 20).at(0, 90, 100, 20)
          GeometryReader { space in c(space.size.width / 2, 20).at(100, 0, 100, 20) }.at(100, 0, 200, 200)
        }
      }
      Case("place.background-geometry") {
        c(80, 40).background { GeometryReader { c($0.size.width, $0.size.height / 2).at(110, 80, 80, 20) } }
      }
      Case("place.scaled") { c(40, 20).at(130, 90, 40, 20).padding(10).at(120, 80, 60, 40) }
    }
    Group {
      Case("place.guide-bottom") {
        HStack(alignment: .bottom, spacing: 0) {
          c(40, 40).alignmentGuide(.bottom) { $0[.bottom] - 10 }.at(110, 80, 40, 40)
          c(40, 20).at(150, 90, 40, 20)
        }
        .at(110, 80, 80, 40)
      }
      Case("place.guide-center") {
        VStack(alignment: .center, spacing: 0) {
          c(40, 20).alignmentGuide(HorizontalAlignment.center) { $0[.leading] }.at(150, 80, 40, 20)
          c(80, 20).at(110, 100, 80, 20)
        }
      }
      Case("place.guide-z") {
        ZStack(alignment: .topLeading) {
          c(60, 60).at(125, 75, 60, 60)
          c(20, 20).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.leading) { $0.width / 2 }
            .at(115, 65, 20, 20)
        }
      }
      Case("place.inset-both") {
        Color.red.at(0, 20, 300, 150)
          .safeAreaInset(edge: .top, spacing: 0) { c(300, 20).at(0, 0, 300, 20) }
          .safeAreaInset(edge: .bottom, spacing: 0) { c(300, 30).at(0, 170, 300, 30) }
      }
      Case("place.inset-trailing") {
        Color.red.at(0, 0, 252, 200).safeAreaInset(edge: .trailing) { c(40, 40).at(260, 80, 40, 40) }
      }
      Case("place.inset-top-aligned") {
        Color.red.at(0, 28, 300, 172).safeAreaInset(edge: .top, alignment: .leading) { c(40, 20).at(0, 0, 40, 20) }
      }
      Case("place.fits-second-vertical") {
        ViewThatFits(in: .vertical) {
          c(20, 250)
          c(50, 50).at(125, 75, 50, 50)
        }
      }
      Case("place.any") {
        AnyLayout(VStackLayout(alignment: .leading, spacing: 5)) {
          c(40, 20).at(120, 77.5, 40, 20)
          c(60, 20).at(120, 102.5, 60, 20)
        }
      }
    }
  }
}
