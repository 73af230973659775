import Fetch
import Foundation

/// What can be asked of the service.
public enum CatEndpoint: Sendable, Hashable {
  /// Cats; pages count from 1.
  case images(CatImageQuery, page: Int = 1)
  /// A cat by its identifier.
  case image(CatImage.ID)
  /// All breeds.
  case breeds
  /// A breed by its identifier.
  case breed(Breed.ID)
  /// Breeds whose name holds some words.
  case breedSearch(String)
  /// The kinds of pictures there are.
  case categories
  /// Favourites.
  case favourites(CatListQuery)
  /// A cat that becomes a favourite.
  case addFavourite(CatImage.ID, user: String? = nil)
  /// A favourite that is one no more.
  case removeFavourite(Favourite.ID)
  /// Votes.
  case votes(CatListQuery)
  /// A vote on a cat.
  case castVote(Int, image: CatImage.ID, user: String? = nil)
  /// A vote that is taken back.
  case removeVote(Vote.ID)

  /// The address at a service, such as the real one or a stand-in. The key is not part of it; it goes into a header field.
  /// Nil if an identifier cannot be part of an address.
  public func url(relativeTo base: URL) -> URL? {
    // An identifier is one part of the path: none may reach another endpoint.
    guard !segments.contains(where: { $0.isEmpty || $0.contains("/") || $0.allSatisfy { $0 == "." } }) else {
      return nil
    }
    return base.appending(path: path, query: query)
  }

  /// The path below the service's address.
  public var path: String { segments.joined(separator: "/") }

  /// The method of HTTP.
  public var method: String {
    switch self {
    case .addFavourite, .castVote: "POST"
    case .removeFavourite, .removeVote: "DELETE"
    default: "GET"
    }
  }

  /// The JSON to send; nil for none.
  public var body: Data? {
    let written: Writing
    switch self {
    case .addFavourite(let image, let user): written = Writing(image_id: image, sub_id: user, value: nil)
    case .castVote(let value, let image, let user): written = Writing(image_id: image, sub_id: user, value: value)
    default: return nil
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try? encoder.encode(written)
  }

  /// Whether the answer stays the same for a while.
  var isLasting: Bool {
    switch self {
    case .images(let query, _): query.order != .random
    case .image, .breeds, .breed, .breedSearch, .categories: true
    default: false
    }
  }

  private var segments: [String] {
    switch self {
    case .images: ["images", "search"]
    case .image(let id): ["images", id]
    case .breeds: ["breeds"]
    case .breed(let id): ["breeds", id]
    case .breedSearch: ["breeds", "search"]
    case .categories: ["categories"]
    case .favourites, .addFavourite: ["favourites"]
    case .removeFavourite(let id): ["favourites", String(id)]
    case .votes, .castVote: ["votes"]
    case .removeVote(let id): ["votes", String(id)]
    }
  }

  private var query: QueryItems {
    switch self {
    case .images(let query, let page): return query.items(page: page)
    case .favourites(let query), .votes(let query): return query.items
    case .breedSearch(let words):
      var items = QueryItems()
      items.add("q", words)
      items.add("attach_image", 1)
      return items
    default: return QueryItems()
    }
  }
}

/// What is sent to be written, with the service's names.
private struct Writing: Encodable {
  let image_id: String
  let sub_id: String?
  let value: Int?
}
