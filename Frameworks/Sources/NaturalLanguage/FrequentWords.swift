/// Words that are frequent in languages.
enum FrequentWords {
  /// The languages that have a word.
  static let languages: [Substring: [NLLanguage]] = {
    var languages: [Substring: [NLLanguage]] = [:]
    for (language, words) in western + eastern {
      for word in words.split(separator: " ") { languages[word, default: []].append(language) }
    }
    return languages
  }()

  private static let western: [(NLLanguage, String)] = [
    (
      .english,
      """
      the of and to in a is that it for was on are as with his they be at this have from or had by \
      not but what all were we when your can there an which their if will how about many then them \
      would so these her him has more you i
      """
    ),
    (
      .german,
      """
      der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an \
      werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über so zum war haben \
      nur oder aber vor zur bis mehr durch ich wir guten
      """
    ),
    (
      .french,
      """
      de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont \
      avec son aux cette ou je nous vous mais comme tout elle été être bonjour leur même
      """
    ),
    (
      .spanish,
      """
      de la que el en y a los del se las por un para con no una su al es lo como más pero sus le ya o \
      este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien hola está
      """
    ),
    (
      .italian,
      """
      di e il la che in un a per è una non sono con del si da della le dei come al i più anche lo nel \
      alla gli ha ma questo mi se io ciao degli delle essere
      """
    ),
    (
      .portuguese,
      """
      de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das \
      tem à seu sua ou ser quando muito há nos já está eu também olá você
      """
    ),
    (
      .dutch,
      """
      de van het een en in is dat op te zijn met voor niet aan er om ook als dan maar bij of uit nog \
      naar heeft hij ze wat worden door over ik je wij deze
      """
    ),
    (
      .swedish,
      """
      och i att det som en på är av för med den till inte om ett han de var jag har vi så från men \
      sig kan när eller hon man nu
      """
    ),
    (
      .danish,
      """
      og i at det som en på er af for med den til ikke om et han de var jeg har vi så fra men sig kan \
      når eller hun man nu blev også
      """
    ),
    (
      .norwegian,
      """
      og i at det som en på er av for med den til ikke om et han de var jeg har vi så fra men seg kan \
      når eller hun man nå ble også
      """
    ),
    (
      .finnish,
      """
      ja on ei se että hän oli ovat mutta kun niin kuin tai myös olla joka ole mitä minä sinä tämä \
      voi hyvää ollut
      """
    ),
  ]
}
