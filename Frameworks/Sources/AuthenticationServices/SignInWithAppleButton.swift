import SwiftUI

/// A button by which a person signs in with Apple. Pages have nothing to ask Apple by: a press fails.
/// - Partly: a press ends in `ASAuthorizationError.notHandled`.
public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Hashable, Sendable {
    let text: String

    /// Sign in.
    public static let signIn = Label(text: "Sign in with Apple")
    /// Continue.
    public static let `continue` = Label(text: "Continue with Apple")
    /// Sign up.
    public static let signUp = Label(text: "Sign up with Apple")
  }

  /// How the button looks.
  public struct Style: Hashable, Sendable {
    fileprivate let colors: [Color]

    /// White letters on black.
    public static let black = Style(colors: [.black, .white, .clear])
    /// Black letters on white.
    public static let white = Style(colors: [.white, .black, .clear])
    /// Black letters on white, with an outline.
    public static let whiteOutline = Style(colors: [.white, .black, .black])
  }

  private let label: Label
  private let onRequest: @MainActor (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: @MainActor (Result<ASAuthorization, any Error>) -> Void
  @Environment(\.signInStyle) private var style

  /// Makes a button.
  public init(
    _ label: Label = .signIn, onRequest: @escaping @MainActor (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping @MainActor (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  public var body: some View {
    Button {
      onRequest(ASAuthorizationAppleIDRequest())
      onCompletion(.failure(ASAuthorizationError(.notHandled)))
    } label: {
      HStack(spacing: 6) {
        Image(systemName: "applelogo")
        Text(verbatim: label.text)
      }
      .font(.headline)
      .foregroundColor(style.colors[1])
      .frame(maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
      .background(style.colors[0])
      .clipShape(RoundedRectangle(cornerRadius: 6))
      .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(style.colors[2]))
    }
    .buttonStyle(.plain)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var signInStyle = SignInWithAppleButton.Style.black
}

extension View {
  /// Says how buttons for signing in with Apple look.
  nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInStyle, style)
  }
}
