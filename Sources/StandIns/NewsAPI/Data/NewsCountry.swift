/// The countries that have publishers here.
enum NewsCountry: String, Sendable, CaseIterable {
  case us, gb, ca, ru, fr, de, it, `in`, sa

  /// How many of a hundred articles come from here.
  var share: Int {
    switch self {
    case .us: 24
    case .gb: 14
    case .in: 12
    case .ca, .fr, .de, .ru: 9
    case .it, .sa: 7
    }
  }

  /// Where its news happens, in the language of the country.
  var places: [String] {
    switch self {
    case .us:
      ["Portland", "Denver", "Boston", "Austin", "Seattle", "Chicago", "Tucson", "Savannah", "Duluth", "Omaha"]
    case .gb:
      ["Leeds", "Bristol", "Glasgow", "Cardiff", "Belfast", "Norwich", "Whitby", "Dundee", "Exeter", "Manchester"]
    case .ca:
      ["Halifax", "Winnipeg", "Calgary", "Toronto", "Whitehorse", "Vancouver", "Regina", "Ottawa", "St. John's"]
    case .in:
      ["Pune", "Kochi", "Jaipur", "Chennai", "Shillong", "Mumbai", "Bhopal", "Kolkata", "Mysuru", "Delhi"]
    case .ru:
      ["Казань", "Москва", "Томск", "Калининград", "Владивосток", "Самара", "Петрозаводск", "Новосибирск", "Тула"]
    case .fr:
      ["Lyon", "Nantes", "Lille", "Marseille", "Rennes", "Strasbourg", "Bordeaux", "Grenoble", "Brest", "Paris"]
    case .de:
      ["Leipzig", "Hamburg", "Köln", "Freiburg", "Rostock", "München", "Dresden", "Kassel", "Bremen", "Berlin"]
    case .it:
      ["Torino", "Bologna", "Napoli", "Trieste", "Palermo", "Genova", "Lecce", "Verona", "Cagliari", "Roma"]
    case .sa:
      ["الرياض", "جدة", "الدمام", "أبها", "تبوك", "المدينة المنورة", "الطائف", "حائل", "نجران", "ينبع"]
    }
  }
}
