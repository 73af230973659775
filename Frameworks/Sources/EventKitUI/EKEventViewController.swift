import EventKit
import SwiftUI
import UIKit

/// How seeing an event ended.
public enum EKEventViewAction: Int, Sendable {
  case done, responded, deleted
}

/// Is told how seeing an event ended.
@MainActor @preconcurrency
public protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Shows an event that the program has made.
/// - Partly: its title, time, place and notes; it is not edited.
@MainActor @preconcurrency
open class EKEventViewController: UIViewController {
  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent!
  open var allowsEditing = false
  open var allowsCalendarPreview = false

  open override func loadView() {
    let shown = ShownEvent()
    shown.event = event
    shown.done = { [weak self] in self.map { $0.delegate?.eventViewController($0, didCompleteWith: .done) } }
    view = shown
  }
}

/// An event as a view.
private final class ShownEvent: UIView, _ViewShowing {
  var event: EKEvent?
  var done: @MainActor () -> Void = {}

  var _content: AnyView {
    AnyView(
      List {
        Text(verbatim: event?.title ?? "").font(.title2)
        if let start = event?.startDate { LabeledContent("Starts") { Text(start, style: .date) } }
        if let end = event?.endDate { LabeledContent("Ends") { Text(end, style: .date) } }
        if let place = event?.location { LabeledContent("Location") { Text(verbatim: place) } }
        if let notes = event?.notes { Text(verbatim: notes) }
        Button("Done") { self.done() }
      })
  }
}
