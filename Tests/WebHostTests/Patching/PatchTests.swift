import Foundation
import Testing
import ViewGraph

@testable import WebHost

@Suite("Every change is one small operation")
struct PatchTests {
  private func patches(_ old: DisplayNode, _ new: DisplayNode, animation: AnimationSpec? = nil) -> [Patch] {
    var renderer = Renderer.forTests()
    _ = renderer.replacement(old)
    return renderer.patches(to: new, animation: animation)
  }

  private func id(_ number: UInt32) -> ElementID { ElementID(DisplayNode.ID(number)) }

  @Test("Changed text")
  func text() {
    let patches = patches(column(1, WebHostTests.text(2, "old")), column(1, WebHostTests.text(2, "new")))
    #expect(patches == [.text(id(2), "new")])
  }

  @Test("The same node is not looked into")
  func sameNode() {
    let shared = WebHostTests.text(2, "same")
    #expect(patches(column(1, shared), column(1, shared)).isEmpty)
  }

  @Test("A changed look is a class and, the first time, its rule")
  func look() {
    var renderer = Renderer.forTests()
    let plain = column(1, WebHostTests.text(2, "a"))
    let faded = column(1, WebHostTests.text(2, "a", [.opacity(0.5)]))
    _ = renderer.replacement(plain)
    let first = renderer.patches(to: faded)
    guard case .styles(let rules)? = first.first, case .attribute(id(2), name: "class", .some(let name))? = first.last
    else {
      Issue.record("unexpected \(first)")
      return
    }
    #expect(rules == ".\(name){opacity:0.5}")
    _ = renderer.patches(to: plain)
    #expect(renderer.patches(to: faded) == [.attribute(id(2), name: "class", value: name)])
  }

