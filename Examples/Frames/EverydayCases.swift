import SwiftUI

/// What screens are made of: texts beside boxes, gaps and edges.
struct EverydayCases: View {
  var body: some View {
    Group {
      Case("equal-texts") {
        HStack(spacing: 0) {
          Text("A").frame(maxWidth: .infinity).probe("a")
          Text("Rather longer").frame(maxWidth: .infinity).probe("b")
        }
      }
      Case("card") {
        Text("Card").frame(maxWidth: .infinity, alignment: .leading).padding(10).background(.yellow).probe("a")
      }
      Case("wide-button") {
        Button {
        } label: {
          Text("Go").frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered).probe("a")
      }
      Case("ends") {
        HStack(spacing: 0) {
          Text("Start").probe("a")
          Spacer()
          c(40, 20).probe("b")
        }
      }
      Case("titled-row") {
        HStack(spacing: 0) {
          VStack(alignment: .leading, spacing: 0) {
            Text("Title").probe("a")
            Text("And what is below it").probe("b")
          }
          Spacer()
          c(40, 40).probe("c")
        }
      }
      Case("line-and-gap") {
        HStack(spacing: 0) {
          Text("One line that is much too long for the row that it is in").lineLimit(1).probe("a")
          Spacer()
          c(50, 20).probe("b")
        }
      }
      Case("overlaid-text") {
        c(80, 50).overlay { Text("A text of more than two lines in it").probe("a") }
      }
      Case("overlaid-fixed") { c(20, 20).overlay { c(70, 30).fixedSize().probe("a") } }
    }
    Group {
      Case("corner") {
        Color.red.overlay(alignment: .bottomLeading) {
          VStack(alignment: .leading, spacing: 0) {
            c(80, 20).probe("a")
            c(40, 20).probe("b")
          }
          .padding(10)
        }
      }
      Case("low-text") { Text("Low").probe("a").frame(height: 10).probe("b") }
      Case("columns") {
        HStack(alignment: .top, spacing: 0) {
          ForEach(0..<3) { index in
            VStack(spacing: 0) { Text("Several words here") }.frame(maxWidth: .infinity).probe("\(index)")
          }
        }
      }
      Case("sidebar") {
        HStack(spacing: 0) {
          Color.red.frame(width: 80).probe("a")
          Divider().probe("b")
          VStack(alignment: .leading, spacing: 0) {
            c(50, 20).probe("c")
            Spacer()
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      Case("header-and-content") {
        VStack(spacing: 0) {
          HStack {
            c(20, 20).probe("a")
            Spacer()
            c(20, 20).probe("b")
          }
          .padding(8)
          Divider()
          Color.red.probe("c")
        }
      }
      Case("stack-of-cards") {
        ScrollView {
          VStack(spacing: 10) {
            Color.red.frame(height: 60).padding(.horizontal, 16).probe("a")
            RoundedRectangle(cornerRadius: 8).frame(height: 40).probe("b")
          }
          .padding(.vertical, 5)
        }
      }
      Case("named-frame") {
        HStack(spacing: 0) {
          c(20, 20).padding(5).frame(maxWidth: 60, minHeight: 8).probe("a")
          c(40, 20).probe("b")
        }
      }
      Case("two-gaps") {
        HStack(spacing: 0) {
          Spacer(minLength: 100)
          c(20, 20).probe("a")
          Spacer()
          c(20, 20).probe("b")
          Spacer()
        }
      }
    }
  }
}
