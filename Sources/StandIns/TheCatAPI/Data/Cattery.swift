/// All cats and breeds of the service.
struct Cattery: Sendable {
  let cats: [Cat]
  let breeds = CatBreed.all
  private let index: [String: Int]
  private let references: [String: String]
  private let descriptions: [String: JSONValue]

  init(seed: UInt64) {
    var random = SeededRandom(seed, text: "cats")
    var cats: [Cat] = []
    var references: [String: String] = [:]
    for breed in CatBreed.all where !CatBreed.withoutPicture.contains(breed.id) {
      let cat = Self.cat(of: breed, category: nil, &random)
      references[breed.id] = cat.id
      cats.append(cat)
    }
    for category in CatKind.allCases {
      for _ in 0..<5 { cats.append(Self.cat(of: nil, category: category, &random)) }
    }
    for number in 0..<70 {
      let breed = number % 2 == 0 ? random.pick(CatBreed.all) : nil
      cats.append(Self.cat(of: breed, category: nil, &random))
    }
    // The order of approval has nothing to do with breeds and categories.
    for position in cats.indices.dropFirst() { cats.swapAt(position, random.below(position + 1)) }
    self.cats = cats
    self.references = references
    index = Dictionary(cats.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    descriptions = Dictionary(
      uniqueKeysWithValues: CatBreed.all.map { breed in
        var writer = CatBreedWriter(breed, seed: seed)
        return (breed.id, writer.json(reference: references[breed.id]))
      })
  }

  /// A cat by its identifier.
  func cat(_ id: String) -> Cat? {
    index[id].map { cats[$0] }
  }

  /// The cat that stands for a breed.
  func reference(of breed: CatBreed) -> Cat? {
    references[breed.id].flatMap(cat)
  }

  /// A breed as the service writes it, with its picture if one is given.
  func json(of breed: CatBreed, with image: JSONValue?) -> JSONValue {
    guard case .object(var members) = descriptions[breed.id] else { return .null }
    if let image { members.append(.init(key: "image", value: image)) }
    return .object(members)
  }

  private static let sizes = [
    (640, 480), (500, 500), (600, 750), (800, 533), (720, 540), (480, 640), (900, 600), (612, 612), (500, 333),
  ]

  private static func cat(of breed: CatBreed?, category: CatKind?, _ random: inout SeededRandom) -> Cat {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    let length = breed == nil ? random.pick([3, 3, 6]) : 9
    let (width, height) = random.pick(sizes)
    let kind = random.chance(12) ? "png" : random.chance(8) ? "gif" : "jpg"
    return Cat(
      id: String((0..<length).map { _ in random.pick(letters) }), kind: kind, width: width, height: height,
      breed: breed, category: category, look: breed?.look ?? CatLook(&random), seed: random.next(),
      hasBreedsFirst: random.chance(50))
  }
}
