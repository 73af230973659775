/// Media types of pictures.
enum ImageType {
  private static let types = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "avif": "image/avif", "svg": "image/svg+xml", "bmp": "image/bmp", "ico": "image/x-icon",
  ]

  /// The type of a file by the end of its name; nil for what is not a picture.
  static func mediaType(ofName name: String) -> String? {
    name.split(separator: ".").last.flatMap { types[$0.lowercased()] }
  }

  /// True for a picture that a browser may be handed from elsewhere.
  static func isPicture(_ type: String) -> Bool {
    let name = type.split(separator: ";").first.map { $0.lowercased() } ?? ""
    return types.values.contains(name)
  }
}
