import Foundation
import Synchronization

/// The network as a program sees it.
public struct NWPath: Equatable, Sendable {
  /// Whether connections can be made.
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  /// Whether connections can be made.
  public let status: Status
  /// Whether the reader pays by the byte; unknown to servers: no.
  public var isExpensive: Bool { false }
  /// Whether the reader asked to save data; unknown here: no.
  public var isConstrained: Bool { false }
  /// Whether there are addresses of the older kind.
  public var supportsIPv4: Bool { true }
  /// Whether there are addresses of the newer kind.
  public var supportsIPv6: Bool { true }
  /// Whether names are looked up.
  public var supportsDNS: Bool { true }

  /// Whether a kind of interface is used: programs run on a server, which has a wire.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wiredEthernet }
}

/// What connects a machine.
public enum NWInterface {
  /// Kinds of interfaces.
  public enum InterfaceType: Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
}

/// Tells whether there is a network.
///
/// A program runs where the server does, and runs only while its reader's browser is connected: the path is always
/// satisfied. The page tells a reader by itself when their connection is gone.
public final class NWPathMonitor: Sendable {
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
  }

  private let state = Mutex(State())

  /// Makes a monitor.
  public init() {}

  /// Makes a monitor for a kind of interface. Servers have one network: it is told of that.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  /// Called with the path when monitoring begins, on the queue that it was started on.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock(\.handler) }
    set {
      state.withLock { $0.handler = newValue }
      tell()
    }
  }

  /// The network now.
  public var currentPath: NWPath { NWPath(status: .satisfied) }

  /// Where the handler is called; nil before the start.
  public var queue: DispatchQueue? { state.withLock(\.queue) }

  /// Begins to monitor.
  public func start(queue: DispatchQueue) {
    state.withLock { $0.queue = queue }
    tell()
  }

  /// Ends it: the handler is not called any more.
  public func cancel() {
    state.withLock { $0 = State() }
  }

  private func tell() {
    guard let queue else { return }
    queue.async { [self] in pathUpdateHandler?(currentPath) }
  }
}
