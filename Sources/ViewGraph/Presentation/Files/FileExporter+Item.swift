import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

extension View {
  /// Gives the reader a value to keep as a file when a value becomes true, which is false again at once.
  ///
  /// The value is written as its `DataRepresentation` or `FileRepresentation` says; data and texts as they are.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the file is to be given.
  ///   - item: The value; nothing happens where it is nil.
  ///   - contentTypes: The type of the file, the first of them; that of the representation where there is none.
  ///   - defaultFilename: The file's name; "Untitled" by default.
  ///   - onCompletion: Is told a copy of the file when the browser has it, or a failure.
  ///   - onCancellation: Is never called.
  /// - Partly: `onCancellation` is not used: browsers do not tell whether the reader kept the file.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      ItemExporting(
        isPresented: isPresented, item: item, type: contentTypes.first, name: defaultFilename ?? "Untitled",
        completion: onCompletion))
  }
}

nonisolated private struct ItemExporting<Item: Transferable>: ViewModifier {
  let isPresented: Binding<Bool>
  let item: Item?
  let type: UTType?
  let name: String
  let completion: (Result<URL, any Error>) -> Void

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) {
      guard isPresented.wrappedValue else { return }
      isPresented.wrappedValue = false
      guard let item else { return }
      Task { @MainActor in
        let written = await Self.written(item)
        FileSaving.begin({
          let (data, itsType) = try written.get()
          return [
            FileSaving.File(name: name, type: type ?? itsType, wrapper: FileWrapper(regularFileWithContents: data))
          ]
        }) { result in
          completion(result.map { $0[0] })
        }
      }
    }
  }

  @MainActor private static func written(_ item: Item) async -> Result<(Data, UTType), any Error> {
    // Values are made into bytes by code of the program that may run anywhere; nobody else has the value meanwhile.
    nonisolated(unsafe) let item = item
    nonisolated func bytes<R: TransferRepresentation>(_ representation: R) async throws -> (Data, UTType)? {
      guard let item = item as? R.Item else { return nil }
      return try await representation._bytes(item)
    }
    do {
      if let found = try await bytes(Item.transferRepresentation) { return .success(found) }
      for value in item.travelling {
        if let data = value as? Data { return .success((data, .data)) }
        if let text = value as? String { return .success((Data(text.utf8), .plainText)) }
        if let address = value as? URL { return .success((Data(address.absoluteString.utf8), .plainText)) }
      }
      guard let value = item as? any Encodable else { throw CocoaError(.fileWriteUnknown) }
      return .success((try JSONEncoder().encode(value), .json))
    } catch {
      return .failure(error)
    }
  }
}
