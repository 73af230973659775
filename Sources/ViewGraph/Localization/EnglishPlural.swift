/// The plural of an English noun by the rules of its spelling, and by a table of the common exceptions.
enum EnglishPlural {
  /// The plural of a noun, in capitals where the noun is. What is a plural by its ending stays as it is.
  static func of(_ noun: String) -> String {
    let word = noun.lowercased()
    let plural = irregular[word] ?? (unchanged.contains(word) || plurals.contains(word) ? word : regular(word))
    if noun.count > 1, noun == noun.uppercased() { return plural.uppercased() }
    return noun.first?.isUppercase == true ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
  }

  private static func regular(_ word: String) -> String {
    if word.hasSuffix("s"), !singularEndings.contains(where: word.hasSuffix) { return word }
    if hissing.contains(where: word.hasSuffix) { return word + "es" }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }

  private static let hissing = ["s", "x", "z", "ch", "sh"]
  /// Endings in `s` of nouns that are singular.
  private static let singularEndings = ["ss", "us", "is", "as", "os"]
  private static let irregular = [
    "person": "people", "man": "men", "woman": "women", "child": "children", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "ox": "oxen", "leaf": "leaves", "loaf": "loaves", "half": "halves",
    "shelf": "shelves", "self": "selves", "wolf": "wolves", "calf": "calves", "thief": "thieves", "knife": "knives",
    "life": "lives", "wife": "wives", "hero": "heroes", "potato": "potatoes", "tomato": "tomatoes", "echo": "echoes",
    "analysis": "analyses", "basis": "bases", "crisis": "crises", "thesis": "theses", "axis": "axes",
    "criterion": "criteria", "phenomenon": "phenomena", "quiz": "quizzes",
  ]
  private static let unchanged: Set = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "news", "information", "equipment", "money", "music",
    "homework", "feedback", "luggage", "rice", "bread", "water", "furniture", "advice",
  ]
  private static let plurals = Set(irregular.values)
}
