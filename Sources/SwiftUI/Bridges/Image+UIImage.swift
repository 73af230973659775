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
    let isTemplate = image.renderingMode == .alwaysTemplate
    data =
      ImageData(data: bytes, scale: image.scale, isTemplate: isTemplate)
      ?? image.mimeType.map {
        ImageData(
          data: bytes, mimeType: $0, pixelWidth: Int(image.size.width * image.scale),
          pixelHeight: Int(image.size.height * image.scale), scale: image.scale, isTemplate: isTemplate)
      }
  }
}
