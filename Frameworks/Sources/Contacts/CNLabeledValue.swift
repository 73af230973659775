import Foundation

/// A value with what it is for.
open class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier = UUID().uuidString
  /// What it is for.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// Makes a value.
  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }

  /// The same with another purpose.
  open func settingLabel(_ label: String?) -> Self {
    unsafeDowncast(CNLabeledValue(label: label, value: value), to: Self.self)
  }

  /// What a purpose is called.
  /// - Partly: in English.
  open class func localizedString(forLabel label: String) -> String {
    label.hasPrefix("_$!<") ? label.dropFirst(4).dropLast(4).lowercased() : label
  }
}

/// A telephone number.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// The number as it was written.
  public let stringValue: String

  /// Makes a number.
  public init(stringValue string: String) { stringValue = string }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
  open override var hash: Int { stringValue.hash }
}

/// Where someone lives or works.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  open var street: String { parts.street }
  open var subLocality: String { parts.subLocality }
  open var city: String { parts.city }
  open var subAdministrativeArea: String { parts.subAdministrativeArea }
  open var state: String { parts.state }
  open var postalCode: String { parts.postalCode }
  open var country: String { parts.country }
  open var isoCountryCode: String { parts.isoCountryCode }
  fileprivate var parts = Parts()

  fileprivate struct Parts {
    var street = "", subLocality = "", city = "", subAdministrativeArea = "", state = "", postalCode = ""
    var country = "", isoCountryCode = ""
  }
}

/// Where someone lives or works, while it is written down.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  open override var street: String {
    get { parts.street }
    set { parts.street = newValue }
  }
  open override var subLocality: String {
    get { parts.subLocality }
    set { parts.subLocality = newValue }
  }
  open override var city: String {
    get { parts.city }
    set { parts.city = newValue }
  }
  open override var subAdministrativeArea: String {
    get { parts.subAdministrativeArea }
    set { parts.subAdministrativeArea = newValue }
  }
  open override var state: String {
    get { parts.state }
    set { parts.state = newValue }
  }
  open override var postalCode: String {
    get { parts.postalCode }
    set { parts.postalCode = newValue }
  }
  open override var country: String {
    get { parts.country }
    set { parts.country = newValue }
  }
  open override var isoCountryCode: String {
    get { parts.isoCountryCode }
    set { parts.isoCountryCode = newValue }
  }
}
