/// What one transaction of a graph has changed.
public struct Commit: Sendable {
  /// The whole display tree after the transaction; what did not change is shared with the tree before.
  public let root: DisplayNode
  /// How changes of this transaction move, nil for at once.
  public let animation: AnimationSpec?
  /// Where the reader is now.
  public let location: Location
  /// The keys of the controls on the screen that set what is kept beyond the page: they are no part of the location.
  public var keptControls: Set<String> = []
  /// The title of the foremost page, nil where no page has one.
  public let title: String?
  /// What the foremost page says about itself, nil where it says nothing.
  public let metadata: PageMetadata?
  /// Links that the program asked to open (through `openURL`), in order.
  public let openedURLs: [OpenedURL]
  /// What the reader is to feel, in order.
  public var feedback: [SensoryFeedback] = []
  /// Text that the program puts on the reader's pasteboard, nil for none.
  public var copied: String?
  /// True where the field that has the focus is to lose it.
  public var endsEditing = false
  /// What the program asks of the reader's browser, in order.
  public var questions: [BrowserQuestion] = []
  /// True where a commit of the same action follows that sets some of it again: browsers are told both.
  package var isFollowed = false
  /// True where what has just appeared moves: browsers are told before where it begins.
  package var beginsApart = false
  /// True where screens come and go at once.
  public var isStill = false
  /// The scopes of animations whose values have changed, and whether they animate it.
  package var changedScopes: [ObjectIdentifier: Bool] = [:]
  /// Rows that have rested: what stood for them, and what they showed when they woke, before anything else happened.
  package var awoken: [(resting: DisplayNode, awake: DisplayNode)] = []
  /// The colour scheme that the program prefers, nil for the reader's own.
  public let preferredColorScheme: ColorScheme?

  /// Makes a commit of a tree; by default at the start, with nothing else changed.
  public init(
    root: DisplayNode, animation: AnimationSpec? = nil, location: Location = Location(), title: String? = nil,
    metadata: PageMetadata? = nil, openedURLs: [OpenedURL] = [], preferredColorScheme: ColorScheme? = nil
  ) {
    self.root = root
    self.animation = animation
    self.location = location
    self.title = title
    self.metadata = metadata
    self.openedURLs = openedURLs
    self.preferredColorScheme = preferredColorScheme
  }

  /// A link that the program asked to open.
  public struct OpenedURL: Equatable, Sendable {
    public let string: String

    public init(_ string: String) {
      self.string = string
    }
  }
}
