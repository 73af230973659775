import SwiftUI

struct ProportionCases: View {
  var body: some View {
    Case("ratio-column") {
      VStack(spacing: 0) {
        Color.red.aspectRatio(1, contentMode: .fit).probe("a")
        c(40, 40).probe("b")
      }
    }
    Case("ratio-row") {
      HStack(spacing: 0) {
        Color.red.aspectRatio(1, contentMode: .fit).probe("a")
        c(40, 40).probe("b")
      }
    }
    Case("circle-wrapped") {
      VStack(spacing: 0) {
        c(40, 20)
        Circle().fill(.red).probe("a").overlay { Text("Hi") }.overlay { Circle().stroke() }.padding(.horizontal)
        c(40, 20)
      }
    }
    Case("shrinks-circle") {
      ZStack {
        Color.yellow; column { Circle() }
      }
    }
    Case("shrinks-limited") {
      ZStack {
        Color.yellow; column { Color.red.frame(maxHeight: 400) }
      }
    }
    Case("shrinks-ratio") {
      ZStack {
        Color.yellow; column { Color.red.aspectRatio(1, contentMode: .fit) }
      }
    }
    Case("shrinks-padded") {
      ZStack {
        Color.yellow; column { Circle().padding(.horizontal) }
      }
    }
    Case("shrinks-overlay") { Color.yellow.overlay { column { Circle() } } }
    Case("shrinks-row") {
      column {
        HStack {
          Circle()
          c(20, 20)
        }
      }
    }
    Case("shrinks-nested") {
      VStack(spacing: 0) {
        VStack {
          Text("A"); Circle()
        }
        c(40, 20).probe("b")
      }
    }
    Case("shrinks-symbol") { column { Image(systemName: "star").resizable().scaledToFit() } }
    Case("ratio-alone") { Color.red.aspectRatio(2, contentMode: .fit).probe("a") }
    Case("ratio-padded") { Color.red.aspectRatio(1, contentMode: .fit).probe("a").padding(10).probe("b") }
    Case("ratio-behind") { Color.red.aspectRatio(1, contentMode: .fit).background(Color.green.probe("a")) }
    Case("ratio-scroll") {
      ScrollView { Color.red.aspectRatio(2, contentMode: .fit).probe("a") }
    }
    Case("ratio-fill") { Color.red.aspectRatio(1, contentMode: .fill).probe("a") }
    // What scrolls offers one length, which tells the other.
    Case("fill-scroll") {
      ScrollView { Color.red.aspectRatio(2, contentMode: .fill).probe("a") }
    }
    Case("fill-column") {
      ScrollView {
        VStack(spacing: 0) {
          ZStack {
            Color.red
            c(20, 20)
          }
          .aspectRatio(3, contentMode: .fill)
          .overlay(alignment: .topTrailing) { c(10, 10).probe("b") }
          .probe("a")
          c(40, 20).probe("c")
        }
      }
    }
    Case("fill-grid") {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)]) {
          Color.red.aspectRatio(1, contentMode: .fill).probe("a")
          c(20, 20).probe("b")
        }
      }
    }
    Case("fill-across") {
      ScrollView(.horizontal) { Color.red.aspectRatio(2, contentMode: .fill).probe("a") }
    }
    Case("ratio-frame") {
      ScrollView {
        c(20, 20).probe("a")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(Color.green.probe("b"))
          .aspectRatio(2, contentMode: .fit)
      }
    }
    Case("circle-row") {
      HStack {
        Circle().frame(height: 40).probe("a")
        c(30, 30).probe("b")
      }
    }
    Case("circle-free") {
      HStack(spacing: 0) {
        Circle().probe("a")
        Circle().probe("b")
      }
    }
    Case("circle-text") {
      ZStack {
        Circle().probe("a")
        Text("A")
      }
    }
    Case("circle-limited") { Circle().frame(maxWidth: 80, maxHeight: 40).probe("a") }
  }
}

/// A text, something that takes less where there is less room, and a box at the lower edge.
@MainActor private func column<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
  VStack(spacing: 0) {
    Text("A")
    content()
    c(40, 20).probe("b")
  }
}
