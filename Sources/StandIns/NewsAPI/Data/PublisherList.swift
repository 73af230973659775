/// The invented publishers of each country.
enum PublisherList {
  /// Three general papers, then one for each other category, then one more for technology.
  private static let indexedCategories: [NewsCategory] = [
    .general, .general, .general, .business, .entertainment, .health, .science, .sports, .technology, .technology,
  ]
  private static let otherCategories: [NewsCategory] = [.general, .business, .science, .sports, .entertainment]

  static func indexed(in country: NewsCountry) -> [Publisher] {
    zip(names(in: country).prefix(10), indexedCategories).map { entry, category in
      publisher(entry, category, country, isIndexed: true)
    }
  }

  static func others(in country: NewsCountry) -> [Publisher] {
    zip(names(in: country).dropFirst(10), otherCategories).map { entry, category in
      publisher(entry, category, country, isIndexed: false)
    }
  }

  private static func publisher(
    _ entry: (id: String, name: String), _ category: NewsCategory, _ country: NewsCountry, isIndexed: Bool
  ) -> Publisher {
    let language = entry.id.hasSuffix("-qc") ? NewsLanguage.fr : language(of: country)
    return Publisher(
      id: entry.id,
      name: entry.name,
      description: language.phrasebook.about(entry.name, category),
      domain: "\(entry.id).example",
      category: category,
      language: language,
      country: country,
      isIndexed: isIndexed
    )
  }

  private static func language(of country: NewsCountry) -> NewsLanguage {
    switch country {
    case .us, .gb, .ca, .in: .en
    case .ru: .ru
    case .fr: .fr
    case .de: .de
    case .it: .it
    case .sa: .ar
    }
  }

