/// What everyone may see: cats, breeds and categories.
struct CatLists {
  let cattery: Cattery
  let request: StandInRequest
  let caller: TheCatAPICaller

  func search(_ random: SeededRandom) -> CatAnswer {
    let limit = limit(default: 1, most: 100)
    let page = caller.hasKey ? max(0, number("page") ?? 0) : 0
    let found = filtered
    let order = request.parameter("order")?.uppercased() ?? "RANDOM"
    var chosen: [Cat]
    if caller.hasKey, order == "ASC" || order == "DESC" {
      let sorted = order == "ASC" ? found : found.reversed()
      let (start, isTooFar) = page.multipliedReportingOverflow(by: limit)
      chosen = isTooFar || start >= sorted.count ? [] : Array(sorted[start..<min(start + limit, sorted.count)])
    } else {
      chosen = draw(caller.hasKey ? limit : limit > 1 ? 10 : 1, of: found, random)
    }
    if request.parameter("format") == "src" {
      chosen = chosen.isEmpty ? draw(1, of: cattery.cats, random) : chosen
      return .redirect(to: chosen.first.map { address(of: $0) } ?? request.origin)
    }
    let images = chosen.map(image)
    return caller.hasKey
      ? CatAnswer(images, of: found.count, page: page, limit: limit) : CatAnswer(.array(images))
  }

  func image(_ id: String) throws(TheCatAPIError) -> CatAnswer {
    guard let cat = cattery.cat(id) else { throw .noSuchImage(id) }
    return CatAnswer(image(cat))
  }

  func breeds() -> CatAnswer {
    let all = cattery.breeds.map { cattery.json(of: $0, with: image($0)) }
    guard request.parameter("limit") != nil else { return CatAnswer(.array(all)) }
    let limit = limit(default: all.count, most: all.count)
    let page = max(0, number("page") ?? 0)
    let (start, isTooFar) = page.multipliedReportingOverflow(by: limit)
    let items = isTooFar || start >= all.count ? [] : Array(all[start..<min(start + limit, all.count)])
    return CatAnswer(items, of: all.count, page: page, limit: limit)
  }

  func breed(_ id: String) throws(TheCatAPIError) -> CatAnswer {
    guard let breed = cattery.breeds.first(where: { $0.id == id }) else { throw .noSuchBreed(id) }
    return CatAnswer(cattery.json(of: breed, with: image(breed)))
  }

  func breedSearch() -> CatAnswer {
    let words = request.parameter("q")?.lowercased() ?? ""
    guard !words.isEmpty else { return CatAnswer(.array([])) }
    let found = cattery.breeds.filter { $0.name.lowercased().contains(words) }
    let hasImages = request.parameter("attach_image") == "1"
    return CatAnswer(.array(found.map { cattery.json(of: $0, with: hasImages ? image($0) : nil) }))
  }

  func categories() -> CatAnswer {
    CatAnswer(.array(CatKind.allCases.map { .ordered(["id": .int($0.rawValue), "name": .string("\($0)")]) }))
  }

  // MARK: Cats

  private var filtered: [Cat] {
    let kinds = list("mime_types").map { $0.replacing("image/", with: "").replacing("jpeg", with: "jpg") }
    let breeds = caller.hasKey ? list("breed_ids") : []
    let categories = list("category_ids").map { Int($0) }
    let needsBreed = ["1", "true"].contains(request.parameter("has_breeds")?.lowercased())
    // The service finds nothing for several categories at once.
    if categories.count > 1 { return [] }
    return cattery.cats.filter { cat in
      (kinds.isEmpty || kinds.contains(cat.kind)) && (!needsBreed || cat.breed != nil)
        && (breeds.isEmpty || cat.breed.map { breeds.contains($0.id) } ?? false)
        && (categories.isEmpty || categories[0] == cat.category?.rawValue)
    }
  }

  private func draw(_ count: Int, of cats: [Cat], _ random: SeededRandom) -> [Cat] {
    var (random, rest, drawn) = (random, cats, [Cat]())
    while drawn.count < count, !rest.isEmpty { drawn.append(rest.remove(at: random.below(rest.count))) }
    return drawn
  }

  /// A cat in a list; the service changes the order of its keys from cat to cat.
  private func image(_ cat: Cat) -> JSONValue {
    var members = basics(of: cat)
    guard caller.hasKey else { return .object(members) }
    let breeds = JSONValue.array(cat.breed.map { [cattery.json(of: $0, with: nil)] } ?? [])
    let member = JSONValue.Member(key: "breeds", value: breeds)
    if cat.hasBreedsFirst { members.insert(member, at: 0) } else { members.append(member) }
    if let category = cat.category {
      let entry = JSONValue.ordered(["id": .int(category.rawValue), "name": .string("\(category)")])
      members.append(.init(key: "categories", value: .array([entry])))
    }
    return .object(members)
  }

  /// The picture of a breed; nil where there is none, empty where it is gone.
  private func image(_ breed: CatBreed) -> JSONValue? {
    guard let cat = cattery.reference(of: breed) else { return breed.pictureIsGone ? .object([]) : nil }
    return .ordered([
      "id": .string(cat.id), "width": .int(cat.width), "height": .int(cat.height), "url": .string(address(of: cat)),
    ])
  }

  private func basics(of cat: Cat) -> [JSONValue.Member] {
    [
      .init(key: "id", value: .string(cat.id)),
      .init(key: "url", value: .string(address(of: cat, size: request.parameter("size")))),
      .init(key: "width", value: .int(cat.width)),
      .init(key: "height", value: .int(cat.height)),
    ]
  }

  private func address(of cat: Cat, size: String? = nil) -> String {
    CatPictures.address(of: cat, size: size, at: request.origin)
  }

  // MARK: Parameters

  private func limit(default standard: Int, most: Int) -> Int {
    min(max(number("limit") ?? standard, 1), most)
  }

  private func number(_ name: String) -> Int? {
    request.parameter(name).flatMap { Int($0) }
  }

  private func list(_ name: String) -> [String] {
    request.parameter(name)?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
  }
}
