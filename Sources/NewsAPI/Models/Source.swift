import Fetch
import Foundation

/// A publisher. In an article only `id` and `name` are given, and `id` only for those in the service's list.
public struct Source: Sendable, Hashable, Identifiable {
  /// The service's identifier, such as "bbc-news".
  public var id: String?
  /// The name for readers.
  public var name: String?
  /// What it is about.
  public var description: String?
  /// Its site.
  public var url: URL?
  /// Its section.
  public var category: Category?
  /// Its language.
  public var language: Language?
  /// Its country.
  public var country: Country?

  /// Creates a source.
  public init(
    id: String? = nil, name: String? = nil, description: String? = nil, url: URL? = nil, category: Category? = nil,
    language: Language? = nil, country: Country? = nil
  ) {
    self.id = id
    self.name = name
    self.description = description
    self.url = url
    self.category = category
    self.language = language
    self.country = country
  }
}

extension Source: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, name, description, url, category, language, country
  }

  /// Reads a source; missing and null fields and addresses that cannot be read are nil.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decodeIfPresent(String.self, forKey: .id),
      name: try container.decodeIfPresent(String.self, forKey: .name),
      description: try container.decodeIfPresent(String.self, forKey: .description),
      url: try container.decodeIfPresent(String.self, forKey: .url).flatMap(WebAddress.parse),
      category: try container.decodeIfPresent(Category.self, forKey: .category),
      language: try container.decodeIfPresent(Language.self, forKey: .language),
      country: try container.decodeIfPresent(Country.self, forKey: .country))
  }
}
