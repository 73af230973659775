import Foundation

/// Something that could be done with what is shared. Browsers offer what their system has.
@MainActor
open class UIActivity: NSObject {
  /// Kinds of activities.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
  }
}

/// Lets readers share texts and links: each with a button for what the browser offers, and one for the pasteboard.
@MainActor
open class UIActivityViewController: UIViewController {
  /// What is shared.
  package private(set) var activityItems: [Any] = []

  /// Called when the reader has copied something.
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Makes a controller for texts and links; what is neither is described in words.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
  }

  public nonisolated required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
