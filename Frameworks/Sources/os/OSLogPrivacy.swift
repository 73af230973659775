import Foundation

/// Whether a value may be read in the log.
public struct OSLogPrivacy: Sendable {
  /// What stands in the place of a value that may not.
  public enum Mask: Sendable {
    /// `<private>`
    case none
    /// A number that is the same for the same value.
    case hash
  }

  enum Rule {
    case automatic, open, hidden, sensitive
  }

  let rule: Rule
  let mask: Mask

  /// Numbers may be read, texts and objects may not.
  public static var auto: OSLogPrivacy { OSLogPrivacy(rule: .automatic, mask: .none) }
  /// May be read.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(rule: .open, mask: .none) }
  /// May not be read.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(rule: .hidden, mask: .none) }
  /// May never be read.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(rule: .sensitive, mask: .none) }

  /// Numbers may be read; in the place of others stands what the mask says.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(rule: .automatic, mask: mask) }
  /// May not be read; in its place stands what the mask says.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(rule: .hidden, mask: mask) }
  /// May never be read; in its place stands what the mask says.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(rule: .sensitive, mask: mask) }

  /// What the log says of a value. What may not be read can be where OS_ACTIVITY_DT_MODE is set, as it is by Xcode while a program is
  /// looked into; what is sensitive never.
  func shown(_ value: String, isNumber: Bool) -> String {
    let isLookedInto = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil
    switch rule {
    case .open: return value
    case .automatic where isNumber || isLookedInto: return value
    case .hidden where isLookedInto: return value
    default: break
    }
    guard mask == .hash else { return "<private>" }
    let hash = value.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    return "<mask.hash: '\(String(hash, radix: 36))'>"
  }
}
