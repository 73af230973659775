/// Small facts of invented movies: parts, jobs, companies, videos, reviews.
enum MovieFacts {
  /// Surnames or whole names of those who are played.
  static let characters = [
    "Dr. Wren", "Mayor Tilling", "Ida", "Captain Roe", "The Conductor", "Sergeant Bly", "Aunt Perpetua", "Milo",
    "Judge Harrow",
    "Nadia", "The Stranger", "Old Tom", "Inspector Vane", "Sister Agnes", "Felix", "Mrs. Caraway", "The Ferryman",
    "Lena",
    "Professor Odell", "Young Ida", "The Twin", "Marek", "Commander Sato", "Little Bea", "The Landlady", "Rook",
    "Wilhelmina",
    "Jonah", "Colonel Ames", "Baker's Wife", "Zora", "Uncle Pim", "The Voice", "Theo", "Nurse Halloran",
    "Radio Operator",
  ]

  /// Who is in every crew: department and job.
  static let jobs = [
    ("Directing", "Director"), ("Writing", "Screenplay"), ("Production", "Producer"),
    ("Production", "Executive Producer"), ("Camera", "Director of Photography"), ("Editing", "Editor"),
    ("Sound", "Original Music Composer"), ("Art", "Production Design"), ("Costume & Make-Up", "Costume Design"),
    ("Production", "Casting"), ("Visual Effects", "Visual Effects Supervisor"), ("Writing", "Story"),
  ]

  static let companies = [
    ("Lantern Row", "GB"), ("Second Ferry Pictures", "GB"), ("Nine Lamps", "US"), ("Copperline Films", "US"),
    ("Paper Moon Works", "US"), ("Studio Hibiki", "JP"), ("Atelier Rive", "FR"), ("Nordlys Film", "NO"),
    ("Casa Limonada", "ES"), ("Bluefin Entertainment", "US"), ("Tramline", "DE"), ("Monsoon House", "IN"),
    ("Grey Heron", "CA"), ("Salt & Vinegar", ""), ("Harbour Light", "IE"), ("Wide Margin", "AU"),
  ]

  static let videos = [
    ("Official Trailer", "Trailer"), ("Teaser", "Teaser"), ("Final Trailer", "Trailer"),
    ("Behind the Curtain", "Featurette"), ("Making the Storm", "Behind the Scenes"), ("First Five Minutes", "Clip"),
  ]

  static let reviewers = ["midnightmatinee", "rowseven", "popcornpaul", "celluloid_ann", "the_usher", "lastreel"]

  static let reviews = [
    "I went in for the poster and stayed for the **second act**. The ending will divide families.",
    "Beautifully shot, quietly funny, twenty minutes too long.\r\n\r\nI would watch the credits again for the score alone.",
    "Not for everyone. It was for me.", "A solid evening out. The scene on the ferry is worth the ticket.",
    "I have seen it three times and I still do not know who wound the clock. *Marvellous.*",
  ]

  static let languages = [
    "en": "English", "fr": "Français", "de": "Deutsch", "ja": "日本語", "es": "Español", "ko": "한국어/조선말",
    "it": "Italiano", "ru": "Pусский", "sv": "svenska", "hi": "हिन्दी", "is": "Íslenska", "da": "Dansk",
    "pt": "Português", "pl": "Polski", "zh": "普通话", "fi": "suomi", "nl": "Nederlands", "no": "Norsk",
    "tr": "Türkçe", "cs": "Český", "el": "ελληνικά", "hu": "Magyar", "fa": "فارسی",
  ]

  static let countries = [
    "US": "United States of America", "GB": "United Kingdom", "FR": "France", "DE": "Germany", "JP": "Japan",
    "ES": "Spain", "KR": "South Korea", "IT": "Italy", "RU": "Russia", "SE": "Sweden", "IN": "India", "IS": "Iceland",
    "BE": "Belgium", "AT": "Austria", "AR": "Argentina", "DK": "Denmark", "BR": "Brazil", "PL": "Poland",
    "MX": "Mexico",
    "CN": "China", "FI": "Finland", "NL": "Netherlands", "NO": "Norway", "CH": "Switzerland", "TR": "Turkey",
    "CZ": "Czech Republic", "GR": "Greece", "PT": "Portugal", "HU": "Hungary", "CA": "Canada", "CL": "Chile",
    "TW": "Taiwan", "IR": "Iran", "IE": "Ireland", "AU": "Australia",
  ]

  static let languageNames = [
    "en": "English", "fr": "French", "de": "German", "ja": "Japanese", "es": "Spanish", "ko": "Korean", "it": "Italian",
    "ru": "Russian", "sv": "Swedish", "hi": "Hindi", "is": "Icelandic", "da": "Danish", "pt": "Portuguese",
    "pl": "Polish", "zh": "Mandarin", "fi": "Finnish", "nl": "Dutch", "no": "Norwegian", "tr": "Turkish",
    "cs": "Czech", "el": "Greek", "hu": "Hungarian", "fa": "Persian",
  ]
}
