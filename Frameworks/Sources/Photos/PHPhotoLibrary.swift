import Foundation

/// Whether the program may see the reader's pictures.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// What a program wants to do with the reader's pictures.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// The reader's pictures. A page sees those that its reader chooses, as a program does that was allowed some: no question is needed for
/// that, and all is `limited`.
/// - Partly: pictures are chosen by PhotosPicker or PHPickerViewController; nothing else is seen or changed.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  /// The reader's pictures.
  open class func shared() -> PHPhotoLibrary { library }

  /// Whether the program may see pictures: those that the reader chooses.
  open class func authorizationStatus() -> PHAuthorizationStatus { .limited }
  /// Whether the program may see pictures: those that the reader chooses.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .limited }

  /// Tells at once, on the main queue, that the program sees what the reader chooses.
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    DispatchQueue.main.async { handler(.limited) }
  }

  /// Tells at once, on the main queue, that the program sees what the reader chooses.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }

  /// Tells that the program sees what the reader chooses.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .limited }

  @available(*, unavailable, message: "a page does not change its reader's pictures: offer the picture with ShareLink")
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
}

@available(
  *, unavailable, message: "a page sees the pictures that its reader chooses: use PhotosPicker"
)
open class PHAsset: NSObject {}

@available(
  *, unavailable, message: "a page sees the pictures that its reader chooses: use PhotosPicker"
)
open class PHImageManager: NSObject {}
