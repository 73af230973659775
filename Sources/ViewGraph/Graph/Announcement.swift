import Foundation

/// Something that assistive software is told.
nonisolated public enum AccessibilityNotification {
  /// A sentence that is read out.
  public struct Announcement: Sendable {
    private let sentence: String

    /// Makes a sentence.
    public init(_ announcement: String) {
      sentence = announcement
    }

    /// Makes a sentence, in the program's language.
    public init(_ announcement: LocalizedStringResource) {
      sentence = String(localized: announcement)
    }

    /// Makes a sentence; attributes of speech are not used.
    public init(_ announcement: AttributedString) {
      sentence = String(announcement.characters)
    }

    /// Lets the sentence be read out to the reader whose turn it is, after what is being read. Nothing is seen of it.
    @MainActor public func post() {
      _Browser.current?.ask("say", sentence)
    }
  }

  /// Something on the screen is another: pages tell that by themselves.
  public struct LayoutChanged: Sendable {
    private let sentence: String?

    /// Says what is another, where it is a sentence.
    public init(_ sender: (any Sendable)? = nil) {
      sentence = sender as? String
    }

    /// Lets the sentence be read out, where there is one.
    @MainActor public func post() {
      if let sentence { Announcement(sentence).post() }
    }
  }

  /// The screen is another: pages tell that by themselves.
  public struct ScreenChanged: Sendable {
    private let sentence: String?

    /// Says what is another, where it is a sentence.
    public init(_ sender: (any Sendable)? = nil) {
      sentence = sender as? String
    }

    /// Lets the sentence be read out, where there is one.
    @MainActor public func post() {
      if let sentence { Announcement(sentence).post() }
    }
  }

  /// What is shown has been scrolled.
  public struct PageScrolled: Sendable {
    private let sentence: String

    /// Says what is seen now.
    public init(_ description: String) {
      sentence = description
    }

    /// Lets the sentence be read out.
    @MainActor public func post() {
      Announcement(sentence).post()
    }
  }
}
