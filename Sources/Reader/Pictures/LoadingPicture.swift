import SwiftUI

/// Stands for a picture that is on its way: a calm ground of its shape.
struct LoadingPicture: View {
  let frame: PictureFrame

  var body: some View {
    Rectangle()
      .fill(Color.gray.opacity(0.2))
      .framed(frame)
      .accessibilityHidden(true)
      .accessibilityIdentifier("loading")
  }
}
