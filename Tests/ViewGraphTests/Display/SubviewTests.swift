import Testing

@testable import ViewGraph

/// Containers of a program's own, which place the views that they are given one by one.
@MainActor
@Suite struct SubviewTests {
  struct Card: View {
    let name: String
    @State private var presses = 0

    var body: some View {
      Button("\(name) \(presses)") { presses += 1 }
    }
  }

  struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        if let first = subviews.first {
          Text("first of \(subviews.count)")
          first
        }
        if subviews.count > 2 {
          Text("last two")
          subviews[1...]
        }
      }
    }
  }

  struct Page: View {
    @State private var names = ["a", "b"]

    var body: some View {
      VStack {
        Cards {
          ForEach(names, id: \.self) { Card(name: $0) }
          Card(name: "z")
        }
        Button("Prepend") { names.insert("n", at: 0) }
      }
    }
  }

  @Test func aContainerPlacesItsViewsOneByOne() throws {
    let host = TestHost(Page())
    #expect(host.texts == ["first of 3", "a 0", "last two", "b 0", "z 0", "Prepend"])
  }

  @Test func viewsKeepTheirStateWhereverTheyArePlaced() throws {
    let host = TestHost(Page())
    try host.press("a 0")
    #expect(host.texts == ["first of 3", "a 1", "last two", "b 0", "z 0", "Prepend"])
    try host.press("Prepend")
    #expect(host.texts == ["first of 4", "n 0", "last two", "a 1", "b 0", "z 0", "Prepend"])
    try host.press("a 1")
    #expect(host.shows("a 2"))
  }

  struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      ForEach(subviews: content) { subview in
        HStack {
          Text(subview.containerValues.isFeatured ? "*" : "-")
          subview
          Text(subview.containerValues.tag(for: Int.self).map { "tag \($0)" } ?? "no tag")
        }
      }
    }
  }

  @Test func viewsSayValuesToTheirContainer() throws {
    let host = TestHost(
      VStack {
        Numbered {
          Text("one").containerValue(\.isFeatured, true)
          Group {
            Text("two").tag(2)
            Text("three").containerValue(\.isFeatured, false)
          }
          .containerValue(\.isFeatured, true)
          EmptyView()
        }
      })
    #expect(host.texts == ["*", "one", "no tag", "*", "two", "tag 2", "-", "three", "no tag"])
  }

  struct Boards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      ForEach(sections: content) { section in
        VStack {
          Text(section.header.isEmpty ? "no header" : "header")
          section.header
          Text("\(section.content.count) cards")
          section.content
          section.footer
        }
      }
    }
  }

  @Test func containersReadTheirSections() throws {
    let host = TestHost(
      VStack {
        Boards {
          Text("loose")
          Section("To do") {
            Text("wash")
            Text("cook")
          }
          Section {
            Text("rest")
          } footer: {
            Text("end")
          }
          Text("after")
          Text("all")
        }
      })
    #expect(
      host.texts == [
        "no header", "1 cards", "loose", "header", "To do", "2 cards", "wash", "cook", "no header", "1 cards", "rest",
        "end", "no header", "2 cards", "after", "all",
      ])
  }

  @Test func aGroupOfSectionsKnowsHowManyThereAre() throws {
    let host = TestHost(
      List {
        Group(sections: TupleView((Section("A") { Text("1") }, Section("B") { Text("2") }))) { sections in
          Text("\(sections.count) sections")
          ForEach(sections) { section in
            section.content
          }
        }
      })
    #expect(host.texts == ["2 sections", "1", "2"])
  }
}

private struct IsFeaturedKey: _EntryKey {
  static let defaultValue = false
}

extension ContainerValues {
  fileprivate var isFeatured: Bool {
    get { self[IsFeaturedKey.self] }
    set { self[IsFeaturedKey.self] = newValue }
  }
}
