import Foundation

/// Brings what is shown up to date while the reader searches.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The reader has changed what is searched for, or has begun or ended searching.
  func updateSearchResults(for searchController: UISearchController)
}

/// Is told when searching begins and ends.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Searching on a screen of a stack, with a field below the title: set it as the screen's `navigationItem.searchController`.
/// - Partly: results are shown by the screen itself, not by a controller of their own.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// The field.
  public let searchBar = UISearchBar(frame: .zero)
  /// What shows results.
  /// - Partly: kept and not shown: the screen shows them.
  public let searchResultsController: UIViewController?
  /// Is told what is searched for.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Is told when searching begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what is behind is dimmed while the reader searches: it is not.
  /// - Partly: kept and not used: it is not.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar goes while the reader searches.
  /// - Partly: kept and not used: as SwiftUI's searching does.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether there is a button that ends searching: there is.
  /// - Partly: kept and not used: there is.
  open var automaticallyShowsCancelButton = true
  /// Whether choices beside the field are shown by themselves.
  /// - Partly: kept and not used.
  open var automaticallyShowsScopeBar = true
  /// True while the reader searches.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if !isActive { searchBar.text = "" }
      searchBar.changed()
      tell()
    }
  }

  /// Makes one; nil for the screen itself shows the results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// Takes what the reader has entered.
  package func search(_ text: String) {
    guard text != searchBar.text else { return }
    searchBar.edit(text)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func tell() {
    if isActive {
      delegate?.willPresentSearchController(self)
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
      delegate?.didDismissSearchController(self)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}
