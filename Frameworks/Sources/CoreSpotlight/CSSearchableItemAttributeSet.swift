import Foundation
import UniformTypeIdentifiers

/// What a thing that can be found is called and what it is about.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// The thing's type.
  open var contentType: String?

  /// Makes a description of a thing of a type.
  public init(contentType: UTType) {
    self.contentType = contentType.identifier
    super.init()
  }
  /// Makes a description of a thing of a type by its name.
  public init(itemContentType type: String) {
    contentType = type
    super.init()
  }

  open var title: String?
  open var displayName: String?
  open var alternateNames: [String]?
  open var path: String?
  open var contentURL: URL?
  open var thumbnailURL: URL?
  open var thumbnailData: Data?
  open var relatedUniqueIdentifier: String?
  open var domainIdentifier: String?
  open var identifier: String?
  open var weakRelatedUniqueIdentifier: String?
  open var metadataModificationDate: Date?
  open var contentTypeTree: [String]?
  open var contentDescription: String?
  open var textContent: String?
  open var htmlContentData: Data?
  open var subject: String?
  open var theme: String?
  open var keywords: [String]?
  open var authorNames: [String]?
  open var comment: String?
  open var creator: String?
  open var kind: String?
  open var genre: String?
  open var artist: String?
  open var album: String?
  open var url: URL?
  open var rating: NSNumber?
  open var ratingDescription: String?
  open var duration: NSNumber?
  open var pageCount: NSNumber?
  open var startDate: Date?
  open var endDate: Date?
  open var dueDate: Date?
  open var completionDate: Date?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var addedDate: Date?
  open var lastUsedDate: Date?
  open var importantDates: [Date]?
  open var allDay: NSNumber?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var altitude: NSNumber?
  open var city: String?
  open var country: String?
  open var namedLocation: String?
  open var fullyFormattedAddress: String?
  open var postalCode: String?
  open var stateOrProvince: String?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  open var supportsPhoneCall: NSNumber?
  open var supportsNavigation: NSNumber?
  open var information: String?
  open var languages: [String]?
  open var fileSize: NSNumber?
  open var userCreated: NSNumber?
  open var userOwned: NSNumber?
  open var userCurated: NSNumber?
  open var rankingHint: NSNumber?
}
