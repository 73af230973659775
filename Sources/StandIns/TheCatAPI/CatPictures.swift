/// The pictures of cats: `/images/<id>.jpg`, or `/images/<id>_500.jpg` with a greatest width.
struct CatPictures {
  let cattery: Cattery
  private let gallery = Gallery()

  init(cattery: Cattery) {
    self.cattery = cattery
  }

  /// Where the picture of a cat is.
  static func address(of cat: Cat, size: String?, at origin: String) -> String {
    let suffix = size.flatMap { widths[$0] }.map { "_\($0)" } ?? ""
    return "\(origin)/images/\(cat.id)\(suffix).\(cat.kind)"
  }

  func respond(to request: StandInRequest) async -> StandInResponse? {
    let parts = request.path.split(separator: "/")
    guard parts.count == 2, parts[0] == "images", request.method == "GET" else { return nil }
    let name = parts[1].split(separator: ".").first?.split(separator: "_") ?? []
    guard let cat = name.first.flatMap({ cattery.cat(String($0)) }), parts[1].hasSuffix("." + cat.kind),
      let width = Self.width(of: cat, name.dropFirst())
    else { return .html("<h1>404 Not Found</h1>", status: 404) }
    let picture = await gallery.picture(String(parts[1])) {
      CatPainter(cat).picture(width: width, height: max(1, width * cat.height / cat.width))
    }
    return .png(picture).validated(for: request)
  }

  private static let widths = ["thumb": 120, "small": 250, "med": 500]

  /// The width that the rest of a name asks for; nil if it is none of the service's sizes.
  private static func width(of cat: Cat, _ rest: ArraySlice<Substring>) -> Int? {
    guard let size = rest.first else { return cat.width }
    return widths.values.first { String($0) == size }.map { min($0, cat.width) }
  }
}
