extension Phrasebook {
  static let italian = Phrasebook(
    people: [
      "Ginevra Salvati", "Niccolò Brandi", "Marta Pellegrin", "Tommaso Dal Corso", "Elisa Carraro", "Amir Benedetti",
      "Lucia Fontanarosa", "Pietro Scalzi", "Noemi Ferrante", "Dario Quaglia",
    ],
    organisations: [
      "l'Istituto dei fiumi", "la Lega dei borghi", "la cooperativa Ginestra", "l'Osservatorio del golfo",
      "la Fondazione Levante", "l'azienda Meridiana",
    ],
    publisherPattern: "{name} racconta {category}, ogni giorno e senza fretta.",
    categories: [
      .business: "l'economia e il lavoro", .entertainment: "il cinema, la musica e il teatro",
      .general: "i fatti del giorno", .health: "la medicina e il benessere", .science: "la ricerca e le scoperte",
      .sports: "lo sport a ogni livello", .technology: "le macchine, i programmi e chi li inventa",
    ],
    frames: [
      "L'analisi: {headline}", "{headline}: che cosa sappiamo", "Il commento. {headline}", "«Finalmente»: {headline}",
    ],
    tail:
      ", e che cosa cambia per scuole, traghetti, pensioni, forni, orari invernali, prezzo delle cipolle, due ponti "
      + "incompiuti, un faro, la banda del paese e tutti quelli che per il fine settimana avevano altri programmi, "
      + "secondo chi ha letto le novecento pagine della relazione",
    stories: [
      .general: [
        Story(
          "{place}: gli autobus notturni sono salvi",
          "Dopo {months} mesi di discussioni il consiglio ha votato per mantenere le corse di notte."),
        Story(
          "{place}: la biblioteca presta anche gli attrezzi",
          "I lettori possono portare a casa {number} oggetti che non sono libri."),
        Story(
          "{place}: l'elezione decisa da {number} voti",
          "La sfida per il municipio è così serrata che conterà ogni scheda."),
        Story(
          "{place}: gli argini superano la prima prova",
          "Le nuove paratoie si sono chiuse per la prima volta e hanno fermato la piena."),
      ],
      .business: [
        Story(
          "{place}: la fabbrica di robot assume {number} persone",
          "L'impresa formerà da sé i nuovi dipendenti, promette la direzione."),
        Story(
          "L'energia costa il {percent}% in meno grazie al vento",
          "Un mese ventoso ha fatto scendere i prezzi all'ingrosso."),
        Story(
          "{place}: l'azienda di famiglia passa ai lavoratori",
          "Dopo quattro generazioni i {number} dipendenti diventano proprietari."),
        Story(
          "Il pane resta caro anche se l'inflazione rallenta",
          "Farina, burro e affitti non hanno ancora ricevuto la notizia."),
      ],
      .entertainment: [
        Story(
          "{place}: un film muto riempie le sale",
          "Senza una parola, il film ha esaurito {number} proiezioni."),
        Story(
          "{person} vince il premio per l'opera prima",
          "Il romanzo racconta di un traghetto che non arriva mai del tutto."),
        Story(
          "{place}: l'orchestra suona nelle cucine",
          "I musicisti hanno tenuto {number} concerti in casa e uno in piscina."),
        Story(
          "{place}: festival esaurito in {months} minuti",
          "Una lotteria rimetterà in vendita {number} biglietti."),
      ],
      .health: [
        Story(
          "Camminare prima di colazione: parlano {number} volontari",
          "Dopo {months} settimane i partecipanti dormono meglio, dice uno studio."),
        Story(
          "{place}: l'ambulatorio riduce le attese del {percent}%",
          "È bastato rispondere prima al telefono, spiega {person}."),
        Story(
          "{place}: in prova un vaccino contro un virus invernale",
          "Il primo dei {number} volontari è stato vaccinato lunedì."),
        Story(
          "Un giardino in ospedale aiuta a guarire",
          "Chi vede il verde dalla finestra torna a casa prima, dicono i ricercatori."),
      ],
      .science: [
        Story(
          "{place}: le api sanno contare fino a cinque",
          "In {number} prove hanno scelto la risposta giusta molto più spesso del caso."),
        Story(
          "Una cometa si spezza davanti agli astronomi",
          "In una sola notte il nucleo si è diviso in {months} frammenti."),
        Story(
          "{place}: le maree battono il vento",
          "Quattro turbine hanno prodotto più del parco eolico per {number} giorni."),
        Story(
          "Clima: i modelli indovinano finalmente la pioggia",
          "Un nuovo metodo migliora le previsioni del {percent}%."),
      ],
      .sports: [
        Story(
          "Calcio: {place} vince ancora all'ultimo minuto",
          "Un altro gol tardivo salva la squadra, e nessuno sa spiegarlo."),
        Story(
          "Ciclismo: la neve accorcia la tappa di montagna",
          "La corsa si è fermata dopo {number} chilometri per la chiusura del passo."),
        Story(
          "Maratona di {place}: {number} al via, un cane al traguardo",
          "L'animale si è unito lungo la strada e ha ricevuto una medaglia."),
        Story(
          "Tennis: {person} cede dopo due blackout",
          "La luce è mancata due volte nella partita più lunga del torneo."),
      ],
      .technology: [
        Story(
          "{place}: la mappa libera funziona senza rete",
          "L'hanno scritta {number} volontari e trova la strada anche senza segnale."),
        Story(
          "Un'IA scopre {number} anni di errori nei registri",
          "Il programma ha trovato sbagli copiati per generazioni."),
        Story(
          "{place}: i robot curano i parchi",
          "Un pulsante permette a chiunque di mandarli via."),
        Story(
          "Il telefono riparabile dura più del previsto",
          "Dei primi {number} esemplari quasi tutti sono ancora in uso."),
      ],
    ],
    sentences: [
      "«Lo speravamo, ma non era previsto», dice {person}.",
      "I dati riguardano {months} mesi e sono stati verificati da esperti indipendenti.",
      "Alla prima assemblea sono venute circa {number} persone.",
      "A {place} martedì prevaleva la prudenza.",
      "Un tentativo simile era fallito qualche anno fa.",
      "La prossima decisione è attesa tra {months} settimane.",
      "Secondo un documento che abbiamo letto la differenza è del {percent}%.",
      "I vicini parlano di un cambiamento piccolo, costante e silenzioso.",
      "«Chiedetemelo di nuovo in primavera», sorride {person}.",
      "Gli esperti invitano a non giudicare da una sola stagione.",
      "Pioveva, come al solito; nessuno se n'è andato.",
    ]
  )
}
