import Foundation

/// One button of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// What a button is for.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// What the button says.
  public let title: String?
  /// What it is for.
  public let style: Style
  /// Whether it can be pressed.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// Makes a button that closes the alert and then does something.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Does what the button does.
  package func perform() { handler?(self) }
}

/// An alert, or a sheet of choices. Present it on any controller: it is shown over the reader's page.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// How choices are offered.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// What is said below the title.
  open var message: String?
  /// How choices are offered.
  public let preferredStyle: Style
  /// The buttons.
  public private(set) var actions: [UIAlertAction] = []
  /// The button that Return presses.
  /// - Partly: kept and not used: buttons look as their styles say.
  open var preferredAction: UIAlertAction?
  /// The fields of an alert.
  public private(set) var textFields: [UITextField]?

  /// Makes an alert without buttons.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  @available(*, unavailable, message: "There are no storyboards on Linux: use init(title:message:preferredStyle:)")
  public required init?(coder: NSCoder) {
    fatalError("There are no storyboards on Linux")
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field, and lets the program set it up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
