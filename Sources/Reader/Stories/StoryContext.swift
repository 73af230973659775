import HackerNews

/// What the screens of Hacker News need: who to ask, and what is followed for all readers.
@MainActor
struct StoryContext {
  let client: HackerNews
  let live: LiveStories

  init(services: ReaderServices) {
    client = services.stories
    live = services.liveStories
  }
}
