import Combine
import TheCatAPI

/// The cats of a gallery, which grows as it is read.
typealias CatList = PagedList<CatImageQuery, CatPage<CatImage>>

/// The cats that the reader's choice of a category leads to.
@MainActor
final class GalleryModel: ObservableObject {
  /// The category; nil for all.
  @Published var category: CatCategory.ID?
  private(set) lazy var list = CatList(
    cats: cats, $category.map { [cats] in .ask(cats.galleryQuery(category: $0)) })

  private let cats: TheCatAPI

  init(cats: TheCatAPI) {
    self.cats = cats
  }
}

extension PagedList where Asked == CatImageQuery, Page == CatPage<CatImage> {
  /// Makes a list that follows a question.
  convenience init(cats: TheCatAPI, _ questions: some Publisher<Question<CatImageQuery>, Never>) {
    self.init(questions, pager: Pager(pageSize: 36), isChoice: true) { query, page in cats.imagesPublisher(page, query)
    }
  }
}

extension TheCatAPI {
  /// Cats to look through: newest first where the service lets us, else by chance.
  func galleryQuery(category: CatCategory.ID? = nil, breed: Breed.ID? = nil) -> CatImageQuery {
    CatImageQuery(
      limit: keepsMarks ? 36 : 10, order: keepsMarks ? .newestFirst : .random, size: .medium,
      breeds: breed.map { [$0] } ?? [], category: category)
  }
}
