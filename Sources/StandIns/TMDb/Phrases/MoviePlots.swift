/// What invented movies are about. `{Hero}` or `{hero}`, `{name}`, `{other}`, `{place}` and `{secret}` are drawn.
enum MoviePlots {
  static let heroes = [
    "a retired lighthouse keeper", "a night-shift nurse", "a disgraced chess champion",
    "a bus driver on her last route",
    "a young cartographer", "a widowed clockmaker", "a court interpreter", "a bored insurance detective",
    "a runaway violinist", "a small-town vet", "an exiled admiral", "a rookie air traffic controller",
    "a piano tuner with perfect pitch", "a forensic accountant", "a substitute teacher", "an amateur astronomer",
    "a ferry captain", "a translator of dead languages", "a failed magician", "a beekeeper with a past",
    "an ageing stunt double", "a tram conductor", "a museum guard", "a marine biologist", "a stubborn baker",
    "a demolition expert", "a retired spy", "a radio host nobody listens to", "a glassblower", "an apprentice thief",
  ]

  static let secrets = [
    "a letter that was never meant to arrive", "a map drawn on the back of a bill", "a name missing from every record",
    "a room that is on no plan", "a photograph taken tomorrow", "a song only two people know",
    "a debt older than the town",
    "a suitcase that weighs a little more each day", "a door that opens from one side only",
    "a promise made to a stranger",
    "a recipe with one ingredient torn off", "a signal that repeats every nine hours",
  ]

  /// By the number of the genre.
  static let openings: [Int: [String]] = [
    28: [
      "When a convoy vanishes outside {place}, {hero} has one night to find {secret} before {other} does.",
      "{Hero} takes a simple job: drive a locked van to {place} and do not look inside. Then the van starts to tick.",
      "Wrongly accused of a bombing, {name} must cross {place} on foot with half the police force behind and {other} ahead.",
    ],
    12: [
      "{Hero} inherits {secret} and follows it across three continents to a valley above {place}.",
      "The expedition to {place} has two rules: never leave the rope, and never trust {other}. {name} breaks both.",
      "Shipwrecked a thousand miles from {place}, {hero} and {other} build a raft out of an opera house.",
    ],
    16: [
      "{name} is the smallest kite in {place} and the only one afraid of wind. One storm changes everything.",
      "When the moon forgets to rise over {place}, a forgetful owl and {hero} set out to remind it.",
      "In a teapot at the back of a shop in {place} lives {name}, who has never seen the sea and means to.",
    ],
    35: [
      "{name} has told one small lie about being able to cook. Now the whole of {place} is coming to dinner.",
      "{Hero} rents the same flat in {place} to four people, each of whom works a different shift. Then comes the strike.",
      "At a wedding in {place} nobody remembers inviting {other}, and nobody dares to say so.",
    ],
    80: [
      "{Hero} finds {secret} in the books of a fish market in {place}, and the fish are the least of it.",
      "Five thieves, one vault, and a town hall clock that is always wrong: the heist of {place} was planned to the minute.",
      "{name} wants out, {other} wants in, and both owe the same man in {place} the same money.",
    ],
    99: [
      "For eleven years a camera stood in one field near {place}. This is what it saw.",
      "The last choir of {place} has nine members and no priest. They agree on nothing but Tuesdays.",
      "How a railway that was never finished shaped everyone who lives along it, told by those who still wait in {place}.",
    ],
    18: [
      "After twenty years abroad {name} comes back to {place} to sell the house, and finds {other} living in it.",
      "{Hero} has a week to decide whether to forgive the man who saved {place} and ruined a family.",
      "Two sisters who share nothing but {secret} spend one winter in {place} without a telephone.",
    ],
    10751: [
      "{name} has six days, two goldfish and a broken raft to win back the summer in {place}.",
      "When the circus leaves {place} without its elephant, {hero} discovers how much room a garage has.",
      "Grandmother says there is no such thing as {secret}. {name} and {other} have found it in the attic.",
    ],
    14: [
      "The seventh heir of {place} was never told about the dragon. The dragon was told about {name}.",
      "{Hero} must carry a sleeping crown over the mountains before the winter king learns that it dreams.",
      "A mirror in {place} shows everyone one true thing. Today it showed {other} wearing {name}'s face.",
    ],
    36: [
      "In the last summer before the war, {hero} is sent to {place} to sign a treaty nobody intends to keep.",
      "The true story of {name}, who printed forbidden almanacs in {place} and was betrayed by a comma.",
      "A young regent, {secret}, and a city council that will do anything to avoid a census.",
    ],
    27: [
      "The house in {place} is cheap because of the cellar. {name} has not found the cellar yet.",
      "Every night at three somebody reads a lullaby on the radio in {place}. The station closed years ago.",
      "{Hero} takes in a guest who casts no reflection and is very polite about it.",
    ],
    10402: [
      "{name} wrote one song that everybody knows and nobody paid for. In {place} a cover band has the receipts.",
      "{Hero} has forty days to turn the worst brass band of {place} into something {other} would cry at.",
      "A jukebox, a flooded ballroom and the tour that never reached {place}: a concert thirty years late.",
    ],
    9648: [
      "A ferry leaves {place} with fifty-one passengers and lands with fifty. Only {hero} counted.",
      "{name} receives a portrait of herself, painted in {place} a century ago and signed by {other}.",
      "Nobody in {place} wound the clock, and yet it struck. {Hero} follows the sound to {secret}.",
    ],
    10749: [
      "{name} writes love letters for others in a bookshop in {place}. Then {other} asks for one addressed to her.",
      "They miss the same train in {place} every Friday. It takes {hero} and {other} a year to stop running for it.",
      "A vineyard, two rivals and a late frost: what grows in {place} takes its time.",
    ],
    878: [
      "The coastline of {place} moves every night, and only {hero} draws it as it will be tomorrow.",
      "Aboard the station {place} the clocks have begun to disagree. {name} suspects the ship; the ship suspects {other}.",
      "An archive at the edge of the system receives {secret}, addressed to {name}, sent from the year it was built.",
    ],
    10770: [
      "{name} comes to {place} to close the bakery for good and is snowed in with the man who owns the oven.",
      "The mayor of {place} has lost the Christmas tree. {Hero} has an unlikely plan and a very large truck.",
      "A recipe contest, an old flame and {secret} turn a quiet week in {place} upside down.",
    ],
    53: [
      "{Hero} hears a crime on a frequency that does not exist, and then hears her own name.",
      "The lift in {place} stops between floors with six strangers in it. One of them pressed nothing.",
      "For thirteen hours {name} must keep {other} talking. The line goes through {place}, and so does the fuse.",
    ],
    10752: [
      "A mapmaker is sent ahead of the regiment to find a bridge near {place} that exists only on paper.",
      "Two telegraph operators on opposite sides of {place} agree on a truce nobody ordered.",
      "In a field hospital outside {place}, {hero} keeps {secret} for a man who has forgotten which side he is on.",
    ],
    37: [
      "{name} rides into {place} to bury a brother and is handed a badge instead.",
      "The stagecoach to {place} carries a judge, a piano and {secret}. Only the piano is what it seems.",
      "When the wells of {place} run dry, {hero} and an old rustler dig for something that is not water.",
    ],
  ]

