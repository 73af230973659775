import Foundation
import SwiftUI
@_exported import UniformTypeIdentifiers

/// A picture that the reader has chosen: their browser makes it no larger than 2,048 points along its longer side, as JPEG.
public struct PhotosPickerItem: Hashable, Sendable {
  let bytes: Data
  let name: UUID
  /// What tells it from others; browsers do not say what it is called.
  public let itemIdentifier: String?
  /// In which forms it can be had.
  public var supportedContentTypes: [UTType] { [.jpeg] }

  init(bytes: Data) {
    self.bytes = bytes
    name = UUID()
    itemIdentifier = name.uuidString
  }

  /// Lets the reader choose; nothing is told where they choose none.
  @MainActor static func choose(most: Int?, _ choose: @escaping @MainActor ([PhotosPickerItem]) -> Void) {
    _PictureChoice.begin(most: most ?? 1) { if let pictures = $0 { choose(pictures.map(PhotosPickerItem.init)) } }
  }

  public static func == (one: PhotosPickerItem, other: PhotosPickerItem) -> Bool { one.name == other.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The picture as a type: `Data` and `Image`, and types that are made of one of them.
  ///
  /// - Returns: nil where the type is made of neither.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    try await _received(from: forms, bytes: bytes)
  }

  private var forms: [Any] { [bytes, UIImage(data: bytes).map { Image(uiImage: $0) } as Any] }

  /// The picture as a type, told on the main thread.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    nonisolated(unsafe) let received: T? = _received(from: forms)
    DispatchQueue.main.async { completionHandler(.success(received)) }
    return Progress(totalUnitCount: 1)
  }
}
