import Foundation
import ViewGraph

/// Is told of changes in a stack of screens.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
  /// A screen is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A screen is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

/// Is told which picture the reader has chosen.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// The reader has chosen a picture. Closes the picker unless the program does something else.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The reader wants none. Closes the picker unless the program does something else.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// Lets the reader choose a picture of their device.
///
/// The browser's choice of files opens, which on telephones offers the camera too. The picture comes as JPEG of at most 2,048 points.
/// - Partly: pictures alone: kinds, the camera's settings and editing are not used.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController, PickingController {
  /// Where pictures come from. The reader's browser asks them.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// What is told of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The kind: always a picture.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the reader has cut it: nil where nothing is cut, and here nothing is.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// What of it was cut out: not told.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// Where the picture lies as a file of the reader's.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// Where a film lies: films are not chosen.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// Which camera: the browser asks.
  public enum CameraDevice: Int, Sendable {
    case rear, front
  }

  /// Is told what the reader has chosen.
  open weak var imagePickerDelegate: (any UIImagePickerControllerDelegate)?
  /// Is told what the reader has chosen.
  open override var delegate: (any UINavigationControllerDelegate)? {
    didSet { imagePickerDelegate = delegate as? any UIImagePickerControllerDelegate }
  }
  /// Where pictures come from.
  /// - Partly: kept and not used: the browser asks the reader.
  open var sourceType: SourceType = .photoLibrary
  /// The kinds that can be chosen.
  /// - Partly: kept and not used: pictures are chosen.
  open var mediaTypes = ["public.image"]
  /// Whether the reader may cut the picture.
  /// - Partly: kept and not used: `editedImage` is the picture itself where this is true.
  open var allowsEditing = false
  /// Which camera.
  /// - Partly: kept and not used: the browser asks the reader.
  open var cameraDevice: CameraDevice = .rear

  /// Makes a picker.
  public nonisolated init() {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether pictures can come from there. Of cameras only telephones' browsers know, in the same choice: programs offer the library.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// The kinds that can be chosen there.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
  /// Whether there is such a camera, as far as is known.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  public var pickingTitle: String { "Choose a Picture" }
  public var pickingSymbol: String { "photo.on.rectangle" }

  public func beginPicking() {
    _PictureChoice.begin(most: 1) { [weak self] pictures in
      guard let self, let bytes = pictures?.first, let image = UIImage(data: bytes) else { return }
      var info: [InfoKey: Any] = [.originalImage: image, .mediaType: "public.image"]
      if allowsEditing { info[.editedImage] = image }
      if let file = try? FileChoice.write(bytes, named: "picture.jpeg") { info[.imageURL] = file }
      imagePickerDelegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
  }

  public func cancelPicking() {
    guard let imagePickerDelegate else { return dismiss(animated: true) }
    imagePickerDelegate.imagePickerControllerDidCancel(self)
  }
}

/// Puts a picture among the reader's.
/// - Partly: the browser puts it among the reader's downloads; nobody is told.
@MainActor @preconcurrency
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let data = image.jpegData(compressionQuality: 1) else { return }
  FileSaving.begin({ [.init(name: "Picture", type: .jpeg, wrapper: FileWrapper(regularFileWithContents: data))] }) {
    _ in
  }
}
