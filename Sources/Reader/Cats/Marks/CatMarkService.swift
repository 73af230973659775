import Combine
import TheCatAPI

/// Where marks of one kind are kept.
struct CatMarkService<Value: Equatable & Sendable> {
  /// All of a user's marks, newest first.
  let list: (_ user: String) -> AnyPublisher<[CatMark<Value>], CatError>
  let add: (_ value: Value, _ image: CatImage.ID, _ user: String) -> AnyPublisher<Int, CatError>
  let remove: (_ id: Int) -> AnyPublisher<Void, CatError>
}

extension CatMarkService where Value == Bool {
  static func favourites(of cats: TheCatAPI) -> CatMarkService {
    CatMarkService(
      list: { user in
        allPages { cats.favouritesPublisher($0, of: user) }
          .map { $0.map { CatMark(image: $0.imageID, url: $0.url, kept: .init(id: $0.id, value: true)) } }
          .eraseToAnyPublisher()
      },
      add: { _, image, user in cats.addFavouritePublisher(image, of: user) },
      remove: { cats.removeFavouritePublisher($0) })
  }
}

extension CatMarkService where Value == Int {
  static func votes(of cats: TheCatAPI) -> CatMarkService {
    CatMarkService(
      list: { user in
        allPages { cats.votesPublisher($0, of: user) }
          .map { $0.map { CatMark(image: $0.imageID, url: $0.url, kept: .init(id: $0.id, value: $0.value)) } }
          .eraseToAnyPublisher()
      },
      add: { value, image, user in cats.votePublisher(value, on: image, of: user) },
      remove: { cats.removeVotePublisher($0) })
  }
}

/// What is on all pages, of which there are twenty at most.
private func allPages<Item>(
  from number: Int = 1, _ page: @escaping (Int) -> AnyPublisher<CatPage<Item>, CatError>
) -> AnyPublisher<[Item], CatError> {
  page(number)
    .flatMap { found -> AnyPublisher<[Item], CatError> in
      if found.isLast || number >= 20 {
        return Just(found.items).setFailureType(to: CatError.self).eraseToAnyPublisher()
      }
      return allPages(from: number + 1, page).map { found.items + $0 }.eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
}
