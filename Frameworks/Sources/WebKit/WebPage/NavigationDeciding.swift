import FoundationNetworking
import SwiftUI

extension WebPage {
  /// Is asked before something is shown that the program wishes for.
  /// - Partly: asked for what the program loads; what readers press in the frame is not told.
  @MainActor
  public protocol NavigationDeciding {
    /// Decides whether a page is shown, and what it may do.
    mutating func decidePolicy(
      for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy
    /// Decides whether an answer is shown.
    /// - Partly: asked for answers of the program's own; browsers do not tell of theirs.
    mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy
    /// Decides how the program shows a site who it is.
    /// - Partly: never asked: browsers ask their readers.
    mutating func decideAuthenticationChallengeDisposition(
      for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  }
}

extension WebPage.NavigationDeciding {
  public mutating func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy { .allow }
  public mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy {
    .allow
  }
  public mutating func decideAuthenticationChallengeDisposition(
    for challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }
}
