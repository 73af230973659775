import SwiftUI
import UIKitCore

/// Is told that the page of the store is closed.
@MainActor @preconcurrency
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// Shows a page of the store. A page of the web has no store: it says so, and the reader closes it.
/// - Partly: loading fails with `SKError.storeProductNotAvailable`.
@MainActor @preconcurrency
open class SKStoreProductViewController: UIViewController {
  /// Is told that it is closed.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Loads it: fails.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    nonisolated(unsafe) let block = block
    DispatchQueue.main.async { block?(false, SKError(.storeProductNotAvailable)) }
  }
  /// Loads it: fails.
  open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool {
    throw SKError(.storeProductNotAvailable)
  }

  open override func loadView() {
    let note = NoteView()
    note.close = { [weak self] in
      guard let self else { return }
      if let delegate { delegate.productViewControllerDidFinish(self) } else { dismiss(animated: true) }
    }
    view = note
  }
}

/// Says that there is no store.
private final class NoteView: UIView, _ViewShowing {
  var close: @MainActor () -> Void = {}

  var _content: AnyView { AnyView(StoreAbsence(close: { self.close() })) }
}

/// What a page of the store is of.
public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterProductIdentifier = "productid"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"
