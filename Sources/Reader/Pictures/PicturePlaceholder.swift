import SwiftUI

/// Stands for a picture that does not exist.
struct PicturePlaceholder: View {
  let symbol: String
  let frame: PictureFrame

  var body: some View {
    Rectangle()
      .fill(Color.gray.opacity(0.15))
      .overlay {
        Image(systemName: symbol)
          .font(frame.width >= 100 ? .largeTitle : .body)
          .foregroundColor(.secondary)
      }
      .framed(frame)
      .accessibilityHidden(true)
  }
}
