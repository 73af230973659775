/// Writes what the service says of a breed, in words of our own.
struct CatBreedWriter {
  private let breed: CatBreed
  private var random: SeededRandom

  init(_ breed: CatBreed, seed: UInt64) {
    self.breed = breed
    random = SeededRandom(seed, text: "breed " + breed.id)
  }

  /// The breed in the service's order of keys; those of which nothing is known are left out.
  mutating func json(reference: String?) -> JSONValue {
    let temper = temperament()
    let (kilograms, years) = (weight(), random.within(11...15))
    var members: [JSONValue.Member] = []
    func add(_ key: String, _ value: JSONValue?) {
      if let value { members.append(.init(key: key, value: value)) }
    }
    let pounds = (kilograms.lowerBound * 22 / 10, kilograms.upperBound * 22 / 10)
    add(
      "weight",
      .ordered([
        "imperial": .string("\(pounds.0)\(random.pick([" - ", "  -  ", "-"]))\(pounds.1)"),
        "metric": .string("\(kilograms.lowerBound) - \(kilograms.upperBound)"),
      ]))
    add("id", .string(breed.id))
    add("name", .string(breed.name))
    let slug = breed.name.replacing(" ", with: "-").lowercased()
    add("cfa_url", random.chance(70) ? .string("http://cats.example/breeds/\(slug)") : nil)
    add("vetstreet_url", random.chance(70) ? .string("http://vets.example/cats/\(slug)") : nil)
    add("temperament", .string(temper.joined(separator: ", ")))
    add("origin", .string(breed.origin))
    add("country_codes", .string(breed.country))
    add("country_code", .string(breed.country))
    add("description", .string(description(temper)))
    add("life_span", .string("\(years) - \(years + random.within(2...4))"))
    add("indoor", .int(breed.look.hair == .none ? 1 : 0))
    add("lap", random.chance(85) ? .int(random.below(2)) : nil)
    add("alt_names", .string(CatBreedWriter.otherNames[breed.id] ?? ""))
    for (key, value) in ratings() { add(key, value.map(JSONValue.int)) }
    for (key, trait) in CatBreedWriter.flags { add(key, .int(breed.traits.contains(trait) ? 1 : 0)) }
    let article = breed.name.replacing(" ", with: "_")
    add("wikipedia_url", .string("https://en.wikipedia.org/wiki/\(article)_(cat)"))
    add("hypoallergenic", .int(breed.traits.contains(.hypoallergenic) ? 1 : 0))
    add("reference_image_id", reference.map(JSONValue.string))
    return .object(members)
  }

  private static let flags: KeyValuePairs<String, CatBreed.Trait> = [
    "experimental": .experimental, "hairless": .hairless, "natural": .natural, "rare": .rare, "rex": .rex,
    "suppressed_tail": .suppressedTail, "short_legs": .shortLegs,
  ]

  private static let otherNames = [
    "beng": "", "java": "Colourpoint Longhair", "kora": "Si-Sawat", "lihu": "Li Hua Mao", "mcoo": "Coon Cat",
    "manx": "Stubbin", "norw": "Skogkatt", "pers": "Persian Longhair", "rblu": "Archangel Blue",
    "siam": "Thai Cat", "sibe": "Moscow Semi-longhair, Siberian Forest Cat", "tvan": "Van Kedisi",
  ]

  // MARK: What is made up

  private mutating func weight() -> ClosedRange<Int> {
    switch breed.look.hair {
    case .long: 4...random.within(7...9)
    case .none: 3...5
    default: 3...random.within(5...7)
    }
  }

  private mutating func temperament() -> [String] {
    var words = Self.tempers
    return (0..<random.within(4...6)).map { _ in words.remove(at: random.below(words.count)) }
  }

