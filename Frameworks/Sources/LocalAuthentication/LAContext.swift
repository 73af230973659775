@_exported import Foundation

/// How a person is to prove who they are.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

/// What a device recognizes a person by.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
}

/// Why a person was not recognized.
public struct LAError: Error, Equatable, CustomNSError {
  /// The reasons, with Apple's numbers.
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
  }

  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }

  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}

/// Asks the device who its owner is. A page has no such device: each question is answered with `biometryNotAvailable`, or `passcodeNotSet` where
/// a passcode would do, as on a device without either.
/// - Partly: a page has nothing to know its reader by: each question fails as on a device without.
public final class LAContext: NSObject, @unchecked Sendable {
  public var localizedReason = ""
  public var localizedFallbackTitle: String?
  public var localizedCancelTitle: String?
  public var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  public var interactionNotAllowed = false
  /// What the device knows people by: nothing.
  public var biometryType: LABiometryType { .none }

  /// Whether a policy can be asked for: never. `error` says why.
  public func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = Self.error(policy) as NSError
    return false
  }

  /// Fails on a queue of the system's.
  /// - Partly: a page has nothing to know its reader by: it fails as on a device without.
  public func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { reply(false, Self.error(policy)) }
  }

  /// Fails.
  /// - Partly: a page has nothing to know its reader by: it fails as on a device without.
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw Self.error(policy)
  }

  /// Nothing goes on that could be ended.
  public func invalidate() {}

  private static func error(_ policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
