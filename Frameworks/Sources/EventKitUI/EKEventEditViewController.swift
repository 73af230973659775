import EventKit
import SwiftUI
import UIKit

/// How editing an event ended.
public enum EKEventEditViewAction: Int, Sendable {
  case canceled, saved, deleted
  /// The older name of `canceled`.
  public static let cancelled = EKEventEditViewAction.canceled
}

/// Is told how editing an event ended.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
  public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar {
    EKCalendar(for: .event, eventStore: controller.eventStore)
  }
}

/// Lets the reader put an event into their calendar: their browser is given a file that calendars open.
/// - Partly: a file for the reader's calendar; what they do with it is not known here.
@MainActor @preconcurrency
open class EKEventEditViewController: UIViewController {
  open var eventStore: EKEventStore! = EKEventStore()
  /// The event; a new one where there is none.
  open var event: EKEvent?
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?

  /// Ends without the event.
  open func cancelEditing() { finish(.canceled) }

  open override func loadView() {
    let form = EventView()
    let edited = event ?? EKEvent(eventStore: eventStore)
    event = edited
    form.event = edited
    form.finish = { [weak self] in self?.finish($0) }
    view = form
  }

  private func finish(_ action: EKEventEditViewAction) {
    editViewDelegate?.eventEditViewController(self, didCompleteWith: action)
  }
}

/// An event with its form as a view.
private final class EventView: UIView, _ViewShowing {
  var event: EKEvent?
  var finish: @MainActor (EKEventEditViewAction) -> Void = { _ in }

  var _content: AnyView { event.map { AnyView(EventForm(event: $0, finish: finish)) } ?? AnyView(EmptyView()) }
}
