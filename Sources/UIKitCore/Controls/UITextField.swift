import Foundation

/// Is asked and told about what happens in a field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Says whether characters may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Says whether the field may have the focus.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Says whether the field may lose the focus.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Says whether the field may be emptied by its button.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called when the field has lost the focus, and why.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
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
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A field for one line of text.
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInputTraits, TextEntering {
  /// Whether the text grows with the size of letters that the reader has chosen.
  /// - Partly: kept and not used: texts follow the reader.
  open var adjustsFontForContentSizeCategory = false
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
  /// What the view has been told of how text is entered. Programs never use it.
  public let _traits = _InputTraits()
  package let focusWish = FocusWish()

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }

  /// What is shown at the start of the field.
  open var leftView: UIView? {
    didSet { changed() }
  }
  /// What is shown at the end of the field.
  open var rightView: UIView? {
    didSet { changed() }
  }
  /// When the view at the start is shown.
  open var leftViewMode = ViewMode.never {
    didSet { changed() }
  }
  /// When the view at the end is shown.
  open var rightViewMode = ViewMode.never {
    didSet { changed() }
  }
  /// Whether letters become smaller so that the text fits.
  /// - Partly: kept and not used: fields of browsers scroll their text.
  open var adjustsFontSizeToFitWidth = false
  /// How small they become.
  /// - Partly: kept and not used: fields of browsers scroll their text.
  open var minimumFontSize: CGFloat = 0
  /// Whether the field is empty when editing begins.
  open var clearsOnBeginEditing = false
  /// What the text looks like.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet {
      if let font = defaultTextAttributes[.font] as? UIFont { self.font = font }
      if let color = defaultTextAttributes[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  /// The text with its attributes; its words alone are shown.
  /// - Partly: the words are shown; use SwiftUI's Text for attributes.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// True while the field is edited.
  open var isEditing: Bool { focusWish.hasFocus }
  /// True where there is text.
  open var hasText: Bool { !(text ?? "").isEmpty }
  private var accessory: UIView?
  private var keyboard: UIView?

  open override var inputAccessoryView: UIView? {
    get { accessory }
    set {
      accessory = newValue
      changed()
    }
  }
  open override var inputView: UIView? {
    get { keyboard }
    set { keyboard = newValue }
  }
  open override var isFirstResponder: Bool { focusWish.hasFocus }
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    return takeFocus()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool { leaveFocus() }

  /// Puts text at the end.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Takes the last character away.
  /// - Partly: not called when the reader deletes: what a field says afterwards is told.
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  /// Where the mark of a place in the text is; fields that hide theirs say an empty one.
  /// - Partly: not asked: browsers show it: use tint(.clear).
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Where the text stands in the field.
  /// - Partly: not asked: set the alignment, or put the field in a view with a margin.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text stands in the field while it is edited.
  /// - Partly: not asked: set the alignment, or put the field in a view with a margin.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the placeholder stands in the field.
  /// - Partly: not asked: set the alignment, or put the field in a view with a margin.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Takes what the reader has typed, unless the delegate refuses it.
  package func edit(_ new: String) {
    let old = text ?? ""
    guard new != old else { return }
    let change = TextChange(from: old, to: new)
    let isAllowed = delegate?.textField(self, shouldChangeCharactersIn: change.range, replacementString: change.text)
    if isAllowed == false { return changed() }
    text = new
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
  }

  /// Tells that the focus has come or gone.
  package func focus(_ hasFocus: Bool) {
    guard focusWish.hasFocus != hasFocus else { return }
    focusWish.hasFocus = hasFocus
    if hasFocus {
      if clearsOnBeginEditing { text = "" }
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    } else {
      delegate?.textFieldDidEndEditing(self, reason: .committed)
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
