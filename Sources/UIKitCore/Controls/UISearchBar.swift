import Foundation

/// Is told about what happens in a search field.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Called when the reader has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the reader searches.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the reader cancels.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field for searching.
@MainActor
open class UISearchBar: UIView {
  /// How the field stands out.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  /// The text.
  open var text: String? = "" {
    didSet { if text != oldValue { changed() } }
  }
  /// What is shown while there is no text.
  open var placeholder: String? {
    didSet { changed() }
  }
  /// How the field stands out.
  open var searchBarStyle: Style = .default {
    didSet { changed() }
  }
  /// True where there is a button to cancel.
  open var showsCancelButton = false {
    didSet { changed() }
  }
  /// Which letters the keyboard makes capital by itself.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Is told about changes.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Takes what the reader has typed.
  package func edit(_ new: String) {
    guard new != text else { return }
    text = new
    delegate?.searchBar(self, textDidChange: new)
  }
}
