import Foundation

extension View {
  @available(*, unavailable, message: "readers cannot hand files to the program yet: let them paste text or an address")
  nonisolated public func fileImporter<ContentType>(
    isPresented: Binding<Bool>, allowedContentTypes: [ContentType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  @available(*, unavailable, message: "readers cannot hand files to the program yet: let them paste text or an address")
  nonisolated public func fileImporter<ContentType>(
    isPresented: Binding<Bool>, allowedContentTypes: [ContentType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }

  @available(*, unavailable, message: "the program cannot save files with readers yet: use a ShareLink or a Link")
  nonisolated public func fileExporter<Document, ContentType>(
    isPresented: Binding<Bool>, document: Document?, contentType: ContentType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  @available(*, unavailable, message: "things cannot be dragged out of a page; use onMove(perform:) to move rows")
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  @available(*, unavailable, message: "things cannot be dropped on a page; use onMove(perform:) to move rows")
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}

@available(
  *, unavailable, message: "nothing is drawn on the server: serve pictures that exist, or show the view itself"
)
public struct ImageRenderer<Content: View> {
  public init(content: Content) {}
}