  static let turns = [
    "But {other} has been there first.", "What begins as a favour becomes a way of life.",
    "There is only one way out, and it leads through {place}.", "Not everybody will be glad of the truth.",
    "With every answer the question grows larger.", "By the time the snow melts, nothing is where it was.",
    "Some doors should be knocked on twice.", "Then the past turns up with luggage.",
    "And the only witness is a parrot that speaks Latin.", "It will cost more than anyone can pay.",
    "Between them stand a river, a grudge and a very long winter.", "Nobody in town sleeps until it is over.",
    "The truth is stranger, and it is standing right behind them.",
    "Somebody has to go back, and somebody has to stay.",
    "It takes a stranger to see what everyone has been looking at.",
    "All they have is each other, and that is the problem.",
  ]

  static let taglines = [
    "Some doors open once.", "Nobody counts the quiet ones.", "The sea remembers.", "Trust the map. Not the mapmaker.",
    "It was never about the money.", "Home is the last place they look.", "Every clock stops somewhere.",
    "Dinner is at eight. Run.", "The truth has a long way to go.", "Two tickets. One way.", "Listen closely.",
    "What the river takes, it keeps.", "Nobody leaves before the encore.", "Small town. Big oven.",
    "Look up.", "One night, no signal.", "Everything must go.", "Love arrives late and without luggage.",
    "The end was only the rehearsal.", "You were expected.", "There is no thirteenth floor.", "Bring a coat.",
    "He counts. She doesn't.", "All that glitters keeps moving.",
  ]
}
