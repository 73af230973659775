import Foundation
import UniformTypeIdentifiers

extension View {
  /// Lets the reader hand a file to the program when a value becomes true, which is false again at once.
  ///
  /// The browser opens its choice only shortly after the reader has pressed something. The file lies among the reader's temporary files.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the choice is wanted.
  ///   - allowedContentTypes: The kinds that can be chosen.
  ///   - onCompletion: Is told the file; a failure where it has more than 20 MB or another type. Not called where the reader chose none.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileImporting(isPresented: isPresented, types: allowedContentTypes, most: 1) { result in
        if let result { onCompletion(result.map { $0[0] }) }
      })
  }

  /// Lets the reader hand files to the program, 20 at most, when a value becomes true.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Lets the reader hand files to the program, 20 at most, when a value becomes true.
  ///
  /// - Parameter onCancellation: Is called where the reader closes the choice, in browsers that tell.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileImporting(
        isPresented: isPresented, types: allowedContentTypes, most: allowsMultipleSelection ? 0 : 1
      ) { result in
        if let result { onCompletion(result) } else { onCancellation() }
      })
  }
}

nonisolated private struct FileImporting: ViewModifier {
  let isPresented: Binding<Bool>
  let types: [UTType]
  let most: Int
  let completion: FileChoice.Completion

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) {
      guard isPresented.wrappedValue else { return }
      isPresented.wrappedValue = false
      FileChoice.begin(types: types, most: most, completion)
    }
  }
}
