extension Phrasebook {
  static let french = Phrasebook(
    people: [
      "Camille Vasseur", "Élodie Garnier", "Bastien Morel", "Inès Lacombe", "Théo Marchand", "Noé Béranger",
      "Agathe Roussel", "Mehdi Salhi", "Océane Prigent", "Lucien Favre",
    ],
    organisations: [
      "l'Institut des rivières", "la Fédération des bourgs", "l'entreprise Hélianthe", "la Maison du rail",
      "l'Observatoire du littoral", "la coopérative Verger",
    ],
    publisherPattern: "{name} raconte {category}, chaque jour et sans hâte.",
    categories: [
      .business: "l'économie et le travail", .entertainment: "le cinéma, la musique et la scène",
      .general: "l'actualité", .health: "la santé et la médecine", .science: "la recherche et ses découvertes",
      .sports: "le sport à tous les niveaux", .technology: "les machines, les logiciels et ceux qui les font",
    ],
    frames: [
      "Reportage : {headline}", "{headline} : ce que l'on sait", "Analyse. {headline}", "« Enfin ! » {headline}",
    ],
    tail: ", et ce que cela change pour les écoles, les bacs, les retraites, les boulangeries, les horaires d'hiver, "
      + "le prix des oignons, deux ponts inachevés, un phare, la fanfare du canton et tous ceux qui avaient prévu autre "
      + "chose ce week-end, selon ceux qui ont lu les neuf cents pages du rapport",
    stories: [
      .general: [
        Story(
          "{place} : les bus de nuit sont sauvés",
          "Après {months} mois de débats, la ville a voté le maintien des bus de nuit pour une année encore."),
        Story(
          "{place} : la bibliothèque prête aussi des outils",
          "Les lecteurs peuvent désormais emprunter {number} objets qui ne sont pas des livres."),
        Story(
          "{place} : l'élection se joue à {number} voix",
          "Le scrutin municipal est si serré que {number} bulletins décideront du résultat."),
        Story(
          "{place} : la digue a tenu pendant la tempête",
          "Les nouvelles portes se sont fermées pour la première fois et ont retenu une crue exceptionnelle."),
      ],
      .business: [
        Story(
          "{place} : une usine de robots va embaucher {number} personnes",
          "Le fabricant formera lui-même ses {number} futurs salariés, promet sa direction."),
        Story(
          "L'énergie baisse de {percent} % grâce au vent",
          "Un mois très venteux a fait reculer les prix de gros de {percent} %, selon {organisation}."),
        Story(
          "{place} : l'entreprise revient à ses salariés",
          "Après quatre générations, les propriétaires ont cédé leur société à ses {number} employés."),
        Story(
          "Le pain résiste à la baisse des prix",
          "L'inflation ralentit, mais la farine, le beurre et les loyers n'en savent rien."),
      ],
      .entertainment: [
        Story(
          "{place} : un film muet remplit les salles",
          "Sans un mot, ce premier film a déjà affiché complet pour {number} séances."),
        Story(
          "{person} reçoit le prix du premier roman",
          "Le jury a salué l'histoire d'un bac qui n'arrive jamais tout à fait."),
        Story(
          "{place} : l'orchestre joue dans les cuisines",
          "Les musiciens ont donné {number} concerts chez l'habitant, et même dans une piscine."),
        Story(
          "{place} : le festival complet en {months} minutes",
          "Un tirage au sort remettra {number} places en vente la semaine prochaine."),
      ],
      .health: [
        Story(
          "Marcher avant le petit déjeuner : {number} volontaires témoignent",
          "Après {months} semaines, les participants disent mieux dormir, selon une étude."),
        Story(
          "{place} : la clinique réduit l'attente de {percent} %",
          "Il a suffi de répondre d'abord au téléphone, explique {person}."),
        Story(
          "{place} : un vaccin contre un virus de l'hiver à l'essai",
          "Le premier des {number} volontaires a reçu sa dose lundi."),
        Story(
          "Un jardin à l'hôpital, et l'on guérit plus vite",
          "Les patients dont la fenêtre donne sur la verdure rentrent plus tôt chez eux."),
      ],
      .science: [
        Story(
          "{place} : les abeilles savent compter jusqu'à cinq",
          "En {number} essais, elles ont choisi la bonne image bien plus souvent que le hasard."),
        Story(
          "Une comète se brise sous les yeux des astronomes",
          "En une seule nuit, le noyau s'est séparé en {months} morceaux."),
        Story(
          "{place} : l'énergie des marées dépasse le vent",
          "Quatre turbines ont produit davantage que le parc éolien pendant {number} jours."),
        Story(
          "Climat : les modèles prévoient enfin la pluie",
          "Une méthode nouvelle améliore de {percent} % la prévision des averses."),
      ],
      .sports: [
        Story(
          "Football : {place} gagne encore à la dernière minute",
          "Pour la énième fois cette saison, un but tardif sauve l'équipe."),
        Story(
          "Cyclisme : l'étape de montagne raccourcie par la neige",
          "Le peloton n'a parcouru que {number} kilomètres après la fermeture du col."),
        Story(
          "Marathon de {place} : {number} partants, un chien à l'arrivée",
          "L'animal a rejoint la course en chemin et reçu une médaille."),
        Story(
          "Tennis : {person} battue après deux pannes de courant",
          "Les lumières se sont éteintes deux fois pendant le plus long match du tournoi."),
      ],
      .technology: [
        Story(
          "{place} : une carte libre qui marche sans réseau",
          "L'application est l'œuvre de {number} bénévoles et se passe de connexion."),
        Story(
          "Une IA retrouve {number} ans d'erreurs dans les registres",
          "Le programme de {organisation} a repéré des fautes recopiées depuis des générations."),
        Story(
          "{place} : des robots désherbent les parcs",
          "Un bouton permet à chacun de les renvoyer chez eux."),
        Story(
          "Le téléphone réparable tient ses promesses",
          "Presque tous les {number} premiers appareils vendus servent encore."),
      ],
    ],
    sentences: [
      "« Nous l'espérions sans l'avoir prévu », dit {person}.",
      "Les chiffres portent sur {months} mois et ont été vérifiés par {organisation}.",
      "Environ {number} personnes sont venues à la première réunion publique.",
      "À {place}, l'ambiance restait prudente mardi.",
      "Un essai semblable avait échoué il y a quelques années.",
      "La prochaine décision est attendue dans {months} semaines.",
      "Selon un document que nous avons pu lire, l'écart atteint {percent} %.",
      "Les voisins parlent d'un changement discret, mais réel.",
      "« Reposez-moi la question au printemps », sourit {person}.",
      "Les spécialistes invitent à ne pas tirer de conclusions d'une seule saison.",
      "Il pleuvait, comme souvent ; personne n'est parti.",
    ]
  )
}
