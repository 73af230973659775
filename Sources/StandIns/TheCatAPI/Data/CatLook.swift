/// What a cat looks like.
struct CatLook: Sendable {
  enum Coat: String, Sendable, CaseIterable {
    case black, white, grey, blue, red, cream, brown, chocolate, cinnamon, silver, sand, ruddy, amber, sable, lilac,
      pink
  }
  enum Pattern: String, Sendable, CaseIterable {
    case solid, tabby, ticked, spotted, pointed, bicolour, van, calico
  }
  enum Hair: String, Sendable, CaseIterable {
    case short, medium, long, curly, none
  }
  enum Ears: String, Sendable, CaseIterable {
    case plain, small, large, folded, curled, tufted
  }
  enum Eyes: String, Sendable, CaseIterable {
    case green, gold, blue, copper, odd
  }

  var coat: Coat
  var pattern: Pattern
  var hair: Hair
  var ears: Ears
  var eyes: Eyes
  var hasShortLegs = false
  var hasTail = true

  /// The look of a cat of no particular breed.
  init(_ random: inout SeededRandom) {
    coat = random.pick(Coat.allCases.filter { $0 != .pink })
    let solid: [Pattern] = [.solid, .solid, .bicolour, .tabby]
    pattern =
      coat == .white ? random.pick([.solid, .van, .calico]) : random.pick(solid + [.tabby, .bicolour, .spotted])
    hair = random.pick([.short, .short, .medium, .long])
    ears = random.pick([.plain, .plain, .small, .large])
    eyes = random.pick([.green, .gold, .blue, .copper])
  }

  init(coat: Coat, pattern: Pattern, hair: Hair, ears: Ears, eyes: Eyes) {
    self.coat = coat
    self.pattern = pattern
    self.hair = hair
    self.ears = ears
    self.eyes = eyes
  }
}
