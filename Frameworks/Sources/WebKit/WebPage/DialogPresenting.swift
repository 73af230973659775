import FoundationNetworking
import SwiftUI

extension WebPage {
  /// Is asked for what scripts of pages say and ask. These windows are the browser's: nothing is asked.
  /// - Partly: never asked: the browser shows its own windows and panels.
  @MainActor
  public protocol DialogPresenting {
    /// A script says something: never told.
    func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async
    /// A script asks whether it may go on: never asked.
    func handleJavaScriptConfirm(
      message: String, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptConfirmResult
    /// A script asks for a text: never asked.
    func handleJavaScriptPrompt(
      message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptPromptResult
    /// A page asks for files: never asked.
    func handleFileInputPrompt(
      parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.FileInputPromptResult
  }

  /// Whether a script may go on.
  public enum JavaScriptConfirmResult: Hashable, Sendable {
    case ok, cancel
  }

  /// What a script is answered.
  public enum JavaScriptPromptResult: Hashable, Sendable {
    case ok(String)
    case cancel
  }

  /// Which files a page has.
  public enum FileInputPromptResult: Hashable, Sendable {
    case selected([URL])
    case cancel
  }
}

extension WebPage.DialogPresenting {
  public func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {}
  public func handleJavaScriptConfirm(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptConfirmResult { .cancel }
  public func handleJavaScriptPrompt(
    message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptPromptResult { .cancel }
  public func handleFileInputPrompt(
    parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.FileInputPromptResult { .cancel }
}

/// Which files a page asks for. Browsers ask their readers themselves: there is never one.
/// - Partly: never made: browsers ask their readers for files.
@MainActor @preconcurrency
open class WKOpenPanelParameters: NSObject {
  /// Whether they can be several.
  public var allowsMultipleSelection: Bool { false }
  /// Whether they can be folders.
  public var allowsDirectories: Bool { false }

  init(_: Never) {}
}
