import Combine
import SwiftUI
import TMDb

/// A list of movies that grows as it is read.
typealias MovieList = PagedList<MovieEndpoint, MoviePage>

extension PagedList where Asked == MovieEndpoint, Page == MoviePage {
  /// Makes a list that follows a question.
  convenience init(
    _ context: MovieContext, isChoice: Bool = false, _ questions: some Publisher<Question<MovieEndpoint>, Never>
  ) {
    self.init(questions, pager: MoviePager(), isChoice: isChoice) { endpoint, page in
      context.tmdb.fetchPage(page, of: endpoint, in: context.language)
    }
  }
}

/// A list of movies on the screen; each leads to its page.
struct MovieListView: View {
  let list: MovieList
  let context: MovieContext
  let nothingFound: LocalizedStringKey

  var body: some View {
    PagedListView(list, words: words) { movie, focus in
      NavigationLink(value: MovieRoute.movie(movie.id)) {
        MovieRow(movie: movie, context: context)
      }
      .keyed(focus, movie.id)
      .itemActions(movie, bookmark: movie.bookmark(in: context), watch: movie.bookmark(in: context).with(.watch))
    }
  }

  private var words: ListWords {
    ListWords(
      failure: "The movies did not arrive", loading: "Loading movies", nothingFound: nothingFound, symbol: "film")
  }
}
