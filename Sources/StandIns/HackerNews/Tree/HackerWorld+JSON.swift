extension HackerWorld {
  /// The item of a number as the service writes it: keys in order, nothing that is empty. Null where there is none.
  func item(_ id: Int, at time: Tick) -> JSONValue {
    guard let tick = Tick(id: id), tick <= time else { return .null }
    if let number = tick.story { return json(story(number), at: time) }
    if let (poll, place) = option(of: tick) { return json(optionOf: poll, place, at: time) }
    guard let number = ledger.story(of: tick), let comment = tree(of: number).comment(tick) else { return .null }
    return json(comment, on: story(number), at: time)
  }

  /// A user as the service writes them; null where there is none of that name.
  func user(_ name: String, at time: Tick) -> JSONValue {
    guard let person = HackerNames.person(named: name) else { return .null }
    return .sorted([
      "about": writer.about(person).map(JSONValue.string),
      "created": .int(career(of: person).start),
      "id": .string(name),
      "karma": .int(karma(of: person, at: time)),
      "submitted": .ids(submissions(of: person, at: time)),
    ])
  }

  /// What changed in the period that has ended last.
  func updates(at time: Tick) -> JSONValue {
    let end = time.lastPeriod
    let (items, people) = changes(after: end.advanced(by: -Tick.perPeriod), through: end)
    return .sorted([
      "items": .ids(items),
      "profiles": people.isEmpty ? nil : .array(people.map { .string(HackerNames.name($0)) }),
    ])
  }

  private func json(_ story: StoryFacts, at time: Tick) -> JSONValue {
    let tree = tree(of: story.number)
    let type = story.kind == .job ? "job" : story.kind == .poll ? "poll" : "story"
    let common: [String: JSONValue?] = [
      "id": .int(story.birth.id), "time": .int(story.birth.seconds), "type": .string(type),
    ]
    if story.isDeleted(at: time) { return .sorted(common.merging(["deleted": .bool(true)]) { $1 }) }
    let voted: [String: JSONValue?] = [
      "by": .string(HackerNames.name(story.author)), "score": .int(story.score(at: time)),
    ]
    if story.isDead(at: time) {
      return .sorted(common.merging(voted) { $1 }.merging(["dead": .bool(true)]) { $1 })
    }
    let options = (0..<story.optionCount).map { story.birth.advanced(by: $0 + 1) }
    let full: [String: JSONValue?] = [
      "descendants": story.kind == .job ? nil : .int(tree.count(at: time)),
      "kids": .ids(tree.answers(to: nil, at: time)),
      "parts": .ids(options),
      "text": writer.text(of: story).map(JSONValue.string),
      "title": .string(writer.title(of: story)),
      "url": writer.address(of: story).map(JSONValue.string),
    ]
    return .sorted(common.merging(voted) { $1 }.merging(full) { $1 })
  }

  private func json(optionOf poll: StoryFacts, _ place: Int, at time: Tick) -> JSONValue {
    let birth = poll.birth.advanced(by: place)
    return .sorted([
      "by": .string(HackerNames.name(poll.author)), "id": .int(birth.id), "poll": .int(poll.birth.id),
      "score": .int(poll.score(ofOption: place - 1, at: time)), "text": .string(writer.text(ofOption: place - 1)),
      "time": .int(birth.seconds), "type": "pollopt",
    ])
  }

  private func json(_ comment: CommentTree.Comment, on story: StoryFacts, at time: Tick) -> JSONValue {
    let common: [String: JSONValue?] = [
      "id": .int(comment.birth.id), "parent": .int((comment.parent ?? story.birth).id),
      "time": .int(comment.birth.seconds), "type": "comment",
    ]
    if let deletion = comment.deletion, deletion <= time {
      return .sorted(common.merging(["deleted": .bool(true)]) { $1 })
    }
    let death = comment.death.flatMap { $0.tick <= time ? $0.word : nil }
    return .sorted(
      common.merging([
        "by": .string(HackerNames.name(comment.author)),
        "dead": death == nil ? nil : .bool(true),
        "kids": .ids(tree(of: story.number).answers(to: comment.birth, at: time)),
        "text": .string(death ?? writer.text(of: comment, on: story)),
      ]) { $1 })
  }
}

extension JSONValue {
  /// An object with its keys in order, without those that have no value.
  static func sorted(_ members: [String: JSONValue?]) -> JSONValue {
    .object(
      members.compactMap { key, value in value.map { Member(key: key, value: $0) } }.sorted { $0.key < $1.key })
  }

  /// The numbers of items; nothing in place of an empty list.
  static func ids(_ ticks: [Tick]) -> JSONValue? {
    ticks.isEmpty ? nil : .array(ticks.map { .int($0.id) })
  }
}