  private static func names(in country: NewsCountry) -> [(id: String, name: String)] {
    switch country {
    case .us:
      [
        ("prairie-courier", "Prairie Courier"), ("harbor-dispatch", "Harbor Dispatch"),
        ("cascade-tribune", "The Cascade Tribune"), ("ledger-street", "Ledger Street"),
        ("marquee-weekly", "Marquee Weekly"), ("plain-health", "Plain Health"),
        ("quadrant-science", "Quadrant Science"),
        ("bleacher-post", "Bleacher Post"), ("solder-and-code", "Solder & Code"), ("the-long-cable", "The Long Cable"),
        ("elm-county-record", "Elm County Record"), ("main-street-money", "Main Street Money"),
        ("field-notes-daily", "Field Notes Daily"), ("third-base-line", "Third Base Line"),
        ("velvet-rope-wire", "Velvet Rope Wire"),
      ]
    case .gb:
      [
        ("morning-lantern", "The Morning Lantern"), ("tyne-observer", "Tyne Observer"),
        ("albion-gazette", "Albion Gazette"), ("threadneedle-brief", "Threadneedle Brief"),
        ("stalls-and-circle", "Stalls & Circle"), ("surgery-hours", "Surgery Hours"),
        ("royal-mile-science", "Royal Mile Science"), ("touchline-uk", "Touchline"),
        ("kettle-computing", "Kettle Computing"), ("signal-box", "Signal Box"),
        ("parish-pump", "The Parish Pump"), ("counting-house", "Counting House"),
        ("hedgerow-review", "Hedgerow Review"),
        ("silly-mid-off", "Silly Mid-Off"), ("fringe-diary", "Fringe Diary"),
      ]
    case .ca:
      [
        ("northern-ledger", "Northern Ledger"), ("maple-standard", "The Maple Standard"),
        ("le-courrier-du-fleuve-qc", "Le Courrier du Fleuve"), ("bay-and-king", "Bay & King"),
        ("reel-canada", "Reel Canada"), ("clinic-north", "Clinic North"), ("boreal-science", "Boreal Science"),
        ("rink-report", "Rink Report"), ("loon-tech", "Loon Tech"), ("pacific-stack", "Pacific Stack"),
        ("tidewater-times", "Tidewater Times"), ("grain-exchange", "Grain Exchange"), ("ice-core", "Ice Core"),
        ("third-period", "Third Period"), ("la-scene-qc", "La Scène"),
      ]
    case .in:
      [
        ("monsoon-times", "The Monsoon Times"), ("deccan-mirror", "Deccan Mirror"), ("ganga-herald", "Ganga Herald"),
        ("rupee-and-reason", "Rupee & Reason"), ("matinee-india", "Matinee India"), ("swasth-daily", "Swasth Daily"),
        ("aryabhata-review", "Aryabhata Review"), ("the-long-innings", "The Long Innings"),
        ("bengaluru-build", "Bengaluru Build"), ("chai-and-chips", "Chai & Chips"),
        ("coastal-sentinel", "Coastal Sentinel"), ("bazaar-bulletin", "Bazaar Bulletin"),
        ("monsoon-lab", "Monsoon Lab"), ("silly-point", "Silly Point"), ("interval-block", "Interval Block"),
      ]
    case .ru:
      [
        ("volzhskiy-vestnik", "Волжский вестник"), ("severnaya-gazeta", "Северная газета"),
        ("utro-stolitsy", "Утро столицы"), ("delovoy-kvartal", "Деловой проспект"), ("afisha-goroda", "Афиша города"),
        ("zdorovyy-den", "Здоровый день"), ("nauka-ryadom", "Наука рядом"), ("vtoroy-taym", "Второй тайм"),
        ("tsifrovoy-bereg", "Цифровой берег"), ("kod-i-zhelezo", "Код и железо"),
        ("baykalskiy-kuryer", "Байкальский курьер"), ("rynok-segodnya", "Рынок сегодня"),
        ("telescope-ru", "Телескоп"), ("lyzhnya", "Лыжня"), ("antrakt", "Антракт"),
      ]
    case .fr:
      [
        ("le-quai", "Le Quai"), ("la-depeche-du-matin", "La Dépêche du matin"),
        ("echo-des-provinces", "L'Écho des provinces"),
        ("la-corbeille", "La Corbeille"), ("lever-de-rideau", "Lever de rideau"), ("sante-claire", "Santé claire"),
        ("labo-ouvert", "Labo ouvert"), ("hors-jeu", "Hors-jeu"), ("octet", "Octet"), ("la-puce", "La Puce"),
        ("journal-du-littoral", "Journal du littoral"), ("le-guichet", "Le Guichet"), ("boussole", "Boussole"),
        ("le-peloton", "Le Peloton"), ("la-loge", "La Loge"),
      ]
    case .de:
      [
        ("elbkurier", "Elbkurier"), ("der-morgenbote", "Der Morgenbote"), ("rheinblick", "Rheinblick"),
        ("kontor-und-markt", "Kontor & Markt"), ("vorhang-auf", "Vorhang auf"), ("sprechstunde", "Sprechstunde heute"),
        ("wissensdrang", "Wissensdrang"), ("nachspielzeit", "Nachspielzeit"), ("loetstelle", "Lötstelle"),
        ("bitwerk", "Bitwerk"), ("heidezeitung", "Heidezeitung"), ("zinseszins", "Zinseszins"),
        ("sternwarte", "Sternwarte"), ("steilpass", "Steilpass"), ("parkett-und-rang", "Parkett & Rang"),
      ]
    case .it:
      [
        ("il-molo", "Il Molo"), ("la-voce-del-mattino", "La Voce del mattino"),
        ("corriere-delle-valli", "Corriere delle Valli"),
        ("piazza-mercato", "Piazza Mercato"), ("sipario-oggi", "Sipario oggi"), ("salute-semplice", "Salute semplice"),
        ("provetta", "Provetta"), ("fuorigioco", "Fuorigioco"), ("silicio", "Silicio"),
        ("bit-e-bulloni", "Bit e bulloni"),
        ("gazzetta-dello-stretto", "Gazzetta dello Stretto"), ("il-cambio", "Il Cambio"), ("galassia", "Galassia"),
        ("ultimo-chilometro", "Ultimo chilometro"), ("platea", "Platea"),
      ]
    case .sa:
      [
        ("sahifat-al-fajr", "صحيفة الفجر"), ("al-waha", "الواحة"), ("sada-al-hijaz", "صدى الحجاز"),
        ("souq-al-mal", "سوق المال اليوم"), ("shasha", "شاشة"), ("afiya", "عافية"), ("majarra", "مجرّة"),
        ("al-malaab", "الملعب"), ("raqmi", "رقمي"), ("nabda-tech", "نبضة تقنية"),
        ("bawabat-al-khaleej", "بوابة الخليج"), ("al-tajer", "التاجر"), ("al-marsad", "المرصد"),
        ("al-hadaf", "الهدف الأول"), ("al-masrah", "المسرح"),
      ]
    }
  }
}
