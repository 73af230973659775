import SwiftUI

private struct Folder: Identifiable {
  let id: Int
  var name = ""
  var below: [Folder]?
}

/// Tables of trees and sections, with menus.
struct TableNames: View {
  @State private var chosen: Set<Int> = []
  @State private var one: Int?
  @State private var order = [KeyPathComparator(\Folder.name)]
  @State private var isOpen = true
  private let folders: [Folder] = []

  var body: some View {
    Table(folders, children: \.below) { TableColumn("Name", value: \.name) }
    Table(folders, children: \.below, selection: $one) { TableColumn("Name", value: \.name) }
    Table(folders, children: \.below, selection: $chosen, sortOrder: $order) { TableColumn("Name", value: \.name) }
    Table(of: Folder.self, selection: $chosen) {
      TableColumn("Name") { Text($0.name) }
      TableColumn("Number") { Text("\($0.id)") }
    } rows: {
      Section("First") {
        ForEach(folders) { folder in
          TableRow(folder).contextMenu { Button("Open") {} }
        }
      }
      Section {
        DisclosureTableRow(Folder(id: 1), isExpanded: $isOpen) { TableRow(Folder(id: 2)) }
      } header: {
        Text("Second")
      }
      DisclosureTableRow(Folder(id: 3)) { ForEach(folders) { TableRow($0) } }
    }
    .contextMenu(forSelectionType: Int.self) { items in
      Button("Delete \(items.count)", role: .destructive) {}
    } primaryAction: { items in
      one = items.first
    }
    List(folders, selection: $chosen) { Text($0.name) }
      .contextMenu(forSelectionType: Folder.ID.self) { _ in Button("Open") {} }
  }
}
