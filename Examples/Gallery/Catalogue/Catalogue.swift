import SwiftUI

/// Views, controls and modifiers, each as a page: live, with its code beside it and its frame where one asks for it.
struct Catalogue: View {
  static let chapters: [(title: String, entries: [Entry])] = [
    ("Texts and pictures", Entry.texts), ("Shapes and paints", Entry.shapes), ("Stacks and grids", Entry.stacks),
    ("Sizes and places", Entry.sizes), ("Controls", Entry.controls), ("Fields and choices", Entry.choices),
    ("Lists", Entry.lists), ("Effects", Entry.effects), ("Movement and gestures", Entry.movement),
    ("Pages and dialogs", Entry.pages),
  ]

  var body: some View {
    NavigationStack {
      List {
        ForEach(Self.chapters, id: \.title) { chapter in
          Section(chapter.title) {
            ForEach(chapter.entries) { entry in NavigationLink(entry.name, value: entry.name) }
          }
        }
      }
      .navigationTitle("Catalogue")
      .navigationDestination(for: String.self) { name in
        if let entry = Self.chapters.flatMap(\.entries).first(where: { $0.name == name }) {
          EntryPage(entry: entry)
        } else {
          ContentUnavailableView("Nothing is called \(name)", systemImage: "questionmark").pageMissing()
        }
      }
    }
  }
}

/// One view with its code.
private struct EntryPage: View {
  let entry: Entry
  @State private var showsFrame = false
  @State private var size = CGSize.zero

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        VStack { entry.view() }.frame(maxWidth: .infinity, minHeight: 120)
          .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
          .accessibilityElement(children: .contain).accessibilityIdentifier("live")
        Toggle("Frame", isOn: $showsFrame)
        if showsFrame { Text("\(Int(size.width)) x \(Int(size.height))").monospacedDigit() }
        ScrollView(.horizontal) {
          Text(verbatim: entry.code).font(.system(.footnote, design: .monospaced)).accessibilityIdentifier("code")
        }
      }
      .padding()
    }
    .navigationTitle(entry.name).navigationBarTitleDisplayMode(.inline)
  }
}
