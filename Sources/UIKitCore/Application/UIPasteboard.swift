import Foundation

/// The reader's pasteboard. What a program writes is put there by the browser, which may ask; what other programs have
/// put there is not read: a program gets back what it has written itself.
/// - Partly: a program gets back what it has written itself: browsers do not let pages read what others have put
///   there.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  /// The pasteboard of the reader whose turn it is.
  public static let general = UIPasteboard()

  /// Text on the pasteboard.
  open var string: String? {
    get { HostServices.current?.pasted() }
    set { HostServices.current?.copy(newValue ?? "") }
  }

  /// Lines of text on the pasteboard.
  open var strings: [String]? {
    get { string.map { $0.components(separatedBy: "\n") } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// A link on the pasteboard.
  open var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }

  /// True where there is text.
  open var hasStrings: Bool { !(string ?? "").isEmpty }
  /// True where there is a link.
  open var hasURLs: Bool { url?.scheme != nil }

  @available(*, unavailable, message: "browsers take text alone from a page: set string or url")
  open var image: UIImage? {
    get { nil }
    set {}
  }
}
