/// What the stand-in of Hacker News does.
public struct HackerNewsConfiguration: Sendable {
  /// Whether a stream is first sent elsewhere with a 307, as the real service may; false by default.
  public var redirectsStreams: Bool
  /// Seconds of silence after which a stream shows that it lives; 30 by default.
  public var keepAlive: Double
  /// Seconds after which a stream ends by itself; nil, the default, for never.
  public var streamLength: Double?

  /// Sets it up; every argument has the default that its property describes.
  public init(redirectsStreams: Bool = false, keepAlive: Double = 30, streamLength: Double? = nil) {
    self.redirectsStreams = redirectsStreams
    self.keepAlive = keepAlive
    self.streamLength = streamLength
  }
}
