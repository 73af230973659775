import UIKitCore
import ViewGraph

extension Image {
  /// Makes a view of a picture.
  nonisolated public init(uiImage: UIImage) {
    switch uiImage.source {
    case .symbol(let name): self.init(systemName: name)
    case .data(let data): self.init(data: uiImage.hosted { HostedPicture(data, of: uiImage) }.data)
    case .empty: self.init(data: nil)
    }
  }
}

extension Image {
  /// Shows a picture of Core Graphics, of its pixels divided by `scale`, with a label for those who cannot see it.
  /// - Partly: `orientation` is not used: the bytes are shown as they are.
  nonisolated public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
    self.label = label
  }

  /// Shows a picture of Core Graphics, of its pixels divided by `scale`, as decoration.
  /// - Partly: `orientation` is not used: the bytes are shown as they are.
  nonisolated public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
  }
}

/// The picture as the display tree knows it; made once for each `UIImage`, since the bytes are hashed.
private final class HostedPicture: Sendable {
  let data: ImageData?

  init(_ bytes: Data, of image: UIImage) {
    var data = ImageData(asset: bytes, scale: image.scale)
    data?.isTemplate = image.renderingMode == .alwaysTemplate
    self.data = data
  }
}
