import Foundation

/// How text is entered into a view. What a view does not say itself is kept here.
@MainActor @preconcurrency
public protocol UITextInputTraits: UIView {
  /// What the view has been told. Programs never use it.
  var _traits: _InputTraits { get }
}

/// What a view has been told of how text is entered into it.
@MainActor @preconcurrency
public final class _InputTraits {
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var textContentType: UITextContentType?
  var isSecureTextEntry = false
  var enablesReturnKeyAutomatically = false
  var passwordRules: UITextInputPasswordRules?

  nonisolated init() {}
}

extension UITextInputTraits {
  /// The keyboard for entering text.
  public var keyboardType: UIKeyboardType {
    get { _traits.keyboardType }
    set { set(\.keyboardType, newValue) }
  }
  /// What the key for Return says.
  public var returnKeyType: UIReturnKeyType {
    get { _traits.returnKeyType }
    set { set(\.returnKeyType, newValue) }
  }
  /// Which letters the keyboard makes capital by itself.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { _traits.autocapitalizationType }
    set { set(\.autocapitalizationType, newValue) }
  }
  /// Whether what is typed is corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { _traits.autocorrectionType }
    set { set(\.autocorrectionType, newValue) }
  }
  /// Whether words are looked up as they are typed.
  public var spellCheckingType: UITextSpellCheckingType {
    get { _traits.spellCheckingType }
    set { set(\.spellCheckingType, newValue) }
  }
  /// Whether quotation marks become those of the language.
  /// - Partly: kept and not used: keyboards decide.
  public var smartQuotesType: UITextSmartQuotesType {
    get { _traits.smartQuotesType }
    set { set(\.smartQuotesType, newValue) }
  }
  /// Whether two hyphens become a dash.
  /// - Partly: kept and not used: keyboards decide.
  public var smartDashesType: UITextSmartDashesType {
    get { _traits.smartDashesType }
    set { set(\.smartDashesType, newValue) }
  }
  /// Whether spaces are added and taken away as text is put in.
  /// - Partly: kept and not used: keyboards decide.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { _traits.smartInsertDeleteType }
    set { set(\.smartInsertDeleteType, newValue) }
  }
  /// Whether the keyboard is light or dark.
  /// - Partly: kept and not used: keyboards are as the reader has them.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { _traits.keyboardAppearance }
    set { set(\.keyboardAppearance, newValue) }
  }
  /// What the text is about.
  public var textContentType: UITextContentType! {
    get { _traits.textContentType }
    set { set(\.textContentType, newValue) }
  }
  /// True where the text is hidden.
  public var isSecureTextEntry: Bool {
    get { _traits.isSecureTextEntry }
    set { set(\.isSecureTextEntry, newValue) }
  }
  /// Whether the key for Return waits for text.
  /// - Partly: kept and not used: keyboards of browsers do not wait.
  public var enablesReturnKeyAutomatically: Bool {
    get { _traits.enablesReturnKeyAutomatically }
    set { set(\.enablesReturnKeyAutomatically, newValue) }
  }
  /// What passwords have to be made of.
  /// - Partly: kept and not used: browsers make passwords by rules of their own.
  public var passwordRules: UITextInputPasswordRules? {
    get { _traits.passwordRules }
    set { set(\.passwordRules, newValue) }
  }

  private func set<Value>(_ path: ReferenceWritableKeyPath<_InputTraits, Value>, _ value: Value) {
    _traits[keyPath: path] = value
    changed()
  }
}

/// Whether words are looked up as they are typed.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether quotation marks become those of the language.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether spaces are added and taken away as text is put in.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  /// Dark; the older name.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What passwords have to be made of.
@MainActor @preconcurrency
open class UITextInputPasswordRules: NSObject {
  /// Makes rules as a text.
  /// - Partly: `descriptor` is not used: browsers make passwords by rules of their own.
  public nonisolated init(descriptor passwordRulesDescriptor: String) {}
}
