import Foundation
import SwiftUI
import UIKitCore

/// What can be chosen, and how much of it.
/// - Partly: pictures alone, 20 at most, as JPEG: filters, encoding and the order of choice are not used.
public struct PHPickerConfiguration: Equatable, Sendable {
  /// How pictures are handed over.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }

  /// In what order pictures are chosen.
  public enum Selection: Int, Sendable {
    case `default`, ordered, people, continuous
  }

  /// How many can be chosen; 0 is any number, 20 at most.
  public var selectionLimit = 1
  /// Which pictures.
  public var filter: PHPickerFilter?
  /// How pictures are handed over.
  public var preferredAssetRepresentationMode: AssetRepresentationMode = .automatic
  /// In what order pictures are chosen.
  public var selection: Selection = .default
  /// Pictures that are chosen at the start.
  public var preselectedAssetIdentifiers: [String] = []

  /// Makes a choice of one picture.
  public init() {}

  /// Makes a choice of one picture of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that the reader has chosen.
public struct PHPickerResult: Hashable {
  /// What can be had of it: `UIImage` and data.
  public let itemProvider: NSItemProvider
  /// What tells it from others: browsers do not say.
  public var assetIdentifier: String? { nil }

  public static func == (one: PHPickerResult, other: PHPickerResult) -> Bool {
    one.itemProvider === other.itemProvider
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}

/// Is told which pictures the reader has chosen.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The reader has chosen pictures, or none. The program closes the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the reader choose pictures of their device: the browser's choice of files opens.
/// - Partly: pictures alone, 20 at most, as JPEG of at most 2,048 points.
@MainActor @preconcurrency
open class PHPickerViewController: UIViewController, PickingController {
  /// What can be chosen.
  public let configuration: PHPickerConfiguration
  /// Is told what the reader has chosen.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Makes a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "There are no storyboards on Linux: use init(configuration:)")
  public required init?(coder: NSCoder) {
    fatalError("There are no storyboards on Linux")
  }

  public var pickingTitle: String { configuration.selectionLimit == 1 ? "Choose a Picture" : "Choose Pictures" }
  public var pickingSymbol: String { "photo.on.rectangle" }

  public func beginPicking() {
    _PictureChoice.begin(most: configuration.selectionLimit) { [weak self] pictures in
      guard let self, let pictures else { return }
      finish(
        pictures.compactMap { bytes in
          UIImage(data: bytes).map { PHPickerResult(itemProvider: NSItemProvider(_picture: $0, bytes: bytes)) }
        })
    }
  }

  public func cancelPicking() { finish([]) }

  private func finish(_ results: [PHPickerResult]) { delegate?.picker(self, didFinishPicking: results) }
}
