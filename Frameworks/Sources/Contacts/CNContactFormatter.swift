import Foundation

/// How a contact's name is written.
public enum CNContactFormatterStyle: Int, Sendable {
  case fullName, phoneticFullName
}

/// Which name comes first.
public enum CNContactDisplayNameOrder: Int, Sendable {
  case userDefault, givenNameFirst, familyNameFirst
}

/// Writes the names of contacts.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// How names are written.
  open var style = CNContactFormatterStyle.fullName

  /// What has to be known of a contact.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "name" }

  /// A contact's name; nil where it has none.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts =
      style == .phoneticFullName
      ? [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
      : [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    if !name.isEmpty { return name }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }

  /// Which name comes first.
  /// - Partly: always the given name.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
  /// What stands between names.
  open class func delimiter(for contact: CNContact) -> String { " " }
  /// A contact's name; nil where it has none.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }
}

/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  case mailingAddress
}

/// Writes addresses, a line for each part.
/// - Partly: in one order for all countries.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// How addresses are written.
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  /// An address in lines.
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
    return [postalAddress.street, place.joined(separator: " "), postalAddress.country].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
  /// An address in lines.
  open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
  open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map { string(from: $0) } }
}
