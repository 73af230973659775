import SwiftUI
import UIKit

/// Is told which contacts the reader has chosen.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// The reader chose none: so it is always.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// A value of a contact.
open class CNContactProperty: NSObject, @unchecked Sendable {
  public let contact: CNContact
  public let key: String
  public let value: Any?

  init(contact: CNContact, key: String, value: Any?) {
    self.contact = contact
    self.key = key
    self.value = value
  }
}

/// Lets the reader choose contacts. A page does not see them: it says so, and the reader closes it.
/// - Partly: a page does not see contacts: the reader can cancel alone.
@MainActor @preconcurrency
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?

  open override func loadView() {
    let note = NoteView()
    note.close = { [weak self] in
      guard let self else { return }
      delegate?.contactPickerDidCancel(self)
      dismiss(animated: true)
    }
    view = note
  }
}

/// Says that there are no contacts.
private final class NoteView: UIView, _ViewShowing {
  var close: @MainActor () -> Void = {}

  var _content: AnyView {
    AnyView(
      VStack(spacing: 16) {
        Image(systemName: "person.crop.circle").font(.largeTitle).foregroundStyle(.secondary).accessibilityHidden(true)
        Text("A page does not see your contacts.").multilineTextAlignment(.center)
        Button("Cancel") { self.close() }
      }
      .padding(32)
      .frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}

extension View {
  /// Lets the reader choose which contacts the program sees: none, which it is told at once.
  /// - Partly: a page does not see contacts: none are chosen.
  nonisolated public func contactAccessPicker(
    isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void
  ) -> some View {
    modifier(NoContacts(isPresented: isPresented, completionHandler: completionHandler))
  }
}

nonisolated private struct NoContacts: ViewModifier {
  let isPresented: Binding<Bool>
  let completionHandler: ([String]) -> Void

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) {
      guard isPresented.wrappedValue else { return }
      isPresented.wrappedValue = false
      completionHandler([])
    }
  }
}
