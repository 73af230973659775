import Foundation

/// Someone that a contact is related to.
open class CNContactRelation: NSObject, @unchecked Sendable {
  public let name: String

  public init(name: String) { self.name = name }
}

/// What someone is called in a network.
open class CNSocialProfile: NSObject, @unchecked Sendable {
  public let urlString: String
  public let username: String
  public let userIdentifier: String
  public let service: String

  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    self.urlString = urlString ?? ""
    self.username = username ?? ""
    self.userIdentifier = userIdentifier ?? ""
    self.service = service ?? ""
  }
}

/// What someone is called where messages are sent.
open class CNInstantMessageAddress: NSObject, @unchecked Sendable {
  public let username: String
  public let service: String

  public init(username: String, service: String) {
    self.username = username
    self.service = service
  }
}

/// Where contacts are kept.
/// - Partly: there is none.
open class CNContainer: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var name: String { "" }
}

/// Contacts that belong together.
/// - Partly: groups are kept nowhere.
open class CNGroup: NSObject, @unchecked Sendable {
  public let identifier = UUID().uuidString
  open var name: String { "" }
}
