import SwiftUI

struct Ring: Shape {
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
      startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * progress), clockwise: false)
    return path.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round))
  }
}

struct BarChart: View {
  let values: [(String, Int, Color)]
  @State private var isShown = false

  private var highest: Int { values.map { $0.1 }.max() ?? 1 }

  var body: some View {
    HStack(alignment: .bottom, spacing: 16) {
      ForEach(values, id: \.0) { value in
        VStack {
          Text("\(value.1)").font(.caption).foregroundColor(.secondary)
          Capsule()
            .fill(value.2)
            .frame(width: 24, height: self.isShown ? CGFloat(value.1) / CGFloat(self.highest) * 120 : 1)
          Text(value.0).font(.caption)
        }
      }
    }
    .frame(maxWidth: .infinity)
    .onAppear {
      withAnimation(.spring(response: 0.6, dampingFraction: 0.7, blendDuration: 0)) { self.isShown = true }
    }
  }
}
