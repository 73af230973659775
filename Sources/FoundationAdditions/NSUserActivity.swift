import Foundation

/// Something that a person is doing, as links and searches name it. On a server there is no other device and no search
/// that could take it up: what a program says of it is kept, and nobody is told.
/// - Partly: activities are kept by the program: nothing hands them on to other devices.
open class NSUserActivity: NSObject {
  /// What kind of activity it is.
  public let activityType: String
  /// What people call it.
  open var title: String?
  /// What is needed to go on with it.
  open var userInfo: [AnyHashable: Any]?
  /// The page that shows the same.
  open var webpageURL: URL?

  /// Makes an activity.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds to what is needed to go on with it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Offers the activity to the reader's other devices.
  /// - Partly: changes nothing: activities are not handed on.
  @available(*, unavailable, message: "browsers have no handoff: a page's address says where the reader is")
  open func becomeCurrent() {}
}

/// The kind of activity that opens a page: `NSUserActivityTypeBrowsingWeb`.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
