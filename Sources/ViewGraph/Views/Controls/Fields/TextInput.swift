/// Which letters the keyboard makes capital by itself.
public struct TextInputAutocapitalization: Equatable, Sendable {
  let name: String

  /// None.
  public static let never = TextInputAutocapitalization(name: "none")
  /// The first of every word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first of every sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// What the Return key of a keyboard on the screen says.
public struct SubmitLabel: Equatable, Sendable {
  let name: String

  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "go")
  /// Route.
  public static let route = SubmitLabel(name: "go")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "enter")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "next")
}

private struct KeyboardTypeKey: EnvironmentKey { static var defaultValue: String? { nil } }
private struct ContentTypeKey: EnvironmentKey { static var defaultValue: String? { nil } }
private struct CapitalizationKey: EnvironmentKey { static var defaultValue: String? { nil } }
private struct SubmitLabelKey: EnvironmentKey { static var defaultValue: String? { nil } }
private struct AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The keyboard for fields, by the name of its case in `UIKeyboardType`.
  package var fieldKeyboard: String? {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }

  /// What fields are about, as HTML's `autocomplete` names it.
  package var fieldContentType: String? {
    get { self[ContentTypeKey.self] }
    set { self[ContentTypeKey.self] = newValue }
  }

  /// Which letters become capital: none, words, sentences, characters.
  package var fieldCapitalization: String? {
    get { self[CapitalizationKey.self] }
    set { self[CapitalizationKey.self] = newValue }
  }

  /// True where the platform does not correct what is entered.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// The older name of `autocorrectionDisabled`.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }

  var submitLabel: String? {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

extension FieldContent {
  /// Takes over what the surroundings say about fields.
  @MainActor
  mutating func applyInput(_ environment: EnvironmentValues) {
    keyboard = environment.fieldKeyboard
    contentType = environment.fieldContentType
    autocapitalization = environment.fieldCapitalization
    isAutocorrectionDisabled = environment.autocorrectionDisabled
    submitLabel = environment.submitLabel
    isFocused = environment.fieldFocus?.isFocused
  }
}

extension View {
  /// Sets which letters the keyboard makes capital by itself; nil is the platform's own way.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    modifier(EnvironmentWriter(\.fieldCapitalization, autocapitalization?.name))
  }

  /// Keeps the platform from correcting what is entered.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(EnvironmentWriter(\.autocorrectionDisabled, disable))
  }

  /// Keeps the platform from correcting what is entered; the older name.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    modifier(EnvironmentWriter(\.autocorrectionDisabled, disable ?? false))
  }

  /// Sets what the Return key of a keyboard on the screen says.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(EnvironmentWriter(\.submitLabel, submitLabel.name))
  }

  /// Keeps what is submitted below from the actions further up.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(EnvironmentTransform(keyPath: \.submit) { if isBlocking { $0 = nil } })
  }
}

/// Whether the reader can select text.
public protocol TextSelectability {
  /// True where they can.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Says whether the reader can select the text below.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(DisplayEffect(.textSelection(S.allowsSelection)))
  }
}
