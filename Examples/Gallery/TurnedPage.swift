import SwiftUI

/// Gestures in views that are turned, scaled and flipped.
struct TurnedPage: View {
  @State private var angle = 0.0
  @State private var way = CGSize.zero
  @State private var tapped = CGPoint.zero

  var body: some View {
    VStack(spacing: 40) {
      Text("angle \(Int(angle.rounded()))")
      Circle().fill(.blue).frame(width: 30, height: 30)
        .offset(x: 80)
        .rotationEffect(.degrees(angle))
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { value in
            let turned = atan2(value.location.y - 15, value.location.x - 15) * 180 / .pi
            angle = turned < 0 ? turned + 360 : turned
          }
        )
        .accessibilityElement()
        .accessibilityIdentifier("knob")
        .rotationEffect(.degrees(-90))
        .frame(width: 160, height: 160)
        .background(.yellow)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("dial")
      Text("way \(Int(way.width.rounded())) \(Int(way.height.rounded()))")
      Color.green.frame(width: 100, height: 100)
        .gesture(DragGesture(minimumDistance: 0).onChanged { way = $0.translation })
        .accessibilityElement()
        .accessibilityIdentifier("half")
        .scaleEffect(0.5)
      Text("tapped \(Int(tapped.x.rounded())) \(Int(tapped.y.rounded()))")
      Color.red.frame(width: 100, height: 60)
        .onTapGesture { tapped = $0 }
        .accessibilityElement()
        .accessibilityIdentifier("flipped")
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
    }
  }
}
