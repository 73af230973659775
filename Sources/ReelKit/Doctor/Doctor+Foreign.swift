extension Doctor {
  /// Types that are declared by files which are left out.
  static func foreign(
    _ line: String, names: ForeignNames, declared: Declarations
  ) -> [(Finding.Kind, String, String)] {
    let words = Set(line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    return words.subtracting(declared.types).sorted().compactMap { word in
      names.advice[word].map { (.name, word, $0) }
    }
  }
}
