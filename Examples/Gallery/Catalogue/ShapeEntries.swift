import SwiftUI

extension Entry {
  static let shapes = [
    Entry("Shapes") {
      HStack {
        Circle().fill(.red)
        Ellipse().fill(.orange)
        Capsule().fill(.yellow)
        Rectangle().fill(.green)
        RoundedRectangle(cornerRadius: 12).fill(.blue)
      }
      .frame(height: 60)
    },
    Entry("UnevenRoundedRectangle") {
      UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30).fill(.purple).frame(width: 120, height: 80)
    },
    Entry("stroke and strokeBorder") {
      HStack(spacing: 24) {
        Circle().stroke(.blue, lineWidth: 8)
        Circle().strokeBorder(.blue, lineWidth: 8)
        Circle().stroke(.blue, style: StrokeStyle(lineWidth: 4, dash: [8, 4]))
      }
      .frame(width: 260, height: 70)
    },
    Entry("trim") {
      Circle().trim(from: 0, to: 0.7)
        .stroke(
          AngularGradient(colors: [.red, .blue], center: .center), style: StrokeStyle(lineWidth: 12, lineCap: .round)
        )
        .rotationEffect(.degrees(-90)).frame(width: 90, height: 90)
    },
    Entry("Path") {
      Path { path in
        path.move(to: CGPoint(x: 50, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 90))
        path.addLine(to: CGPoint(x: 0, y: 90))
        path.closeSubpath()
      }
      .fill(.teal).frame(width: 100, height: 90)
    },
    Entry("Gradients") {
      HStack {
        LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom)
        RadialGradient(colors: [.white, .blue], center: .center, startRadius: 0, endRadius: 50)
        AngularGradient(colors: [.red, .green, .blue, .red], center: .center)
        EllipticalGradient(colors: [.white, .purple])
      }
      .frame(height: 80)
    },
    Entry("Color") {
      HStack(spacing: 0) {
        Color.red
        Color(red: 0.2, green: 0.6, blue: 0.4)
        Color(hue: 0.6, saturation: 0.7, brightness: 0.9)
        Color.blue.opacity(0.4)
      }
      .frame(height: 60)
    },
    Entry("Material") {
      Color.red.overlay { Text("Material").padding().background(.ultraThinMaterial, in: .capsule) }.frame(height: 80)
    },
    Entry("Canvas") {
      Canvas { context, size in
        for index in 0..<5 {
          let rect = CGRect(x: size.width / 5 * CGFloat(index), y: 0, width: 20, height: size.height)
          context.fill(Path(ellipseIn: rect), with: .color(.indigo))
        }
      }
      .frame(width: 200, height: 60)
    },
    Entry("background and overlay") {
      Text("Text").padding().background(.yellow).overlay(alignment: .topTrailing) {
        Circle().fill(.red).frame(width: 12, height: 12)
      }
    },
    Entry("border") { Text("Text").padding().border(.red, width: 3) },
    Entry("clipShape") { Color.orange.frame(width: 100, height: 100).clipShape(Circle()) },
    Entry("mask") {
      Color.blue.frame(width: 200, height: 60)
        .mask(LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
    },
  ]
}
