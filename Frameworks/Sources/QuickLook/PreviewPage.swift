import SwiftUI

/// Files of which one is seen, with buttons to the others, to keep it, and to close it.
struct PreviewPage: View {
  /// A file and what it is called.
  struct Item {
    let url: URL
    var title: String?
  }

  let items: [Item]
  @Binding var place: Int
  let close: @MainActor () -> Void
  @State private var isSaving = false

  private var item: Item? { items.indices.contains(place) ? items[place] : nil }

  var body: some View {
    NavigationStack {
      Group {
        if let item {
          FilePreview(url: item.url).id(item.url)
        } else {
          Text("No file to preview").foregroundStyle(.secondary)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .navigationTitle(Text(verbatim: item.map { $0.title ?? $0.url.lastPathComponent } ?? ""))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { close() } }
        ToolbarItemGroup(placement: .bottomBar) {
          if let url = item?.url, url.isFileURL {
            Button("Save", systemImage: "square.and.arrow.down") { isSaving = true }
          }
          if items.count > 1 {
            Spacer()
            Button("Previous", systemImage: "chevron.left") { place -= 1 }.disabled(place <= 0)
            Button("Next", systemImage: "chevron.right") { place += 1 }.disabled(place + 1 >= items.count)
          }
        }
      }
      .fileExporter(
        isPresented: $isSaving, document: item.map { PreviewedFile(url: $0.url) }, contentType: type,
        defaultFilename: item?.url.deletingPathExtension().lastPathComponent
      ) { _ in }
    }
  }

  private var type: UTType { (item?.url.pathExtension).flatMap { UTType(filenameExtension: $0) } ?? .data }
}

/// A file that the reader keeps as it is.
private struct PreviewedFile: FileDocument {
  static var readableContentTypes: [UTType] { [.data] }
  let url: URL

  init(url: URL) { self.url = url }
  init(configuration: ReadConfiguration) throws { throw CocoaError(.fileReadUnsupportedScheme) }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try Data(contentsOf: url))
  }
}
