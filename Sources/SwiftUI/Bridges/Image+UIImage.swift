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

/// The picture as the display tree knows it; made once for each `UIImage`, since the bytes are hashed.
private final class HostedPicture: Sendable {
  let data: ImageData?

  init(_ bytes: Data, of image: UIImage) {
    var data = ImageData(asset: bytes, scale: image.scale)
    data?.isTemplate = image.renderingMode == .alwaysTemplate
    self.data = data
  }
}
