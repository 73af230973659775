import Foundation

/// Invents movies: the number of a movie decides on everything, always the same, but for votes, which come with time.
struct MovieWriter: Sendable {
  let seed: UInt64

  /// So many movies come out each week.
  static let perWeek = 6
  /// The numbers of old movies, which are always there.
  static let classics = 301...390
  /// What is announced without a date, by number.
  static let announced = 391...396
  /// The number of the first movie of the first week of 1970.
  private static let base = 900_000

  /// The numbers of the movies that come out in a week, counted from 1970.
  static func numbers(ofWeek week: Int) -> Range<Int> {
    let first = base + week * perWeek
    return first..<(first + perWeek)
  }

  /// A movie as it stands on a day, counted from 1970.
  func movie(_ id: Int, on today: Int) -> MovieRecord {
    var random = SeededRandom(seed, UInt64(id))
    let genres = genres(id, &random)
    let (title, original, language, country) = titles(id, genres[0], &random)
    let day = releaseDay(id, &random)
    let age = day.map { today - $0 } ?? -1
    let quality = 4.4 + Double(random.below(390)) / 100 + (Self.classics.contains(id) ? 0.5 : 0)
    let fame = pow(Double(random.within(2...100)) / 10, 2)
    let isBare = random.chance(4)
    let votes = age < 0 || isBare ? 0 : Int(fame * Double(min(age, 900) + 3) * 0.35)
    let cost = random.chance(25) ? 0 : random.within(2...180) * 1_000_000
    return MovieRecord(
      id: id, title: title, originalTitle: original, language: language, country: country,
      overview: isBare ? "" : overview(genres[0], &random),
      tagline: random.chance(70) ? random.pick(MoviePlots.taglines) : "",
      day: day, genres: isBare ? [] : genres,
      runtime: age < -30 || isBare ? 0 : random.within(82...168),
      budget: cost,
      revenue: age < 14 ? 0 : Int(Double(cost) * fame / 18) * (Self.classics.contains(id) ? 2 : 1),
      companies: companies(&random),
      voteAverage: votes == 0 ? 0 : (quality * 1000).rounded() / 1000,
      voteCount: votes,
      popularity: popularity(fame, age: age, &random),
      posters: isBare || random.chance(3) ? 0 : random.within(1...4),
      backdrops: isBare || random.chance(6) ? 0 : random.within(1...5),
      homepage: random.chance(45) ? "https://www.\(slug(title)).example" : "",
      imdbID: isBare ? nil : "tt\(9_000_000 + id % 900_000)",
      cast: isBare ? [] : cast(&random), crew: crew(&random), videos: isBare ? [] : videos(&random))
  }

  private func genres(_ id: Int, _ random: inout SeededRandom) -> [Int] {
    let first = MovieGenre.all[(id + random.below(7)) % MovieGenre.all.count].id
    let companions = MovieGenre.companions[first] ?? []
    return [first] + companions.filter { _ in random.chance(50) }
  }

  /// Every fifth movie is foreign.
  private func titles(
    _ id: Int, _ genre: Int, _ random: inout SeededRandom
  ) -> (title: String, original: String, language: String, country: String) {
    if id % 5 == 0 {
      let title = ForeignTitles.all[id / 5 % ForeignTitles.all.count]
      return (title.english, title.original, title.language, title.country)
    }
    let words = MovieTitles.words[genre] ?? (nouns: ["Story"], qualities: ["Long"])
    let title = random.pick(MovieTitles.patterns).filled([
      "noun": random.pick(words.nouns), "quality": random.pick(words.qualities),
      "place": random.pick(MovieTitles.places), "name": random.pick(MovieTitles.names),
    ])
    return (title, title, "en", random.pick(["US", "US", "US", "GB", "GB", "CA", "AU", "IE"]))
  }