  @Test("An inserted row stands before its follower")
  func insertion() {
    let (one, two) = (WebHostTests.text(2, "one"), WebHostTests.text(3, "two"))
    let new = column(1, one, WebHostTests.text(4, "between"), two)
    #expect(
      patches(column(1, one, two), new) == [
        .insert(parent: id(1), before: id(3), HTMLFragment(bytes: Array("<p id=n4>between</p>".utf8)))
      ])
  }

  @Test("A removed row")
  func removal() {
    let (one, two) = (WebHostTests.text(2, "one"), WebHostTests.text(3, "two"))
    #expect(patches(column(1, one, two), column(1, two)) == [.remove(id(2))])
  }

  @Test("The last row becomes the first by one move")
  func move() {
    let rows = (2...9).map { WebHostTests.text($0, "\($0)") }
    let old = node(1, .stack(StackContent(axis: .vertical)), [], rows)
    let new = node(1, .stack(StackContent(axis: .vertical)), [], [rows[7]] + rows[..<7])
    #expect(patches(old, new) == [.move(parent: id(1), id(9), before: id(2))])
  }

  @Test("Another kind of content replaces the element")
  func replacement() {
    let patches = patches(column(1, WebHostTests.text(2, "a")), column(1, node(2, .empty)))
    #expect(patches == [.replace(id(2), HTMLFragment(bytes: Array("<i id=n2 hidden></i>".utf8)))])
  }

  @Test("Controls are told their state, not rendered anew")
  func values() {
    func field(_ value: String) -> DisplayNode {
      node(2, .field(FieldContent(target: EventTarget(1), key: "k", kind: .line, value: value, prompt: "")))
    }
    func toggle(_ isOn: Bool) -> DisplayNode {
      node(2, .toggle(ToggleContent(target: EventTarget(1), key: "k", isOn: isOn)))
    }
    func picker(_ selection: String) -> DisplayNode {
      let options = [PickerContent.Option(value: "0", label: "A"), .init(value: "1", label: "B")]
      return node(
        2,
        .picker(
          PickerContent(
            target: EventTarget(1), key: "k", options: options, selection: selection, style: "segmented", label: "")))
    }
    let control = ElementID("n2-i")
    #expect(patches(column(1, field("a")), column(1, field("b"))) == [.value(control, "b")])
    #expect(patches(column(1, toggle(false)), column(1, toggle(true))) == [.value(control, "true")])
    #expect(patches(column(1, picker("0")), column(1, picker("1"))) == [.value(control, "1")])
  }

  @Test("Focus and scrolling are operations of their own")
  func focusAndScroll() {
    func field(_ isFocused: Bool) -> DisplayNode {
      var field = FieldContent(target: EventTarget(1), key: "k", kind: .line, value: "", prompt: "")
      field.isFocused = isFocused
      return node(2, .field(field))
    }
    func scroll(_ serial: Int) -> DisplayNode {
      let request = ScrollRequest(node: DisplayNode.ID(9), anchor: .top, serial: serial)
      return node(2, .scroll(ScrollContent(axes: .vertical, request: request)))
    }
    #expect(patches(column(1, field(false)), column(1, field(true))) == [.focus(ElementID("n2-i"), true)])
    #expect(patches(column(1, scroll(1)), column(1, scroll(2))) == [.scroll(id(9), anchor: .top)])
  }

  @Test("A changed location elsewhere does not touch links")
  func links() {
    let link = ButtonContent(target: EventTarget(1), location: LocationChange(key: "a", value: "1"))
    func tree(_ title: String) -> DisplayNode { column(1, node(2, .button(link), [], [WebHostTests.text(3, title)])) }
    var renderer = Renderer.forTests()
    _ = renderer.replacement(tree("x"))
    let location = Location([Location.Entry(key: "q", value: "swift")])
    #expect(renderer.patches(to: tree("y"), in: location) == [.text(id(3), "y")])
  }

  @Test("Disabling a container reaches the controls in it")
  func disabling() {
    let button = node(2, .button(ButtonContent(target: EventTarget(1))), [], [WebHostTests.text(3, "Go")])
    let old = node(1, .stack(StackContent(axis: .vertical)), [], [button])
    let new = node(1, .stack(StackContent(axis: .vertical)), [.disabled], [button])
    let patches = patches(old, new)
    #expect(patches.contains(.attribute(id(2), name: "disabled", value: "")))
    #expect(patches.contains(.attribute(id(2), name: "data-t", value: nil)))
  }

  @Test("What moves says so first, and inserted views play their entrance")
  func motion() {
    let spec = AnimationSpec(duration: 0.3, curve: .init(0.4, 0, 0.2, 1))
    let transition = TransitionSpec(insertion: .init(opacity: 0), removal: .init(opacity: 0))
    let new = column(1, WebHostTests.text(2, "in", [.transition(transition)]))
    let patches = patches(column(1), new, animation: spec)
    #expect(patches.first == .motion(spec))
    guard case .insert(_, _, let html)? = patches.last else {
      Issue.record("unexpected \(patches)")
      return
    }
    #expect(html.string.contains("data-in=t") && html.string.contains("data-out=t"))
  }

  @Test("Views that come and go at once say so: others fade")
  func identity() {
    let spec = AnimationSpec(duration: 0.3, curve: .init(0.4, 0, 0.2, 1))
    let transition = TransitionSpec(insertion: .init(), removal: .init())
    let new = column(1, WebHostTests.text(2, "in", [.transition(transition)]))
    guard case .insert(_, _, let html)? = patches(column(1), new, animation: spec).last else {
      Issue.record("nothing is inserted")
      return
    }
    #expect(html.string.contains("data-in") && html.string.contains("data-out"))
    #expect(!html.string.contains("data-in=t") && !html.string.contains("data-out=t"))
  }

  @Test("A stack says how many pages it has, so that the page knows where the next comes from")
  func depth() {
    func stack(_ pages: DisplayNode...) -> DisplayNode { node(1, .navigation(NavigationContent()), [], pages) }
    let (one, two) = (WebHostTests.text(2, "one"), WebHostTests.text(3, "two"))
    #expect(patches(stack(one), stack(one, two)).contains(.attribute(id(1), name: "data-n", value: "2")))
    #expect(patches(stack(one, two), stack(one)).contains(.attribute(id(1), name: "data-n", value: nil)))
  }

  @Test("A change of one row among ten thousand is small")
  func oneOfMany() {
    let rows = (0..<10_000).map { WebHostTests.text(UInt32($0) + 2, "row \($0)") }
    var changed = rows
    changed[5_000] = WebHostTests.text(5_002, "changed")
    let old = node(1, .stack(StackContent(axis: .vertical)), [], rows)
    let new = node(1, .stack(StackContent(axis: .vertical)), [], changed)
    #expect(patches(old, new).message.count < 40)
  }

  @Test("Symbols are drawn once")
  func symbols() {
    func star(_ id: UInt32) -> DisplayNode { node(id, .image(ImageContent(source: .symbol("star")))) }
    var renderer = Renderer.forTests()
    _ = renderer.replacement(column(1))
    func drawings(_ patches: [Patch]) -> Int {
      patches.count { if case .insert(parent: .symbols, _, _) = $0 { true } else { false } }
    }
    #expect(drawings(renderer.patches(to: column(1, star(2)))) == 1)
    #expect(drawings(renderer.patches(to: column(1, star(2), star(3)))) == 0)
  }

  @Test("With nothing rendered before, everything is sent")
  func everything() {
    var renderer = Renderer.forTests()
    let patches = renderer.patches(to: column(1, WebHostTests.text(2, "a")))
    let html = "<div id=root class=b><div id=n1 class=v><p id=n2>a</p></div></div>"
    #expect(patches == [.replace(.root, HTMLFragment(bytes: Array(html.utf8)))])
  }

  @Test("Operations as JSON")
  func json() {
    let html = HTMLFragment(bytes: Array("<p id=n4>\"ü\"\n</p>".utf8))
    let patches: [Patch] = [
      .text(id(2), "a\"\\\u{1}"), .attribute(id(2), name: "class", value: nil),
      .insert(parent: id(1), before: nil, html), .remove(id(36)), .move(parent: id(1), id(2), before: id(3)),
      .replace(id(2), html), .styles(".a{}"), .value(id(2), "x"), .focus(id(2), false),
      .scroll(id(2), anchor: .center), .scroll(id(2), anchor: nil),
      .motion(AnimationSpec(duration: 0.25, curve: .init(0.42, 0, 0.58, 1))),
    ]
    let expected = #"""
      [["t","n2","a\"\\\u0001"],["a","n2","class",null],["i","n1",0,"\u003cp id=n4>\"ü\"\n\u003c/p>"],["r","n10"],\#
      ["m","n1","n2","n3"],["h","n2","\u003cp id=n4>\"ü\"\n\u003c/p>"],["s",".a{}"],["v","n2","x"],["f","n2",0],\#
      ["g","n2",0.5,0.5],["g","n2"],["w",0.25,0,0.42,0,0.58,1]]
      """#
    #expect(String(decoding: patches.message, as: UTF8.self) == expected)
  }

  @Test(
    "The fewest elements move", arguments: [[3, 0, 1, 2], [1, 2, 3, 0], [0, 1, 2, 3], [3, 2, 1, 0], [0, 2, 1, 3]])
  func fewestMoves(order: [Int]) {
    let rows = (0..<4).map { WebHostTests.text(UInt32($0) + 2, "\($0)") }
    let old = node(1, .stack(StackContent(axis: .vertical)), [], rows)
    let new = node(1, .stack(StackContent(axis: .vertical)), [], order.map { rows[$0] })
    let expected = 4 - longestIncreasingSubsequence(order).count
    #expect(patches(old, new).count == expected)
  }
}
