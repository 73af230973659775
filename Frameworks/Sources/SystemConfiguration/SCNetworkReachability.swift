import Foundation
import Network
import Synchronization

/// Whether there is a way to another machine: while the reader's page has its line to the server, there is.
/// - Partly: the network of the reader, whatever machine is asked for; it is told of as `NWPathMonitor` tells.
public final class SCNetworkReachability: Sendable {
  private struct State {
    var callback: SCNetworkReachabilityCallBack?
    var info: UnsafeMutableRawPointer?
    var monitor: NWPathMonitor?
  }

  private let state = Mutex(State())
  /// Knows the network from the beginning.
  private let monitor = NWPathMonitor()

  init() {
    monitor.start(queue: .main)
  }

  deinit { monitor.cancel() }

  /// What is known of the way now.
  var flags: SCNetworkReachabilityFlags { SCNetworkReachabilityFlags(monitor.currentPath) }

  func tell(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
    let info = context.flatMap { context in
      guard let info = context.info, let retain = context.retain else { return context.info }
      return UnsafeMutableRawPointer(mutating: retain(UnsafeRawPointer(info)))
    }
    state.withLock { [info = Transfer(info), callback = Transfer(callback)] in
      $0.callback = callback.value
      $0.info = info.value
    }
  }

  /// Begins to tell of changes on a queue; ends it for nil.
  func follow(on queue: DispatchQueue?) {
    let old = state.withLock { state in
      defer { state.monitor = nil }
      return state.monitor
    }
    old?.cancel()
    guard let queue else { return }
    let monitor = NWPathMonitor()
    state.withLock { $0.monitor = monitor }
    monitor.pathUpdateHandler = { [weak self] path in
      guard let self else { return }
      let (callback, info) = state.withLock { state in Transfer((state.callback, state.info)) }.value
      callback?(self, SCNetworkReachabilityFlags(path), info)
    }
    monitor.start(queue: queue)
  }
}

/// Called when the way to another machine is another.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// What is given to the one that is called.
public struct SCNetworkReachabilityContext {
  public var version: Int
  public var info: UnsafeMutableRawPointer?
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  public var release: ((UnsafeRawPointer) -> Void)?
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

  public init(
    version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}

/// Hands something over that is used in one place at a time.
private struct Transfer<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
