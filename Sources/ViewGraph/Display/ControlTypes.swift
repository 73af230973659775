import Foundation

/// A button.
public struct ButtonContent: Equatable, Sendable {
  /// Who is told `.press`; nil where the button is disabled.
  public var target: EventTarget
  public var role: ButtonRole?
  /// The look: nil is plain text in the tint.
  public var prominence: ButtonProminence
  /// What the button does where scripts are off: the location that results, or nil where there is none.
  public var location: LocationChange?
  /// The keys that press it, if any.
  public var shortcut: String?
  /// Whether it has the focus, and is told `.focus` as it comes and goes; nil where the program does not ask.
  public var isFocused: Bool?
  /// True for a link whose page is shown beside it.
  public var isCurrent = false
  /// True for a link that the row of a list it stands in presses, wherever it is pressed.
  public var isOfRow = false
  /// How far its key moves the focus among what can have it on the page; nil where it does something else.
  public var focusStep: Int?

  public init(
    target: EventTarget, role: ButtonRole? = nil, prominence: ButtonProminence = .automatic,
    location: LocationChange? = nil, shortcut: String? = nil, isFocused: Bool? = nil
  ) {
    self.isFocused = isFocused
    self.target = target
    self.role = role
    self.prominence = prominence
    self.location = location
    self.shortcut = shortcut
  }
}

/// How much a button stands out.
public enum ButtonProminence: String, Equatable, Sendable {
  /// Text in the tint.
  case automatic
  /// The label as it is.
  case plain
  /// The label as a style of the program's has drawn it, also where the button is disabled.
  case styled
  case bordered
  case borderedProminent
  /// The label on glass.
  case glass
  /// A whole row that leads elsewhere, with a disclosure mark.
  case navigationRow

  /// True where nothing is drawn around the label.
  public var isBare: Bool { self == .plain || self == .automatic || self == .styled }
}

/// A link that leaves the program, or leads to a place in it by a path.
public struct LinkContent: Equatable, Sendable {
  /// Http, https, mailto, or a path in the program; anything else is not followed.
  public var url: URL
  public var prominence: ButtonProminence
  /// Who is told `.focus` as it comes and goes, nil where the program does not ask.
  public var focusTarget: EventTarget?
  public var isFocused: Bool
  /// The keys that follow it, as `cmd+shift+k`; nil for none.
  public var shortcut: String?
  /// True for a mail that browsers pass on by other means where they know any.
  public var isShared: Bool

  public init(
    url: URL, prominence: ButtonProminence = .automatic, focusTarget: EventTarget? = nil, isFocused: Bool = false,
    shortcut: String? = nil, isShared: Bool = false
  ) {
    self.url = url
    self.isShared = isShared
    self.prominence = prominence
    self.focusTarget = focusTarget
    self.isFocused = isFocused
    self.shortcut = shortcut
  }
}

/// Editable text.
public struct FieldContent: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case line, secure, search
    /// Several lines; `minLines` high at least.
    case area(minLines: Int)
  }

  /// Who is told `.input`, `.submit`, `.focus`.
  public var target: EventTarget
  /// The lasting name of the field across restarts and in locations.
  public var key: String
  public var kind: Kind
  public var value: String
  public var prompt: String
  public var keyboard: String?
  public var contentType: String?
  public var submitLabel: String?
  public var autocapitalization: String?
  public var isAutocorrectionDisabled: Bool
  /// The look, by the name of the style: automatic, plain, roundedBorder, editor.
  public var style: String
  /// Whether it has the focus; nil where the program does not follow it.
  public var isFocused: Bool?
  /// Whether the program is told `.select`.
  public var followsSelection = false
  /// How it scrolls; nil for a line.
  public var scroll: ScrollContent?
  /// What is to be selected, in units of UTF-16; nil where the program does not say.
  public var selection: Range<Int>?
  /// What ends a search; nil while the reader does not search.
  public var cancellation: Cancellation?

  /// A button that ends what is done in the field.
  public struct Cancellation: Equatable, Sendable {
    /// Who is told `.press`.
    public var target: EventTarget
    public var label: String
  }

  public init(target: EventTarget, key: String, kind: Kind, value: String, prompt: String) {
    self.target = target
    self.key = key
    self.kind = kind
    self.value = value
    self.prompt = prompt
    self.isAutocorrectionDisabled = false
    self.style = "automatic"
  }
}

