/// A breed of cats.
struct CatBreed: Sendable {
  /// What a breed may be special in.
  enum Trait: Character, Sendable {
    case natural = "N"
    case rare = "R"
    case rex = "X"
    case hairless = "H"
    case suppressedTail = "T"
    case shortLegs = "L"
    case hypoallergenic = "Y"
    case experimental = "E"
  }

  var id: String
  var name: String
  var origin: String
  var country: String
  var look: CatLook
  var traits: Set<Trait>

  /// Breeds of which the service has no picture.
  static let withoutPicture: Set<String> = ["bslo", "mala", "ebur", "cspa"]

  /// Whether the entry of its picture is there, and empty.
  var pictureIsGone: Bool { id == "ebur" }

  /// All breeds, in the service's order.
  static let all: [CatBreed] = CatBreedTable.lines.split(separator: "\n").compactMap(CatBreed.init)

  /// Reads a line of the table; nil if it is no breed.
  private init?(_ line: Substring) {
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 10, let coat = CatLook.Coat(rawValue: parts[4]),
      let pattern = CatLook.Pattern(rawValue: parts[5]),
      let hair = CatLook.Hair(rawValue: parts[6]), let ears = CatLook.Ears(rawValue: parts[7]),
      let eyes = CatLook.Eyes(rawValue: parts[8])
    else { return nil }
    (id, name, origin, country) = (parts[0], parts[1], parts[2], parts[3])
    traits = Set(parts[9].compactMap(Trait.init))
    look = CatLook(coat: coat, pattern: pattern, hair: hair, ears: ears, eyes: eyes)
    look.hasShortLegs = traits.contains(.shortLegs)
    look.hasTail = !traits.contains(.suppressedTail)
  }
}
