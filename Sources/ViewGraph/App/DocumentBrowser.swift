import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

/// Which documents a program has.
@MainActor
struct DocumentKind {
  /// The types that are read.
  let types: [UTType]
  /// The types that are written; none where documents are looked at.
  let written: [UTType]
  /// Makes the file of a new document; nil where none can be begun.
  let make: ((UTType) throws -> FileWrapper)?

  /// The reader's documents, the last changed first.
  var files: [URL] {
    let keys: [URLResourceKey] = [.contentModificationDateKey]
    let found = try? FileManager.default.contentsOfDirectory(
      at: Self.folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
    let dated = (found ?? []).filter { types.allow($0.lastPathComponent) }.map { url in
      (url, (try? url.resourceValues(forKeys: Set(keys)))?.contentModificationDate ?? .distantPast)
    }
    return dated.sorted { $0.1 > $1.1 }.map(\.0)
  }

  /// Begins a document; its name is the first that is free.
  func begin() throws -> URL? {
    guard let make, let type = written.first ?? types.first else { return nil }
    let url = Self.free("Untitled", type.preferredFilenameExtension ?? "txt")
    try make(type).write(to: url, options: .atomic, originalContentsURL: nil)
    return url
  }

  /// Takes over a copy of a file.
  func add(_ file: URL) throws -> URL {
    let url = Self.free(file.deletingPathExtension().lastPathComponent, file.pathExtension)
    try FileManager.default.copyItem(at: file, to: url)
    return url
  }

  private static func free(_ name: String, _ ending: String) -> URL {
    for number in 1... {
      let url = folder.appending(path: number == 1 ? name : "\(name) \(number)").appendingPathExtension(ending)
      if !FileManager.default.fileExists(atPath: url.path) { return url }
    }
    fatalError("There is no end of numbers")
  }

  /// The type of a file, of those that are read.
  static func type(of url: URL, among types: [UTType]) -> UTType {
    let own = UTType(filenameExtension: url.pathExtension)
    return types.first { $0 == own } ?? own ?? types.first ?? .data
  }

  private static var folder: URL { URL.documentsDirectory }
}

/// The reader's documents, and the one that is open.
struct DocumentBrowser: View {
  let kind: DocumentKind
  let editor: (URL) -> AnyView
  @State private var files: [URL] = []
  @State private var open: [String] = []
  @State private var isBringing = false
  @State private var failure: String?

  var body: some View {
    NavigationStack(path: $open) {
      List {
        ForEach(files, id: \.lastPathComponent) { file in
          NavigationLink(value: file.lastPathComponent) {
            Label(file.deletingPathExtension().lastPathComponent, systemImage: "doc.text")
          }
        }
        .onDelete { places in
          for place in places { try? FileManager.default.removeItem(at: files[place]) }
          files = kind.files
        }
      }
      .overlay {
        if files.isEmpty { ContentUnavailableView("No Documents", systemImage: "doc.text") }
      }
      .navigationTitle("Documents")
      .navigationDestination(for: String.self) { name in
        if let file = kind.files.first(where: { $0.lastPathComponent == name }) {
          editor(file).navigationTitle(file.deletingPathExtension().lastPathComponent).navigationBarTitleDisplayMode(
            .inline)
        }
      }
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Open…", systemImage: "folder") { isBringing = true }
          if kind.make != nil {
            Button("Create Document", systemImage: "plus") { follow { try kind.begin() } }
          }
        }
      }
      .fileImporter(isPresented: $isBringing, allowedContentTypes: kind.types) { result in
        follow { try kind.add(result.get()) }
      }
      .alert(
        "The document could not be opened",
        isPresented: Binding(getter: { failure != nil }, setter: { _, _ in failure = nil }, identity: nil)
      ) {
      } message: {
        Text(verbatim: failure ?? "")
      }
      .onAppear { files = kind.files }
    }
  }

  /// Opens the document that comes of something.
  private func follow(_ document: () throws -> URL?) {
    do {
      guard let url = try document() else { return }
      files = kind.files
      open = [url.lastPathComponent]
    } catch {
      failure = error.localizedDescription
    }
  }
}
