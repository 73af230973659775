extension String {
  /// The flag of a country whose code of two letters this is, as two regional indicator letters.
  var flag: String {
    var flag = ""
    for letter in uppercased().unicodeScalars where ("A"..."Z").contains(letter) {
      if let indicator = Unicode.Scalar(0x1F1E6 + letter.value - 65) { flag.unicodeScalars.append(indicator) }
    }
    return flag
  }
}
