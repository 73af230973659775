import SwiftUI
import UIKit

/// A file that can be shown.
public protocol QLPreviewItem {
  /// Where it is.
  var previewItemURL: URL? { get }
  /// What it is called; the file's name where there is none.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { URL(string: absoluteString) }
}

/// Says which files are shown.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many there are.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// One of them.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Is told when files are not shown any more.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// Shows files.
/// - Partly: pictures that browsers know, texts of 1 MB at most and PDF; other files by name. Nothing is edited.
@MainActor @preconcurrency
open class QLPreviewController: UIViewController {
  private let page = PreviewView()

  /// Says which files are shown.
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  /// Is told when files are not shown any more.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// Which of them is seen.
  open var currentPreviewItemIndex = 0 { didSet { refreshCurrentPreviewItem() } }
  /// The one that is seen.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, (0..<dataSource.numberOfPreviewItems(in: self)).contains(currentPreviewItemIndex) else {
      return nil
    }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  /// Whether a file can be shown: pictures, texts and PDF.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    guard let url = item.previewItemURL, let type = UTType(filenameExtension: url.pathExtension.lowercased()) else {
      return false
    }
    return [.image, .text, .pdf, .json, .xml].contains { type.conforms(to: $0) }
  }

  open override func loadView() {
    page.controller = self
    view = page
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reloadData()
  }

  /// Asks for the files anew.
  open func reloadData() { page._changed() }
  /// Shows the file anew.
  open func refreshCurrentPreviewItem() { page._changed() }

  fileprivate var items: [PreviewPage.Item] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfPreviewItems(in: self)).compactMap { place in
      let item = dataSource.previewController(self, previewItemAt: place)
      return item.previewItemURL.map { PreviewPage.Item(url: $0, title: item.previewItemTitle) }
    }
  }

  fileprivate func close() {
    delegate?.previewControllerWillDismiss(self)
    dismiss(animated: true) { [self] in delegate?.previewControllerDidDismiss(self) }
  }
}

/// The files of a controller as a view.
private final class PreviewView: UIView, _ViewShowing {
  weak var controller: QLPreviewController?

  var _content: AnyView {
    guard let controller else { return AnyView(EmptyView()) }
    let place = Binding {
      controller.currentPreviewItemIndex
    } set: {
      controller.currentPreviewItemIndex = $0
    }
    return AnyView(PreviewPage(items: controller.items, place: place) { controller.close() })
  }
}
