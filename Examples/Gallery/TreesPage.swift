import SwiftUI

/// Tables of trees and of sections, and menus for what is chosen in tables and lists.
struct TreesPage: View {
  @State private var files = [
    TreeFile(
      id: 1, name: "Documents",
      below: [
        TreeFile(id: 11, name: "letter.txt"),
        TreeFile(id: 12, name: "Bills", below: [TreeFile(id: 121, name: "may.pdf")]),
      ]),
    TreeFile(id: 2, name: "Pictures", below: [TreeFile(id: 21, name: "cat.jpg")]),
    TreeFile(id: 3, name: "notes.md"),
  ]
  @State private var chosen: Set<Int> = []
  @State private var told = "nothing"
  @State private var isOpen = true
  @State private var page = 0

  var body: some View {
    VStack(spacing: 0) {
      Picker("Page", selection: $page) {
        Text("Trees").tag(0)
        Text("Sections").tag(1)
        Text("Rows").tag(2)
      }
      .pickerStyle(.segmented)
      Text(told).accessibilityIdentifier("told")
      switch page {
      case 0: trees
      case 1: sections
      default: list
      }
    }
  }

  private var trees: some View {
    Table(files, children: \.below, selection: $chosen) {
      TableColumn("Name", value: \.name)
      TableColumn("Number") { Text("\($0.id)") }
    }
    .contextMenu(forSelectionType: Int.self) { ids in
      if ids.isEmpty {
        Button("New") { told = "new" }
      } else {
        Button("Delete \(ids.count)", role: .destructive) { told = "delete \(ids.sorted())" }
      }
    } primaryAction: {
      told = "open \($0.sorted())"
    }
  }

  private var sections: some View {
    Table(of: TreeFile.self) {
      TableColumn("Name", value: \.name)
      TableColumn("Number") { Text("\($0.id)") }
    } rows: {
      Section("Folders") {
        ForEach(files.prefix(2)) { file in
          TableRow(file).contextMenu { Button("Open \(file.name)") { told = "row \(file.id)" } }
        }
      }
      Section("Others") {
        DisclosureTableRow(files[2], isExpanded: $isOpen) { TableRow(TreeFile(id: 4, name: "below")) }
      }
    }
  }

  private var list: some View {
    List(files, selection: $chosen) { Text($0.name) }
      .contextMenu(forSelectionType: Int.self) { ids in
        Button("Act on \(ids.count)") { told = "act \(ids.sorted())" }
      } primaryAction: {
        told = "pressed \($0.sorted())"
      }
  }
}

struct TreeFile: Identifiable, Hashable {
  let id: Int
  var name: String
  var below: [TreeFile]?
}
