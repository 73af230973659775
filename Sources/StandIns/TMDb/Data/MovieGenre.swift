/// The service's nineteen kinds of movies, in its order, with their names in some languages.
struct MovieGenre: Sendable {
  var id: Int
  /// English, German, French, Russian.
  private var names: [String: String]

  private init(_ id: Int, _ english: String, _ german: String, _ french: String, _ russian: String) {
    self.id = id
    names = ["en": english, "de": german, "fr": french, "ru": russian]
  }

  /// The name in a language such as "ru-RU"; in English where there is no other.
  func name(in language: String) -> String {
    names[String(language.prefix { $0 != "-" })] ?? names["en"] ?? ""
  }

  static let all = [
    MovieGenre(28, "Action", "Action", "Action", "боевик"),
    MovieGenre(12, "Adventure", "Abenteuer", "Aventure", "приключения"),
    MovieGenre(16, "Animation", "Animation", "Animation", "мультфильм"),
    MovieGenre(35, "Comedy", "Komödie", "Comédie", "комедия"),
    MovieGenre(80, "Crime", "Krimi", "Crime", "криминал"),
    MovieGenre(99, "Documentary", "Dokumentarfilm", "Documentaire", "документальный"),
    MovieGenre(18, "Drama", "Drama", "Drame", "драма"),
    MovieGenre(10751, "Family", "Familie", "Familial", "семейный"),
    MovieGenre(14, "Fantasy", "Fantasy", "Fantastique", "фэнтези"),
    MovieGenre(36, "History", "Historie", "Histoire", "история"),
    MovieGenre(27, "Horror", "Horror", "Horreur", "ужасы"),
    MovieGenre(10402, "Music", "Musik", "Musique", "музыка"),
    MovieGenre(9648, "Mystery", "Mystery", "Mystère", "детектив"),
    MovieGenre(10749, "Romance", "Liebesfilm", "Romance", "мелодрама"),
    MovieGenre(878, "Science Fiction", "Science Fiction", "Science-Fiction", "фантастика"),
    MovieGenre(10770, "TV Movie", "TV-Film", "Téléfilm", "телевизионный фильм"),
    MovieGenre(53, "Thriller", "Thriller", "Thriller", "триллер"),
    MovieGenre(10752, "War", "Kriegsfilm", "Guerre", "военный"),
    MovieGenre(37, "Western", "Western", "Western", "вестерн"),
  ]

  /// Those that go well with a genre, by number.
  static let companions: [Int: [Int]] = [
    28: [53, 12, 80], 12: [14, 10751, 28], 16: [10751, 35, 14], 35: [10749, 18, 10751], 80: [53, 18, 9648],
    99: [36, 10402], 18: [10749, 36, 9648], 10751: [35, 12, 16], 14: [12, 28, 10751], 36: [18, 10752],
    27: [53, 9648], 10402: [18, 10749, 35], 9648: [53, 80, 18], 10749: [35, 18], 878: [28, 53, 12],
    10770: [10749, 35, 10751], 53: [80, 9648, 28], 10752: [36, 18, 28], 37: [18, 28],
  ]
}
