import Testing
import ViewGraph
import WebHost

struct ClientMessageTests {
  private func message(_ text: String) -> ClientMessage? { ClientMessage(Array(text.utf8)) }

  @Test(arguments: [
    (#"[1,5,"press"]"#, DisplayEvent.press),
    (#"[1,5,"press",null]"#, .press),
    (#"[1,5,"input","ü\"🙂"]"#, .input("ü\"🙂")),
    (#"[1,5,"set","true"]"#, .set("true")),
    (#"[1,5,"focus",true]"#, .focus(true)),
    (#"[1,5,"move",-1]"#, .move(-1)),
    (
      #"[1,5,"drag",[1,2,3.5,4,true,800,-20]]"#,
      .drag(
        start: .init(x: 1, y: 2), location: .init(x: 3.5, y: 4), ended: true, velocity: .init(width: 800, height: -20))
    ),
    (#"[1,5,"drag",[1,2,3.5,4,false]]"#, .drag(start: .init(x: 1, y: 2), location: .init(x: 3.5, y: 4), ended: false)),
    (#"[1,5,"geometry",[0,1,2,3]]"#, .geometry(.init(x: 0, y: 1, width: 2, height: 3))),
    (
      #"[1,5,"measured",[[7,0,1,2,3]]]"#,
      .measured([MeasuredView(target: EventTarget(7), frame: .init(x: 0, y: 1, width: 2, height: 3))])
    ),
  ])
  func eventsAreRead(text: String, event: DisplayEvent) {
    #expect(message(text) == .event(sequence: 1, target: EventTarget(5), event: event))
  }

  @Test func allOtherMessagesAreRead() {
    #expect(message(#"["ack",7]"#) == .acknowledge(7))
    #expect(message(#"["go",3,"/a?b=1"]"#) == .go(sequence: 3, place: "/a?b=1"))
    #expect(message(#"["ping"]"#) == .ping)
    #expect(message(#"["visitor",{"width":1}]"#) == .visitor(.object(["width": .number(1)])))
  }

  @Test func introductionsAreRead() throws {
    let text =
      #"["hello",{"token":"t","rev":2,"seq":9,"place":"/a?b=1","hidden":"c=2","held":{"q":"x","n":1},"kept":{"b":"y"},"v":"1"}]"#
    guard case .hello(let hello) = message(text) else {
      Issue.record("not an introduction")
      return
    }
    #expect(hello.token == "t")
    #expect(hello.revision == 2)
    #expect(hello.sequence == 9)
    #expect(hello.place == "/a?b=1")
    #expect(hello.hidden == "c=2")
    #expect(hello.held == ["q": "x"])
    #expect(hello.kept == ["b": "y"])
    #expect(hello.version == "1")
  }

  @Test(arguments: [
    "", "x", "1", "{}", "[]", "[null]", "[1]", "[1,2]", #"[0,5,"press"]"#, #"[1,-5,"press"]"#, #"[1,5e99,"press"]"#,
    #"[1,5,"input"]"#, #"[1,5,"input",1]"#, #"[1,5,"focus","true"]"#, #"[1,5,"move",0.5]"#, #"[1,5,"drag",[1,2]]"#,
    #"[1,5,"geometry",[1,2,3,"4"]]"#, #"[1,0,"measured",[[1,2,3]]]"#, #"["ack","1"]"#, #"["go",1]"#, #"["hello",[]]"#,
    #"["hello",{"token":1}]"#,
    #"["unknown"]"#, String(repeating: "[", count: 100_000),
  ])
  func anythingElseIsRefused(text: String) {
    #expect(message(text) == nil)
  }

  @Test func whatAVisitorDoesNotTellStays() {
    var visitor = Visitor(languages: ["de"])
    visitor.update(from: .object(["width": .number(-5), "scheme": .string("dark")]))
    #expect(visitor.width == nil)
    #expect(visitor.isDark == true)
    #expect(visitor.languages == ["de"])
  }
}
