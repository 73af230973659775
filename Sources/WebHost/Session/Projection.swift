import Foundation
import ViewGraph

/// What one browser shows of a program and what it has still to be told, as a pure value.
///
/// It lives off the main thread: commits and reports go in, messages come out.
package struct Projection: Sendable {
  /// What the program is called.
  package let defaultTitle: String
  private var outbox: Outbox<Renderer>
  private var latest: Commit
  private var animation: AnimationSpec?
  private var isStill = false
  private var openedURLs: [Commit.OpenedURL] = []
  private var feedback: [[Int]] = []
  private var copied: String?
  private var endsEditing = false
  private var questions: [BrowserQuestion] = []
  /// Questions that are on their way, by the message that they are in.
  private var asked: [(revision: Int, question: BrowserQuestion)] = []
  private var notices: [ServerMessage.Operation] = []
  private var handled = 0
  private var sentHandled = 0
  private var isDirty = false
  /// True while there is no tree: what there is to show comes once the program is awake.
  private var isAsleep = false
  /// True where the program sleeps and the browser was not known to show what is let go of.
  private var isSleepDue = false
  /// True where nothing can be told before rows that rest are awake.
  package private(set) var needsRows = false
  /// True where they are awake by now.
  private var hasRows = false
  /// True where the browser is to be answered whatever there is to tell.
  private var owesAnswer = false
  /// The message whose effect has to be compared with what the browser has done by itself, once it is handled.
  private var unchecked: Int?
  private var needsEverything = false
  /// What the browser's address bar, title and colours show.
  private var shown: Shown

  private struct Shown: Equatable {
    var place: String
    var title: String
    var colorScheme: String?
    /// nil where the reader went there by Back or Forward: the next address takes the place of that one.
    var steps: Steps?
    /// What is on tabs that are not shown, which the page keeps for a server that has lost the session.
    var hidden: String
  }

  /// What makes one screen another.
  private struct Steps: Equatable {
    let words: [String]
    let entries: [Location.Entry]

    init(_ location: Location) {
      words = location.screenWords
      entries = location.steps
    }

    /// True where these are the first of those, or some of them.
    func liesBefore(_ others: Steps) -> Bool {
      others.words.starts(with: words)
        && entries.allSatisfy { entry in
          others.entries.contains { $0 == entry || ($0.key == entry.key && $0.pages ?? 0 > entry.pages ?? .max) }
        }
    }
  }

  /// Starts with a page that `renderer` has written for `commit`.
  package init(renderer: Renderer, commit: Commit, defaultTitle: String, place: String) {
    self.defaultTitle = defaultTitle
    outbox = Outbox(renderer)
    latest = commit
    shown = Shown(
      place: place, title: WindowTitle.text(commit.title, in: defaultTitle), colorScheme: commit.colorSchemeName,
      steps: Steps(commit.location), hidden: "")
  }

  /// The tree that the browser will be brought to.
  package var root: DisplayNode { latest.root }

  /// The path and the query that the browser's address bar shows.
  package var place: String { shown.place }

  /// The program sleeps: what it shows is let go of, where the browser is known to show it. What is on its way to the
  /// browser is kept.
  package mutating func sleep() {
    isSleepDue = isDirty || unchecked != nil || !outbox.isSettled
    guard !isSleepDue else { return }
    outbox.amend { $0.sleep() }
    latest = latest.withoutRoot
    isAsleep = true
  }

  /// A transaction of the program; the first one after a sleep shows what was there before, or all is sent anew.
  package mutating func take(_ commit: Commit) {
    if isAsleep { outbox.amend { $0.wake(with: commit.root) } }
    outbox.amend { $0.take(awoken: commit.awoken) }
    isAsleep = false
    isSleepDue = false
    let changedScopes = isDirty ? latest.changedScopes : [:]
    latest = commit
    latest.awoken = []
    latest.changedScopes.merge(changedScopes) { new, _ in new }
    animation = commit.animation ?? animation
    isStill = isStill || commit.isStill
    openedURLs += commit.openedURLs
    feedback += commit.feedback.map(\.pattern)
    copied = commit.copied ?? copied
    endsEditing = endsEditing || commit.endsEditing
    questions += commit.questions
    isDirty = true
  }

  /// All rows of the program are awake, and what they show has been taken.
  package mutating func rowsAreAwake() {
    needsRows = false
    hasRows = true
  }

  /// Rows as they can be let go of; none where the browser is not known to show them.
  package func resting(_ rows: [DisplayNode]) -> [RestingRow] {
    guard !isDirty, !isAsleep, unchecked == nil, outbox.isSettled else { return [] }
    let renderer = outbox.base
    return rows.map { RestingRow($0, fingerprint: renderer.fingerprint(ofRow: $0)) }
  }

  /// The program has been told the page's message with this number.
  package mutating func take(handled sequence: Int) {
    handled = max(handled, sequence)
    guard let unchecked, unchecked <= sequence else { return }
    self.unchecked = nil
    isDirty = true
  }

  /// The reader has set or focused a control: the browser shows that, whatever it was sent before.
  package mutating func take(reported report: ControlReport, at target: EventTarget, sequence: Int) {
    outbox.amend { renderer in
      guard let root = renderer.root else { return }
      renderer.root = root.reporting(report, at: target)
    }
    unchecked = sequence
  }

  /// The browser's address bar shows this path and query, because the reader went there.
  package mutating func take(place: String, sequence: Int) {
    shown.place = place
    shown.steps = nil
    unchecked = sequence
  }

  /// Everything up to this message is on the screen.
  package mutating func acknowledge(_ revision: Int) {
    outbox.acknowledge(revision)
    asked.removeAll { $0.revision <= revision }
    if isSleepDue { sleep() }
  }

  /// Something to tell besides the tree, such as a new token.
  package mutating func tell(_ operation: ServerMessage.Operation) {
    notices.append(operation)
  }

  /// A browser is there (again), holding the page as it was after message `revision`.
  package mutating func attach(revision: Int, sequence: Int, isFresh: Bool) {
    if isFresh {
      handled = sequence
      notices.insert(.fresh, at: 0)
      _ = outbox.resume(at: -1)
      needsEverything = true
    } else if !outbox.resume(at: revision) {
      needsEverything = true
    }
    // What was on its way when the line broke is asked again.
    questions = asked.map(\.question) + questions
    asked = []
    animation = nil
    isDirty = true
  }

  /// The next message, nil while there is nothing to tell or the browser has not caught up.
  ///
  /// `always` makes a message even if nothing has changed: the answer to a browser's introduction.
  package mutating func nextMessage(always: Bool = false) -> [UInt8]? {
    owesAnswer = owesAnswer || always
    guard outbox.isOpen, !needsRows else { return nil }
    var renderer = outbox.base
    var message = ServerMessage(revision: outbox.revision + 1, acknowledged: handled)
    message.operations = notices + questions.map { .ask(topic: $0.topic, text: $0.text) }
    if isDirty, !isAsleep {
      var (made, isMissing) = RestingContent.watching { patches(&renderer) }
      if isMissing, hasRows {
        // The browser has what was not shown for long.
        needsEverything = true
        renderer = outbox.base
        (made, isMissing) = RestingContent.watching { patches(&renderer) }
      }
      hasRows = false
      needsRows = isMissing
      guard !isMissing else { return nil }
      needsEverything = false
      message.patches = made
      message.operations += takeSurroundings()
    }
    if let animation, !message.patches.isEmpty, message.patches.first?.isMotion != true {
      message.patches.insert(.motion(animation), at: 0)
    }
    if isStill, !message.patches.isEmpty { message.operations.append(.still) }
    isStill = false
    notices = []
    openedURLs = []
    feedback = []
    copied = nil
    endsEditing = false
    asked += questions.map { (message.revision, $0) }
    questions = []
    animation = nil
    isDirty = isDirty && isAsleep
    let isAnswer = owesAnswer
    owesAnswer = false
    guard isAnswer || !message.patches.isEmpty || !message.operations.isEmpty else {
      outbox.amend { $0 = renderer }
      if isSleepDue { sleep() }
      return acknowledgement()
    }
    sentHandled = handled
    let bytes = message.bytes
    _ = outbox.send(renderer, size: bytes.count)
    return bytes
  }

  /// Pictures that the browser will ask for because of what `nextMessage` has sent.
  package mutating func takeImages() -> [String: ImageData] {
    var images: [String: ImageData] = [:]
    outbox.amend { images = $0.takeImages() }
    return images
  }

  private func patches(_ renderer: inout Renderer) -> [Patch] {
    needsEverything ? renderer.replacement(latest) : renderer.patches(to: latest)
  }

  private mutating func acknowledgement() -> [UInt8]? {
    guard handled > sentHandled else { return nil }
    sentHandled = handled
    return ServerMessage(revision: 0, acknowledged: handled).bytes
  }

  /// What the browser's history makes of a change of what is shown.
  private func step(to now: Shown, from before: Shown) -> ServerMessage.Step {
    guard let past = before.steps, let steps = now.steps, steps != past, now.place != before.place else { return .none }
    return steps.liesBefore(past) ? .back : .forward
  }

  private mutating func takeSurroundings() -> [ServerMessage.Operation] {
    var operations: [ServerMessage.Operation] = openedURLs.compactMap(\.operation)
    if let pattern = feedback.last { operations.append(.vibrate(pattern)) }
    if endsEditing { operations.append(.endEditing) }
    if let copied { operations.append(.copy(copied)) }
    let now = Shown(
      place: LocationCoding.address(of: latest.location), title: WindowTitle.text(latest.title, in: defaultTitle),
      colorScheme: latest.colorSchemeName, steps: Steps(latest.location),
      hidden: LocationCoding.query(of: latest.location, isHidden: true))
    if now.place != shown.place || now.title != shown.title || now.hidden != shown.hidden {
      operations.append(
        .location(place: now.place, title: now.title, step: step(to: now, from: shown), hidden: now.hidden))
    }
    if now.colorScheme != shown.colorScheme { operations.append(.colorScheme(now.colorScheme)) }
    shown = now
    return operations
  }
}

extension Commit.OpenedURL {
  /// Only what is safe to follow is opened; a place in the program is gone to.
  fileprivate var operation: ServerMessage.Operation? {
    URL(string: string).flatMap(ExternalLink.init).map { .open($0.address) }
  }
}

extension Patch {
  fileprivate var isMotion: Bool {
    if case .motion = self { true } else { false }
  }
}

extension Commit {
  /// What is told besides the tree.
  fileprivate var withoutRoot: Commit {
    var rest = Commit(
      root: DisplayNode(id: DisplayNode.ID(0), content: .empty), location: location, title: title, metadata: metadata,
      preferredColorScheme: preferredColorScheme)
    rest.keptControls = keptControls
    return rest
  }

  var colorSchemeName: String? {
    preferredColorScheme.map { $0 == .dark ? "dark" : "light" }
  }
}
