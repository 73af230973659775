extension Phrasebook {
  static let german = Phrasebook(
    people: [
      "Jutta Brinkmann", "Malte Ahrens", "Ayşe Demirel", "Konrad Süß", "Friederike Holm", "Jörg Möller",
      "Leonie Krüger", "Emil Wachter", "Svenja Große", "Tarek Nassar",
    ],
    organisations: [
      "der Städteverband", "das Institut für Flusskunde", "die Genossenschaft Morgenrot", "das Bahnbündnis Nord",
      "die Stiftung Weitblick", "das Labor Spreewerk",
    ],
    publisherPattern: "{name} berichtet über {category}, jeden Tag und ohne Hast.",
    categories: [
      .business: "Wirtschaft und Arbeit", .entertainment: "Film, Musik und Bühne", .general: "das Geschehen des Tages",
      .health: "Medizin und Gesundheit", .science: "Forschung und Entdeckungen", .sports: "Sport auf jeder Ebene",
      .technology: "Maschinen, Programme und ihre Erfinder",
    ],
    frames: ["Analyse: {headline}", "{headline} – was wir wissen", "Kommentar: {headline}", "„Endlich!“ {headline}"],
    tail:
      " – und was das für Schulen, Fähren, Renten, Bäckereien, den Winterfahrplan, den Zwiebelpreis, zwei unfertige "
      + "Brücken, einen Leuchtturm, die Blaskapelle und alle bedeutet, die am Wochenende etwas anderes vorhatten, wie "
      + "Menschen sagen, die den neunhundertseitigen Donaudampfschifffahrtsuntersuchungsbericht gelesen haben",
    stories: [
      .general: [
        Story(
          "{place}: Nachtbusse fahren weiter",
          "Nach {months} Monaten Streit hat der Rat beschlossen, die Nachtbusse ein weiteres Jahr zu bezahlen."),
        Story(
          "{place}: Bücherei verleiht jetzt auch Werkzeug",
          "Ab sofort lassen sich {number} Dinge ausleihen, die keine Bücher sind."),
        Story(
          "{place}: {number} Stimmen entscheiden die Wahl",
          "Bei der Wahl ins Rathaus ist der Abstand so klein, dass die Briefwahl entscheidet."),
        Story(
          "{place}: Hochwasserschutz besteht erste Prüfung",
          "Die neuen Tore schlossen zum ersten Mal im Ernstfall und hielten dem Wasser stand."),
      ],
      .business: [
        Story(
          "{place}: Roboterhersteller stellt {number} Leute ein",
          "Das Unternehmen will die {number} neuen Beschäftigten selbst ausbilden."),
        Story(
          "Strom wird {percent} Prozent billiger, weil der Wind weht",
          "Ein windiger Monat drückte die Preise im Großhandel deutlich."),
        Story(
          "{place}: Familienfirma geht an die Belegschaft",
          "Nach vier Generationen übernehmen {number} Beschäftigte ihren Betrieb."),
        Story(
          "Brötchen bleiben teuer, obwohl die Inflation sinkt",
          "Mehl, Butter und Miete haben von der Entspannung noch nichts gehört."),
      ],
      .entertainment: [
        Story(
          "{place}: Stummfilm füllt die Kinos",
          "Ohne ein gesprochenes Wort war der Film in {number} Vorstellungen ausverkauft."),
        Story(
          "{person} erhält den Preis für das beste Debüt",
          "Der Roman erzählt von einer Fähre, die nie ganz ankommt."),
        Story(
          "{place}: Orchester spielt in Wohnzimmern",
          "Die Musiker gaben {number} Hauskonzerte und eines im Schwimmbad."),
        Story(
          "{place}: Festival nach {months} Minuten ausverkauft",
          "Eine Verlosung bringt {number} Karten zurück in den Verkauf."),
      ],
      .health: [
        Story(
          "Spaziergang vor dem Frühstück: {number} Freiwillige berichten",
          "Nach {months} Wochen schliefen die Teilnehmer besser, zeigt eine Studie."),
        Story(
          "{place}: Klinik verkürzt Wartezeit um {percent} Prozent",
          "Es half, zuerst ans Telefon zu gehen, sagt {person}."),
        Story(
          "{place}: Impfstoff gegen ein Wintervirus im Test",
          "Die erste von {number} Testpersonen wurde am Montag geimpft."),
        Story(
          "Ein Garten am Krankenhaus lässt schneller gesund werden",
          "Wer ins Grüne blickt, geht früher nach Hause, berichten Forscher."),
      ],
      .science: [
        Story(
          "{place}: Bienen zählen bis fünf",
          "In {number} Versuchen wählten sie die richtige Zahl viel öfter als der Zufall."),
        Story(
          "Komet zerbricht vor den Augen der Astronomen",
          "In einer einzigen Nacht zerfiel der Kern in {months} Teile."),
        Story(
          "{place}: Gezeitenkraft schlägt Windpark",
          "Vier Turbinen lieferten an {number} Tagen mehr Strom als der Wind."),
        Story(
          "Klimamodelle treffen endlich den Regen",
          "Ein neues Verfahren verbessert die Vorhersage um {percent} Prozent."),
      ],
      .sports: [
        Story(
          "Fußball: {place} siegt wieder in letzter Minute",
          "Erneut rettete ein spätes Tor die Mannschaft, und niemand kann es erklären."),
        Story(
          "Radsport: Schnee verkürzt die Bergetappe",
          "Nach {number} Kilometern war wegen der gesperrten Passstraße Schluss."),
        Story(
          "Marathon in {place}: {number} am Start, ein Hund im Ziel",
          "Das Tier lief ein gutes Stück mit und bekam eine Medaille."),
        Story(
          "Tennis: {person} verliert nach zwei Stromausfällen",
          "Zweimal ging im längsten Spiel des Turniers das Licht aus."),
      ],
      .technology: [
        Story(
          "{place}: Freie Karte kommt ohne Netz aus",
          "{number} Ehrenamtliche haben eine App geschrieben, die den Weg auch im Funkloch findet."),
        Story(
          "KI findet Fehler aus {number} Jahren Buchhaltung",
          "Das Programm entdeckte Irrtümer, die Generationen abgeschrieben hatten."),
        Story(
          "{place}: Roboter jäten die Parks",
          "Ein Knopf schickt sie nach Hause, wenn sie stören."),
        Story(
          "Reparierbares Handy hält länger als gedacht",
          "Von den ersten {number} Geräten sind fast alle noch in Gebrauch."),
      ],
    ],
    sentences: [
      "„Wir hatten es gehofft, aber nicht geplant“, sagt {person}.",
      "Die Zahlen umfassen {months} Monate und wurden unabhängig geprüft.",
      "Rund {number} Menschen kamen zur ersten Versammlung, mehr als in den Saal passten.",
      "In {place} war die Stimmung am Dienstag vorsichtig.",
      "Ein ähnlicher Versuch war vor Jahren gescheitert.",
      "Die nächste Entscheidung fällt in {months} Wochen.",
      "Unterlagen, die dieser Zeitung vorliegen, nennen einen Unterschied von {percent} Prozent.",
      "Nachbarn beschreiben die Veränderung als klein, stetig und erstaunlich leise.",
      "„Fragen Sie mich im Frühling wieder“, sagt {person} und lacht.",
      "Fachleute warnen davor, aus einer einzigen Saison zu viel zu lesen.",
      "Es regnete, wie meistens; niemand ging.",
    ]
  )
}
