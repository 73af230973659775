import Foundation

/// What a client knows about how long answers of a service may be kept, where the service itself does not say.
///
/// It stands in for a missing time or a `no-cache`; a time the service gives, `no-store` and `private` stay in force.
public struct DeclaredFreshness: Sendable, Hashable {
  /// Seconds for which an answer is as good as a new one.
  public var maxAge: TimeInterval
  /// Seconds after that for which it is given while a new one is fetched; 0 by default.
  public var staleWhileRevalidate: TimeInterval
  /// Seconds after `maxAge` for which it is given when the service fails; a day by default.
  public var staleIfError: TimeInterval

  /// Declares how long answers may be kept, in seconds.
  public init(maxAge: TimeInterval, staleWhileRevalidate: TimeInterval = 0, staleIfError: TimeInterval = 86_400) {
    self.maxAge = maxAge
    self.staleWhileRevalidate = staleWhileRevalidate
    self.staleIfError = staleIfError
  }
}
