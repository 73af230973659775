import SwiftUI

struct FrameCases: View {
  var body: some View {
    Case("limit-text") {
      Text("Hi").frame(maxWidth: 80).probe("a").padding(8).background(.yellow).probe("b")
    }
    Case("limit-beside-text") {
      VStack(spacing: 0) {
        Text("Wider than fifty points").probe("a")
        Color.red.frame(maxWidth: 50, maxHeight: 20).probe("b")
      }
    }
    Case("limit-beside-text-narrow") {
      VStack(spacing: 0) {
        Text("A").probe("a")
        Color.red.frame(maxWidth: 50, maxHeight: 20).probe("b")
      }
      .frame(width: 30)
    }
    Case("limit-in-button-beside-text") {
      ZStack {
        Button {
        } label: {
          Color.red.frame(maxWidth: 100, maxHeight: 30).probe("a")
        }
        .buttonStyle(.plain)
        Text("A")
      }
    }
    Case("limit-most") { c(40, 20).probe("a").frame(maxWidth: 200).probe("b") }
    Case("limit-least") { c(40, 20).probe("a").frame(minWidth: 100, alignment: .leading).probe("b") }
    Case("limit-fills") {
      c(40, 20).probe("a").frame(minWidth: 100, maxWidth: .infinity, alignment: .trailing).probe("b")
    }
    Case("ideal") { Color.red.frame(idealWidth: 150, idealHeight: 40).fixedSize().probe("a") }
    Case("ideal-shape") { Rectangle().fixedSize().probe("a") }
    Case("ideal-padded") {
      Color.red.frame(idealWidth: 150).padding(10).fixedSize(horizontal: true, vertical: false).probe("a")
    }
    Case("ideal-row") {
      HStack(spacing: 0) {
        Color.red.probe("a")
        c(20, 30).probe("b")
      }
      .fixedSize().probe("c")
    }
    Case("equal-heights") {
      HStack(spacing: 0) {
        Color.red.frame(width: 10).probe("a")
        c(20, 70).probe("b")
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    Case("geometry-tapped") { GeometryReader { _ in c(20, 20).probe("a") }.onTapGesture {}.probe("b") }
    Case("geometry-padded") { GeometryReader { _ in c(20, 20).probe("a") }.padding(20) }
    Case("wider") { c(400, 20).probe("a").frame(width: 100, height: 50, alignment: .trailing).probe("b") }
    Case("frame-in-frame") {
      Color.red.probe("a").frame(width: 50).frame(width: 100, height: 60, alignment: .topLeading).probe("b")
    }
    Case("inset") {
      c(100, 50).probe("a").safeAreaInset(edge: .bottom) { c(40, 10).probe("b") }
    }
  }
}
