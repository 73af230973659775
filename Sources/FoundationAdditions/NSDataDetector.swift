import Foundation

/// Finds addresses and telephone numbers in texts.
/// - Partly: addresses of the web and of mail (`.link`) and telephone numbers (`.phoneNumber`) are found; dates, postal addresses and
///   flights are not. It is no `NSRegularExpression`.
open class NSDataDetector: NSObject {
  /// What is looked for.
  public let checkingTypes: NSTextCheckingResult.CheckingType.RawValue

  // Foundation for Linux has names for these that it warns of.
  fileprivate static let link: UInt64 = 1 << 5
  fileprivate static let phoneNumber: UInt64 = 1 << 11

  /// Makes a detector of some kinds; throws where none is named.
  public init(types checkingTypes: NSTextCheckingResult.CheckingType.RawValue) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
  }

  /// All that is found in a part of a text, in its order.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let text = (string as NSString).substring(with: range)
    var found: [NSTextCheckingResult] = []
    func add(_ match: Substring, _ make: (NSRange) -> DetectedData?) {
      let place = NSRange(match.startIndex..<match.endIndex, in: text)
      let whole = NSRange(location: place.location + range.location, length: place.length)
      guard !found.contains(where: { NSIntersectionRange($0.range, whole).length > 0 }) else { return }
      if let result = make(whole) { found.append(result) }
    }
    if checkingTypes & Self.link != 0 {
      for match in text.matches(of: #/[A-Za-z0-9._%+\-]+@[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)*\.[A-Za-z]{2,}/#) {
        add(match.0) { DetectedData($0, url: URL(string: "mailto:\(match.0)")) }
      }
      let address =
        #/(?:https?:\/\/|www\.)[^\s<>"'«»]+|\b[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)*\.(?:com|org|net|edu|gov|io|app|dev|info|de|fr|uk|eu|ch|at|ru|jp)\b(?:\/[^\s<>"'«»]*)?/#
      for match in text.matches(of: address) {
        // What ends a sentence is no part of an address.
        var part = match.0
        while let last = part.last, ".,;:!?)]}".contains(last), !(last == ")" && part.contains("(")) {
          part.removeLast()
        }
        let scheme = part.hasPrefix("http://") || part.hasPrefix("https://") ? "" : "http://"
        add(part) { place in URL(string: scheme + part).flatMap { DetectedData(place, url: $0) } }
      }
    }
    if checkingTypes & Self.phoneNumber != 0 {
      for match in text.matches(of: #/(?:\+|\b)\(?\d[\d ()\/.\-]{5,}\d\b/#) where match.0.count(where: \.isNumber) >= 7
      {
        add(match.0) { DetectedData($0, phoneNumber: String(match.0)) }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// The first that is found in a part of a text; nil where there is none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// How many there are in a part of a text.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Hands over what is found, until `stop` is set.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }
}

/// Something that was found in a text.
final class DetectedData: NSTextCheckingResult {
  private let place: NSRange
  fileprivate let address: URL?
  fileprivate let number: String?

  init(_ place: NSRange, url: URL? = nil, phoneNumber: String? = nil) {
    self.place = place
    address = url
    number = phoneNumber
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType {
    CheckingType(rawValue: address == nil ? NSDataDetector.phoneNumber : NSDataDetector.link)
  }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
}

extension NSTextCheckingResult {
  /// The address that an `NSDataDetector` has found; nil for others.
  public var url: URL? { (self as? DetectedData)?.address }
  /// The number that an `NSDataDetector` has found; nil for others.
  public var phoneNumber: String? { (self as? DetectedData)?.number }
  /// The date that a detector has found.
  /// - Partly: nil: dates are not looked for.
  public var date: Date? { nil }
}
