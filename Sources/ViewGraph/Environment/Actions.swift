import Foundation

/// Closes what the view is shown in: a sheet, or the page of a navigation stack.
public struct DismissAction {
  let action: (() -> Void)?
  /// Told that a view has asked for the action.
  let use: DismissUse?

  init(_ action: (() -> Void)? = nil, use: DismissUse? = nil) {
    self.action = action
    self.use = use
  }

  /// Closes it; does nothing where there is nothing to close.
  @MainActor @preconcurrency
  public func callAsFunction() {
    action?()
  }
}

extension DismissAction: @unchecked Sendable {}

/// Whether a view in a presentation has asked how to close it: then the program offers that itself.
final class DismissUse {
  var isRead = false
}

/// Tells whether a view is presented, and closes it.
public struct PresentationMode {
  /// True where the view is in a sheet or on a pushed page.
  public internal(set) var isPresented: Bool

  /// Closes what the view is shown in.
  public mutating func dismiss() {
    isPresented = false
  }
}

/// Opens a link.
public struct OpenURLAction {
  /// What became of a link.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let kind: Kind

    /// The program has dealt with it.
    public static let handled = Result(kind: .handled)
    /// It is not followed.
    public static let discarded = Result(kind: .discarded)
    /// The browser follows it.
    public static let systemAction = Result(kind: .system(nil))

    /// The browser follows another link in its place.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: ((URL) -> Result)?
  let open: (@MainActor (URL) -> Void)?

  /// Makes an action that a program handles itself.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
    open = nil
  }

  init(handler: ((URL) -> Result)? = nil, open: (@MainActor (URL) -> Void)?) {
    self.handler = handler
    self.open = open
  }

  /// True where the program decides what becomes of links.
  var isHandledByProgram: Bool { handler != nil }

  /// This action with the browser behind it.
  func opening(_ open: (@MainActor (URL) -> Void)?) -> OpenURLAction {
    OpenURLAction(handler: handler, open: open)
  }

  /// Opens a link.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) {
    self(url) { _ in }
  }

  /// Opens a link, then says whether it was accepted.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler?(url).kind ?? .system(nil) {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      open?(other ?? url)
      completion(open != nil)
    }
  }
}

extension OpenURLAction: @unchecked Sendable {}

/// Brings the content of the view up to date.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  /// Whether it runs because the reader has asked for it by hand.
  let isRunning: StateLocation<Bool>

  /// Brings it up to date and returns when that is done.
  public func callAsFunction() async {
    await action()
  }
}

private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction(open: nil) } }
private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// Closes what the view is shown in.
  public internal(set) var dismiss: DismissAction {
    get {
      let action = self[DismissKey.self]
      action.use?.isRead = true
      return action
    }
    set { self[DismissKey.self] = newValue }
  }

  /// True where the view is in a sheet or on a pushed page.
  public internal(set) var isPresented: Bool {
    get { presence.read() }
    set { presence = Presence(isPresented: newValue) }
  }

  /// Whether the view is presented; setting it closes what the view is shown in.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    let presence = presence
    return Binding(
      getter: { PresentationMode(isPresented: presence.read()) },
      setter: { mode, _ in
        if !mode.isPresented { onMain { dismiss() } }
      },
      identity: nil)
  }

  /// Opens a link.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue.open == nil ? newValue.opening(openURL.open) : newValue }
  }

  /// Brings the content of the view up to date, where `refreshable(action:)` says how.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
