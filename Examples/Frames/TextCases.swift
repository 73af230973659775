import SwiftUI

/// Texts that wrap, are cut, or become smaller.
struct TextCases: View {
  private static let fox = "The quick brown fox jumps over the lazy dog"

  var body: some View {
    Group {
      Case("hug") { long.probe("a").frame(width: 150).probe("b") }
      Case("hug-scaled") { long.background(Color.yellow.probe("a")).frame(width: 150).scaleEffect(0.5) }
      Case("hug-leading") { long.probe("a").frame(width: 150, alignment: .leading).probe("b") }
      Case("hug-background") { long.probe("a").padding(8).background(.yellow).probe("b").frame(width: 150) }
      Case("hug-stack") {
        VStack(alignment: .trailing, spacing: 0) {
          long.probe("a")
          c(20, 20).probe("c")
        }
        .probe("b").frame(width: 150)
      }
      Case("hug-row") {
        HStack(spacing: 0) {
          long.probe("a")
          c(20, 20).probe("c")
        }
        .probe("b").frame(width: 150)
      }
      Case("hug-share") {
        HStack(spacing: 0) {
          long.probe("a")
          Text("Another rather longer text that takes several lines as well").probe("b")
        }
        .frame(width: 200)
      }
      Case("hug-overlay") {
        long.overlay(alignment: .topTrailing) { c(10, 10).probe("b") }.probe("a").frame(width: 150)
      }
    }
    Group {
      Case("cut-frame") { long.probe("a").frame(width: 100, height: 50) }
      Case("cut-least") { long.probe("a").frame(width: 100, height: 8) }
      Case("cut-padded") { long.probe("a").padding(10).frame(width: 120, height: 70) }
      Case("cut-column") {
        VStack(spacing: 0) {
          long.probe("a")
          c(50, 30).probe("b")
        }
        .frame(width: 100, height: 80)
      }
      Case("cut-columns") {
        VStack(spacing: 0) {
          Text("One").probe("a")
          long.probe("b")
        }
        .frame(width: 100, height: 70)
      }
      Case("cut-row") {
        HStack(spacing: 0) {
          long.probe("a")
          c(20, 20).probe("b")
        }
        .frame(width: 100, height: 50)
      }
      Case("reserved") { Text("Hi").lineLimit(3, reservesSpace: true).probe("a") }
      Case("limited") { long.lineLimit(1...3).probe("a").frame(width: 80) }
      Case("fixed-text") { long.fixedSize().probe("a").frame(width: 100) }
      Case("fixed-height") {
        long.fixedSize(horizontal: false, vertical: true).probe("a").frame(width: 100, height: 40)
      }
    }
    Group {
      Case("scaled") { long.lineLimit(1).minimumScaleFactor(0.5).probe("a").frame(width: 250) }
      Case("scaled-least") { long.lineLimit(1).minimumScaleFactor(0.9).probe("a").frame(width: 100) }
      Case("scaled-lines") { long.minimumScaleFactor(0.3).probe("a").frame(width: 100, height: 40) }
      Case("middle") { long.lineLimit(1).truncationMode(.middle).probe("a").frame(width: 150) }
      Case("head") { long.lineLimit(1).truncationMode(.head).probe("a").frame(width: 150) }
      Case("middle-two") { long.lineLimit(2).truncationMode(.middle).probe("a").frame(width: 120) }
      Case("head-two") { long.lineLimit(2).truncationMode(.head).probe("a").frame(width: 120) }
      Case("middle-low") { long.truncationMode(.middle).probe("a").frame(width: 120, height: 50) }
      Case("priority-text") {
        HStack(spacing: 0) {
          long.lineLimit(1).probe("a")
          Text("Short and kept").layoutPriority(1).probe("b")
        }
        .frame(width: 200)
      }
    }
  }

  private var long: Text { Text(Self.fox) }
}
