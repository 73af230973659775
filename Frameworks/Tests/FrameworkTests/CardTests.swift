import Contacts
import EventKit
import EventKitUI
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Contacts and events that a program makes itself.
@MainActor
struct CardTests {
  @Test func cardsComeBack() throws {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName, contact.note) = ("Ada", "Love; lace", "One\nTwo, three")
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "+44 1"))]
    contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: NSString(string: "ada@example.com"))]
    let data = try CNContactVCardSerialization.data(with: [contact])
    let read = try #require(try CNContactVCardSerialization.contacts(with: data).first)
    #expect(read.givenName == "Ada" && read.familyName == "Love; lace" && read.note == contact.note)
    #expect(read.phoneNumbers.first?.value.stringValue == "+44 1" && read.phoneNumbers.first?.label == CNLabelHome)
    #expect(CNContactFormatter.string(from: read, style: .fullName) == "Ada Love; lace")
    #expect(throws: CNError(.vCardMalformed)) { try CNContactVCardSerialization.contacts(with: Data("no".utf8)) }
    let changed = try #require(read.mutableCopy() as? CNMutableContact)
    changed.givenName = "Eda"
    #expect(read.givenName == "Ada" && CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
  }

  private final class Told: NSObject, EKEventEditViewDelegate {
    var actions: [EKEventEditViewAction] = []
    func eventEditViewController(
      _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
    ) { actions.append(action) }
  }

  private struct Editor: UIViewControllerRepresentable {
    let event: EKEvent
    let told: Told

    func makeUIViewController(context: Context) -> EKEventEditViewController {
      let controller = EKEventEditViewController()
      controller.event = event
      controller.editViewDelegate = told
      return controller
    }
    func updateUIViewController(_ controller: EKEventEditViewController, context: Context) {}
  }

  @Test func anEventCanBeTakenAlong() async throws {
    let event = EKEvent(eventStore: EKEventStore())
    (event.title, event.location) = ("Lunch", "Café")
    event.startDate = Date(timeIntervalSince1970: 0)
    event.endDate = Date(timeIntervalSince1970: 3600)
    let told = Told()
    let screen = TestScreen(Editor(event: event, told: told))
    await screen.settle()
    try screen.type("Dinner", into: "Title")
    try screen.tap("Add")
    await screen.settle()
    #expect(event.title == "Dinner" && event.location == "Café")
    try screen.tap("Cancel")
    #expect(told.actions.last == .canceled)
  }
}
