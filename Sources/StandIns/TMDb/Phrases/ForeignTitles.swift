/// Movies made in other languages than English: what they are called at home and in English.
enum ForeignTitles {
  struct Title: Sendable {
    var language: String
    var country: String
    var original: String
    var english: String

    init(_ language: String, _ country: String, _ original: String, _ english: String) {
      self.language = language
      self.country = country
      self.original = original
      self.english = english
    }
  }

  static let all = [
    Title("fr", "FR", "L'Heure du boulanger", "The Baker's Hour"),
    Title("de", "DE", "Der letzte Fährmann", "The Last Ferryman"),
    Title("ja", "JP", "雨の図書館", "The Library of Rain"),
    Title("es", "ES", "La casa sin puertas", "The House Without Doors"),
    Title("ko", "KR", "바람의 우체국", "Post Office of the Wind"),
    Title("it", "IT", "Il mare d'inverno", "The Sea in Winter"),
    Title("ru", "RU", "Тишина над рекой", "Silence Above the River"),
    Title("sv", "SE", "Vinterns gäster", "Guests of Winter"),
    Title("hi", "IN", "नदी के पार", "Across the River"),
    Title("is", "IS", "Hljóðlátur vetur", "A Quiet Winter"),
    Title("fr", "BE", "Les Voisins du dessus", "The Upstairs Neighbours"),
    Title("de", "AT", "Schnee im Mai", "Snow in May"),
    Title("ja", "JP", "海辺の時計店", "The Clock Shop by the Sea"),
    Title("es", "AR", "El domador de nubes", "The Cloud Tamer"),
    Title("ko", "KR", "열두 번째 계단", "The Twelfth Step"),
    Title("it", "IT", "La banda del tram", "The Tram Gang"),
    Title("ru", "RU", "Дачный сезон", "Summer House Season"),
    Title("da", "DK", "Broen til Ærø", "The Bridge to Ærø"),
    Title("pt", "BR", "A última estação", "The Last Station"),
    Title("pl", "PL", "Ostatni tramwaj", "The Last Tram"),
    Title("fr", "FR", "Une valse à Lyon", "A Waltz in Lyon"),
    Title("de", "DE", "Die Uhr steht still", "The Clock Stands Still"),
    Title("ja", "JP", "狐の嫁入り道", "The Fox Wedding Road"),
    Title("es", "MX", "Tierra de colibríes", "Land of Hummingbirds"),
    Title("zh", "CN", "灯塔看守人", "The Lighthouse Keeper"),
    Title("it", "IT", "Tre sorelle e un forno", "Three Sisters and an Oven"),
    Title("ru", "RU", "Поезд на Выборг", "The Train to Vyborg"),
    Title("fi", "FI", "Järven muisti", "The Memory of the Lake"),
    Title("nl", "NL", "Dijkwacht", "Dike Watch"),
    Title("no", "NO", "Fjellets datter", "Daughter of the Mountain"),
    Title("fr", "FR", "Le Pêcheur d'ombres", "The Shadow Fisher"),
    Title("de", "CH", "Talfahrt", "Downhill"),
    Title("ja", "JP", "夜行列車の客", "Passenger of the Night Train"),
    Title("es", "ES", "Siete domingos", "Seven Sundays"),
    Title("ko", "KR", "달빛 시장", "Moonlight Market"),
    Title("tr", "TR", "Rüzgârlı Tepe", "Windy Hill"),
    Title("cs", "CZ", "Hodinář z Prahy", "The Watchmaker of Prague"),
    Title("el", "GR", "Το νησί των γλάρων", "Island of Gulls"),
    Title("pt", "PT", "O faroleiro", "The Lightkeeper"),
    Title("hu", "HU", "A harmadik híd", "The Third Bridge"),
    Title("fr", "CA", "Neige de juin", "June Snow"),
    Title("de", "DE", "Kein Empfang", "No Signal"),
    Title("ja", "JP", "傘を直す人", "The Umbrella Mender"),
    Title("es", "CL", "El desierto canta", "The Desert Sings"),
    Title("it", "IT", "L'orologiaio di Trieste", "The Watchmaker of Trieste"),
    Title("ru", "RU", "Чужие письма", "Other People's Letters"),
    Title("hi", "IN", "चाय की दुकान", "The Tea Stall"),
    Title("sv", "SE", "Ön bortom isen", "The Island Beyond the Ice"),
    Title("zh", "TW", "雨港", "Harbour of Rain"),
    Title("fa", "IR", "باغ انار", "The Pomegranate Orchard"),
  ]
}
