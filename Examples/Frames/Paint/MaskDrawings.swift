import SwiftUI

private let red = Ink.red
private let green = Ink.green
private let blue = Ink.blue
private let black = Ink.black
private let clear = Color.clear

/// What is seen of views through others, and what is cut out of them.
struct MaskDrawings: View {
  var body: some View {
    Group {
      Drawing("mask-framed") { blue.box(80, 80).mask { Circle().frame(width: 40, height: 40) } }
      Drawing("mask-corner") { blue.box(80, 80).mask(alignment: .topLeading) { Circle().frame(width: 40, height: 40) } }
      Drawing("mask-padded") { blue.box(80, 80).mask(Rectangle().padding(10)) }
      Drawing("mask-fade") {
        blue.box(80, 80).mask {
          VStack(spacing: 0) {
            LinearGradient(colors: [clear, black], startPoint: .top, endPoint: .bottom).frame(height: 40)
            black
          }
        }
      }
      Drawing("mask-row") {
        blue.box(80, 80).mask {
          HStack(spacing: 20) {
            Circle().frame(width: 20, height: 20)
            RoundedRectangle(cornerRadius: 5).frame(width: 40, height: 20)
          }
        }
      }
      Drawing("mask-turned") {
        blue.box(80, 80).mask {
          HStack(spacing: 10) {
            Rectangle().frame(width: 20, height: 20)
            Rectangle().frame(width: 10, height: 10).rotationEffect(.degrees(45))
          }
          .rotationEffect(.degrees(90)).offset(x: 10)
        }
      }
      Drawing("mask-opacity") { blue.box(80, 80).mask { Rectangle().opacity(0.5).padding(10) } }
      Drawing("mask-stroke") { blue.box(80, 80).mask { Circle().stroke(lineWidth: 10).padding(5) } }
      Drawing("mask-own") { blue.box(80, 80).mask { Triangle().frame(width: 60, height: 60) } }
      Drawing("mask-outside") {
        blue.box(40, 40).mask { Circle().frame(width: 20, height: 20) }.padding(10).background(green)
          .shadow(color: black, radius: 0, x: 20)
      }
    }
    Group {
      Drawing("mask-whole-turned") {
        blue.box(40, 40).mask { Rectangle().frame(width: 40, height: 10) }.rotationEffect(.degrees(90)).scaleEffect(2)
      }
      Drawing("mask-reverse") {
        blue.box(80, 80).mask {
          Rectangle().overlay { Circle().frame(width: 40, height: 40).blendMode(.destinationOut) }.compositingGroup()
        }
      }
      Drawing("cut-out") {
        ZStack {
          red.box(80, 80)
          Circle().fill(black).frame(width: 40, height: 40).blendMode(.destinationOut)
        }
        .compositingGroup().background(green)
      }
      Drawing("mask-nested") {
        blue.box(80, 80).mask { Rectangle().padding(10).mask { Circle().frame(width: 40, height: 40) } }
      }
      Drawing("mask-star") { blue.box(80, 80).mask { Image(systemName: "star.fill").font(.system(size: 60)) } }
      Drawing("star") {
        Image(systemName: "star.fill").font(.system(size: 60)).foregroundStyle(blue).frame(width: 80, height: 80)
      }
      Drawing("mask-letters") { blue.box(100, 80).mask { label } }
      Drawing("letters") { label.foregroundStyle(blue) }
      Drawing("mask-text-gradient") {
        LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
          .mask(Text("HHH").font(.system(size: 40, weight: .black)))
      }
    }
  }

  private var label: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Two words of text").font(.system(size: 18, weight: .bold)).padding(2)
      HStack {
        Text("ab").italic(); Image(systemName: "heart.fill")
      }.font(.system(size: 24))
    }
    .frame(width: 100, height: 80)
  }
}
