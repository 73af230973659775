import SwiftUI

struct AppState: FluxState {
  var moviesState = MoviesState()
  var peoplesState = PeoplesState()
}
struct MoviesState: FluxState {
  var movies: [Int: Movie] = [:]
  var moviesList: [MoviesMenu: [Int]] = [:]
  var recommended: [Int: [Int]] = [:]
  var similar: [Int: [Int]] = [:]
  var search: [String: [Int]] = [:]
  var wishlist: Set<Int> = []
  var seenlist: Set<Int> = []
  var customLists: [Int: CustomList] = [:]
  var genres: [Genre] = []
}
struct PeoplesState: FluxState {
  var peoples: [Int: People] = [:]
  var peoplesMovies: [Int: Set<Int>] = [:]
}
struct CustomList: Identifiable { let id: Int; var name: String; var cover: Int?; var movies: Set<Int> }
struct Genre: Codable, Identifiable { let id: Int; let name: String }
struct Keyword: Codable, Identifiable { let id: Int; let name: String }
struct ImageData: Codable, Identifiable {
  var id: String { filePath }; let aspectRatio: Float; let filePath: String; let height: Int; let width: Int
}
struct Movie: Codable, Identifiable {
  let id: Int
  let originalTitle: String
  let title: String
  var userTitle: String { true ? originalTitle : title }
  let overview: String
  let posterPath: String?
  let backdropPath: String?
  let popularity: Float
  let voteAverage: Float
  let voteCount: Int
  let releaseDate: String?
  var released: Date? { nil }
  let genres: [Genre]?
  let runtime: Int?
  let status: String?
  var keywords: [Keyword]?
  var posters: [ImageData]?
  var backdrops: [ImageData]?
  var character: String?
  var department: String?
}
struct People: Codable, Identifiable {
  let id: Int
  let name: String
  var character: String?
  var department: String?
  let profilePath: String?
  let knownForDepartment: String?
  var knownFor: [KnownFor]?
  struct KnownFor: Codable, Identifiable { let id: Int; let originalTitle: String?; let posterPath: String? }
  let birthDay: String?
  let biography: String?
}
enum MoviesMenu: Int, CaseIterable {
  case nowPlaying, upcoming, trending, popular, topRated, genres
  func title() -> String { "\(self)" }
}
let sampleMovie = Movie(
  id: 0, originalTitle: "Test", title: "t", overview: "o", posterPath: nil, backdropPath: nil, popularity: 1,
  voteAverage: 8, voteCount: 9, releaseDate: nil, genres: nil, runtime: 12, status: nil)
extension Color {
  static let brandWhite = Color("brandWhite"), brandGold = Color("brandGold"), brandRust = Color("brandRust"),
    brandBlue = Color("brandBlue"), brandBackground = Color("brandBackground")
}
extension Font {
  static func headline(size: CGFloat) -> Font { Font.custom("Avenir", size: size) }
  static func caption(size: CGFloat) -> Font { Font.custom("Avenir", size: size) }
}
extension View {
  func titleFont(size: CGFloat) -> some View { modifier(TitleFont(size: size)) }
  func titleStyle() -> some View { titleFont(size: 16) }
}
struct TitleFont: ViewModifier {
  let size: CGFloat
  func body(content: Content) -> some View { content.font(.headline(size: size)) }
}
struct MovieActions {
  struct AddToWishlist: Action { let movie: Int }
  struct RemoveFromWishlist: Action { let movie: Int }
  struct AddToSeenList: Action { let movie: Int }
  struct RemoveFromSeenList: Action { let movie: Int }
  struct AddMovieToCustomList: Action { let list: Int; let movie: Int }
  struct RemoveMovieFromCustomList: Action { let list: Int; let movie: Int }
  struct FetchDetail: AsyncAction {
    let movie: Int; func execute(state: FluxState?, dispatch: @escaping (Action) -> Void) {}
  }
}
