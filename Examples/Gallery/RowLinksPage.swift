import SwiftUI

/// Rows of a list with a link somewhere in them, in the ways that programs write it: each is pressed as a whole.
struct RowLinksPage: View {
  @State private var saved = 0

  var body: some View {
    NavigationView {
      List {
        ZStack {
          RowLabel("stacked")
          NavigationLink(destination: Text("page of stacked")) { EmptyView() }.opacity(0)
        }
        RowLabel("behind").background(NavigationLink("", destination: Text("page of behind")).opacity(0))
        RowLabel("above").overlay(NavigationLink(destination: Text("page of above")) { EmptyView() }.opacity(0))
        HStack {
          RowLabel("beside")
          NavigationLink(destination: Text("page of beside")) { EmptyView() }.frame(width: 0).opacity(0)
        }
        VStack(alignment: .leading) {
          NavigationLink("Title", destination: Text("page of part"))
          RowLabel("part")
          Button("Save \(saved)") { saved += 1 }.buttonStyle(.borderless)
          Text("Tap \(saved)").onTapGesture { saved += 1 }
        }
        VStack(alignment: .leading) {
          RowLabel("plain")
          NavigationLink("Plain", destination: Text("page of plain")).buttonStyle(.plain)
        }
      }
      .navigationTitle("Rows")
    }
    .navigationViewStyle(.stack)
  }
}

private struct RowLabel: View {
  let name: String

  init(_ name: String) { self.name = name }

  var body: some View {
    HStack {
      Image(systemName: "star")
      Text(name)
      Spacer()
      Text("end of \(name)")
    }
  }
}