  private mutating func ratings() -> [(String, Int?)] {
    let (hair, traits) = (breed.look.hair, breed.traits)
    let grooming = hair == .long ? random.within(4...5) : hair == .none ? 3 : random.within(1...2)
    let shedding = hair == .none ? 1 : traits.contains(.hypoallergenic) ? 2 : random.within(2...5)
    func any(_ low: Int, _ random: inout SeededRandom) -> Int { random.within(low...5) }
    return [
      ("adaptability", any(2, &random)), ("affection_level", any(3, &random)), ("child_friendly", any(2, &random)),
      ("cat_friendly", random.chance(30) ? any(2, &random) : nil), ("dog_friendly", any(2, &random)),
      ("energy_level", any(2, &random)), ("grooming", grooming), ("health_issues", random.within(1...4)),
      ("intelligence", any(3, &random)), ("shedding_level", shedding), ("social_needs", any(2, &random)),
      ("stranger_friendly", any(1, &random)), ("vocalisation", any(1, &random)),
      ("bidability", random.chance(25) ? any(1, &random) : nil),
    ]
  }

  private mutating func description(_ temper: [String]) -> String {
    let look = breed.look
    let coat = Self.coats[look.hair] ?? "coat"
    let first = random.pick([
      "The \(breed.name) wears a \(coat) and looks at the world with \(Self.eyes[look.eyes] ?? "bright") eyes.",
      "A \(coat) and \(Self.eyes[look.eyes] ?? "bright") eyes: that is how a \(breed.name) is told from afar.",
      "People who meet a \(breed.name) remember the \(Self.eyes[look.eyes] ?? "bright") eyes and the \(coat).",
    ])
    let second = "It is \(temper[0].lowercased()), \(temper[1].lowercased()) and \(temper[2].lowercased())"
    let habit = ", \(random.pick(Self.habits))."
    let special = breed.traits.sorted { $0.rawValue < $1.rawValue }.compactMap { Self.remarks[$0] }.prefix(2)
    return ([first, second + habit] + special + [random.pick(Self.advice)]).joined(separator: " ")
  }

  private static let tempers = [
    "Active", "Affectionate", "Agile", "Alert", "Calm", "Clever", "Curious", "Devoted", "Easy Going", "Energetic",
    "Friendly", "Gentle", "Independent", "Intelligent", "Lively", "Loyal", "Outgoing", "Patient", "Peaceful", "Playful",
    "Quiet", "Sensitive", "Sociable", "Sweet", "Talkative", "Trainable",
  ]
  private static let coats: [CatLook.Hair: String] = [
    .short: "sleek short coat", .medium: "soft coat of medium length", .long: "long, full coat",
    .curly: "coat of curls", .none: "warm skin in place of a coat",
  ]
  private static let eyes: [CatLook.Eyes: String] = [
    .green: "green", .gold: "golden", .blue: "deep blue", .copper: "copper", .odd: "unlike",
  ]
  private static let habits = [
    "and has an opinion on when dinner should be", "and follows its people from room to room",
    "and will inspect every box that comes into the house", "and likes the top of the highest shelf",
    "and sleeps wherever the sun comes in", "and watches the birds for hours without a sound",
    "and opens doors that are not locked", "and would rather play than sleep",
  ]
  private static let remarks: [CatBreed.Trait: String] = [
    .natural: "Nobody planned the breed: it came about by itself.", .rare: "Few of them are born each year.",
    .rex: "Its whiskers curl like its coat.", .hairless: "It needs a bath now and then, and a warm place in winter.",
    .suppressedTail: "Its tail is short, or missing altogether.",
    .shortLegs: "Its legs are short, which does not keep it off the table for long.",
    .hypoallergenic: "Some people with allergies get on well with it.",
    .experimental: "The breed is young, and not recognised everywhere.",
  ]
  private static let advice = [
    "It is at home in a flat as well as in a house with a garden.",
    "A cat of this kind should not be alone all day.", "Toys that make it think are money well spent.",
    "Children who are kind to it have a friend for life.", "It asks for little more than a window and company.",
    "A brush once a week, and both sides will enjoy it.",
  ]
}
