import SwiftUI
import UIKitCore

/// Says over which window a page is shown.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Lets a person sign in on a page of another site, which answers by an address of the program's own.
///
/// Browsers do not hand addresses of other schemes to a page: nothing starts.
/// - Partly: `start()` is false, and the handler gets `presentationContextInvalid`.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
  /// What is done with the answer.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  /// Says over which window the page is shown.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the page knows nothing of other visits.
  open var prefersEphemeralWebBrowserSession = false
  /// Whether `start()` can be called; it fails.
  open var canStart: Bool { false }
  private let completionHandler: CompletionHandler

  /// Makes a session.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    self.completionHandler = completionHandler
  }

  /// Fails.
  @discardableResult
  open func start() -> Bool {
    DispatchQueue.main.async { [self] in
      completionHandler(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
    }
    return false
  }

  /// Ends a session; none has begun.
  open func cancel() {}
}

/// Why nobody has signed in.
public struct ASWebAuthenticationSessionError: Error, Equatable, CustomNSError {
  /// The reasons, with Apple's numbers.
  public enum Code: Int, Sendable {
    case canceledLogin = 1
    case presentationContextNotProvided, presentationContextInvalid

    /// Whether an error has this reason: what `catch` asks.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASWebAuthenticationSessionError)?.code == code
    }
  }

  public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
  public static var canceledLogin: Code { .canceledLogin }
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  public static var presentationContextInvalid: Code { .presentationContextInvalid }

  public let code: Code
  public var errorCode: Int { code.rawValue }

  /// Makes an error.
  public init(_ code: Code) {
    self.code = code
  }
}
