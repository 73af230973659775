import SwiftUI

/// Headers and footers that stay in sight, in a column, a grid and a row; and a large title with words below it.
struct PinnedPage: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Column") { column }
        NavigationLink("Grid") { grid }
        NavigationLink("Row") { row }
        ForEach(0..<40) { Text("Row \($0)") }
      }
      .navigationTitle("Pinned")
      .navigationSubtitle("what stays in sight")
    }
  }

  private var column: some View {
    ScrollView {
      LazyVStack(spacing: 10, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        ForEach(0..<8) { section in
          Section {
            ForEach(0..<6) { Color.blue.frame(height: 44).accessibilityIdentifier("row \(section) \($0)") }
          } header: {
            edge("header \(section)").frame(height: 40)
          } footer: {
            edge("footer \(section)").frame(height: 30)
          }
        }
      }
    }
    .accessibilityIdentifier("scrolling")
    .navigationTitle("Column")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var grid: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 10, pinnedViews: .sectionHeaders) {
        ForEach(0..<8) { section in
          Section {
            ForEach(0..<40) { Color.blue.frame(height: 60).accessibilityIdentifier("cell \(section) \($0)") }
          } header: {
            edge("header \(section)").frame(height: 40)
          }
        }
      }
    }
    .accessibilityIdentifier("scrolling")
    .navigationTitle("Grid")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var row: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 10, pinnedViews: .sectionHeaders) {
        ForEach(0..<4) { section in
          Section {
            ForEach(0..<20) { _ in Color.blue.frame(width: 80, height: 60) }
          } header: {
            edge("header \(section)").frame(width: 40)
          }
        }
      }
    }
    .frame(height: 80)
    .accessibilityIdentifier("scrolling")
    .navigationTitle("Row")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func edge(_ name: String) -> some View {
    Color.yellow.overlay { Text(name) }.accessibilityIdentifier(name)
  }
}
