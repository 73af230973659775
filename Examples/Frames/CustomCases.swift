import SwiftUI

/// Layouts of the program's own, guides, and idioms of everyday.
struct CustomCases: View {
  var body: some View {
    Group {
      Case("any-layout") {
        AnyLayout(HStackLayout(spacing: 0)) {
          c(40, 20).probe("a")
          c(60, 30).probe("b")
        }
      }
      Case("own-layout") {
        HStack(spacing: 0) {
          Diagonal {
            c(20, 20).probe("a")
            c(30, 30).probe("b")
          }
          c(10, 10).probe("c")
        }
      }
      Case("own-layout-text") {
        HStack(spacing: 0) {
          Diagonal {
            Text("Some text").probe("a")
            c(30, 30).probe("b")
          }
          c(10, 10).probe("c")
        }
      }
      Case("own-guide") {
        VStack(alignment: .middle, spacing: 0) {
          c(100, 20).alignmentGuide(.middle) { _ in 20 }.probe("a")
          c(40, 20).alignmentGuide(.middle) { $0[.trailing] }.probe("b")
        }
      }
      Case("badge") {
        c(60, 60).probe("b").overlay(alignment: .topTrailing) {
          c(20, 20)
            .alignmentGuide(.top) { $0[VerticalAlignment.center] }
            .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
            .probe("a")
        }
      }
      Case("guide-overlap") {
        ZStack(alignment: .leading) {
          c(100, 20).probe("a")
          c(20, 20).alignmentGuide(.leading) { _ in -10 }.probe("b")
        }
      }
      Case("geometry-part") { GeometryReader { space in c(space.size.width / 2, 20).probe("a") } }
    }
    Group {
      Case("colors") {
        HStack {
          Color.red.probe("a")
          Color.red.probe("b")
          Color.red.probe("c")
        }
      }
      Case("spacing-negative") {
        HStack(spacing: -10) {
          c(40, 20).probe("a")
          c(40, 20).probe("b")
        }
      }
      Case("priority-lower") {
        HStack(spacing: 0) {
          Color.red.layoutPriority(-1).probe("a")
          Color.red.probe("b")
        }
      }
      Case("ratio-height") { Color.red.aspectRatio(16 / 9, contentMode: .fit).frame(height: 90).probe("a") }
      Case("circle-width") {
        HStack(spacing: 0) {
          Circle().probe("a").frame(width: 40)
          c(60, 20).probe("b")
        }
      }
      Case("knob") {
        Capsule().frame(width: 100, height: 40).overlay(alignment: .leading) { Circle().probe("a").padding(4) }
      }
      Case("circle-in-overlap-in-row") {
        HStack(spacing: 0) {
          ZStack {
            Circle().probe("a")
            c(10, 10)
          }
          c(40, 40).probe("b")
        }
      }
      Case("padded-twice") {
        Color.red.probe("a").padding(10).background { Color.green.probe("b") }.padding(20)
      }
      Case("divider-alone") { Divider().probe("a") }
      Case("path") { Path { $0.addRect(CGRect(x: 0, y: 0, width: 5, height: 5)) }.fill(.red).fixedSize().probe("a") }
    }
    Group {
      Case("scroll-least") { ScrollView { Color.red.frame(minHeight: 50).probe("a") } }
      Case("scroll-gap") {
        ScrollView {
          VStack(spacing: 0) {
            c(50, 20)
            Spacer()
            c(50, 20).probe("a")
          }
        }
      }
      Case("scroll-ratio-row") {
        ScrollView {
          HStack(spacing: 0) {
            Color.red.aspectRatio(1, contentMode: .fit).probe("a")
            Color.red.aspectRatio(1, contentMode: .fit).probe("b")
          }
        }
      }
      Case("safe-padding") { Color.red.probe("a").safeAreaPadding(10) }
      Case("margins") { ScrollView { Color.red.frame(height: 20).probe("a") }.contentMargins(.horizontal, 20) }
      Case("lazy-grid-squares") {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          Color.red.aspectRatio(1, contentMode: .fit).probe("a")
          Color.red.aspectRatio(2, contentMode: .fit).probe("b")
        }
        .frame(width: 108)
      }
      Case("row-of-columns") {
        HStack(spacing: 10) {
          VStack(spacing: 0) {
            Color.red.probe("a")
            c(30, 30).probe("b")
          }
          VStack(alignment: .trailing, spacing: 0) {
            c(80, 10).probe("c")
            c(20, 10).probe("d")
          }
        }
        .padding(10)
      }
      Case("ratio-image") {
        Image(systemName: "square.fill").resizable().frame(width: 30, height: 20).probe("a")
      }
      Case("stroked-ring") {
        Circle().stroke(Color.red, lineWidth: 10).probe("a").frame(width: 60, height: 60).probe("b")
      }
      Case("minimum-in-column") {
        VStack(spacing: 0) {
          Color.red.frame(minHeight: 40, maxHeight: 60).probe("a")
          Color.red.frame(idealHeight: 30).probe("b")
        }
      }
    }
  }
}
