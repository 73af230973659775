import Foundation

/// A page or a film from elsewhere, which the browser fetches and shows by itself.
public struct EmbeddedContent: Equatable, Sendable {
  /// What is shown.
  public enum Source: Equatable, Sendable {
    /// The page of an address.
    case page(URL)
    /// A page as it is written here. It runs no scripts.
    case markup(String)
    /// A film or sound.
    case film(URL)
  }

  public var source: Source
  /// What it is called for readers who do not see it.
  public var label: String
  /// Whether a film begins by itself, without sound, as browsers demand.
  public var playsAtOnce: Bool
  /// Whether a page can be scrolled.
  public var scrolls = true
  /// Whether the page of an address runs its scripts.
  public var runsScripts = true

  public init(source: Source, label: String, playsAtOnce: Bool = false) {
    self.source = source
    self.label = label
    self.playsAtOnce = playsAtOnce
  }
}

extension EmbeddedContent {
  /// Whether the program is linked with what shows such things: a framework says so by a symbol of this name, which the linker leaves out
  /// with the framework where the program uses none.
  package static let isLinked = dlsym(nil, "newsreel_embeds") != nil
}

/// Shows a page or a film from elsewhere: what `WebKit` and `AVKit` are built on. Takes all the space that there is.
nonisolated public struct _EmbeddedView: View, Sendable {
  let content: EmbeddedContent

  /// Shows something.
  public init(_ source: EmbeddedContent.Source, label: String, playsAtOnce: Bool = false) {
    content = EmbeddedContent(source: source, label: label, playsAtOnce: playsAtOnce)
  }

  /// Shows something.
  public init(_ content: EmbeddedContent) {
    self.content = content
  }
}

extension _EmbeddedView: InlineView {
  @MainActor func display(_ place: _Place) -> Outputs {
    Outputs(DisplayNode(id: place.displayID, content: .embedded(content)))
  }
}
