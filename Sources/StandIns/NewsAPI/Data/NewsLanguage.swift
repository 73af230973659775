/// The languages that articles are written in here.
enum NewsLanguage: String, Sendable, CaseIterable {
  case en, fr, de, it, ru, ar

  var phrasebook: Phrasebook {
    switch self {
    case .en: .english
    case .fr: .french
    case .de: .german
    case .it: .italian
    case .ru: .russian
    case .ar: .arabic
    }
  }
}
