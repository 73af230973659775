import Foundation
import SwiftUI
import Synchronization

/// Tells whether the reader has a network.
///
/// Browsers that have none lose the line to the server, which the program is told; it runs on for about a minute and is told when the line is
/// back. A monitor that no reader's program has made is told that there is one, which is the server's.
/// - Partly: the reader's network as far as browsers tell of it: the kind is Wi-Fi but in Chrome on Android.
public final class NWPathMonitor: Sendable {
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var told: NWPath?
    var follower: ReaderNetwork?
  }

  private let state = Mutex(State())
  private let required: NWInterface.InterfaceType?

  /// Makes a monitor.
  public init() { required = nil }

  /// Makes a monitor for a kind of interface.
  public init(requiredInterfaceType: NWInterface.InterfaceType) { required = requiredInterfaceType }

  /// Called with the path when monitoring begins, and when it is another, on the queue that it was started on.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock(\.handler) }
    set {
      state.withLock {
        $0.handler = newValue
        $0.told = nil
      }
      tell()
    }
  }

  /// The network now.
  public var currentPath: NWPath {
    let path = state.withLock { $0.follower }?.path ?? .server
    guard let required, !path.usesInterfaceType(required) else { return path }
    return NWPath(
      status: .unsatisfied, availableInterfaces: path.availableInterfaces, isConstrained: path.isConstrained)
  }

  /// Where the handler is called; nil before the start.
  public var queue: DispatchQueue? { state.withLock(\.queue) }

  /// Begins to monitor.
  public func start(queue: DispatchQueue) {
    state.withLock { $0.queue = queue }
    if _Browser.isOnMain {
      MainActor.assumeIsolated { follow() }
    } else {
      DispatchQueue.main.async { [weak self] in self?.follow() }
    }
  }

  /// Ends it: the handler is not called any more.
  public func cancel() {
    state.withLock { $0 = State() }
  }

  @MainActor
  private func follow() {
    let network = ReaderNetwork.current
    state.withLock { $0.follower = network }
    network?.add(self)
    tell()
  }

  /// Calls the handler where the path is another one.
  func tell() {
    let path = currentPath
    let call = state.withLock { state -> (DispatchQueue, @Sendable (NWPath) -> Void)? in
      guard let queue = state.queue, let handler = state.handler, state.told != path else { return nil }
      state.told = path
      return (queue, handler)
    }
    if let (queue, handler) = call { queue.async { handler(path) } }
  }
}

extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath

  /// The path now and each that follows.
  public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
    let stream = AsyncStream<NWPath> { continuation in
      pathUpdateHandler = { continuation.yield($0) }
      continuation.onTermination = { [weak self] _ in self?.cancel() }
      if queue == nil { start(queue: .main) }
    }
    return stream.makeAsyncIterator()
  }
}
