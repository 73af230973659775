import Fetch
import Foundation

/// A picture of a cat.
public struct CatImage: Sendable, Hashable, Identifiable {
  /// The service's identifier.
  public var id: String
  /// Where the picture is: the identifier does not tell, since its file may be of several kinds.
  public var url: URL
  /// The width in pixels; nil where the service does not know it.
  public var width: Int?
  /// The height in pixels; nil where the service does not know it.
  public var height: Int?
  /// The cat's breed or breeds; empty where they are not known, and always without a key.
  public var breeds: [Breed]
  /// What kind of picture it is.
  public var categories: [CatCategory]

  /// Creates a picture.
  public init(
    id: String, url: URL, width: Int? = nil, height: Int? = nil, breeds: [Breed] = [], categories: [CatCategory] = []
  ) {
    self.id = id
    self.url = url
    self.width = width
    self.height = height
    self.breeds = breeds
    self.categories = categories
  }

  /// Width by height, if both are known.
  public var shape: Double? {
    guard let width, let height, width > 0, height > 0 else { return nil }
    return Double(width) / Double(height)
  }
}

extension CatImage: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, url, width, height, breeds, categories
  }

  /// Reads a picture, whatever the order of its keys; an address that cannot be read is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let url = try container.address(.url) else {
      throw DecodingError.dataCorruptedError(forKey: .url, in: container, debugDescription: "This is no address.")
    }
    self.init(
      id: try container.decode(String.self, forKey: .id),
      url: url,
      width: try container.decodeIfPresent(Int.self, forKey: .width),
      height: try container.decodeIfPresent(Int.self, forKey: .height),
      breeds: try container.list(.breeds),
      categories: try container.list(.categories))
  }
}