  private func releaseDay(_ id: Int, _ random: inout SeededRandom) -> Int? {
    if Self.announced.contains(id) { return nil }
    if Self.classics.contains(id) { return random.within(-8_000...16_400) }
    // A week begins on a Thursday, as the days since 1970 do, and movies come out towards its end.
    return (id - Self.base) / Self.perWeek * 7 + random.pick([0, 1, 1, 1, 2, 6])
  }

  private func overview(_ genre: Int, _ random: inout SeededRandom) -> String {
    let hero = random.pick(MoviePlots.heroes)
    let values = [
      "hero": hero, "Hero": hero.prefix(1).uppercased() + hero.dropFirst(), "name": random.pick(MovieTitles.names),
      "other": random.pick(MovieFacts.characters), "place": random.pick(MovieTitles.places),
      "secret": random.pick(MoviePlots.secrets),
    ]
    let opening = random.pick(MoviePlots.openings[genre] ?? ["{Hero} comes to {place}."])
    var deck = MoviePlots.turns
    let turns = (0..<random.within(1...3)).map { _ in deck.remove(at: random.below(deck.count)) }
    return ([opening] + turns).joined(separator: " ").filled(values)
  }

  /// What people look at is new, or will be soon.
  private func popularity(_ fame: Double, age: Int, _ random: inout SeededRandom) -> Double {
    let nearness = 1 / (1 + pow(Double(abs(age)) / 40, 2))
    let value = fame * (1 + 9 * nearness) + Double(random.below(1000)) / 1000
    return (value * 10_000).rounded() / 10_000
  }

  private func companies(_ random: inout SeededRandom) -> [MovieRecord.Company] {
    let first = random.below(MovieFacts.companies.count)
    return (0..<random.within(1...3)).map { index in
      let place = (first + index * 5) % MovieFacts.companies.count
      return MovieRecord.Company(
        id: 88_000 + place, name: MovieFacts.companies[place].0, country: MovieFacts.companies[place].1)
    }
  }

  private func cast(_ random: inout SeededRandom) -> [MovieRecord.Part] {
    var characters = MovieFacts.characters
    return distinct(random.within(4...16), of: PeopleWriter.actors, &random).map { person in
      MovieRecord.Part(
        person: person, character: random.chance(3) ? "" : characters.remove(at: random.below(characters.count)),
        creditID: hex(&random))
    }
  }

  /// One person often has two jobs.
  private func crew(_ random: inout SeededRandom) -> [MovieRecord.Job] {
    let makers = distinct(MovieFacts.jobs.count, of: PeopleWriter.makers, &random)
    return MovieFacts.jobs.enumerated().compactMap { index, job in
      if index > 4, random.chance(25) { return nil }
      let person = index == 1 && random.chance(40) ? makers[0] : makers[index]
      return MovieRecord.Job(person: person, department: job.0, job: job.1, creditID: hex(&random))
    }
  }

  private func distinct(_ count: Int, of people: Range<Int>, _ random: inout SeededRandom) -> [Int] {
    // Steps by a number that has no divisor in common with how many there are: nobody comes twice.
    let total = people.upperBound - people.lowerBound
    let start = random.below(total)
    let step = [7, 11, 13, 17, 23][random.below(5)]
    return (0..<count).map { people.lowerBound + (start + $0 * step) % total }
  }

  private func videos(_ random: inout SeededRandom) -> [MovieRecord.Video] {
    MovieFacts.videos.enumerated().compactMap { index, video in
      guard index == 0 || random.chance(35) else { return nil }
      return MovieRecord.Video(
        id: hex(&random), name: video.0, key: String(hex(&random).prefix(11)), type: video.1,
        lead: 120 - index * 17)
    }
  }

  /// 24 hexadecimal digits, as the service's identifiers have.
  private func hex(_ random: inout SeededRandom) -> String {
    random.next().hex + random.next().hex.prefix(8)
  }

  private func slug(_ title: String) -> String {
    FoldedText.words(of: title).joined(separator: "-").filter(\.isASCII)
  }
}
