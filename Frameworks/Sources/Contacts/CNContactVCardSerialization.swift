import Foundation

/// Writes and reads the cards of contacts.
/// - Partly: names, organizations, telephone numbers, addresses of mail and of the web, notes.
open class CNContactVCardSerialization: NSObject {
  /// What has to be known of a contact.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "card" }

  /// The cards of contacts.
  open class func data(with contacts: [CNContact]) throws -> Data {
    Data(contacts.map(card).joined().utf8)
  }

  private static func card(_ contact: CNContact) -> String {
    var lines = ["BEGIN:VCARD", "VERSION:3.0"]
    let name = [contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix]
    lines.append("N:" + name.map(escaped).joined(separator: ";"))
    lines.append("FN:" + escaped(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
    if !contact.nickname.isEmpty { lines.append("NICKNAME:" + escaped(contact.nickname)) }
    if !contact.organizationName.isEmpty { lines.append("ORG:" + escaped(contact.organizationName)) }
    if !contact.jobTitle.isEmpty { lines.append("TITLE:" + escaped(contact.jobTitle)) }
    for number in contact.phoneNumbers { lines.append("TEL\(kind(number.label)):" + escaped(number.value.stringValue)) }
    for mail in contact.emailAddresses { lines.append("EMAIL\(kind(mail.label)):" + escaped("\(mail.value)")) }
    for address in contact.urlAddresses { lines.append("URL\(kind(address.label)):" + escaped("\(address.value)")) }
    if !contact.note.isEmpty { lines.append("NOTE:" + escaped(contact.note)) }
    return (lines + ["END:VCARD"]).map { $0 + "\r\n" }.joined()
  }

  private static func kind(_ label: String?) -> String {
    switch label {
    case CNLabelHome: ";TYPE=HOME"
    case CNLabelWork: ";TYPE=WORK"
    case CNLabelPhoneNumberMobile, CNLabelPhoneNumberiPhone: ";TYPE=CELL"
    default: ""
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing(";", with: "\\;").replacing(",", with: "\\,").replacing(
      "\n", with: "\\n")
  }

  /// The contacts of cards.
  open class func contacts(with data: Data) throws -> [CNContact] {
    let text = String(decoding: data, as: UTF8.self).replacing("\r\n", with: "\n").replacing(/\n[ \t]/, with: "")
    var contacts: [CNContact] = []
    var contact: CNMutableContact?
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let words = line[..<colon].uppercased().split(separator: ";")
      let value = String(line[line.index(after: colon)...])
      switch words.first {
      case "BEGIN": contact = CNMutableContact()
      case "END":
        contact.map { contacts.append($0) }
        contact = nil
      case let name?: contact.map { read(String(name), words.dropFirst().joined(separator: ";"), value, into: $0) }
      case nil: break
      }
    }
    guard !contacts.isEmpty else { throw CNError(.vCardMalformed) }
    return contacts
  }

  private static func read(_ name: String, _ kind: String, _ value: String, into contact: CNMutableContact) {
    let label =
      kind.contains("HOME")
      ? CNLabelHome : kind.contains("WORK") ? CNLabelWork : kind.contains("CELL") ? CNLabelPhoneNumberMobile : nil
    switch name {
    case "N":
      let parts = split(value) + ["", "", "", "", ""]
      (contact.familyName, contact.givenName, contact.middleName) = (parts[0], parts[1], parts[2])
      (contact.namePrefix, contact.nameSuffix) = (parts[3], parts[4])
    case "NICKNAME": contact.nickname = split(value)[0]
    case "ORG": contact.organizationName = split(value)[0]
    case "TITLE": contact.jobTitle = split(value)[0]
    case "TEL":
      contact.phoneNumbers.append(CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: split(value)[0])))
    case "EMAIL": contact.emailAddresses.append(CNLabeledValue(label: label, value: NSString(string: split(value)[0])))
    case "URL": contact.urlAddresses.append(CNLabeledValue(label: label, value: NSString(string: split(value)[0])))
    case "NOTE": contact.note = split(value).joined(separator: ";")
    default: break
    }
  }

  /// The parts of a value, between semicolons that are not escaped.
  private static func split(_ value: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in value {
      if isEscaped {
        parts[parts.count - 1].append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == ";" {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
