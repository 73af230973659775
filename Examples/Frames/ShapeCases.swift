import SwiftUI

/// Shapes and views with no size of their own.
struct ShapeCases: View {
  var body: some View {
    Group {
      Case("ideal-trim") { Circle().trim(from: 0, to: 0.5).fixedSize().probe("a") }
      Case("ideal-inset") { RoundedRectangle(cornerRadius: 3).inset(by: 2).fixedSize().probe("a") }
      Case("ideal-offset") { Rectangle().offset(x: 5, y: 5).fixedSize().probe("a") }
      Case("ideal-stroke") { Rectangle().stroke(Color.red, lineWidth: 3).fixedSize().probe("a") }
      Case("ideal-color") { Color.red.fixedSize().probe("a") }
      Case("ideal-gradient") {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).fixedSize().probe("a")
      }
      Case("circle-stroked") {
        HStack(spacing: 0) {
          Circle().stroke(Color.red, lineWidth: 4).frame(height: 40).probe("a")
          c(30, 30).probe("b")
        }
      }
      Case("capsule") {
        HStack(spacing: 0) {
          Capsule().frame(height: 40).probe("a")
          c(30, 30).probe("b")
        }
      }
      Case("padding-negative") { c(50, 50).padding(-10).background { Color.green.probe("a") } }
      Case("overlay-larger") { c(20, 20).overlay { c(60, 10).probe("a") }.probe("b") }
    }
    Group {
      Case("squares-row") {
        HStack(spacing: 0) {
          Color.red.aspectRatio(1, contentMode: .fit).probe("a")
          Color.red.aspectRatio(1, contentMode: .fit).probe("b")
          Color.red.aspectRatio(1, contentMode: .fit).probe("c")
        }
      }
      Case("squares-row-in-column") {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Color.red.aspectRatio(1, contentMode: .fit).probe("a")
            Color.red.aspectRatio(1, contentMode: .fit).probe("b")
          }
          c(300, 100).probe("c")
        }
      }
      Case("squares-rows") {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Color.red.aspectRatio(1, contentMode: .fit).probe("a")
            Color.red.aspectRatio(1, contentMode: .fit).probe("b")
          }
          HStack(spacing: 0) {
            Color.red.aspectRatio(1, contentMode: .fit).probe("c")
            Color.red.aspectRatio(1, contentMode: .fit).probe("d")
          }
        }
      }
      Case("square-button-text") {
        ZStack {
          Button {
          } label: {
            Color.red.aspectRatio(1, contentMode: .fit).probe("a")
          }
          .buttonStyle(.plain)
          Text("A")
        }
      }
      Case("circle-button-row") {
        HStack(spacing: 0) {
          Button {
          } label: {
            Circle().probe("a")
          }
          .buttonStyle(.plain)
          c(40, 40).probe("b")
        }
      }
      Case("color-button") {
        Button {
        } label: {
          Color.red.probe("a")
        }
        .buttonStyle(.plain)
      }
    }
    Group {
      Case("spacer-in-column-in-row") {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            c(40, 20).probe("a")
            Spacer()
          }
          c(60, 60).probe("b")
        }
      }
      Case("divider-in-column-in-row") {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            c(40, 20).probe("a")
            Divider().probe("b")
          }
          c(10, 10).probe("c")
        }
      }
      Case("spacer-alone") {
        ZStack {
          Spacer()
          c(40, 20).probe("a")
        }
        .probe("b")
      }
      Case("offset") { c(40, 20).offset(x: 10, y: 5).probe("a") }
      Case("share-given-back") {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 150).probe("a")
          Color.red.frame(maxWidth: 100).probe("b")
          Color.red.frame(minWidth: 60, maxWidth: 90).probe("c")
        }
      }
      Case("overlap-larger") {
        ZStack {
          c(400, 20).probe("a")
          Color.red.probe("b")
        }
      }
      Case("column-larger") {
        VStack(spacing: 0) {
          c(400, 20).probe("a")
          Color.red.frame(height: 20).probe("b")
        }
      }
    }
  }
}
