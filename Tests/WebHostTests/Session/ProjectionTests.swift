import Foundation
import Testing

@testable import ViewGraph
@testable import WebHost

/// What a browser has done by itself is not sent back to it: under load the answer would undo what came after.
@Suite("What the reader does to a control is known to be on the screen")
struct ProjectionTests {
  private let target = EventTarget(1)

  private func link(_ isFocused: Bool?) -> DisplayNode {
    column(1, node(2, .button(ButtonContent(target: target, isFocused: isFocused)), [], [text(3, "Go")]))
  }

  private func field(_ isFocused: Bool?, kind: FieldContent.Kind = .line) -> DisplayNode {
    var field = FieldContent(target: target, key: "k", kind: kind, value: "words", prompt: "")
    field.isFocused = isFocused
    return column(1, node(2, .field(field)))
  }

  private func projection(_ root: DisplayNode) -> Projection {
    var renderer = Renderer.forTests()
    _ = renderer.replacement(root)
    return Projection(renderer: renderer, commit: Commit(root: root), defaultTitle: "Test", place: "/")
  }

  /// The message that the program's tree leads to, as text.
  private func answer(_ projection: inout Projection, _ root: DisplayNode, handled: Int) -> String {
    projection.take(Commit(root: root))
    projection.take(handled: handled)
    return projection.nextMessage().map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
  }

  @Test("After a sleep only what changed is sent")
  func sleepsAndWakes() {
    var screen = projection(field(false))
    screen.sleep()
    #expect(screen.root.children.isEmpty, "nothing of the tree is kept")
    #expect(screen.nextMessage() == nil)
    screen.take(Commit(root: field(false)))
    #expect(screen.nextMessage() == nil)
    #expect(answer(&screen, link(false), handled: 1).contains("Go"))
    screen.sleep()
    #expect(!screen.root.children.isEmpty, "what is on its way is kept")
    screen.acknowledge(1)
    #expect(screen.root.children.isEmpty, "until it has arrived")
  }

  @Test("A transaction that disables animations is still, and the next one is not")
  func still() {
    var screen = projection(field(false))
    var commit = Commit(root: link(false))
    commit.isStill = true
    screen.take(commit)
    let message = screen.nextMessage().map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(message.contains("[\"u\"]"))
    screen.acknowledge(1)
    #expect(!answer(&screen, field(false), handled: 1).contains("[\"u\"]"))
  }

