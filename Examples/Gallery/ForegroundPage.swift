import SwiftUI

/// What shapes are painted with, where they follow the foreground.
struct ForegroundPage: View {
  private let red = Color(red: 1, green: 0, blue: 0)

  var body: some View {
    VStack {
      symbols
      shapes
      levels
    }
  }

  @ViewBuilder private var shapes: some View {
    Rectangle().foregroundColor(red).accessibilityIdentifier("own")
    VStack { Rectangle().accessibilityIdentifier("inherited") }.foregroundColor(red)
    Rectangle().foregroundColor(.clear).accessibilityIdentifier("clear")
    VStack { Rectangle().fill(.foreground).accessibilityIdentifier("filled") }.foregroundStyle(red)
    VStack { Capsule().stroke(lineWidth: 2).accessibilityIdentifier("line") }.foregroundColor(red)
    VStack { Triangle().accessibilityIdentifier("path") }.foregroundColor(red)
    Rectangle().foregroundStyle(LinearGradient(colors: [red, .blue], startPoint: .top, endPoint: .bottom))
      .accessibilityIdentifier("gradient")
    VStack { Rectangle().accessibilityIdentifier("inherited gradient") }
      .foregroundStyle(LinearGradient(colors: [red, .blue], startPoint: .top, endPoint: .bottom))
    VStack { Rectangle().accessibilityIdentifier("named") }.foregroundColor(.yellow)
    VStack {
      VStack { Rectangle().accessibilityIdentifier("inner") }.foregroundColor(red)
    }.foregroundStyle(LinearGradient(colors: [.green, .blue], startPoint: .top, endPoint: .bottom))
    Button {
    } label: {
      Rectangle().accessibilityIdentifier("in a button")
    }.tint(red)
  }

  private var symbols: some View {
    HStack {
      Image(systemName: "square.fill").resizable().frame(width: 40, height: 40)
        .foregroundStyle(
          LinearGradient(colors: [red, Color(red: 0, green: 0, blue: 1)], startPoint: .top, endPoint: .bottom)
        )
        .accessibilityIdentifier("gradient symbol")
      HStack {
        Image(systemName: "square.fill").resizable().frame(width: 40, height: 40).accessibilityIdentifier(
          "inherited symbol")
      }
      .foregroundStyle(
        LinearGradient(colors: [red, Color(red: 0, green: 0, blue: 1)], startPoint: .top, endPoint: .bottom))
      HStack {
        Image(systemName: "square.fill").resizable().frame(width: 40, height: 40).foregroundStyle(red)
          .accessibilityIdentifier("coloured symbol")
      }
      .foregroundStyle(.blue.gradient)
    }
  }

  @ViewBuilder private var levels: some View {
    VStack {
      Rectangle().fill(.secondary).accessibilityIdentifier("secondary")
      Text("secondary text").foregroundStyle(.secondary)
      Text("primary text").foregroundStyle(.primary)
      Text("label colour").foregroundColor(.primary)
    }.foregroundStyle(red)
    Rectangle().fill(.secondary).foregroundStyle(red).accessibilityIdentifier("own secondary")
    Text("own secondary text").foregroundStyle(.secondary).foregroundStyle(red)
    Text("usual secondary").foregroundStyle(.secondary)
  }
}

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
