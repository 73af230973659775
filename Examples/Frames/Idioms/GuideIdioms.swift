import SwiftUI

private let r = Color.red

/// Guides that go outward through what lies around a view.
struct GuideIdioms: View {
  var body: some View {
    Group {
      Case("guide.padding") {
        VStack(alignment: .leading, spacing: 0) {
          c(100, 20).at(115, 70, 100, 20)
          c(50, 20).at(95, 100, 50, 20).alignmentGuide(.leading) { _ in 20 }.padding(10)
        }
      }
      Case("guide.background") {
        VStack(alignment: .leading, spacing: 0) {
          c(100, 20).at(110, 80, 100, 20)
          c(50, 20).at(90, 100, 50, 20).alignmentGuide(.leading) { _ in 20 }.background(.yellow).opacity(0.5)
        }
      }
      Case("guide.frame-around") {
        VStack(alignment: .leading, spacing: 0) {
          c(100, 20).at(117.5, 80, 100, 20)
          c(50, 20).at(97.5, 100, 50, 20).alignmentGuide(.leading) { _ in 20 }.frame(width: 80)
            .at(82.5, 100, 80, 20)
        }
      }
      Case("guide.overlay") {
        VStack(alignment: .leading, spacing: 0) {
          c(100, 20).at(110, 80, 100, 20)
          c(50, 20).at(90, 100, 50, 20).alignmentGuide(.leading) { _ in 20 }.overlay { c(10, 10).at(110, 105, 10, 10) }
        }
      }
      Case("guide.row-padded") {
        VStack(alignment: .leading, spacing: 0) {
          c(100, 20).at(115, 70, 100, 20)
          HStack(spacing: 0) {
            c(20, 20).at(95, 100, 20, 20)
            c(20, 20).at(115, 100, 20, 20).alignmentGuide(.leading) { _ in 0 }
          }
          .padding(10)
        }
      }
      Case("guide.offset-width") {
        VStack(alignment: .trailing, spacing: 0) {
          c(100, 20).at(87.5, 80, 100, 20)
          c(50, 20).at(162.5, 100, 50, 20).alignmentGuide(.trailing) { d in d.width / 2 }
        }.at(87.5, 80, 125, 40)
      }
      Case("guide.z-padding") {
        ZStack(alignment: .topLeading) {
          c(100, 100).at(105, 55, 100, 100)
          c(20, 20).at(105, 55, 20, 20).alignmentGuide(.leading) { _ in 0 }.alignmentGuide(.top) { _ in 0 }.padding(10)
        }
      }
      Case("guide.texts") {
        VStack(alignment: .fieldEdge, spacing: 0) {
          HStack(spacing: 0) {
            Text("Rather long").probe("first")
            c(40, 20).probe("a").alignmentGuide(.fieldEdge) { d in d[.leading] }
          }
          HStack(spacing: 0) {
            Text("A")
            c(90, 20).probe("b").alignmentGuide(.fieldEdge) { d in d[.leading] }
          }
        }
      }
      Case("guide.two-texts") {
        VStack(alignment: .fieldEdge) {
          HStack {
            Text("Name:").probe("first").alignmentGuide(.fieldEdge) { d in d[.trailing] }
            Text("A")
          }
          HStack {
            Text("Quite long:").probe("second").alignmentGuide(.fieldEdge) { d in d[.trailing] }
            Text("Another one")
          }
        }
      }
      Case("guide.text-frame") {
        VStack(alignment: .leading, spacing: 0) {
          c(100, 20).probe("a")
          Text("A").frame(width: 80).probe("b").alignmentGuide(.leading) { d in d.width / 2 }
          Text("Longer").probe("c").alignmentGuide(.leading) { d in d[.trailing] }.frame(width: 120)
        }
      }
      Case("guide.overlay-padding") {
        c(100, 60).overlay(alignment: .bottom) {
          c(20, 20).at(140, 110, 20, 20).alignmentGuide(.bottom) { d in d.height }.padding(5)
        }
      }
    }
  }
}
