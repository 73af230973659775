import SwiftUI

struct ScrollCases: View {
  var body: some View {
    Case("scroll-spacing") {
      ScrollView {
        c(60, 30).probe("a")
        c(60, 30).probe("b")
      }
    }
    Case("scroll-narrow") {
      ScrollView { c(120, 30).probe("a") }.probe("b")
    }
    Case("scroll-wide") { ScrollView { c(400, 30).probe("a") } }
    Case("scroll-sideways") {
      ScrollView(.horizontal) {
        c(60, 30).probe("a")
        c(40, 30).probe("b")
      }
    }
    Case("scroll-row") {
      ScrollView(.horizontal) {
        HStack {
          c(200, 30).probe("a")
          c(200, 40).probe("b")
        }
      }
    }
    Case("scroll-color") { ScrollView { Color.red.probe("a") } }
    Case("lazy-leading") {
      ScrollView { LazyVStack(alignment: .leading) { c(40, 20).probe("a") }.padding() }
    }
    Case("lazy-color") {
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.red.probe("a")
          c(40, 20).probe("b")
        }
      }
    }
    Case("section") {
      ScrollView {
        LazyVStack(spacing: 0) {
          Section {
            c(50, 20).probe("b")
          } header: {
            c(100, 24).probe("a")
          }
        }
      }
    }
    Case("section-grid") {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 0) {
          Section {
            c(60, 20).probe("b")
            c(60, 20).probe("c")
          } header: {
            c(100, 24).probe("a")
          }
        }
      }
    }
    Case("stack-no-title") {
      NavigationStack { c(50, 20).probe("a").frame(maxHeight: .infinity, alignment: .top) }
    }
  }
}
