import Foundation

/// Tells networks of advertisements what has come of them. A page tells none.
/// - Partly: nothing is told; the handlers are called at once, without an error.
open class SKAdNetwork: NSObject {
  /// How much is told.
  public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let low = CoarseConversionValue(rawValue: "low")
    public static let medium = CoarseConversionValue(rawValue: "medium")
    public static let high = CoarseConversionValue(rawValue: "high")
  }

  /// Says that the program was opened.
  open class func registerAppForAdNetworkAttribution() {}
  /// Says what the reader has done.
  open class func updateConversionValue(_ conversionValue: Int) {}
  /// Says what the reader has done.
  open class func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completion?(nil) } }
  /// Says what the reader has done.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue,
    completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completion?(nil) } }
  /// Says what the reader has done.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool,
    completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completion?(nil) } }
  /// Says what the reader has done.
  open class func updatePostbackConversionValue(_ conversionValue: Int) async throws {}
  /// Says what the reader has done.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool = false
  ) async throws {}
}
