/// What assistive software should know about how an element behaves.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  /// One bit for each trait.
  package var rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Makes the empty set.
  public init() {
    rawValue = 0
  }

  /// It can be pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// It is a heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// It is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// It takes what is searched for.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// It plays a sound when pressed.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// It is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// It is text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// It sums up what the program shows when it starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// It starts to play or record when pressed.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// It is touched directly, without the help of assistive software.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// It turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// What lies outside of it is ignored.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// It holds tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// True where all of `member` is in the set.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }

  /// What is in either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(rawValue: rawValue | other.rawValue)
  }

  /// What is in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(rawValue: rawValue & other.rawValue)
  }

  /// What is in one set and not in the other.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(rawValue: rawValue ^ other.rawValue)
  }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    rawValue &= ~member.rawValue
    return removed.isEmpty ? nil : removed
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(newMember)
    formUnion(newMember)
    return known.isEmpty ? nil : known
  }

  /// Adds what is in the other set.
  public mutating func formUnion(_ other: AccessibilityTraits) {
    rawValue |= other.rawValue
  }

  /// Keeps what is in the other set too.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    rawValue &= other.rawValue
  }

  /// Keeps what is in one set and not in the other.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    rawValue ^= other.rawValue
  }
}
