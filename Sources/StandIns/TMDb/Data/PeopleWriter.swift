import Foundation

/// Invents those who make movies: the number of a person decides on everything.
struct PeopleWriter: Sendable {
  let seed: UInt64

  /// The numbers of those before the camera: a prime count, so that steps through them meet everybody.
  static let actors = 2_000..<2_401
  /// The numbers of those behind it.
  static let makers = 5_000..<5_199

  func person(_ id: Int) -> PersonRecord? {
    let isActor = Self.actors.contains(id)
    guard isActor || Self.makers.contains(id) else { return nil }
    var random = SeededRandom(seed, UInt64(id) << 32)
    let culture = random.pick(PersonNames.all)
    let gender: PersonRecord.Gender = random.chance(3) ? .nonBinary : random.chance(50) ? .female : .male
    let given = random.pick(gender == .male ? culture.men : culture.women)
    let family = random.pick(culture.families)
    let place = random.pick(culture.places)
    let birthday = random.within(-14_000...12_500)
    let isLittleKnown = random.chance(isActor ? 14 : 45)
    let department = isActor ? "Acting" : random.pick(MovieFacts.jobs).0
    return PersonRecord(
      id: id, name: "\(given) \(family)", gender: random.chance(5) ? .unset : gender, department: department,
      biography: isLittleKnown
        ? "" : biography("\(given) \(family)", gender, place, isActor: isActor, &random),
      birthday: isLittleKnown ? nil : birthday,
      deathday: birthday < -9_000 && random.chance(40) ? birthday + random.within(23_000...30_000) : nil,
      placeOfBirth: isLittleKnown ? nil : place,
      popularity: Double(random.within(5...400)) / 10,
      portraits: random.chance(isActor ? 18 : 60) ? 0 : random.within(1...3),
      homepage: random.chance(10) ? "https://\(family.lowercased()).example" : nil,
      otherNames: random.chance(20) ? ["\(given.prefix(1)). \(family)"] : [])
  }

  private func biography(
    _ name: String, _ gender: PersonRecord.Gender, _ place: String, isActor: Bool, _ random: inout SeededRandom
  ) -> String {
    let (they, their) =
      switch gender {
      case .female: ("she", "her")
      case .male: ("he", "his")
      default: (String(name.prefix { $0 != " " }), "their")
      }
    let values = [
      "name": name, "town": String(place.prefix { $0 != "," }), "they": they, "their": their,
      "them": gender == .female ? "her" : gender == .male ? "him" : they,
      "They": they.prefix(1).uppercased() + they.dropFirst(),
    ]
    var deck = isActor ? Biographies.acting : Biographies.making
    let middle = (0..<random.within(2...4)).map { _ in deck.remove(at: random.below(deck.count)) }
    return [random.pick(Biographies.openings), middle.joined(separator: " "), random.pick(Biographies.closings)]
      .joined(separator: "\n\n").filled(values)
  }
}
