import Foundation

/// A picture in a text.
/// - Partly: kept and not shown: put an `Image` into a `Text`.
open class NSTextAttachment: NSObject {
  /// The picture.
  open var image: UIImage?
  /// Its place and size, where it is not its own.
  open var bounds = CGRect.zero
  /// The bytes, where it is no picture.
  open var contents: Data?
  /// What kind of bytes they are.
  open var fileType: String?

  /// Makes one of bytes.
  public init(data contentData: Data? = nil, ofType uti: String? = nil) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// Makes one of a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// The mark that stands for a picture in a text.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSAttributedString.Key {
  /// A picture in a text.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}