/// A switch.
public struct ToggleContent: Equatable, Sendable {
  /// Who is told `.set`, with "true" or "false".
  public var target: EventTarget
  public var key: String
  public var isOn: Bool
  /// automatic, switch, button, checkbox
  public var style: String

  public init(target: EventTarget, key: String, isOn: Bool, style: String = "automatic") {
    self.target = target
    self.key = key
    self.isOn = isOn
    self.style = style
  }
}

/// A choice of one among several.
public struct PickerContent: Equatable, Sendable {
  public struct Option: Equatable, Sendable {
    /// What the renderer sends back with `.set`.
    public var value: String
    public var label: String
    public var symbol: String?
    /// True where the child at the same place shows it, because it is more than a text.
    public var isDrawn: Bool

    public init(value: String, label: String, symbol: String? = nil, isDrawn: Bool = false) {
      self.value = value
      self.label = label
      self.symbol = symbol
      self.isDrawn = isDrawn
    }
  }

  /// Who is told `.set`, with an option's value.
  public var target: EventTarget
  public var key: String
  public var options: [Option]
  /// The chosen option's value, nil where none matches.
  public var selection: String?
  /// automatic, segmented, menu, inline, wheel, radioGroup, navigationLink, palette
  public var style: String
  public var label: String
  public var showsLabel: Bool
  /// What is behind choices side by side; nil is as the renderer has it.
  public var background: Paint?
  /// What is behind the chosen one of choices side by side; nil is as the renderer has it.
  public var chosenBackground: Paint?
  /// The colours of choices side by side that are not chosen, and of the one that is; nil is as the renderer has it.
  public var titles, chosenTitle: Paint?

  public init(
    target: EventTarget, key: String, options: [Option], selection: String?, style: String, label: String,
    showsLabel: Bool = true
  ) {
    self.target = target
    self.key = key
    self.options = options
    self.selection = selection
    self.style = style
    self.label = label
    self.showsLabel = showsLabel
  }
}

/// A number that is dragged.
public struct SliderContent: Equatable, Sendable {
  /// Who is told `.set`, with a number, and `.editing`.
  public var target: EventTarget
  public var key: String
  public var value: Double
  public var bounds: ClosedRange<Double>
  public var step: Double?

  public init(target: EventTarget, key: String, value: Double, bounds: ClosedRange<Double>, step: Double? = nil) {
    self.target = target
    self.key = key
    self.value = value
    self.bounds = bounds
    self.step = step
  }
}

/// A value that is stepped.
public struct StepperContent: Equatable, Sendable {
  /// Who is told `.set`, with "+" or "-".
  public var target: EventTarget
  public var canIncrement: Bool
  public var canDecrement: Bool

  public init(target: EventTarget, canIncrement: Bool, canDecrement: Bool) {
    self.target = target
    self.canIncrement = canIncrement
    self.canDecrement = canDecrement
  }
}

/// A date that is chosen.
public struct DatePickerContent: Equatable, Sendable {
  /// Who is told `.set`, with seconds since 1970.
  public var target: EventTarget
  public var key: String
  public var date: Date
  public var earliest: Date?
  public var latest: Date?
  public var hasDate: Bool
  public var hasTime: Bool
  /// automatic, compact; or graphical, wheel, whose views are the last children.
  public var style = "automatic"
  /// What a compact picker says: the day, and the time.
  public var words: [String] = []
  /// How many of the children are the label, where there are views besides.
  public var labelCount = 0

  public init(
    target: EventTarget, key: String, date: Date, earliest: Date? = nil, latest: Date? = nil, hasDate: Bool = true,
    hasTime: Bool = true
  ) {
    self.target = target
    self.key = key
    self.date = date
    self.earliest = earliest
    self.latest = latest
    self.hasDate = hasDate
    self.hasTime = hasTime
  }
}

/// Progress of something.
public struct ProgressContent: Equatable, Sendable {
  /// 0 to 1, nil while unknown.
  public var fraction: Double?
  /// automatic, linear, circular
  public var style: String

  public init(fraction: Double?, style: String = "automatic") {
    self.fraction = fraction
    self.style = style
  }

  /// True for a bar, false for something that turns.
  public var isBar: Bool { style == "linear" || (style != "circular" && fraction != nil) }
}
