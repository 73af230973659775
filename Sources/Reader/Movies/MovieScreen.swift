import SwiftUI
import TMDb

/// All there is to know of a movie.
struct MovieScreen: View {
  @StateObject private var movie: Resource<MovieDetails>
  @EnvironmentObject private var library: Library
  private let context: MovieContext

  init(id: Movie.ID, context: MovieContext) {
    self.context = context
    _movie = StateObject(
      wrappedValue: Resource {
        context.tmdb.fetchMovie(id, with: [.credits, .videos, .recommendations, .similar], in: context.language)
      })
  }

  var body: some View {
    ResourceView(movie, words: words) { details in
      ScrollView {
        VStack(alignment: .leading, spacing: 28) {
          MovieBackdrop(movie: details.movie, context: context)
          MovieHeader(details: details, context: context)
            .padding(.horizontal)
          if let overview = details.movie.overview {
            PageSection("Overview") { Text(overview).frame(maxWidth: ReadableWidth.text, alignment: .leading) }
              .padding(.horizontal)
          }
          CastRow(cast: details.credits?.cast ?? [], context: context)
          CrewGrid(crew: details.credits?.crew ?? [])
            .padding(.horizontal)
          TrailerList(videos: details.videos ?? [], context: context)
          PosterRow(title: "Recommended", movies: details.recommendations?.movies ?? [], context: context)
          PosterRow(title: "Similar", movies: details.similar?.movies ?? [], context: context)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.bottom)
        .pageWidth()
      }
      .bookmarkButton(details.movie.bookmark(in: context))
      .shareButton(details.movie.page, title: details.movie.title)
      .onAppear { library.markRead(details.movie.readMark) }
    }
    .navigationTitle(movie.value.map { Text($0.movie.title) } ?? Text("Movie"))
    .navigationBarTitleDisplayMode(.inline)
    .pageMetadata(
      description: movie.value?.movie.overview.map { Text($0) },
      image: context.url(movie.value?.movie.poster, .poster, width: 500))
  }

  private var words: ListWords {
    ListWords(
      failure: "The movie did not arrive", loading: "Loading the movie", nothingFound: "There is no such movie.",
      symbol: "film")
  }
}

/// A part of a page under a heading of its own.
struct PageSection<Content: View>: View {
  private let title: LocalizedStringKey
  private let titleInset: Double
  private let content: Content

  /// Makes a part.
  /// - Parameter titleInset: Points before the title, where the content begins and ends at the edges; none by default.
  init(_ title: LocalizedStringKey, titleInset: Double = 0, @ViewBuilder content: () -> Content) {
    self.title = title
    self.titleInset = titleInset
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title)
        .font(.title2.bold())
        .accessibilityHeading(.h2)
        .padding(.horizontal, titleInset)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
