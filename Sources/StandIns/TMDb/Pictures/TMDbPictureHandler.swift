import Foundation

/// The pictures of movies and people: `/t/p/<size>/<name>`, and the stills of videos, which are elsewhere in life:
/// `/t/p/still/<key>/mqdefault.jpg`, drawn when they are asked for. They are PNG files whatever
/// their name says, and a few are missing, as in life.
struct TMDbPictureHandler {
  let catalogue: MovieCatalogue
  let now: @Sendable () -> Date
  private let gallery = Gallery()

  init(catalogue: MovieCatalogue, now: @escaping @Sendable () -> Date) {
    self.catalogue = catalogue
    self.now = now
  }

  func respond(to request: StandInRequest) async -> StandInResponse? {
    let parts = request.path.split(separator: "/").map(String.init)
    guard parts.starts(with: ["t", "p"]), request.method == "GET" else { return nil }
    if parts.count == 5, parts[2] == "still" {
      let bytes = await gallery.picture("still/\(parts[3])", draw: still(of: parts[3]))
      return StandInResponse.png(bytes).validated(for: request)
    }
    guard parts.count == 4, let picture = TMDbPicture(name: parts[3]), let width = picture.kind.sizes[parts[2]],
      SeededRandom.hash(parts[3]) % 61 != 0,
      let sketch = sketch(of: picture, width)
    else { return .html("<h1>404 Not Found</h1>", status: 404) }
    let bytes = await gallery.picture("\(parts[2])/\(parts[3])", draw: sketch)
    return StandInResponse.png(bytes).validated(for: request)
  }

  /// How a moment of a video is drawn.
  private func still(of key: String) -> @Sendable () -> Canvas {
    let number = SeededRandom.hash(key)
    let painter = MoviePainter(
      seed: catalogue.writer.seed, id: Int(number % 1_000_000), variant: Int(number % 3), genre: 18, title: "",
      tagline: "")
    return { painter.backdrop(320, 180) }
  }

  /// How the picture is drawn; nil for what does not exist.
  private func sketch(of picture: TMDbPicture, _ width: Int) -> (@Sendable () -> Canvas)? {
    let height = picture.height(ofWidth: width)
    switch picture.kind {
    case .poster, .backdrop:
      guard let movie = catalogue.edition(at: now()).movie(picture.id),
        picture.variant < (picture.kind == .poster ? movie.posters : movie.backdrops)
      else { return nil }
      let painter = MoviePainter(
        seed: catalogue.writer.seed, id: picture.id, variant: picture.variant, genre: movie.genres.first ?? 18,
        title: movie.title, tagline: movie.tagline)
      return { picture.kind == .poster ? painter.poster(width, height) : painter.backdrop(width, height) }
    case .portrait:
      guard let person = catalogue.people.person(picture.id), picture.variant < person.portraits else { return nil }
      let painter = PortraitPainter(seed: catalogue.people.seed, person: person, variant: picture.variant)
      return { painter.portrait(width, height) }
    }
  }
}
