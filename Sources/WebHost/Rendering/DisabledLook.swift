import ViewGraph

extension DisplayContent {
  /// True for controls that are dim while they are disabled: not those that a style of the program's draws.
  var dimsDisabled: Bool {
    switch self {
    case .button(let button): button.prominence != .styled
    case .link(let link): link.prominence != .styled
    case .menu(_, let prominence): prominence != .styled
    case .field, .toggle, .picker, .slider, .stepper, .datePicker: true
    default: false
    }
  }
}
