/// The lists of one moment.
struct FrontPages: Sendable {
  let top: [Tick]
  let new: [Tick]
  let best: [Tick]
  let ask: [Tick]
  let show: [Tick]
  let job: [Tick]

  /// Sorts the stories of a moment, given newest first.
  init(_ stories: [StoryFacts], at time: Tick) {
    let votable = stories.filter { $0.kind != .job }
    let ranked = votable.map { ($0, $0.rank(at: time)) }
      .sorted { ($0.1, $0.0.number) > ($1.1, $1.0.number) }.map(\.0)
    let jobs = stories.filter { $0.kind == .job }
    job = jobs.prefix(60).map(\.birth)
    new = votable.prefix(500).map(\.birth)
    ask = ranked.filter { $0.kind == .ask || $0.kind == .tell || $0.kind == .poll }.prefix(200).map(\.birth)
    show = ranked.filter { $0.kind == .show }.prefix(200).map(\.birth)
    best = votable.map { ($0, $0.score(at: time)) }
      .sorted { ($0.1, $0.0.number) > ($1.1, $1.0.number) }.prefix(200).map { $0.0.birth }
    var front = ranked.prefix(490).map(\.birth)
    for (index, offer) in jobs.prefix(8).enumerated() where front.count > 6 + index * 24 {
      front.insert(offer.birth, at: 6 + index * 24)
    }
    top = front
  }

  func list(named name: String) -> [Tick]? {
    switch name {
    case "topstories": top
    case "newstories": new
    case "beststories": best
    case "askstories": ask
    case "showstories": show
    case "jobstories": job
    default: nil
    }
  }
}
