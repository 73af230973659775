import SwiftUI

/// Stands for a picture that is on its way.
struct LoadingPicture: View {
  let frame: PictureFrame
  @State private var isTurning = false

  var body: some View {
    ZStack {
      Rectangle()
        .fill(Color.gray.opacity(0.2))
      if frame.width >= 100 {
        Text("Loading...")
          .font(.footnote)
          .foregroundColor(.secondary)
          .rotationEffect(.degrees(isTurning ? 360 : 0))
          .animation(.linear(duration: 3).repeatForever(autoreverses: false), value: isTurning)
      }
    }
    .framed(frame)
    .onAppear { isTurning = true }
    .accessibilityHidden(true)
  }
}
