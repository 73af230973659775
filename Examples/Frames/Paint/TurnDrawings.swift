import SwiftUI

private let red = Ink.red
private let blue = Ink.blue

/// What is moved, turned and scaled, in every order.
struct TurnDrawings: View {
  var body: some View {
    Group {
      Drawing("position-offset") { red.box(20, 20).position(x: 30, y: 40).offset(x: 20, y: 10) }
      Drawing("offset-position") { red.box(20, 20).offset(x: 20, y: 10).position(x: 30, y: 40) }
      Drawing("position-edge") { red.box(20, 20).position(x: 0, y: 60) }
      Drawing("offset-twice") { red.box(20, 20).offset(x: 20).background(blue).offset(y: 20) }
      Drawing("turn-scale") { red.box(40, 20).rotationEffect(.degrees(30)).scaleEffect(x: 2, y: 1) }
      Drawing("scale-turn") { red.box(40, 20).scaleEffect(x: 2, y: 1).rotationEffect(.degrees(30)) }
      Drawing("turn-anchors") {
        red.box(40, 20).rotationEffect(.degrees(90), anchor: .topLeading)
          .rotationEffect(.degrees(45), anchor: .bottomTrailing)
      }
      Drawing("turn-scale-anchors") {
        red.box(40, 20).rotationEffect(.degrees(45), anchor: .topLeading).scaleEffect(0.5, anchor: .bottomTrailing)
      }
    }
    Group {
      Drawing("scale-turn-anchors") {
        red.box(40, 20).scaleEffect(0.5, anchor: .bottomTrailing).rotationEffect(.degrees(45), anchor: .topLeading)
      }
      Drawing("scale-twice") {
        red.box(20, 20).scaleEffect(2, anchor: .leading).scaleEffect(x: 1, y: 0.5, anchor: .top)
      }
      Drawing("offset-turn") { red.box(40, 20).offset(x: 30).rotationEffect(.degrees(90)) }
      Drawing("turn-offset") { red.box(40, 20).rotationEffect(.degrees(90)).offset(x: 30) }
      Drawing("mirror") {
        HStack(spacing: 0) {
          red.box(40, 40)
          blue.box(20, 40)
        }
        .scaleEffect(x: -1, y: 1)
      }
      Drawing("turn-clip") { red.box(60, 60).rotationEffect(.degrees(45)).clipShape(Rectangle()) }
      Drawing("turn-background") { red.box(40, 40).rotationEffect(.degrees(45)).background(blue) }
      Drawing("turn-space-near") { red.box(40, 40).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) }
      Drawing("turn-space-behind") {
        red.box(60, 60).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchorZ: 20, perspective: 0)
      }
      Drawing("turn-space") {
        red.box(60, 60).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
      }
    }
  }
}