  @Test("What needs rows that rest is told once they are awake, and is no more than what has changed")
  func needsRowsThatRest() throws {
    let row = column(2, text(3, "first"), text(4, "second"))
    var screen = projection(column(1, row))
    let resting = try #require(screen.resting([row]).first)
    row.rest(resting.fingerprint)
    #expect(
      answer(&screen, column(1, text(5, "above"), row), handled: 1).contains("above"), "nobody looks into the row")
    #expect(screen.resting([row]).isEmpty, "the browser is not known to show it")
    screen.acknowledge(1)
    #expect(answer(&screen, column(9, row), handled: 2) == "nothing")
    #expect(screen.needsRows)
    let awake = column(2, text(3, "first"), text(4, "second"))
    var commit = Commit(root: column(1, text(5, "above"), column(2, text(3, "first"), text(4, "third"))))
    commit.awoken = [(row, awake)]
    screen.take(commit)
    #expect(screen.nextMessage() == nil, "more may be on its way")
    screen.rowsAreAwake()
    let sent = screen.nextMessage().map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
    #expect(sent.contains("third") && !sent.contains("first") && !sent.contains("above"))
    #expect(!screen.needsRows)
  }

  @Test("Where rows are awake and it is still not known what the browser has, all is sent")
  func sendsEverything() throws {
    let row = column(2, text(3, "first"), text(4, "second"))
    var screen = projection(column(1, row))
    row.rest(try #require(screen.resting([row]).first).fingerprint)
    #expect(answer(&screen, column(1, column(2, text(3, "first"), text(4, "third"))), handled: 1) == "nothing")
    screen.rowsAreAwake()
    let sent = screen.nextMessage().map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
    #expect(sent.contains("third") && sent.contains("first"))
    #expect(!screen.needsRows)
  }

  @Test("A row that woke as another is sent whole")
  func anotherRow() throws {
    let row = column(2, text(3, "first"), text(4, "second"))
    var screen = projection(column(1, row))
    row.rest(try #require(screen.resting([row]).first).fingerprint)
    var commit = Commit(root: column(1, column(2, text(3, "first"), text(4, "third"))))
    commit.awoken = [(row, column(2, text(3, "first"), text(4, "other")))]
    screen.take(commit)
    let sent = screen.nextMessage().map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
    #expect(sent.contains("third") && sent.contains("first"))
  }

  @Test("A page that another tree has come of while it slept is sent anew")
  func changesWhileItSleeps() {
    var screen = projection(column(1, text(2, "before"), text(3, "same")))
    screen.sleep()
    let sent = answer(&screen, column(1, text(2, "after"), text(3, "same")), handled: 0)
    #expect(sent.contains("after") && sent.contains("same"))
    screen.acknowledge(1)
    let next = answer(&screen, column(1, text(2, "later"), text(3, "same")), handled: 0)
    #expect(next.contains("later") && !next.contains("same"))
  }

  @Test("A page that comes back while the program sleeps is not emptied")
  func comesBackWhileItSleeps() {
    var screen = projection(field(false))
    screen.sleep()
    screen.attach(revision: 0, sequence: 0, isFresh: false)
    #expect(screen.nextMessage(always: true).map { String(decoding: $0, as: UTF8.self) } == "[1,0,[]]")
    screen.attach(revision: -5, sequence: 0, isFresh: false)
    screen.take(Commit(root: field(false)))
    #expect(screen.nextMessage().map { String(decoding: $0, as: UTF8.self) }?.contains("words") == true)
  }

  @Test("A focus that the program takes is not sent")
  func focusTaken() {
    var screen = projection(link(false))
    screen.take(reported: .focus(true), at: target, sequence: 1)
    #expect(answer(&screen, link(true), handled: 1) == "[0,1]")
    screen.take(reported: .focus(false), at: target, sequence: 2)
    #expect(answer(&screen, link(false), handled: 2) == "[0,2]")
  }

  @Test("A focus that is gone before the program knew of it is not given back")
  func focusGone() {
    var screen = projection(link(false))
    screen.take(reported: .focus(true), at: target, sequence: 1)
    screen.take(reported: .focus(false), at: target, sequence: 2)
    screen.take(Commit(root: link(true)))
    #expect(answer(&screen, link(false), handled: 2) == "[0,2]")
  }

  @Test("A focus that the program refuses is taken away")
  func focusRefused() {
    var screen = projection(field(false))
    screen.take(reported: .focus(true), at: target, sequence: 1)
    #expect(answer(&screen, field(false), handled: 1) == #"[1,1,[["f","n2-i",0]]]"#)
  }

  @Test("A field whose focus nobody follows keeps it")
  func focusOfNobody() {
    var screen = projection(field(nil))
    screen.take(reported: .focus(true), at: target, sequence: 1)
    #expect(answer(&screen, field(nil), handled: 1) == "[0,1]")
  }

  @Test("A search that is left stays presented, and the reader free")
  func searchLeft() {
    var screen = projection(field(true, kind: .search))
    screen.take(reported: .focus(false), at: target, sequence: 1)
    #expect(answer(&screen, field(true, kind: .search), handled: 1) == "[0,1]")
  }

  @Test("A value that the program changes is sent, one that it takes is not")
  func values() {
    func field(_ value: String) -> DisplayNode {
      column(1, node(2, .field(FieldContent(target: target, key: "k", kind: .line, value: value, prompt: ""))))
    }
    var screen = projection(field(""))
    screen.take(reported: .value("a"), at: target, sequence: 1)
    #expect(answer(&screen, field("a"), handled: 1) == "[0,1]")
    screen.take(reported: .value("ab"), at: target, sequence: 2)
    #expect(answer(&screen, field("AB"), handled: 2) == #"[1,2,[["v","n2-i","AB"]]]"#)
  }
}
