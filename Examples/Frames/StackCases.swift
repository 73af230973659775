import SwiftUI

struct StackCases: View {
  var body: some View {
    Case("priority") {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20).probe("a")
        Color.blue.layoutPriority(1).probe("b")
      }
    }
    Case("priority-three") {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20).probe("a")
        Color.blue.frame(minWidth: 20).layoutPriority(1).probe("b")
        c(60, 20).probe("c")
      }
    }
    Case("priority-wrapped") {
      VStack(spacing: 0) {
        Color.red.frame(minHeight: 20).probe("a")
        Color.blue.layoutPriority(1).padding(10).background(Color.green).probe("b")
      }
    }
    Case("limit-column") {
      VStack(spacing: 0) {
        Color.red.frame(maxHeight: 50).probe("a")
        c(300, 50).probe("b")
      }
    }
    Case("limit-row") {
      HStack(spacing: 10) {
        Color.red.frame(maxWidth: 50).padding(5).probe("a")
        c(50, 50).probe("b")
        Color.red.frame(maxWidth: 80, maxHeight: 40).probe("c")
      }
    }
    Case("limit-shared") {
      HStack(spacing: 0) {
        Color.red.probe("a")
        Color.blue.frame(maxWidth: 200).probe("b")
      }
    }
    Case("too-long") {
      HStack(spacing: 10) {
        c(180, 20).probe("a")
        c(180, 20).probe("b")
      }
    }
    Case("too-long-padded") {
      HStack(spacing: 10) {
        c(180, 20).probe("a")
        c(170, 20).probe("b")
      }
      .padding(5).background(Color.green).probe("c")
    }
    Case("spacer-fixed") {
      HStack(spacing: 0) {
        c(200, 20).probe("a")
        Spacer(minLength: 20)
        c(80, 20).probe("b")
      }
      .fixedSize().probe("c")
    }
    Case("spacers") {
      HStack(spacing: 0) {
        c(50, 20).probe("a")
        Spacer(minLength: 100)
        c(50, 20).probe("b")
        Spacer()
        c(50, 20).probe("c")
      }
    }
    Case("spacer-color") {
      VStack(spacing: 0) {
        Color.red.probe("a")
        Spacer(minLength: 30)
      }
    }
    Case("spacer-framed") {
      HStack(spacing: 0) {
        c(50, 20).probe("a")
        Spacer().frame(width: 30)
        c(50, 20).probe("b")
      }
    }
    Case("divider-padded") {
      HStack {
        c(20, 20).probe("a")
        Divider().frame(height: 20).padding(.horizontal, 4).probe("b")
        c(20, 20).probe("c")
      }
    }
    Case("divider-row") {
      HStack {
        c(20, 20).probe("a")
        Divider().probe("b")
      }
      .probe("c")
    }
    Case("divider-column") {
      VStack(spacing: 5) {
        c(20, 20).probe("a")
        Divider().padding(.horizontal, 20).probe("b")
        c(20, 20).probe("c")
      }
    }
    Case("overlay-padding") {
      c(60, 60).overlay(alignment: .topTrailing) { c(10, 10).probe("a") }.padding().probe("b")
    }
    Case("background-padding") {
      Color.red.padding(16).background { Color.green.probe("a") }.frame(width: 200, height: 100)
    }
    Case("texts") {
      VStack {
        Text("One").probe("a")
        Text("Two").probe("b")
      }
    }
    Case("overlap") {
      ZStack(alignment: .bottomTrailing) {
        c(100, 50).probe("a")
        c(20, 80).probe("b")
        Color.red.frame(maxWidth: 120, maxHeight: 90).probe("c")
      }
    }
    Case("guides") {
      VStack(alignment: .leading, spacing: 0) {
        c(100, 20).alignmentGuide(.leading) { $0[.trailing] }.probe("a")
        c(30, 20).alignmentGuide(.leading) { $0.width / 2 }.probe("b")
        c(50, 20).probe("c")
      }
    }
    Case("position") {
      HStack(spacing: 0) {
        c(100, 20).probe("a")
        c(20, 20).probe("b").position(x: 50, y: 40)
      }
    }
    Case("position-offset") {
      c(20, 20).probe("a").position(x: 50, y: 40).offset(x: 10, y: 10)
    }
  }
}
