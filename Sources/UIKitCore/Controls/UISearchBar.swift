import Foundation

/// Is told about what happens in a search field.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Called when the reader has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the reader searches.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the field has the focus.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Says whether the field may have the focus.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Says whether the field may lose the focus.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when another scope is chosen.
  /// - Partly: not called: scopes are not shown; use searchScopes.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// Called when the field has lost the focus.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the reader cancels.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field for searching.
@MainActor @preconcurrency
open class UISearchBar: UIView, TextEntering {
  package let focusWish = FocusWish()
  /// Whether what lies behind shines through.
  /// - Partly: kept and not used: the field has its own ground.
  open var isTranslucent = true
  /// How the field stands out.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  /// The field itself: font, colours and keyboard are its own.
  public let searchTextField: UISearchTextField = {
    let field = UISearchTextField(frame: .zero)
    field.returnKeyType = .search
    return field
  }()

  /// The text.
  open var text: String? = "" {
    didSet { if text != oldValue { changed() } }
  }
  /// What is shown while there is no text.
  open var placeholder: String? {
    didSet { changed() }
  }
  /// The colour behind the field; nil is the page's.
  open var barTintColor: UIColor? {
    didSet { changed() }
  }
  /// A picture behind the field. An empty one takes away the colour behind it, which a page has not.
  open var backgroundImage: UIImage?
  /// How the field stands out.
  open var searchBarStyle: Style = .default {
    didSet { changed() }
  }
  /// True where there is a button to cancel.
  open var showsCancelButton = false {
    didSet { changed() }
  }
  /// Which letters the keyboard makes capital by itself.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether what is typed is corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The keyboard for entering text.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// Whether the key for Return waits for text.
  /// - Partly: kept and not used: keyboards of browsers do not wait.
  open var enablesReturnKeyAutomatically = false
  /// What the key for Return says.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Is told about changes.
  open weak var delegate: (any UISearchBarDelegate)?

  open override var isFirstResponder: Bool { focusWish.hasFocus }
  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
    return takeFocus()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool { leaveFocus() }

  /// Shows or hides the button to cancel.
  /// - Partly: `animated` is not used.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Tells that the focus has come or gone.
  package func focus(_ hasFocus: Bool) {
    guard focusWish.hasFocus != hasFocus else { return }
    focusWish.hasFocus = hasFocus
    if hasFocus {
      delegate?.searchBarTextDidBeginEditing(self)
    } else {
      delegate?.searchBarTextDidEndEditing(self)
    }
  }

  /// Takes what the reader has typed.
  package func edit(_ new: String) {
    guard new != text else { return }
    text = new
    delegate?.searchBar(self, textDidChange: new)
  }
}

/// The field of a search bar.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
  public nonisolated override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
