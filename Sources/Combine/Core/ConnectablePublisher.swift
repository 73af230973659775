/// A publisher that sends nothing before it is told to connect.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending; the result stops it.
  func connect() -> any Cancellable
}
