import Fetch
import Foundation

/// What favourites and votes have in common on the wire.
struct ListEntry: Decodable {
  let id: Int
  let imageID: CatImage.ID
  let user: String?
  let createdAt: Date?
  let url: URL?

  private enum CodingKeys: String, CodingKey {
    case id, image
    case imageID = "image_id"
    case user = "sub_id"
    case createdAt = "created_at"
  }

  private enum ImageKeys: String, CodingKey {
    case url
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    imageID = try container.decode(String.self, forKey: .imageID)
    user = try container.text(.user)
    createdAt = try container.text(.createdAt).flatMap(Timestamp.parse)
    let hasImage = try container.contains(.image) && !container.decodeNil(forKey: .image)
    url = try hasImage ? container.nestedContainer(keyedBy: ImageKeys.self, forKey: .image).address(.url) : nil
  }
}
