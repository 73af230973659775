import Foundation

/// Whether a contact is a person.
public enum CNContactType: Int, Sendable {
  case person, organization
}

/// What is known of a contact.
struct ContactValues {
  var namePrefix = ""
  var givenName = ""
  var middleName = ""
  var familyName = ""
  var previousFamilyName = ""
  var nameSuffix = ""
  var nickname = ""
  var organizationName = ""
  var departmentName = ""
  var jobTitle = ""
  var phoneticGivenName = ""
  var phoneticMiddleName = ""
  var phoneticFamilyName = ""
  var phoneticOrganizationName = ""
  var note = ""
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var emailAddresses: [CNLabeledValue<NSString>] = []
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  var urlAddresses: [CNLabeledValue<NSString>] = []
  var contactRelations: [CNLabeledValue<CNContactRelation>] = []
  var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
  var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
  var dates: [CNLabeledValue<NSDateComponents>] = []
  var birthday: DateComponents?
  var nonGregorianBirthday: DateComponents?
  var imageData: Data?
  var contactType = CNContactType.person
}

/// A person, or an organization.
/// - Partly: `zone` of copies is not used.
open class CNContact: NSObject, Identifiable, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: String
  var values: ContactValues
  public var id: String { identifier }

  /// Makes a contact of whom nothing is known.
  public override convenience init() { self.init(UUID().uuidString, ContactValues()) }

  init(_ identifier: String, _ values: ContactValues) {
    self.identifier = identifier
    self.values = values
    super.init()
  }

  open var namePrefix: String { values.namePrefix }
  open var givenName: String { values.givenName }
  open var middleName: String { values.middleName }
  open var familyName: String { values.familyName }
  open var previousFamilyName: String { values.previousFamilyName }
  open var nameSuffix: String { values.nameSuffix }
  open var nickname: String { values.nickname }
  open var organizationName: String { values.organizationName }
  open var departmentName: String { values.departmentName }
  open var jobTitle: String { values.jobTitle }
  open var phoneticGivenName: String { values.phoneticGivenName }
  open var phoneticMiddleName: String { values.phoneticMiddleName }
  open var phoneticFamilyName: String { values.phoneticFamilyName }
  open var phoneticOrganizationName: String { values.phoneticOrganizationName }
  open var note: String { values.note }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
  open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
  open var contactRelations: [CNLabeledValue<CNContactRelation>] { values.contactRelations }
  open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { values.socialProfiles }
  open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { values.instantMessageAddresses }
  open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }
  open var birthday: DateComponents? { values.birthday }
  open var nonGregorianBirthday: DateComponents? { values.nonGregorianBirthday }
  open var imageData: Data? { values.imageData }
  open var thumbnailImageData: Data? { values.imageData }
  open var imageDataAvailable: Bool { values.imageData != nil }
  open var contactType: CNContactType { values.contactType }

  /// Whether something is known of the contact: all that there is.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// Whether something is known of the contact: all that there is.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  /// Whether it is made of others.
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { contactIdentifier == identifier }
  /// What something is called in the reader's language.
  /// - Partly: the key's own words, in English.
  open class func localizedString(forKey key: String) -> String {
    key.replacing(/[A-Z]/) { " \($0.output.lowercased())" }.capitalized
  }

  public func copy(with zone: NSZone? = nil) -> Any { CNContact(identifier, values) }
  open override func copy() -> Any { copy(with: nil) }
  public func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(identifier, values) }
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }
}
