import Foundation

/// Is asked and told about what happens in a field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Says whether characters may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called when the text or the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Called when the field has the focus.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called when the field has lost the focus.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when the reader presses Return; says whether the field does what it would.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A field for one line of text.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// How the field's edge looks.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The text.
  open var text: String? = "" {
    didSet { if text != oldValue { changed() } }
  }
  /// What is shown while there is no text.
  open var placeholder: String? {
    didSet { changed() }
  }
  /// What is shown while there is no text; its words alone are.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// Whether there is a button that empties the field. Browsers have none in fields of this kind: it is never shown.
  /// - Partly: kept and not used: browsers have no such button in fields of this kind.
  open var clearButtonMode = ViewMode.never

  /// When something beside a field is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { changed() }
  }
  /// The colour of the text.
  open var textColor: UIColor? = .label {
    didSet { changed() }
  }
  /// How the field's edge looks.
  open var borderStyle: BorderStyle = .none {
    didSet { changed() }
  }
  /// True where the text is hidden.
  open var isSecureTextEntry = false {
    didSet { changed() }
  }
  /// How lines are aligned.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { changed() }
  }
  /// The keyboard for entering text.
  open var keyboardType: UIKeyboardType = .default {
    didSet { changed() }
  }
  /// What the key for Return says.
  open var returnKeyType: UIReturnKeyType = .default {
    didSet { changed() }
  }
  /// Which letters the keyboard makes capital by itself.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences {
    didSet { changed() }
  }
  /// Whether what is typed is corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default {
    didSet { changed() }
  }
  /// What the text is about.
  open var textContentType: UITextContentType? {
    didSet { changed() }
  }
  /// Is asked and told about changes.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Takes what the reader has typed, unless the delegate refuses it.
  package func edit(_ new: String) {
    let old = text ?? ""
    guard new != old else { return }
    let range = NSRange(location: 0, length: (old as NSString).length)
    if delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: new) == false { return changed() }
    text = new
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
  }

  /// Tells that the focus has come or gone.
  package func focus(_ hasFocus: Bool) {
    if hasFocus {
      delegate?.textFieldDidBeginEditing(self)
    } else {
      delegate?.textFieldDidEndEditing(self)
      sendActions(for: .editingDidEnd)
    }
  }

  /// Tells that the reader has pressed Return.
  package func enter() {
    _ = delegate?.textFieldShouldReturn(self)
    sendActions(for: .editingDidEndOnExit)
  }
}

extension UITextField {
  /// Named for when a field's text has changed. Fields of a page have closures and bindings for that.
  /// - Partly: nothing posts it: use `addAction(_:for:)` with `editingChanged`, or a TextField.
  nonisolated public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
}
