import Foundation
import Testing

@testable import ViewGraph

@MainActor
@Suite struct ButtonTests {
  struct Counter: View {
    @State var count = 0

    var body: some View {
      VStack {
        Text("\(count)")
        Button("Add") { count += 1 }
        Button("Reset", role: .destructive) { count = 0 }.disabled(count == 0)
      }
    }
  }

  @Test func pressingRunsTheAction() throws {
    let host = TestHost(Counter())
    try host.press("Add")
    try host.press("Add")
    #expect(host.shows("2"))
  }

  @Test func disabledButtonsDoNothing() throws {
    let host = TestHost(Counter())
    let reset = try host.button("Reset").target
    #expect(host.modifiers.contains(.disabled))
    host.send(.press, to: reset)
    try host.press("Add")
    #expect(!host.modifiers.contains(.disabled))
    try host.press("Reset")
    #expect(host.shows("0"))
  }

  @Test func stylesSetTheProminence() throws {
    let host = TestHost {
      Button("A") {}.buttonStyle(.borderedProminent)
      Button("B") {}.buttonStyle(.plain)
      VStack { Button("C") {} }.buttonStyle(BorderedButtonStyle()).buttonBorderShape(.capsule)
    }
    #expect(try host.button("A").prominence == .borderedProminent)
    #expect(try host.button("B").prominence == .plain)
    #expect(try host.button("C").prominence == .bordered)
    #expect(host.modifiers.contains(.clip(.capsule)))
  }

