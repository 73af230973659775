/// What belongs to a movie: credits, videos, pictures, reviews.
extension MovieRecord {
  func creditsAnswer(_ people: PeopleWriter) -> JSONValue {
    .ordered(["id": .int(id), "cast": .array(castItems(people)), "crew": .array(crewItems(people))])
  }

  private func castItems(_ people: PeopleWriter) -> [JSONValue] {
    cast.enumerated().compactMap { order, part in
      people.person(part.person)?.creditItem.adding([
        Member(key: "cast_id", value: .int(order + 3)), Member(key: "character", value: .string(part.character)),
        Member(key: "credit_id", value: .string(part.creditID)), Member(key: "order", value: .int(order)),
      ])
    }
  }

  private func crewItems(_ people: PeopleWriter) -> [JSONValue] {
    crew.compactMap { job in people.person(job.person)?.creditItem.adding(job.members) }
  }

  /// Videos are in English: there are none in other languages unless English is asked for too.
  func videosAnswer(_ languages: Set<String>) -> JSONValue {
    let results = videos.filter { _ in languages.contains("en") }.map { video in
      JSONValue.ordered([
        "iso_639_1": "en", "iso_3166_1": "US", "name": .string(video.name), "key": .string(video.key),
        "site": "YouTube", "size": .int(1080), "type": .string(video.type), "official": .bool(video.type != "Clip"),
        "published_at": .string("\(DayText.text((day ?? 20_000) - video.lead))T15:00:00.000Z"), "id": .string(video.id),
      ])
    }
    return .ordered(["id": .int(id), "results": .array(results)])
  }

  /// Pictures without words, and those with the title where its language is asked for; nil asks for all.
  func imagesAnswer(_ languages: Set<String>?) -> JSONValue {
    func files(_ kind: TMDbPicture.Kind, _ count: Int, _ language: String?) -> JSONValue {
      guard languages?.contains(language ?? "null") ?? true else { return .array([]) }
      return .array((0..<count).map { TMDbPicture(kind, id, $0).json(language: language) })
    }
    return .ordered([
      "backdrops": files(.backdrop, backdrops, nil), "id": .int(id), "logos": .array([]),
      "posters": files(.poster, posters, "en"),
    ])
  }

  /// Up to three reviews, all on the first page.
  func reviewsAnswer(page: Int) -> JSONValue {
    var random = SeededRandom(UInt64(id), text: "reviews")
    let count = voteCount == 0 ? 0 : random.below(4)
    let reviews = (0..<count).map { index -> JSONValue in
      let author = MovieFacts.reviewers[(id + index) % MovieFacts.reviewers.count]
      let reviewID = random.next().hex + random.next().hex.prefix(8)
      let date = "\(DayText.text((day ?? 20_000) + 3 + index))T20:14:05.000Z"
      return .ordered([
        "author": .string(author),
        "author_details": .ordered([
          "name": "", "username": .string(author), "avatar_path": .null,
          "rating": random.chance(20) ? .null : .int(random.within(3...10)),
        ]),
        "content": .string(MovieFacts.reviews[(id + index) % MovieFacts.reviews.count]), "created_at": .string(date),
        "id": .string(reviewID), "updated_at": .string(date),
        "url": .string("https://www.themoviedb.org/review/\(reviewID)"),
      ])
    }
    return .ordered([
      "id": .int(id), "page": .int(page), "results": .array(page == 1 ? reviews : []), "total_pages": .int(1),
      "total_results": .int(count),
    ])
  }
}

extension MovieRecord.Job {
  var members: [JSONValue.Member] {
    [
      .init(key: "credit_id", value: .string(creditID)), .init(key: "department", value: .string(department)),
      .init(key: "job", value: .string(job)),
    ]
  }
}
