import SwiftUI
import UIKitCore

/// Shows a web page. In a browser the page cannot lie inside the program: what is shown is a link that opens it.
@MainActor
open class SFSafariViewController: UIViewController, LinkingController {
  /// How the page is shown.
  open class Configuration: NSObject {
    /// True where the page is shown without adverts, if it can be.
    open var entersReaderIfAvailable = false
    /// True where bars shrink when the page is scrolled.
    open var barCollapsingEnabled = true
  }

  /// The page.
  public let url: URL
  /// How the page is shown.
  public let configuration: Configuration
  /// The colour of controls.
  open var preferredControlTintColor: UIColor?
  /// The colour of bars.
  open var preferredBarTintColor: UIColor?

  /// Shows a page.
  public init(url: URL, configuration: Configuration) {
    self.url = url
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "There are no storyboards on Linux: use init(url:)")
  public required init?(coder: NSCoder) {
    fatalError("There are no storyboards on Linux")
  }

  /// Shows a page.
  public convenience init(url: URL) {
    self.init(url: url, configuration: Configuration())
  }

  public var linkedURL: URL { url }
}
