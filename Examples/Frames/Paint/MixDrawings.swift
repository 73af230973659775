import SwiftUI

private let red = Ink.red
private let green = Ink.green
private let blue = Ink.blue
private let yellow = Ink.yellow

/// A square on one of its corners.
private struct Diamond: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
      path.closeSubpath()
    }
  }
}

/// What lies over others, is mixed with them, and shines through.
struct MixDrawings: View {
  var body: some View {
    Group {
      Drawing("overlay-corner") { red.box(60, 60).overlay(alignment: .bottomTrailing) { blue.box(20, 20) } }
      Drawing("overlay-outside") {
        red.box(40, 40).overlay(alignment: .topLeading) { blue.box(20, 20).offset(x: -10, y: -10) }
      }
      Drawing("ground-circle") { blue.box(60, 10).padding(10).background(red, in: Circle()) }
      Drawing("ground-surface") { red.box(60, 40).background(blue, in: Capsule()) }
      Drawing("ground-twice") {
        blue.box(40, 20).padding(10).background(red).padding(10).background(yellow, in: .rect(cornerRadius: 10))
      }
      Drawing("ground-shape") { blue.box(60, 10).padding(25).background(red, in: Diamond()) }
      Drawing("opacity-group") { pile.opacity(0.5) }
      Drawing("opacity-each") { ZStack { pile.opacity(0.5).opacity(0.5) } }
      Drawing("order") {
        ZStack {
          red.box(60, 60).zIndex(1)
          blue.box(60, 60).offset(x: 20, y: 20)
        }
      }
      Drawing("mix") {
        ZStack {
          red.box(60, 60)
          green.box(40, 40).blendMode(.screen).offset(x: 20, y: 20)
        }
      }
      Drawing("mix-group") {
        ZStack {
          yellow.box(100, 100)
          ZStack {
            red.box(60, 60)
            blue.box(40, 40).blendMode(.multiply).offset(x: 30, y: 30)
          }
          .compositingGroup()
        }
      }
      Drawing("mix-through") {
        ZStack {
          yellow.box(100, 100)
          ZStack {
            red.box(60, 60)
            blue.box(40, 40).blendMode(.multiply).offset(x: 30, y: 30)
          }
        }
      }
    }
    Group {
      Drawing("gradient") {
        LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom).frame(width: 80, height: 80)
      }
      Drawing("gradient-inherited") {
        Circle().frame(width: 80, height: 80)
          .foregroundStyle(LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom))
      }
      Drawing("text") { Text("HHH").font(.system(size: 40, weight: .black)).foregroundStyle(Ink.black) }
      Drawing("text-gradient") {
        Text("HHH").font(.system(size: 40, weight: .black))
          .foregroundStyle(LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing))
      }
      Drawing("multiply") { yellow.box(60, 60).colorMultiply(red) }
      Drawing("invert") { yellow.box(60, 60).colorInvert() }
      Drawing("blur-opacity") { red.box(40, 40).blur(radius: 5).opacity(0.5) }
    }
  }

  private var pile: some View {
    ZStack {
      red.box(60, 60)
      blue.box(40, 40).offset(x: 20, y: 20)
    }
  }
}
