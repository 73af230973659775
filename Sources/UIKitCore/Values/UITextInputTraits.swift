/// The keyboards for entering text.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11

  /// The keyboard for ASCII; the older name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters the keyboard makes capital by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// What a text is about, so that the system can help to enter it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A name that friends use.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A postal address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The name of a city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The name of a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// A name to log in with.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A name between the first and the last.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// What follows a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// What somebody does for a living.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A place with its address.
  public static let location = UITextContentType(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A state or a province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city and its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The first name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  /// The last name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The code on the back of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The day on which a credit card expires.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month in which a credit card expires.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year in which a credit card expires.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The kind of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// A day of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of the month of a birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// A day and a time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The number by which a parcel is followed.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The identifier of an embedded SIM.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The identifier of a phone.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
  /// A code that was sent to the reader.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// Whether what is typed is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// What the key for Return says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
