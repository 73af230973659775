import SwiftUITesting
import Testing

/// Pages, tabs and sheets come and go, and the location says where the reader is.
@MainActor
struct NavigationTests {
  struct Fruits: View {
    var body: some View {
      NavigationView {
        List(["apple", "pear"], id: \.self) { name in
          NavigationLink(destination: Text("all about \(name)").navigationBarTitle(name)) { Text(name) }
        }
        .navigationBarTitle("Fruits")
      }
    }
  }

  private func pageTitle(_ screen: TestScreen) -> String? {
    for node in screen.root.all.reversed() {
      if case .page(let page) = node.content { return page.title }
    }
    return nil
  }

  @Test func ofSeveralColumnsTheFirstIsTheFirstPage() {
    let screen = TestScreen(
      NavigationView {
        Text("list").navigationBarTitle("List")
        Text("detail").navigationBarTitle("Detail")
      })
    #expect(pageTitle(screen) == "List")
    #expect(!screen.texts.contains("detail"))
  }

  @Test func linksPushAndBackPops() throws {
    let screen = TestScreen(Fruits())
    #expect(pageTitle(screen) == "Fruits")
    try screen.tap("pear")
    #expect(pageTitle(screen) == "pear")
    #expect(screen.texts.contains("all about pear"))
    #expect(screen.location.steps.count == 1)
    try screen.goBack()
    #expect(pageTitle(screen) == "Fruits")
    #expect(screen.location.entries.isEmpty)
  }

  @Test func aLocationBringsBackThePageInAnotherProcess() throws {
    let first = TestScreen(Fruits())
    try first.tap("apple")
    let second = TestScreen(Fruits(), location: first.location)
    #expect(second.texts.contains("all about apple"))
    second.go(to: Location())
    #expect(!second.texts.contains("all about apple"))
  }

  struct Path: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("one", value: 1)
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("page \(number)")
              NavigationLink("next", value: number + 1)
              Button("home") { path = [] }
            }
          }
      }
    }
  }

  @Test func stacksFollowTheirPath() throws {
    let screen = TestScreen(Path())
    try screen.tap("one")
    try screen.tap("next")
    #expect(screen.texts.contains("page 2"))
    try screen.goBack()
    try screen.tap("home")
    #expect(!screen.texts.contains { $0.hasPrefix("page") })
  }

  struct Sheets: View {
    @State private var isShown = false
    @State private var error: Problem?

    struct Problem: Identifiable {
      let id = 1
      let text: String
    }

    var body: some View {
      VStack {
        Button("show") { isShown = true }
        Button("fail") { error = Problem(text: "It broke.") }
      }
      .sheet(isPresented: $isShown) { Inside() }
      .alert(item: $error) { Alert(title: Text("Problem"), message: Text($0.text)) }
    }
  }

  struct Inside: View {
    @Environment(\.presentationMode) private var mode
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("inside")
        Button("close") { mode.wrappedValue.dismiss() }
        Button("dismiss") { dismiss() }
      }
    }
  }

  @Test func sheetsOpenAndClose() throws {
    let screen = TestScreen(Sheets())
    for way in ["close", "dismiss"] {
      try screen.tap("show")
      #expect(screen.texts.contains("inside"))
      try screen.tap(way)
      #expect(!screen.texts.contains("inside"))
    }
    try screen.tap("show")
    try screen.dismiss()
    #expect(!screen.texts.contains("inside"))
  }

  @Test func alertsSayWhatBrokeAndClose() throws {
    let screen = TestScreen(Sheets())
    try screen.tap("fail")
    #expect(screen.texts.contains("It broke."))
    try screen.tap("OK")
    #expect(!screen.texts.contains("It broke."))
  }
}

extension NavigationTests {
  /// A page and a sheet that save when they are left, as many programs do for want of a button.
  struct Notes: View {
    @State private var saved: [String] = []
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        VStack {
          Text(saved.joined(separator: ","))
          NavigationLink("page") { Note(name: "page") { saved.append($0) } }
          Button("sheet") { isShown = true }
        }
        .navigationTitle("Notes")
      }
      .sheet(isPresented: $isShown) { Old(name: "sheet") { saved.append($0) } }
    }
  }

  struct Note: View {
    @Environment(\.isPresented) private var isPresented
    let name: String
    let save: (String) -> Void
    @State private var changes = 0
    @State private var text = "old"

    var body: some View {
      VStack {
        Button("change \(name)") { changes += 1 }
        TextField("text", text: $text)
      }
      .onChange(of: isPresented) { if !isPresented { save("\(name) \(changes) \(text)") } }
    }
  }

  struct Old: View {
    @Environment(\.presentationMode) private var mode
    let name: String
    let save: (String) -> Void

    var body: some View {
      Button("close") { mode.wrappedValue.dismiss() }
        .onChange(of: mode.wrappedValue.isPresented) { old, new in save("\(name) \(old) \(new)") }
    }
  }

  @Test func whatIsLeftSeesThatItIsPresentedNoMore() throws {
    let screen = TestScreen(Notes())
    try screen.tap("page")
    try screen.tap("change page")
    try screen.goBack()
    #expect(screen.texts.contains("page 1 old"))
    try screen.tap("page")
    try screen.tap("change page")
    try screen.type("new", into: "text")
    screen.go(to: Location())
    #expect(screen.texts.contains("page 1 old,page 1 new"))
  }

  @Test func aSheetThatIsLeftSeesItToo() throws {
    let screen = TestScreen(Notes())
    try screen.tap("sheet")
    try screen.tap("close")
    #expect(screen.texts.contains("sheet true false"))
    try screen.tap("sheet")
    try screen.dismiss()
    #expect(screen.texts.contains("sheet true false,sheet true false"))
  }
}
