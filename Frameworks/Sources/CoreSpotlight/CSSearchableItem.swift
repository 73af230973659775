import Foundation
import FoundationAdditions

/// The kind of activity with which a program is opened by what was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The entry of such an activity that says what was found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The kind of activity with which a search goes on in the program.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The entry of such an activity that says what was looked for.
public let CSSearchQueryString = "kCSSearchQueryString"

/// Something that can be found.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// What tells it from others.
  open var uniqueIdentifier: String
  /// What it belongs to.
  open var domainIdentifier: String?
  /// Until when it can be found.
  open var expirationDate: Date!
  /// What it is called and what it is about.
  open var attributeSet: CSSearchableItemAttributeSet
  /// Whether it takes the place of one that is there.
  open var isUpdate = false

  /// Makes one; it can be found for a month.
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    expirationDate = Date(timeIntervalSinceNow: 30 * 24 * 3600)
  }
}

nonisolated(unsafe) private let attributesKey = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

extension NSUserActivity {
  /// What the activity is called and what it is about.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { objc_getAssociatedObject(self, attributesKey) as? CSSearchableItemAttributeSet }
    set { objc_setAssociatedObject(self, attributesKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
