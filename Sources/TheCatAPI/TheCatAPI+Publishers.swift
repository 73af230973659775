import Combine
import Fetch
import Foundation

/// The calls as publishers: each subscriber asks anew, cancelling ends the request on the wire when nobody else waits for
/// it, and values come where they were decoded: use `receive(on:)` for views.
extension TheCatAPI {
  /// Publishes the address of the picture of a cat, at random unless the query says otherwise.
  ///
  /// ```swift
  /// cats.loadImageUrl()
  ///   .flatMap { cats.loadImageData(url: $0) }
  ///   .receive(on: RunLoop.main)
  /// ```
  public func loadImageUrl(_ query: CatImageQuery = CatImageQuery()) -> AnyPublisher<URL, CatError> {
    publisher { api throws(CatError) in try await api.imageURL(query) }
  }

  /// Publishes the bytes of a picture.
  public func loadImageData(url: URL) -> AnyPublisher<Data, CatError> {
    publisher { api throws(CatError) in try await api.imageData(url: url) }
  }

  /// Publishes one page of cats.
  public func imagesPublisher(
    _ number: Int = 1, _ query: CatImageQuery = CatImageQuery()
  ) -> AnyPublisher<CatPage<CatImage>, CatError> {
    publisher { api throws(CatError) in try await api.images(number, query) }
  }

  /// Publishes a cat.
  public func imagePublisher(_ id: CatImage.ID) -> AnyPublisher<CatImage, CatError> {
    publisher { api throws(CatError) in try await api.image(id) }
  }

  /// Publishes all breeds.
  public func breedsPublisher() -> AnyPublisher<[Breed], CatError> {
    publisher { api throws(CatError) in try await api.breeds() }
  }

  /// Publishes the breeds whose name holds some words.
  public func breedsPublisher(matching words: String) -> AnyPublisher<[Breed], CatError> {
    publisher { api throws(CatError) in try await api.breeds(matching: words) }
  }

  /// Publishes a breed.
  public func breedPublisher(_ id: Breed.ID) -> AnyPublisher<Breed, CatError> {
    publisher { api throws(CatError) in try await api.breed(id) }
  }

  /// Publishes the kinds of pictures there are.
  public func categoriesPublisher() -> AnyPublisher<[CatCategory], CatError> {
    publisher { api throws(CatError) in try await api.categories() }
  }

  /// Publishes one page of favourites.
  public func favouritesPublisher(
    _ number: Int = 1, of user: String? = nil, size: Int = 100
  ) -> AnyPublisher<CatPage<Favourite>, CatError> {
    publisher { api throws(CatError) in try await api.favourites(number, of: user, size: size) }
  }

  /// Makes a cat a favourite and publishes the favourite's identifier.
  public func addFavouritePublisher(
    _ image: CatImage.ID, of user: String? = nil
  ) -> AnyPublisher<Favourite.ID, CatError> {
    publisher { api throws(CatError) in try await api.addFavourite(image, of: user) }
  }

  /// Takes a favourite back.
  public func removeFavouritePublisher(_ id: Favourite.ID) -> AnyPublisher<Void, CatError> {
    publisher { api throws(CatError) in try await api.removeFavourite(id) }
  }

  /// Publishes one page of votes.
  public func votesPublisher(
    _ number: Int = 1, of user: String? = nil, size: Int = 100
  ) -> AnyPublisher<CatPage<Vote>, CatError> {
    publisher { api throws(CatError) in try await api.votes(number, of: user, size: size) }
  }

  /// Votes on a cat and publishes the vote's identifier.
  public func votePublisher(
    _ value: Int, on image: CatImage.ID, of user: String? = nil
  ) -> AnyPublisher<Vote.ID, CatError> {
    publisher { api throws(CatError) in try await api.vote(value, on: image, of: user) }
  }

  /// Takes a vote back.
  public func removeVotePublisher(_ id: Vote.ID) -> AnyPublisher<Void, CatError> {
    publisher { api throws(CatError) in try await api.removeVote(id) }
  }

  private func publisher<Output>(
    _ call: @escaping @Sendable (TheCatAPI) async throws(CatError) -> Output
  ) -> AnyPublisher<Output, CatError> {
    FetchPublisher { () async throws(CatError) -> Output in
      try await call(self)
    }.eraseToAnyPublisher()
  }
}
