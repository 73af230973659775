import Foundation

/// Something that could be done with what is shared. Browsers offer what their system has.
@MainActor @preconcurrency
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
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    public static let openInIBooks = ActivityType(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = ActivityType(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
    public static let postToFacebook = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType(rawValue: "com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToWeibo")
    public static let postToFlickr = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFlickr")
    public static let postToVimeo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToVimeo")
    public static let postToTencentWeibo = ActivityType(rawValue: "com.apple.UIKit.activity.TencentWeibo")
  }
}

/// Lets readers share texts and links: each with a button for what the browser offers, and one for the pasteboard.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// What is shared.
  package private(set) var activityItems: [Any] = []

  /// What is not offered. The pasteboard is the program's own to offer; what else there is the reader's browser decides.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when the reader has copied something.
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Makes a controller for texts and links; what is neither is described in words.
  /// - Partly: `applicationActivities` are not shown: the browser's own sharing is opened.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
