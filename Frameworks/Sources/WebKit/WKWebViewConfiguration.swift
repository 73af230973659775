import Foundation
import SwiftUI

/// How pages are shown.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  /// Whether films play in their place; browsers do so.
  /// - Partly: kept and not used.
  open var allowsInlineMediaPlayback = false
  /// Which films wait for the reader before they play: browsers decide.
  /// - Partly: kept and not used: browsers decide.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether films can be seen in a window of their own: browsers decide.
  /// - Partly: kept and not used: browsers decide.
  open var allowsPictureInPictureMediaPlayback = true
  /// What the user agent says after its own name; browsers do not let it be set.
  @available(*, unavailable, message: "browsers say themselves who they are")
  open var applicationNameForUserAgent: String? {
    get { nil }
    set {}
  }

  /// What pages may do.
  open var preferences = WKPreferences()
  /// What each page may do.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// What a program adds to pages.
  open var userContentController = WKUserContentController()
  /// What pages keep: the browser keeps it.
  /// - Partly: kept and not used: browsers keep what pages store.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The process of pages: the browser has its own.
  /// - Partly: kept and not used: browsers have their own.
  open var processPool = WKProcessPool()

  public nonisolated override init() {}
}

/// What pages may do.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
  /// Whether pages of addresses run scripts. Those that a program writes run none.
  open var javaScriptEnabled = true
  /// Whether scripts open windows: browsers ask their readers.
  /// - Partly: kept and not used: browsers decide.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// How small letters may be: readers tell their browsers.
  /// - Partly: kept and not used: browsers decide.
  open var minimumFontSize: CGFloat = 0
  /// Whether films can fill the screen; they can.
  /// - Partly: kept and not used: frames can fill the screen.
  open var isElementFullscreenEnabled = false

  public nonisolated override init() {}
}

/// What a page may do.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  /// Whether pages of addresses run scripts. Those that a program writes run none.
  open var allowsContentJavaScript = true
  /// Whether pages are as for a telephone or as for a desk: browsers decide.
  /// - Partly: kept and not used: browsers decide.
  open var preferredContentMode: ContentMode = .recommended

  /// For what a page is made.
  public enum ContentMode: Int, Sendable {
    case recommended, mobile, desktop
  }

  public nonisolated override init() {}
}

/// What a program adds to pages of others, which browsers do not let it.
/// - Partly: scripts are not run and no messages come: browsers keep pages of other sites apart.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  /// The scripts that were added.
  public private(set) var userScripts: [WKUserScript] = []

  public nonisolated override init() {}

  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Takes the scripts away.
  open func removeAllUserScripts() { userScripts = [] }
  /// Wishes for what scripts say.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Wishes for it no more.
  open func removeScriptMessageHandler(forName name: String) {}
  /// Wishes for it no more.
  open func removeAllScriptMessageHandlers() {}
}

/// A script that a program adds to pages.
/// - Partly: kept and not run: browsers keep pages of other sites apart.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
  /// The script.
  public let source: String
  /// When it is to run.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether frames in the page do not run it.
  public let isForMainFrameOnly: Bool

  /// Makes a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// When a script is to run.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

/// Is told what scripts of pages say; none of them does.
/// - Partly: never told: browsers keep pages of other sites apart.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A script has said something.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a script has said.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  /// What it has said.
  public let body: Any
  /// By which name.
  public let name: String

  init(name: String, body: Any) {
    self.name = name
    self.body = body
  }
}

/// The process of pages.
@MainActor @preconcurrency
open class WKProcessPool: NSObject {
  public nonisolated override init() {}
}

/// Kinds of films and sounds.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}
