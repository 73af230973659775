/// What invented movies are called.
enum MovieTitles {
  /// `{noun}` and `{quality}` are of the genre, `{place}` is anywhere.
  static let patterns = [
    "The {quality} {noun}", "{quality} {noun}", "The {noun} of {place}", "The Last {noun}", "{place} {noun}",
    "A {noun} for {name}", "The {noun}", "{name} and the {noun}", "Every {quality} {noun}", "The {noun} Below",
    "Beyond the {noun}", "The {noun} Keeper", "Return to the {noun}", "No {noun} in {place}", "One {quality} {noun}",
    "Under the {quality} {noun}", "{name}'s {noun}", "The Other {noun}", "Before the {noun}", "The {noun} at {place}",
  ]

  static let names = [
    "Ada", "Bruno", "Clara", "Dov", "Edith", "Florian", "Greta", "Hugo", "Ines", "Jonas", "Kaja", "Leo", "Marta",
    "Nils",
    "Olga", "Pavel", "Rosa", "Sven", "Tilda", "Viktor", "Wren", "Yusuf",
  ]

  static let places = [
    "Aldermoor", "Port Salter", "Calder Bay", "Estrella", "Vinterby", "Marrow Hill", "Santa Luce", "Kessel", "Oranje",
    "Halden", "Tarn Valley", "Mirador", "Blackwater", "Quillan", "New Perth", "Iron Lake", "Palma Vieja", "Sundry",
    "Winnow", "Dunmore", "Tashir", "Lowmarket", "Cape Sorrow", "Ravensound",
  ]

  /// By the number of the genre.
  static let words: [Int: (nouns: [String], qualities: [String])] = [
    28: (
      ["Convoy", "Vault", "Countdown", "Crossfire", "Bridge", "Detonator", "Courier", "Fuse", "Blockade", "Pursuit"],
      ["Burning", "Final", "Reckless", "Broken", "Double", "Hard"]
    ),
    12: (
      ["Expedition", "Map", "Summit", "Compass", "Caravan", "Island", "Passage", "River", "Voyage", "Horizon"],
      ["Lost", "Farthest", "Golden", "Unmapped", "Windward", "Southern"]
    ),
    16: (
      ["Kite", "Teapot", "Moonbeam", "Hedgehog", "Lantern", "Cloud", "Whistle", "Toymaker", "Puddle", "Button"],
      ["Tiny", "Wandering", "Upside-Down", "Singing", "Forgetful", "Paper"]
    ),
    35: (
      ["Wedding", "Mix-Up", "Neighbour", "Reunion", "Holiday", "Landlord", "Diet", "Audition", "Lawnmower", "Buffet"],
      ["Awkward", "Terrible", "Perfect", "Borrowed", "Sunny", "Accidental"]
    ),
    80: (
      ["Alibi", "Ledger", "Informer", "Heist", "Confession", "Fence", "Safe", "Syndicate", "Receipt", "Getaway"],
      ["Crooked", "Silent", "Unpaid", "Dirty", "Stolen", "Cold"]
    ),
    99: (
      ["Harvest", "Lighthouse", "Choir", "Archive", "Glacier", "Orchard", "Loom", "Railway", "Beekeeper", "Tide"],
      ["Vanishing", "Quiet", "Last", "Unseen", "Slow", "Living"]
    ),
    18: (
      ["House", "Winter", "Letter", "Daughter", "Silence", "Inheritance", "Harbour", "Promise", "Orchard", "Sunday"],
      ["Quiet", "Distant", "Long", "Unspoken", "Second", "Fragile"]
    ),
    10751: (
      ["Treehouse", "Summer", "Puppy", "Birthday", "Sleigh", "Parade", "Raft", "Circus", "Grandmother", "Snowman"],
      ["Best", "Runaway", "Biggest", "Secret", "Magic", "Noisy"]
    ),
    14: (
      ["Crown", "Dragon", "Oath", "Raven", "Mirror", "Sorceress", "Throne", "Forest", "Blade", "Winterking"],
      ["Hollow", "Silver", "Sleeping", "Cursed", "Seventh", "Ashen"]
    ),
    36: (
      ["Treaty", "Regent", "Siege", "Emissary", "Cathedral", "Printing Press", "Ambassador", "Armistice", "Census"],
      ["Forgotten", "Royal", "Secret", "Divided", "Iron", "Old"]
    ),
    27: (
      ["Cellar", "Hollow", "Guest", "Attic", "Whisper", "Scarecrow", "Nursery", "Well", "Caretaker", "Lullaby"],
      ["Crawling", "Buried", "Nameless", "Hungry", "Pale", "Locked"]
    ),
    10402: (
      ["Encore", "Chorus", "Refrain", "Jukebox", "Rehearsal", "Bandstand", "Overture", "B-Side", "Nocturne"],
      ["Electric", "Second", "Blue", "Unfinished", "Golden", "Midnight"]
    ),
    9648: (
      ["Inheritance", "Witness", "Ferry", "Portrait", "Clockmaker", "Riddle", "Passenger", "Disappearance", "Key"],
      ["Missing", "Seventh", "Hidden", "Blind", "Unsigned", "Impossible"]
    ),
    10749: (
      ["Summer", "Letter", "Dance", "Bookshop", "Train", "Kiss", "Balcony", "Vineyard", "Garden", "Waltz"],
      ["First", "Late", "Tender", "Parisian", "Slow", "Unlikely"]
    ),
    878: (
      ["Meridian", "Colony", "Signal", "Orbit", "Archive", "Eclipse", "Android", "Lightyear", "Station", "Constant"],
      ["Silent", "Salt", "Infinite", "Glass", "Zero", "Drifting"]
    ),
    10770: (
      ["Cottage", "Recipe", "Mayor", "Bakery", "Inn", "Veterinarian", "Snowstorm", "Bookclub", "Harvest Fair"],
      ["Cosy", "Second", "Small-Town", "Surprise", "Charming", "Snowbound"]
    ),
    53: (
      ["Witness", "Floor", "Hour", "Stranger", "Corridor", "Signal", "Window", "Hostage", "Negotiator", "Frequency"],
      ["Dead", "Narrow", "Thirteenth", "Blind", "Cold", "Sealed"]
    ),
    10752: (
      [
        "Bridge", "Regiment", "Trench", "Telegram", "Convoy", "Field Hospital", "Winter Line", "Cartographer", "Bugler",
      ],
      ["Lost", "Long", "Muddy", "Northern", "Forgotten", "Thin"]
    ),
    37: (
      ["Sheriff", "Canyon", "Saloon", "Stagecoach", "Rustler", "Gallows", "Homestead", "Prairie", "Rider", "Noon"],
      ["Dusty", "Lonesome", "Crimson", "Crooked", "Bitter", "High"]
    ),
  ]
}
