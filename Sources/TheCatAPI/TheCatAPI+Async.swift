import Fetch
import Foundation

extension TheCatAPI {
  /// One page of cats. Without a key the service gives ten at random, whatever is asked for.
  /// - Parameters:
  ///   - number: The page, from 1; it means something in queries with an order only.
  ///   - query: Which cats, and how many a page.
  public func images(_ number: Int = 1, _ query: CatImageQuery = CatImageQuery()) async throws(CatError)
    -> CatPage<CatImage>
  {
    try await page(number, size: query.limit, of: .images(query, page: number))
  }

  /// A cat by its identifier.
  public func image(_ id: CatImage.ID) async throws(CatError) -> CatImage {
    try await answer(CatImage.self, from: .image(id))
  }

  /// All breeds.
  public func breeds() async throws(CatError) -> [Breed] {
    try await answer([Breed].self, from: .breeds)
  }

  /// A breed by its identifier.
  public func breed(_ id: Breed.ID) async throws(CatError) -> Breed {
    try await answer(Breed.self, from: .breed(id))
  }

  /// The breeds whose name holds some words.
  public func breeds(matching words: String) async throws(CatError) -> [Breed] {
    try await answer([Breed].self, from: .breedSearch(words))
  }

  /// The kinds of pictures there are.
  public func categories() async throws(CatError) -> [CatCategory] {
    try await answer([CatCategory].self, from: .categories)
  }

  /// One page of favourites, newest first. Needs a key.
  /// - Parameters:
  ///   - number: The page, from 1.
  ///   - user: Whose; those of everyone who uses the key by default.
  ///   - size: Favourites per page, 1 to 100; 100 by default.
  public func favourites(
    _ number: Int = 1, of user: String? = nil, size: Int = 100
  ) async throws(CatError) -> CatPage<Favourite> {
    try await page(number, size: size, of: .favourites(CatListQuery(user: user, limit: size, page: number)))
  }

  /// Makes a cat a favourite and returns the favourite's identifier. Needs a key.
  ///
  /// A cat that is one already is an error with the code `duplicateFavourite`.
  @discardableResult
  public func addFavourite(_ image: CatImage.ID, of user: String? = nil) async throws(CatError) -> Favourite.ID {
    try await answer(Written.self, from: .addFavourite(image, user: user)).requiredID
  }

  /// Takes a favourite back. Needs the key it was made with.
  public func removeFavourite(_ id: Favourite.ID) async throws(CatError) {
    _ = try await answer(Written.self, from: .removeFavourite(id))
  }

  /// One page of votes, newest first. Needs a key.
  /// - Parameters:
  ///   - number: The page, from 1.
  ///   - user: Whose; those of everyone who uses the key by default.
  ///   - size: Votes per page, 1 to 100; 100 by default.
  public func votes(
    _ number: Int = 1, of user: String? = nil, size: Int = 100
  ) async throws(CatError) -> CatPage<Vote> {
    try await page(number, size: size, of: .votes(CatListQuery(user: user, limit: size, page: number)))
  }

  /// Votes on a cat and returns the vote's identifier. Needs a key.
  /// - Parameter value: 1 for a cat one likes, -1 for one that one does not; the service takes any number.
  @discardableResult
  public func vote(_ value: Int, on image: CatImage.ID, of user: String? = nil) async throws(CatError) -> Vote.ID {
    try await answer(Written.self, from: .castVote(value, image: image, user: user)).requiredID
  }

  /// Takes a vote back. Needs the key it was cast with.
  public func removeVote(_ id: Vote.ID) async throws(CatError) {
    _ = try await answer(Written.self, from: .removeVote(id))
  }

  /// The address of the picture of a cat, at random unless the query says otherwise.
  public func imageURL(_ query: CatImageQuery = CatImageQuery()) async throws(CatError) -> URL {
    guard let image = try await images(1, query).items.first else {
      throw .decoding(DecodingFailure(reason: .valueNotFound(expected: "CatImage"), type: "[CatImage]"))
    }
    return image.url
  }

  /// The bytes of a picture. Anything but a picture is a decoding error.
  public func imageData(url: URL) async throws(CatError) -> Data {
    try await bytes(at: url)
  }
}
