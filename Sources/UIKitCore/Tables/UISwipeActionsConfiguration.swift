import Foundation

/// What the swipe of a row offers.
@MainActor @preconcurrency
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first of the actions.
  open var performsFirstActionWithFullSwipe = true

  /// Offers actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
  }
}

/// Something that the swipe of a row offers.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  /// Whether something is lost by it.
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// What is done: it gets the action, the view that shows it, and what it calls with whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Whether something is lost by it.
  public let style: Style
  /// What the button says.
  open var title: String?
  /// The picture of the button, which stands in place of the title.
  open var image: UIImage?
  /// The colour of the button; nil is grey, or red where something is lost.
  open var backgroundColor: UIColor?
  /// What is done.
  public let handler: Handler

  /// Offers something.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