  struct LoudStyle: ButtonStyle {
    @Environment(\.isEnabled) var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(isEnabled ? "!" : "-")
        if configuration.isPressed { Text("pressed") }
      }
    }
  }

  @Test func customStylesDrawTheButtonAndReadTheEnvironment() throws {
    var presses = 0
    let host = TestHost {
      Button("Go") { presses += 1 }.buttonStyle(LoudStyle())
      Button("No") { presses += 1 }.buttonStyle(LoudStyle()).disabled(true)
    }
    try host.press("Go !")
    #expect(presses == 1)
    #expect(try host.button("No -").prominence == .styled)
    host.send(.press, to: try host.button("No -").target)
    #expect(presses == 1)
  }

  @Test func stylesSeeThatAButtonIsHeldDown() throws {
    let host = TestHost(Button("Go") {}.buttonStyle(LoudStyle()))
    let target = try host.button("Go !").target
    host.send(.editing(true), to: target)
    #expect(host.shows("pressed"))
    host.send(.editing(false), to: target)
    #expect(!host.shows("pressed"))
  }

  struct TwiceStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }

  @Test func primitiveStylesStandForTheButton() throws {
    var presses = 0
    let host = TestHost(Button("Go") { presses += 1 }.buttonStyle(TwiceStyle()))
    #expect(host.buttons().isEmpty)
    for case .onPress(let target, _, _) in host.modifiers { host.send(.press, to: target) }
    #expect(presses == 2)
  }

  @Test func alertsCloseAfterAnyButton() throws {
    struct Screen: View {
      @State var isShown = true
      @State var isDone = false
      var body: some View {
        Text(isDone ? "done" : "open").alert("Sure?", isPresented: $isShown) { Button("Yes") { isDone = true } }
      }
    }
    let host = TestHost(Screen())
    try host.press("Yes")
    #expect(host.shows("done"))
    #expect(!host.nodes.contains { $0.isPresentation })
  }

  @Test func shortcutsReachTheRenderer() throws {
    let host = TestHost {
      Button("Save") {}.keyboardShortcut("s", modifiers: [.command, .shift])
      Button("OK") {}.keyboardShortcut(.defaultAction)
    }
    #expect(try host.button("Save").shortcut == "cmd+shift+s")
    #expect(try host.button("OK").shortcut == "return")
  }

  @Test func linksAreButtonsWhereTheProgramHandlesThem() throws {
    let url = try #require(URL(string: "https://example.org"))
    var opened: [URL] = []
    let host = TestHost {
      Link("Out", destination: url)
      Link("In", destination: url).environment(
        \.openURL,
        OpenURLAction { url in
          opened.append(url)
          return .handled
        })
    }
    #expect(host.nodes.contains { $0.content == .link(LinkContent(url: url)) && $0.text == "Out" })
    try host.press("In")
    #expect(opened == [url])
  }

  @Test func linksFollowTheStyleOfButtons() throws {
    struct Shout: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("!")
          configuration.label
        }
      }
    }
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("go").onTapGesture(perform: configuration.trigger)
      }
    }
    let url = try #require(URL(string: "https://example.org"))
    let host = TestHost {
      NavigationStack {
        NavigationLink("Bordered") { Text("Page") }.buttonStyle(.bordered)
        NavigationLink("Custom") { Text("Page") }.buttonStyle(Shout())
        NavigationLink("Instead") { Text("The page") }.buttonStyle(Twice())
        Link("Out", destination: url).buttonStyle(.borderedProminent)
        List { NavigationLink("Row") { Text("Page") } }
      }
    }
    #expect(try host.button("Bordered").prominence == .bordered)
    #expect(try host.button("! Custom").prominence == .styled)
    #expect(try host.button("Row").prominence == .navigationRow)
    #expect(host.nodes.contains { $0.content == .link(LinkContent(url: url, prominence: .borderedProminent)) })
    #expect(!host.shows("Instead"))
    for case .onPress(let target, _, _) in host.modifiers { host.send(.press, to: target) }
    #expect(host.shows("The page"))
  }

  @Test func whatIsAroundAButtonWithABorderIsNoPartOfIt() throws {
    let url = try #require(URL(string: "https://example.org"))
    let host = TestHost {
      Link("Out", destination: url).buttonStyle(.borderedProminent).padding(24).background(Color.red)
      Button("In") {}.buttonStyle(.bordered).padding(24)
    }
    let bordered = host.nodes.filter { node in
      switch node.content {
      case .link, .button: true
      default: false
      }
    }
    #expect(bordered.count == 2)
    #expect(bordered.allSatisfy { $0.modifiers.isEmpty })
    #expect(host.modifiers.contains(.padding(EdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24))))
  }

  @Test func editButtonsTurnEditingOnAndOff() throws {
    struct Page: View {
      @Environment(\.editMode) var editMode
      var body: some View {
        VStack {
          Text(editMode?.wrappedValue.isEditing == true ? "editing" : "reading")
          EditButton()
        }
      }
    }
    let host = TestHost(NavigationView { Page() })
    #expect(host.shows("reading"))
    try host.press("Edit")
    #expect(host.shows("editing"))
    try host.press("Done")
    #expect(host.shows("reading"))
  }

  @Test func entriesOfMenusHaveSubtitles() throws {
    let host = TestHost {
      Menu {
        Button {
        } label: {
          Text("Mute")
          Text("For a day")
          Image(systemName: "bell.slash")
        }
        Button("Plain") {}
        Menu {
          Button("Deep") {}
        } label: {
          Text("More")
          Text("Of it")
        }
      } label: {
        Text("Menu")
      }
      Button {
      } label: {
        Text("Two")
        Text("texts")
      }
    }
    func isTitled(_ title: String) -> Bool {
      host.nodes.contains { node in
        guard case .stack(let stack) = node.content, stack.axis == .vertical, node.children.count == 2 else {
          return false
        }
        return node.text == title && node.children[1].modifiers.contains(.foreground(.hierarchical(1)))
      }
    }
    #expect(isTitled("Mute For a day") && isTitled("More Of it"))
    #expect(!isTitled("Two texts"))
    let mute = try #require(host.buttons().first { $0.node.text == "Mute For a day" })
    #expect(mute.node.children.count == 2)
  }
}
