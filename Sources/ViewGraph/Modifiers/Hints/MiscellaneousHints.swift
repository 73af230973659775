import Foundation

/// How a dialog matters.
public enum DialogSeverity: Sendable {
  case automatic, standard, critical
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  /// Its shape becomes that of the glass beside it.
  public static let matchedGeometry = GlassEffectTransition()
  /// It fades.
  public static let materialize = GlassEffectTransition()
  /// At once.
  public static let identity = GlassEffectTransition()
}

/// Which symbol the choice of a palette has.
public struct PaletteSelectionEffect: Sendable {
  public static let automatic = PaletteSelectionEffect()
  public static let custom = PaletteSelectionEffect()

  /// A variant of the symbol.
  /// - Partly: `variant` is not used: the choice has a background.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { PaletteSelectionEffect() }
}

/// How symbols are coloured.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows a value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

/// Where text is written by dictation.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TextInputDictationBehavior(name: "automatic")
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
}

extension View {
  /// Says how much a dialog matters.
  /// - Partly: `severity` is not used: dialogs have one look.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Gives a dialog a picture.
  /// - Partly: `icon` is not shown: dialogs of a page have no picture.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Lets readers say that they do not want to see the dialog again.
  /// - Partly: readers are not asked: keep a Bool in AppStorage and ask it.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// Lets readers say that they do not want to see the dialog again.
  /// - Partly: readers are not asked: keep a Bool in AppStorage and ask it.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Says how glass comes and goes.
  /// - Partly: `transition` is not used: glass comes as the view does.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition, isEnabled: Bool = true)
    -> some View
  {
    self
  }

  /// Says whether materials look as in a window that is in use.
  /// - Partly: pages have one look of them.
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }

  /// Says how the choice of a palette is shown.
  /// - Partly: `effect` is not used: the choice has a background.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }

  /// Says how symbols are coloured.
  /// - Partly: `mode` is not used: symbols have plain colours.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

  /// Says how symbols show values.
  /// - Partly: `mode` is not used: their layers are coloured.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

  /// Says whether a button that is held down is pressed again and again.
  /// - Partly: `behavior` is not used: a button that is held down is pressed once.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// Lets scroll bars be seen for a moment as the view appears.
  /// - Partly: nothing changes: browsers show scroll bars as they do.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Lets scroll bars be seen for a moment when a value changes.
  /// - Partly: nothing changes: browsers show scroll bars as they do.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Opens the system's search in a text.
  /// - Partly: nothing is opened: browsers have a search of their own.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Says whether readers can search in a text.
  /// - Partly: nothing changes: browsers have a search of their own.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Says whether readers can replace what they have found in a text.
  /// - Partly: nothing changes: browsers have a search of their own.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Says whether the reader can dictate what is searched for.
  /// - Partly: nothing changes: browsers and keyboards decide that.
  nonisolated public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }

  /// Says how the view stands out below a pointer where it says nothing itself.
  /// - Partly: nothing changes: controls have their own.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Says whether views stand out below a pointer.
  /// - Partly: nothing changes: controls have their own.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Makes the view the one that a gesture of the hand presses.
  /// - Partly: nothing changes: browsers know no such gestures.
  nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    self
  }

  /// Does something when the reader squeezes a pencil.
  /// - Partly: `action` is not called: browsers do not tell.
  nonisolated public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View {
    self
  }

  /// Does something when the reader taps a pencil twice.
  /// - Partly: `action` is not called: browsers do not tell.
  nonisolated public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void)
    -> some View
  {
    self
  }

  /// Says what is shown in the title bar's menu of a window: the document.
  /// - Partly: nothing is shown: pages have their title.
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }

  /// Says which scene opens a link.
  /// - Partly: nothing changes: a page is the only scene.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

  /// Says by which text the view is found as the reader types.
  /// - Partly: nothing changes: browsers find what is seen.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// Says by which text the view is found as the reader types.
  /// - Partly: nothing changes: browsers find what is seen.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }

  /// Keeps a program from being ended while a dialog is open.
  /// - Partly: nothing changes: readers close pages as they like.
  nonisolated public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }

  /// Says where a dialog for files begins.
  /// - Partly: nothing changes: browsers decide that.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Says what a dialog for files is for.
  /// - Partly: nothing is shown: browsers have dialogs of their own.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Says what a dialog for files is for.
  /// - Partly: nothing is shown: browsers have dialogs of their own.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Names the button of a dialog for files.
  /// - Partly: nothing is shown: browsers have dialogs of their own.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Names the field for a file's name.
  /// - Partly: nothing is shown: browsers have dialogs of their own.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
}

/// A gesture of the hand that presses a button.
public struct HandGestureShortcut: Hashable, Sendable {
  /// The one for what is wanted most often.
  public static let primaryAction = HandGestureShortcut()
}

/// How far a squeeze of a pencil has come.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active, ended, failed
}

/// Two taps of a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {}
