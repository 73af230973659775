import Foundation

extension String {
  /// A word that a service uses, in the reader's language; as it is where it has no translation.
  var translated: String { String(localized: String.LocalizationValue(self)) }
}

extension String {
  /// A job at a movie in the reader's language.
  var translatedJob: String {
    // Elsewhere in the reader a story is something else.
    self == "Story" ? String(localized: "Story (job)") : translated
  }
}
