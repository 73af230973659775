extension Phrasebook {
  static let english = Phrasebook(
    people: [
      "Mara Lindqvist", "Owen Achterberg", "Priya Raman", "Dele Okafor", "Hannah Whitlock", "Jonas Pell",
      "Aisha Karim", "Tom Braddock", "Lena Sorensen", "Ravi Menon", "Grace Tennant", "Noor Haddad", "Callum Reyes",
      "Iris Vandermeer", "Samir Bose", "Ruth Abernathy",
    ],
    organisations: [
      "the Harbour Institute", "the Regional Transport Board", "Norwood & Sons", "the Open Rivers Trust",
      "Calder Robotics", "the Public Libraries League", "Bluefin Energy", "the Council of Towns",
      "Kestrel Analytics", "the Lakeside Foundation",
    ],
    publisherPattern: "{name} reports on {category}, every day and without haste.",
    categories: [
      .business: "money, work and trade", .entertainment: "film, music and the stage", .general: "the news of the day",
      .health: "medicine and well-being", .science: "research and discovery", .sports: "sport at every level",
      .technology: "machines, software and the people who make them",
    ],
    frames: [
      "Analysis: {headline}", "Opinion | {headline}", "{headline}: what we know so far", "Watch: {headline}",
      "{headline}, explained", "Updated: {headline}", "“Nobody expected it”: {headline}",
    ],
    tail: ", and what that means for schools, ferries, pensions, bakeries, the winter timetable, the price of onions, "
      + "two unfinished bridges, a lighthouse, the county brass band and everyone who had made other plans for the "
      + "weekend, according to people who have read all nine hundred pages of the report, twice",
    stories: [
      .general: EnglishStories.general, .business: EnglishStories.business,
      .entertainment: EnglishStories.entertainment, .health: EnglishStories.health,
      .science: EnglishStories.science, .sports: EnglishStories.sports, .technology: EnglishStories.technology,
    ],
    sentences: [
      "“We had hoped for this, but we had not planned for it,” said {person}.",
      "The figures cover the last {months} months and were checked by {organisation}.",
      "About {number} people came to the first public meeting, more than the hall could hold.",
      "Critics say that the numbers leave out the winter, when everything takes longer.",
      "In {place} the mood was cautious on Tuesday, though shops near the square reported a busy morning.",
      "A similar attempt failed some years ago, and not everybody has forgotten why.",
      "A spokesperson for {organisation} declined to comment until its members have met.",
      "The next decision is due within {months} weeks.",
      "“Ask me again in spring,” {person} said, and laughed.",
      "Documents seen by this newspaper put the difference at {percent} percent.",
      "Neighbours describe the change as small, steady and oddly quiet.",
      "An earlier version of the plan had set aside twice as much money for half as much work.",
      "Experts warn against reading too much into a single season.",
      "By evening the first results were pinned to the door, where children read them aloud.",
      "Whether the effect lasts is another matter, and one that {organisation} intends to study.",
      "It rained, as it usually does; nobody left.",
    ]
  )
}
