import SwiftUI

/// Idioms of painting, each in a white space of 120 by 120; Tests/Browser/test_paint.py has the same drawings by other means.
struct Drawings: View {
  var body: some View {
    EdgeDrawings()
    LineDrawings()
    TurnDrawings()
    MixDrawings()
    MaskDrawings()
    CanvasDrawings()
    SizeDrawings()
  }
}

/// Colours that are the same in light and dark.
enum Ink {
  static let red = Color(red: 1, green: 0, blue: 0)
  static let green = Color(red: 0, green: 0.8, blue: 0)
  static let blue = Color(red: 0, green: 0, blue: 1)
  static let yellow = Color(red: 1, green: 1, blue: 0)
  static let black = Color(red: 0, green: 0, blue: 0)
}

/// A drawing in a space of its own.
struct Drawing<Content: View>: View {
  let name: String
  let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    content.frame(width: 120, height: 120).background(Color(red: 1, green: 1, blue: 1)).clipped()
      .accessibilityIdentifier("drawing-\(name)")
  }
}

/// A shape of a program's own.
struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

extension Color {
  /// An area of a size.
  func box(_ width: CGFloat, _ height: CGFloat) -> some View { frame(width: width, height: height) }
}
