import SwiftUI

private let red = Ink.red
private let blue = Ink.blue
private let sunset = LinearGradient(colors: [blue, .white], startPoint: .top, endPoint: .bottom)

/// Lines along shapes, of the platform and of a program.
struct LineDrawings: View {
  var body: some View {
    Group {
      Drawing("stroke-rectangle") { Rectangle().stroke(blue, lineWidth: 8).frame(width: 60, height: 60) }
      Drawing("stroke-rounded") {
        RoundedRectangle(cornerRadius: 15).stroke(blue, lineWidth: 8).frame(width: 60, height: 60)
      }
      Drawing("stroke-circle") { Circle().stroke(blue, lineWidth: 8).frame(width: 60, height: 60) }
      Drawing("stroke-capsule") { Capsule().stroke(blue, lineWidth: 8).frame(width: 80, height: 40) }
      Drawing("stroke-inside") {
        RoundedRectangle(cornerRadius: 15).strokeBorder(blue, lineWidth: 8).frame(width: 60, height: 60)
      }
      Drawing("stroke-circle-inside") { Circle().strokeBorder(blue, lineWidth: 8).frame(width: 60, height: 60) }
      Drawing("stroke-filled") {
        RoundedRectangle(cornerRadius: 15).fill(red).stroke(blue.opacity(0.5), lineWidth: 12).frame(
          width: 60, height: 60)
      }
      Drawing("stroke-uneven") {
        UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 10).stroke(blue, lineWidth: 8)
          .frame(width: 80, height: 60)
      }
    }
    Group {
      Drawing("stroke-own") { Triangle().stroke(blue, lineWidth: 6).frame(width: 60, height: 60) }
      Drawing("stroke-own-dashed") {
        Triangle().stroke(blue, style: StrokeStyle(lineWidth: 6, dash: [12, 6])).frame(width: 60, height: 60)
      }
      Drawing("stroke-own-round") {
        Triangle().stroke(blue, style: StrokeStyle(lineWidth: 16, lineJoin: .round)).frame(width: 60, height: 60)
      }
      Drawing("stroke-trim") {
        Circle().trim(from: 0, to: 0.25).stroke(blue, lineWidth: 6).frame(width: 60, height: 60)
      }
      Drawing("stroke-inset") { Circle().inset(by: 10).stroke(blue, lineWidth: 6).frame(width: 80, height: 80) }
      Drawing("stroke-dashed-rectangle") {
        Rectangle().stroke(blue, style: StrokeStyle(lineWidth: 4, dash: [10, 5])).frame(width: 60, height: 60)
      }
      Drawing("stroke-gradient") {
        Circle().stroke(LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom), lineWidth: 10)
          .frame(width: 60, height: 60)
      }
      Drawing("stroke-gradient-capsule") { Capsule().stroke(sunset, lineWidth: 8).frame(width: 80, height: 40) }
      Drawing("stroke-dashed-capsule") {
        Capsule().stroke(sunset, style: StrokeStyle(lineWidth: 4, dash: [10, 5])).frame(width: 80, height: 40)
      }
      Drawing("stroke-gradient-uneven") {
        UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 10).stroke(sunset, lineWidth: 8)
          .frame(width: 80, height: 60)
      }
      Drawing("border-gradient") { red.frame(width: 60, height: 60).border(sunset, width: 6) }
      Drawing("border-gradient-row") {
        HStack(spacing: 0) {
          red
          Ink.green
        }
        .frame(width: 60, height: 60).border(sunset, width: 6)
      }
      Drawing("stroke-shared") {
        HStack(spacing: 0) {
          Rectangle().stroke(blue, lineWidth: 8)
          Rectangle().fill(red)
        }
        .frame(width: 80, height: 40)
      }
      Drawing("fill-own") { Triangle().fill(red).frame(width: 60, height: 60) }
      Drawing("fill-ellipse") { Ellipse().fill(red).frame(width: 80, height: 40) }
    }
  }
}
