import SwiftUI
import UIKit

private let red = Ink.red
private let green = Ink.green
private let blue = Ink.blue
private let black = Ink.black

/// What is cut, masked, padded and shaded.
struct EdgeDrawings: View {
  private let fade = LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)

  /// A picture of one red point.
  private let picture = UIImage(
    data: Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==")
      ?? Data())

  var body: some View {
    Group {
      Drawing("clip-shadow") { red.box(60, 60).clipShape(Circle()).shadow(color: black, radius: 0, x: 20, y: 20) }
      Drawing("clip-own-shadow") { red.box(60, 60).clipShape(Triangle()).shadow(color: black, radius: 0, x: 20, y: 0) }
      Drawing("clip-blur") { red.box(60, 60).clipShape(Circle()).blur(radius: 6) }
      Drawing("clip-border") { red.box(60, 60).clipShape(Circle()).border(blue, width: 4) }
      Drawing("clip-offset") { red.box(60, 60).offset(x: 30).clipShape(Rectangle()) }
      Drawing("clip-overflow") { red.box(100, 20).frame(width: 40, height: 40).clipped() }
      Drawing("clip-twice") { red.box(80, 40).clipShape(Capsule()).frame(width: 40, height: 60).clipShape(Rectangle()) }
      Drawing("clip-uneven") {
        red.box(80, 60).clipShape(UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 10))
      }
    }
    Group {
      Drawing("mask-gradient") { blue.box(80, 80).mask(fade) }
      Drawing("mask-shape") { blue.box(80, 80).mask(RoundedRectangle(cornerRadius: 20)) }
      Drawing("mask-shadow") { blue.box(60, 60).mask(fade).shadow(color: red, radius: 0, x: 0, y: 30) }
      Drawing("avatar") {
        red.box(60, 60).clipShape(Circle()).overlay(Circle().stroke(blue, lineWidth: 6))
          .shadow(color: black, radius: 0, x: 10, y: 10)
      }
      Drawing("shadow-translucent") { red.box(40, 40).opacity(0.5).shadow(color: black, radius: 0, x: 20, y: 0) }
      Drawing("shadow-stack") {
        HStack(spacing: 20) {
          red.box(30, 30)
          red.box(30, 30)
        }
        .shadow(color: black, radius: 0, x: 10, y: 20)
      }
    }
    Group {
      Drawing("border-color") { red.box(60, 60).border(blue, width: 6) }
      Drawing("border-picture") {
        Image(uiImage: picture ?? UIImage()).resizable().frame(width: 60, height: 60).border(blue, width: 6)
      }
      Drawing("border-stack") {
        VStack(spacing: 0) {
          red
          green
        }
        .frame(width: 60, height: 60).border(blue, width: 6)
      }
      Drawing("border-row") {
        HStack(spacing: 0) {
          ZStack { red }
          VStack { green }
        }
        .border(blue, width: 6).frame(width: 60, height: 60)
      }
      Drawing("border-scroll") { ScrollView { red.box(60, 200) }.frame(width: 60, height: 60).border(blue, width: 6) }
      Drawing("border-padding") {
        red.box(40, 40).padding(10).border(blue, width: 6).padding(4).border(green, width: 2)
      }
      Drawing("background-padding") { red.box(40, 40).padding(10).background(blue).padding(10).background(green) }
      Drawing("background-capsule") { red.box(40, 20).padding(10).background(blue, in: Capsule()) }
      Drawing("background-offset") { red.box(40, 40).background(blue.offset(x: 10, y: 10)) }
      Drawing("corner") { red.box(40, 40).padding(10).background(blue).cornerRadius(15) }
    }
  }
}
