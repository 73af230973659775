import Foundation
import UniformTypeIdentifiers
import ViewGraph

/// Is told which files the reader has chosen.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
  /// The reader has chosen files, or has been given some.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The reader wants none.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Lets the reader hand files to the program, or keep some of its files.
///
/// Files are copied, with at most 20 MB each; the browser puts those that it is given among the reader's downloads.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController, PickingController {
  private enum Purpose {
    case opening([UTType])
    case exporting([URL])
  }

  private let purpose: Purpose
  /// Is told what the reader has chosen.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen, 20 at most.
  open var allowsMultipleSelection = false
  /// Where the choice begins.
  /// - Partly: kept and not used: browsers decide that.
  open var directoryURL: URL?
  /// Whether endings of names are shown.
  /// - Partly: kept and not used: browsers decide that.
  open var shouldShowFileExtensions = false

  /// Lets the reader hand files of some kinds to the program.
  /// - Partly: `asCopy` is not used: files are copied.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    purpose = .opening(contentTypes)
    super.init(nibName: nil, bundle: nil)
  }

  /// Lets the reader keep files.
  /// - Partly: `asCopy` is not used: files are copied.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    purpose = .exporting(urls)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    purpose = .opening([.data])
    super.init(coder: coder)
  }

  public var pickingTitle: String {
    if case .exporting = purpose { "Save the File" } else { "Choose a File" }
  }
  public var pickingSymbol: String { "folder" }

  public func beginPicking() {
    switch purpose {
    case .opening(let types):
      FileChoice.begin(types: types, most: allowsMultipleSelection ? 0 : 1) { [weak self] result in
        guard let self, case .success(let urls) = result else { return }
        finish(urls)
      }
    case .exporting(let urls):
      FileSaving.begin({
        try urls.map { url in
          FileSaving.File(
            name: url.deletingPathExtension().lastPathComponent,
            type: UTType(filenameExtension: url.pathExtension) ?? .data, wrapper: try FileWrapper(url: url))
        }
      }) { [weak self] result in
        if let self, case .success(let urls) = result { finish(urls) }
      }
    }
  }

  public func cancelPicking() {
    delegate?.documentPickerWasCancelled(self)
    dismiss(animated: true)
  }

  private func finish(_ urls: [URL]) {
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
    dismiss(animated: true)
  }
}
