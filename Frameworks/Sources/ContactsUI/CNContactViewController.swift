import SwiftUI
import UIKit

/// Is told what the reader did with a contact.
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}

/// Shows a contact that the program knows.
/// - Partly: names, numbers and addresses; it is not changed, and no new one is kept: the delegate is told nil.
@MainActor @preconcurrency
open class CNContactViewController: UIViewController {
  public private(set) var contact = CNContact()
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var contactStore: CNContactStore?
  open var allowsEditing = true
  open var allowsActions = true
  open var displayedPropertyKeys: [any CNKeyDescriptor]?
  open var alternateName: String?
  open var message: String?
  private var isNew = false

  /// What has to be known of a contact.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "view" }

  /// Shows a contact.
  public convenience init(for contact: CNContact) { self.init(contact, isNew: false) }
  /// Shows a contact that nobody knows yet.
  public convenience init(forUnknownContact contact: CNContact) { self.init(contact, isNew: false) }
  /// Shows a new contact.
  public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact(), isNew: true) }

  private init(_ contact: CNContact, isNew: Bool) {
    self.contact = contact
    self.isNew = isNew
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "There are no storyboards on Linux: use init(for:)")
  public required init?(coder: NSCoder) { fatalError("There are no storyboards on Linux") }

  open override func loadView() {
    let card = CardView()
    card.contact = contact
    card.alternateName = alternateName
    if isNew {
      card.close = { [weak self] in
        guard let self else { return }
        delegate?.contactViewController(self, didCompleteWith: nil)
      }
    }
    view = card
  }
}

/// A contact as a view.
private final class CardView: UIView, _ViewShowing {
  var contact = CNContact()
  var alternateName: String?
  var close: (@MainActor () -> Void)?

  var _content: AnyView { AnyView(Card(contact: contact, alternateName: alternateName, close: close)) }
}

private struct Card: View {
  let contact: CNContact
  let alternateName: String?
  let close: (@MainActor () -> Void)?

  private func name(_ label: String?) -> String {
    label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) } ?? ""
  }

  var body: some View {
    List {
      Section {
        Text(verbatim: CNContactFormatter.string(from: contact, style: .fullName) ?? alternateName ?? "").font(.title2)
        if !contact.jobTitle.isEmpty { Text(verbatim: contact.jobTitle) }
        if !contact.organizationName.isEmpty { Text(verbatim: contact.organizationName) }
      }
      Section {
        ForEach(contact.phoneNumbers, id: \.identifier) { number in
          row(
            name(number.label), number.value.stringValue, "tel:" + number.value.stringValue.filter { !$0.isWhitespace })
        }
        ForEach(contact.emailAddresses, id: \.identifier) { mail in
          row(name(mail.label), "\(mail.value)", "mailto:\(mail.value)")
        }
        ForEach(contact.postalAddresses, id: \.identifier) { address in
          row(name(address.label), CNPostalAddressFormatter.string(from: address.value, style: .mailingAddress), nil)
        }
      }
      if let close { Button("Cancel") { close() } }
    }
  }

  @ViewBuilder private func row(_ label: String, _ text: String, _ address: String?) -> some View {
    LabeledContent {
      if let url = address.flatMap({ URL(string: $0) }) {
        Link(destination: url) { Text(verbatim: text) }
      } else {
        Text(verbatim: text)
      }
    } label: {
      Text(verbatim: label)
    }
  }
}
