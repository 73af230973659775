import Foundation

/// What a program wants to know.
public enum CNEntityType: Int, Sendable {
  case contacts
}

/// Whether a program may see contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

extension NSNotification.Name {
  /// Contacts have changed.
  /// - Partly: never posted.
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The contacts of a device. A page does not see them: it is answered as a program that the owner has refused.
/// - Partly: a page does not see contacts: access is denied, and each call fails with `authorizationDenied`.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Whether the program may see contacts: no.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

  /// Asks the owner: who has refused.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(false, CNError(.authorizationDenied)) } }

  /// Asks the owner: who has refused.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError(.authorizationDenied) }

  /// Fails.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError(.authorizationDenied) }
  /// Fails.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(.authorizationDenied) }
  /// Fails.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }
  /// Fails.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw CNError(.authorizationDenied) }
  /// Fails.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw CNError(.authorizationDenied) }
  /// Fails.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
  /// Where new contacts would be kept.
  open func defaultContainerIdentifier() -> String { "" }
}

/// How found contacts are sorted.
public enum CNContactSortOrder: Int, Sendable {
  case none, userDefault, givenName, familyName
}

/// What is to be found of contacts.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
  open var mutableObjects = false
  open var unifyResults = true

  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// What is to be changed of contacts.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  private var changes: [CNContact] = []

  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { changes.append(contact) }
  open func update(_ contact: CNMutableContact) { changes.append(contact) }
  open func delete(_ contact: CNMutableContact) { changes.append(contact) }
}

extension CNContact {
  /// Finds contacts by their names.
  /// - Partly: finds none: a page does not see contacts.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
  /// Finds contacts by what tells them from others.
  /// - Partly: finds none: a page does not see contacts.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Finds contacts by their telephone numbers.
  /// - Partly: finds none: a page does not see contacts.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Finds contacts by their addresses of mail.
  /// - Partly: finds none: a page does not see contacts.
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Finds the contacts of a container.
  /// - Partly: finds none: a page does not see contacts.
  public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    NSPredicate(value: false)
  }
}
