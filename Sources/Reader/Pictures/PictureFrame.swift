import SwiftUI

/// The space that a picture fills.
struct PictureFrame: Equatable, Sendable {
  /// Width by height.
  let shape: CGFloat
  /// The greatest width, or the width where it is fixed.
  let width: CGFloat
  /// Whether the width is always that, however wide the surroundings are.
  var isFixed = true
  var cornerRadius: CGFloat = 8
  /// The symbol shown where there is no picture; nil to leave no space.
  var placeholder: String?

  /// As wide as the text, and at most 480 points.
  static let article = PictureFrame(shape: 16 / 9, width: 480, isFixed: false, cornerRadius: 10)
}

extension View {
  /// Gives a picture, or what stands for it, its space.
  @ViewBuilder func framed(_ frame: PictureFrame) -> some View {
    if frame.isFixed {
      self.frame(width: frame.width, height: frame.width / frame.shape)
        .cornerRadius(frame.cornerRadius)
    } else {
      aspectRatio(frame.shape, contentMode: .fit)
        .cornerRadius(frame.cornerRadius)
        .frame(maxWidth: frame.width)
    }
  }
}
