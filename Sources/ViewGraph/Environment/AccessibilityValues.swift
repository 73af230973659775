extension EnvironmentValues {
  /// True where the reader asks for fewer things that shine through. Browsers do not tell.
  public var accessibilityReduceTransparency: Bool { false }
  /// True where the reader asks for more than colours to tell things apart. Browsers do not tell.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// True where the reader's system inverts colours. Browsers do not tell.
  public var accessibilityInvertColors: Bool { false }
  /// True where a screen reader is on. Browsers do not tell: controls are always described for one.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// True where the reader uses switches. Browsers do not tell.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// How heavy text is to be; nil while unknown, as always in a browser.
  public var legibilityWeight: LegibilityWeight? { nil }
  /// True where the screen is dimmed, as that of a watch is. Pages never are.
  public var isLuminanceReduced: Bool { false }
  /// True where a program can open windows: false, as on a phone. Readers can open several pages.
  public var supportsMultipleWindows: Bool { false }
  /// True for a field, button or link that has the focus, where the program follows it with `focused(_:)`.
  public var isFocused: Bool { fieldFocus?.isFocused ?? false }

  /// The size of text that the reader has chosen; the older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
