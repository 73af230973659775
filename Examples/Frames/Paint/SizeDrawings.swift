import SwiftUI

private let blue = Ink.blue

/// A square on its corner, as large as the frame holds: its outline is not that of a smaller frame, stretched.
private struct Diamond: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.midY - radius))
    path.addLine(to: CGPoint(x: rect.midX + radius, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.midY + radius))
    path.addLine(to: CGPoint(x: rect.midX - radius, y: rect.midY))
    path.closeSubpath()
    return path
  }
}

/// Shapes of a program's own whose outlines depend on the size of their frame, known and found out.
struct SizeDrawings: View {
  var body: some View {
    Group {
      Drawing("size-framed") { Diamond().fill(blue).frame(width: 100, height: 60) }
      Drawing("size-filling") { filling(Diamond().fill(blue)) }
      Drawing("size-line") { filling(Diamond().stroke(blue, lineWidth: 6)) }
      Drawing("size-clip") { blue.box(100, 60).clipShape(Diamond()) }
      Drawing("size-clip-filling") { filling(blue.clipShape(Diamond())) }
      Drawing("size-trim") { Circle().trim(from: 0, to: 0.5).stroke(blue, lineWidth: 10).frame(width: 100, height: 60) }
      Drawing("container-shape") {
        ZStack {
          ContainerRelativeShape().fill(blue).frame(width: 60, height: 60)
          ConcentricRectangle().fill(Ink.red).frame(width: 20, height: 20)
        }
        .containerShape(RoundedRectangle(cornerRadius: 10))
      }
      Drawing("size-background") { Color.clear.box(60, 100).background(Diamond().fill(blue)) }
    }
  }

  private func filling(_ view: some View) -> some View { view.padding(.horizontal, 30).padding(.vertical, 10) }
}
