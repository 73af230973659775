import SwiftUI

/// The button by which people sign in with Apple. It looks as it does there; `onCompletion` is told `ASAuthorizationError.failed`.
/// - Partly: nobody can be signed in: Apple knows a site by its own script alone. `onCompletion` is told a failure.
@MainActor @preconcurrency
public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Sendable {
    fileprivate let text: LocalizedStringKey

    public static var signIn: Label { Label(text: "Sign in with Apple") }
    public static var `continue`: Label { Label(text: "Continue with Apple") }
    public static var signUp: Label { Label(text: "Sign up with Apple") }
  }

  /// The colours of the button.
  public struct Style: Hashable, Sendable {
    fileprivate let isDark: Bool
    fileprivate let hasOutline: Bool

    public static let black = Style(isDark: true, hasOutline: false)
    public static let white = Style(isDark: false, hasOutline: false)
    public static let whiteOutline = Style(isDark: false, hasOutline: true)
  }

  @Environment(\.signInWithAppleButtonStyle) private var style
  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  /// Makes a button.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  public var body: some View {
    Button {
      onRequest(ASAuthorizationAppleIDRequest())
      onCompletion(.failure(ASAuthorizationError(.failed)))
    } label: {
      SwiftUI.Label(label.text, systemImage: "apple.logo")
        .font(.system(size: 17, weight: .medium))
        .foregroundStyle(style.isDark ? Color.white : .black)
        .frame(maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
        .background(style.isDark ? Color.black : .white, in: .rect(cornerRadius: 6))
        .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.black, lineWidth: style.hasOutline ? 1 : 0) }
    }
    .buttonStyle(.plain)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var signInWithAppleButtonStyle = SignInWithAppleButton.Style.black
}

extension View {
  /// The colours of the buttons inside by which people sign in with Apple.
  nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}
