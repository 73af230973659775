import Foundation

/// Work that is done while a program is not shown. Nobody runs it here: a program goes on for a minute after its reader has left, then sleeps.
open class BGTask: NSObject, @unchecked Sendable {
  /// The work's name.
  open var identifier: String { "" }
  /// Called when the time is over.
  open var expirationHandler: (() -> Void)?

  /// Says that the work is done.
  open func setTaskCompleted(success: Bool) {}
}

/// Short work.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Long work.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// What is asked for.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// The work's name.
  public let identifier: String
  /// When it begins at the earliest; nil is any time.
  open var earliestBeginDate: Date?

  fileprivate init(name: String) { identifier = name }
}

/// Asks for short work.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public init(identifier: String) { super.init(name: identifier) }
}

/// Asks for long work.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether it needs the network.
  open var requiresNetworkConnectivity = false
  /// Whether it needs power.
  open var requiresExternalPower = false

  public init(identifier: String) { super.init(name: identifier) }
}

/// Takes work for later.
public final class BGTaskScheduler: NSObject, Sendable {
  /// Why work is not taken.
  public struct Error: Swift.Error, Equatable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests, notPermitted
    }

    /// The reason.
    public let code: Code

    /// Makes an error.
    public init(code: Code) { self.code = code }
  }

  /// The scheduler.
  public static let shared = BGTaskScheduler()

  /// Says what does the work of a name.
  /// - Partly: it is never called: there is nothing that runs while no reader is there.
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }

  /// Asks for work.
  /// - Partly: throws `Error.Code.unavailable`, as where a person has turned it off.
  public func submit(_ taskRequest: BGTaskRequest) throws { throw Error(code: .unavailable) }
  /// Takes back what was asked for.
  /// - Partly: nothing is, and so nothing was.
  public func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Takes back all that was asked for: nothing.
  public func cancelAllTaskRequests() {}
  /// What was asked for: nothing.
  public func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
}
