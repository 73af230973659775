import FoundationNetworking
import SwiftUI

/// A web page that a view shows, and the pages that the program has loaded into it.
///
/// The reader's browser fetches it and shows it in a frame that is kept apart: what goes on in there is not known here.
/// - Partly: titles, progress and events are those of what the program asks for; where readers go in the frame is not known.
@MainActor @Observable
public final class WebPage {
  /// The pages that the program has loaded: those before the one that is shown, and those that it has gone back from.
  /// - Partly: what the program has loaded; where readers went in the frame is not known.
  public internal(set) var backForwardList = BackForwardList()
  /// What has happened last to what the program asked for; nil before that.
  /// - Partly: `finished` comes when the browser was asked: when the page is there, it does not tell.
  public internal(set) var currentNavigationEvent: NavigationEvent?
  /// What the browser says it is; it does so itself.
  /// - Partly: kept and not used: browsers say themselves who they are.
  public var customUserAgent: String?
  /// Whether the page can be looked into; browsers let their readers.
  /// - Partly: kept and not used.
  public var isInspectable = false
  /// As what the page is styled, as in `@media`.
  /// - Partly: kept and not used: frames are styled as on a screen.
  public var mediaType: String?

  /// What is on its way.
  var arriving: BackForwardList.Item?
  /// What the frame shows.
  var shown: Shown?
  @ObservationIgnored var journey: Journey?
  @ObservationIgnored var followers: [UUID: NavigationStream.Continuation] = [:]
  @ObservationIgnored var navigationDecider: (any NavigationDeciding)?
  let configuration: Configuration
  private let dialogPresenter: (any DialogPresenting)?

  /// Makes an empty page.
  public convenience init(configuration: Configuration = Configuration()) {
    self.init(configuration, nil, nil)
  }

  /// Makes an empty page, and asks before something is shown that the program wishes for.
  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding
  ) {
    self.init(configuration, navigationDecider, nil)
  }

  /// Makes an empty page. The windows of its scripts are the browser's.
  /// - Partly: `dialogPresenter` is kept and not asked: the browser shows its own windows and panels.
  public convenience init(
    configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting
  ) {
    self.init(configuration, nil, dialogPresenter)
  }

  /// Makes an empty page, and asks before something is shown that the program wishes for.
  /// - Partly: `dialogPresenter` is kept and not asked: the browser shows its own windows and panels.
  public convenience init(
    configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding,
    dialogPresenter: some DialogPresenting
  ) {
    self.init(configuration, navigationDecider, dialogPresenter)
  }

  private init(
    _ configuration: Configuration, _ decider: (any NavigationDeciding)?, _ presenter: (any DialogPresenting)?
  ) {
    self.configuration = configuration
    navigationDecider = decider
    dialogPresenter = presenter
  }

  /// What the frame shows.
  struct Shown: Equatable {
    var source: EmbeddedContent.Source
    var runsScripts: Bool
    /// Counts how often the same was fetched: the browser makes another frame of it then.
    var fetches: Int
  }
}
