import Foundation
import SwiftUITesting
import Testing

@testable import ViewGraph

@MainActor
@Suite struct FieldTests {
  struct Form1: View {
    @State var text = "a"
    @State var log: [String] = []

    var body: some View {
      VStack {
        TextField(
          "Name", text: $text, onEditingChanged: { log.append("editing \($0)") }, onCommit: { log.append("commit") }
        )
        .onSubmit { log.append("submit") }
        .submitLabel(.search)
        .textInputAutocapitalization(.never)
        .disableAutocorrection(true)
        .textFieldStyle(RoundedBorderTextFieldStyle())
        Text(text.uppercased())
        Text(log.joined(separator: ","))
      }
    }
  }

  @Test func typingWritesTheBinding() throws {
    let host = TestHost(Form1())
    #expect(try host.field().value == "a")
    #expect(try host.field().prompt == "Name")
    try host.input("swi")
    #expect(host.shows("SWI"))
    #expect(try host.field().value == "swi")
  }

  @Test func theSurroundingsDescribeTheField() throws {
    let field = try TestHost(Form1()).field()
    #expect(field.style == "roundedBorder")
    #expect(field.submitLabel == "search")
    #expect(field.autocapitalization == "none")
    #expect(field.isAutocorrectionDisabled)
  }

  @Test func returnCommitsThenSubmits() throws {
    let host = TestHost(Form1())
    let target = try host.field().target
    host.send(.focus(true), to: target)
    host.send(.submit, to: target)
    host.send(.focus(false), to: target)
    #expect(host.shows("editing true,commit,submit,editing false"))
  }

  struct Age: View {
    @State var age = 30
    var body: some View {
      VStack {
        TextField("Age", value: $age, format: .number)
        Text("age \(age)")
      }
    }
  }

  @Test func formattedValuesFollowWhatIsEntered() throws {
    let host = TestHost(Age())
    try host.input("41.")
    #expect(host.shows("age 41"))
    #expect(try host.field().value == "41.", "the text stays until it is committed")
    host.send(.submit, to: try host.field().target)
    #expect(host.shows("age 41"))
    try host.input("forty")
    host.send(.focus(false), to: try host.field().target)
    #expect(host.shows("age 41"))
    #expect(try host.field().value == "41")
  }

  @Test func whatTheProgramSetsMeanwhileStays() throws {
    struct Expense: View {
      @State private var amount = 0.0
      var body: some View {
        VStack {
          TextField("Amount", value: $amount, format: .number)
          Button("Add") { amount = 0 }
          Text("amount \(amount.formatted())")
        }
      }
    }
    let screen = TestScreen(Expense())
    try screen.type("12.5", into: "Amount")
    #expect(screen.texts.contains("amount 12.5"))
    try screen.tap("Add")
    #expect(screen.texts.contains("amount 0"))
    for node in screen.root.all {
      if case .field(let field) = node.content { screen.send(.focus(false), to: field.target) }
    }
    #expect(screen.texts.contains("amount 0"), "what was entered before does not come after it")
  }

  @Test func formattersWriteAndRead() throws {
    struct Price: View {
      @State var price = 2.5
      let formatter = NumberFormatter()
      var body: some View {
        TextField("Price", value: $price, formatter: formatter)
        Text(price == 7 ? "seven" : "other")
      }
    }
    let host = TestHost(Price())
    try host.input("7")
    host.send(.submit, to: try host.field().target)
    #expect(host.shows("seven"))
  }

  @Test func textIsPartOfTheLocationAndPasswordsAreNot() throws {
    struct Login: View {
      @State var name = ""
      @State var password = ""
      var body: some View {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        Text("\(name)/\(password)")
      }
    }
    let host = TestHost(Login())
    try host.input("ann")
    try host.input("secret", field: 1)
    #expect(host.shows("ann/secret"))
    #expect(host.graph.location.entries.map(\.value) == ["ann"])
    #expect(try host.field(1).key.isEmpty)
    let again = TestHost(Login(), location: host.graph.location)
    #expect(again.shows("ann/"))
  }

  @Test func programsDrawFieldsByStyles() throws {
    struct Boxed: TextFieldStyle {
      func _body(configuration: TextField<_Label>) -> some View {
        HStack {
          Text("box")
          configuration
        }
      }
    }
    struct Screen: View {
      @State var text = ""
      var body: some View { TextField("Name", text: $text).textFieldStyle(Boxed()) }
    }
    let host = TestHost(Screen())
    #expect(host.shows("box"))
    try host.input("x")
    #expect(try host.field().value == "x")
    #expect(host.graph.location.entries.count == 1)
  }

  struct Focused: View {
    enum Field: Hashable { case name, city }
    @State var name = ""
    @State var city = ""
    @FocusState var focus: Field?

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($focus, equals: .name)
        TextField("City", text: $city).focused($focus, equals: .city)
        Button("Next") { focus = .city }
        Text(focus.map { "\($0)" } ?? "none")
      }
    }
  }

  @Test func focusGoesBothWays() throws {
    let host = TestHost(Focused())
    #expect(host.shows("none"))
    host.send(.focus(true), to: try host.field(0).target)
    #expect(host.shows("name"))
    #expect(try host.field(0).isFocused == true)
    try host.press("Next")
    #expect(try host.field(0).isFocused == false)
    #expect(try host.field(1).isFocused == true)
    // The field that loses the focus says so late; that must not take it from the other.
    host.send(.focus(false), to: try host.field(0).target)
    #expect(host.shows("city"))
    host.send(.focus(false), to: try host.field(1).target)
    #expect(host.shows("none"))
  }

  @Test func editorsAreAreas() throws {
    struct Notes: View {
      @State var text = "one\ntwo"
      var body: some View { TextEditor(text: $text) }
    }
    let host = TestHost(Notes())
    #expect(try host.field().kind == .area(minLines: 3))
    try host.input("three")
    #expect(try host.field().value == "three")
  }
}
