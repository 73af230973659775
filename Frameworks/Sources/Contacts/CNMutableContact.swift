import Foundation

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
  public override var namePrefix: String {
    get { values.namePrefix }
    set { values.namePrefix = newValue }
  }
  public override var givenName: String {
    get { values.givenName }
    set { values.givenName = newValue }
  }
  public override var middleName: String {
    get { values.middleName }
    set { values.middleName = newValue }
  }
  public override var familyName: String {
    get { values.familyName }
    set { values.familyName = newValue }
  }
  public override var previousFamilyName: String {
    get { values.previousFamilyName }
    set { values.previousFamilyName = newValue }
  }
  public override var nameSuffix: String {
    get { values.nameSuffix }
    set { values.nameSuffix = newValue }
  }
  public override var nickname: String {
    get { values.nickname }
    set { values.nickname = newValue }
  }
  public override var organizationName: String {
    get { values.organizationName }
    set { values.organizationName = newValue }
  }
  public override var departmentName: String {
    get { values.departmentName }
    set { values.departmentName = newValue }
  }
  public override var jobTitle: String {
    get { values.jobTitle }
    set { values.jobTitle = newValue }
  }
  public override var phoneticGivenName: String {
    get { values.phoneticGivenName }
    set { values.phoneticGivenName = newValue }
  }
  public override var phoneticMiddleName: String {
    get { values.phoneticMiddleName }
    set { values.phoneticMiddleName = newValue }
  }
  public override var phoneticFamilyName: String {
    get { values.phoneticFamilyName }
    set { values.phoneticFamilyName = newValue }
  }
  public override var phoneticOrganizationName: String {
    get { values.phoneticOrganizationName }
    set { values.phoneticOrganizationName = newValue }
  }
  public override var note: String {
    get { values.note }
    set { values.note = newValue }
  }
  public override var birthday: DateComponents? {
    get { values.birthday }
    set { values.birthday = newValue }
  }
  public override var nonGregorianBirthday: DateComponents? {
    get { values.nonGregorianBirthday }
    set { values.nonGregorianBirthday = newValue }
  }
  public override var imageData: Data? {
    get { values.imageData }
    set { values.imageData = newValue }
  }
  public override var contactType: CNContactType {
    get { values.contactType }
    set { values.contactType = newValue }
  }
  public override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  public override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.emailAddresses }
    set { values.emailAddresses = newValue }
  }
  public override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { values.postalAddresses }
    set { values.postalAddresses = newValue }
  }
  public override var urlAddresses: [CNLabeledValue<NSString>] {
    get { values.urlAddresses }
    set { values.urlAddresses = newValue }
  }
  public override var contactRelations: [CNLabeledValue<CNContactRelation>] {
    get { values.contactRelations }
    set { values.contactRelations = newValue }
  }
  public override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { values.socialProfiles }
    set { values.socialProfiles = newValue }
  }
  public override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { values.instantMessageAddresses }
    set { values.instantMessageAddresses = newValue }
  }
  public override var dates: [CNLabeledValue<NSDateComponents>] {
    get { values.dates }
    set { values.dates = newValue }
  }
}
