extension HackerWorld {
  /// The items and people that changed after one moment and up to another, newest first.
  func changes(after start: Tick, through end: Tick) -> (items: [Tick], people: [Int]) {
    var items: Set<Tick> = []
    var people: Set<Int> = []
    for (tick, number) in ledger.comments(after: start, through: end) {
      guard let comment = tree(of: number).comment(tick) else { continue }
      items.formUnion([tick, Tick(ofStory: number), comment.parent].compactMap { $0 })
      people.insert(comment.author)
    }
    func isBetween(_ moment: Tick?) -> Bool { moment.map { start < $0 && $0 <= end } ?? false }
    // Nothing said is taken back after an hour.
    for (tick, number) in ledger.comments(after: start.advanced(by: -Tick.perHour), through: end) {
      guard let comment = tree(of: number).comment(tick) else { continue }
      if isBetween(comment.deletion) || isBetween(comment.death?.tick) { items.insert(tick) }
    }
    for offset in 0..<Self.reach {
      let story = story(end.latestStory - offset)
      let hasScored = story.birth <= start && story.score(at: start) != story.score(at: end)
      if hasScored || [story.birth, story.death, story.deletion].contains(where: isBetween) {
        items.insert(story.birth)
        people.insert(story.author)
      }
      for option in 0..<story.optionCount
      where story.score(ofOption: option, at: start) != story.score(ofOption: option, at: end) {
        items.insert(story.birth.advanced(by: option + 1))
      }
    }
    return (items.sorted(by: >), people.sorted())
  }
}
