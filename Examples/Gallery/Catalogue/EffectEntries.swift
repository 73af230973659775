import SwiftUI

extension Entry {
  private static var card: some View { Color.orange.frame(width: 80, height: 50) }

  static let effects = [
    Entry("opacity") { card.opacity(0.4) },
    Entry("shadow") { card.shadow(radius: 8, y: 4) },
    Entry("blur") { card.blur(radius: 4) },
    Entry("rotationEffect") { card.rotationEffect(.degrees(20)) },
    Entry("rotation3DEffect") {
      card.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), anchorZ: 10, perspective: 0.5)
    },
    Entry("scaleEffect") { card.scaleEffect(x: 1.5, y: 0.8) },
    Entry("brightness, contrast, saturation") {
      HStack {
        card.brightness(0.3)
        card.contrast(0.4)
        card.saturation(0.2)
      }
    },
    Entry("grayscale, hueRotation, colorInvert") {
      HStack {
        card.grayscale(1)
        card.hueRotation(.degrees(120))
        card.colorInvert()
      }
    },
    Entry("colorMultiply") { card.colorMultiply(.green) },
    Entry("blendMode and compositingGroup") {
      ZStack {
        card
        Circle().fill(.blue).frame(width: 50, height: 50).blendMode(.multiply)
      }
      .compositingGroup()
    },
    Entry("hidden") {
      HStack {
        card
        card.hidden()
        card
      }
    },
    Entry("glassEffect") { Text("Glass").padding().glassEffect() },
  ]

  static let movement = [
    Entry("withAnimation") {
      Live(false) { isWide in
        Color.orange.frame(width: isWide.wrappedValue ? 200 : 60, height: 40)
          .onTapGesture { withAnimation(.spring) { isWide.wrappedValue.toggle() } }
      }
    },
    Entry("transition") {
      Live(true) { isShown in
        VStack {
          Button("Toggle") { withAnimation { isShown.wrappedValue.toggle() } }
          if isShown.wrappedValue { Text("Here").transition(.scale) }
        }
      }
    },
    Entry("PhaseAnimator") {
      PhaseAnimator([0.5, 1.0]) { phase in Circle().fill(.pink).frame(width: 60, height: 60).scaleEffect(phase) }
    },
    Entry("TapGesture") {
      Live(0) { count in Text("Tapped \(count.wrappedValue)").onTapGesture { count.wrappedValue += 1 } }
    },
    Entry("LongPressGesture") {
      Live("Hold") { words in Text(words.wrappedValue).onLongPressGesture { words.wrappedValue = "Held" } }
    },
    Entry("DragGesture") {
      Live(CGSize.zero) { move in
        Circle().fill(.mint).frame(width: 50, height: 50).offset(move.wrappedValue)
          .gesture(DragGesture().onChanged { move.wrappedValue = $0.translation })
      }
    },
    Entry("TimelineView") { TimelineView(.periodic(from: .now, by: 60)) { Text($0.date, style: .time) } },
  ]
}
