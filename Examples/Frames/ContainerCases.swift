import SwiftUI

/// Views that choose, scroll, inset and measure.
struct ContainerCases: View {
  var body: some View {
    Group {
      Case("fits-second") {
        ViewThatFits {
          c(400, 20).probe("a")
          c(100, 20).probe("b")
        }
        .probe("c")
      }
      Case("fits-leading") {
        VStack(alignment: .leading, spacing: 0) {
          c(200, 20).probe("a")
          ViewThatFits {
            c(400, 20)
            c(100, 20).probe("b")
          }
        }
      }
      Case("fits-none") {
        ViewThatFits {
          c(400, 20)
          c(350, 20).probe("a")
        }
      }
      Case("fits-row") {
        HStack(spacing: 0) {
          c(100, 20).probe("a")
          ViewThatFits(in: .horizontal) {
            c(250, 20)
            c(150, 20).probe("b")
          }
          c(10, 10).probe("c")
        }
      }
      Case("fits-height") {
        ViewThatFits(in: .vertical) {
          c(20, 300)
          c(30, 100).probe("a")
        }
      }
      Case("fits-text") {
        ViewThatFits {
          Text("A text that is much too long for its place")
          Text("Short").probe("a")
        }
        .frame(width: 100, alignment: .trailing).probe("b")
      }
      Case("fits-flexible") {
        ViewThatFits {
          HStack(spacing: 0) {
            c(100, 20).probe("a")
            Spacer(minLength: 0)
            c(100, 20).probe("b")
          }
          c(10, 10)
        }
      }
    }
    Group {
      Case("scroll-in-row") {
        HStack(spacing: 0) {
          ScrollView { c(60, 300).probe("a") }.probe("b")
          c(40, 20).probe("c")
        }
      }
      Case("scroll-in-column") {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { HStack { c(400, 30).probe("a") } }.probe("b")
          c(40, 20).probe("c")
        }
      }
      Case("scroll-beside-text") {
        HStack(spacing: 0) {
          Text("A").probe("a")
          ScrollView(.horizontal) { c(400, 30) }.probe("b")
        }
        .probe("c")
      }
      Case("scroll-both") {
        ScrollView([.horizontal, .vertical]) { c(400, 300).probe("a") }
      }
    }
    Group {
      Case("inset-top") { c(100, 50).probe("a").safeAreaInset(edge: .top) { c(40, 10).probe("b") } }
      Case("inset-leading") {
        Color.red.probe("a").safeAreaInset(edge: .leading, spacing: 0) { c(40, 10).probe("b") }
      }
      Case("inset-color") {
        Color.red.probe("a").safeAreaInset(edge: .bottom, spacing: 0) { c(40, 30).probe("b") }
      }
      Case("geometry-column") {
        VStack(spacing: 0) {
          c(50, 50)
          GeometryReader { _ in c(10, 10).probe("a") }.probe("b")
        }
      }
      Case("relative-frame") {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.red.containerRelativeFrame(.horizontal).frame(height: 20).probe("a")
            c(50, 20).probe("b")
          }
        }
      }
      Case("nothing") {
        VStack {
          c(50, 20).probe("a")
          EmptyView()
          if Self.isNever { c(10, 10) }
          c(50, 20).probe("b")
        }
      }
      Case("hidden") {
        VStack(spacing: 0) {
          c(50, 20).hidden()
          c(50, 20).probe("a")
        }
      }
    }
  }

  private static var isNever: Bool { false }
}
