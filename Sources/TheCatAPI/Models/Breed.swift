import Fetch
import Foundation

/// A breed of cats. Everything that the service may leave out is optional.
public struct Breed: Sendable, Hashable, Identifiable {
  /// The service's identifier: four letters.
  public var id: String
  /// The name in English.
  public var name: String
  /// How its cats are, in single words.
  public var temperament: [String] = []
  /// Where it comes from.
  public var origin: String?
  /// The same as a code of two letters.
  public var countryCode: String?
  /// A few sentences about it.
  public var description: String?
  /// Years that its cats live.
  public var lifeSpan: ClosedRange<Int>?
  /// Kilograms.
  public var weight: ClosedRange<Int>?
  /// Pounds.
  public var pounds: ClosedRange<Int>?
  /// Other names.
  public var otherNames: [String] = []
  /// What its cats are like, from 1 for little to 5 for much.
  public var ratings: [BreedRating: Int] = [:]
  /// What is special about it.
  public var traits: Set<BreedTrait> = []
  /// Its article in Wikipedia.
  public var wikipedia: URL?
  /// Pages about it elsewhere.
  public var pages: [URL] = []
  /// The picture that stands for it.
  public var image: CatImage?
  /// The identifier of that picture.
  public var referenceImageID: CatImage.ID?

  /// Creates a breed of which nothing else is known.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

/// What cats of a breed are like.
public enum BreedRating: String, Sendable, Hashable, CaseIterable, CodingKey {
  case adaptability
  case affection = "affection_level"
  case childFriendly = "child_friendly"
  case catFriendly = "cat_friendly"
  case dogFriendly = "dog_friendly"
  case strangerFriendly = "stranger_friendly"
  case energy = "energy_level"
  case intelligence
  case socialNeeds = "social_needs"
  case vocalisation
  case bidability
  case grooming
  case shedding = "shedding_level"
  case healthIssues = "health_issues"
}

/// What is special about a breed.
public enum BreedTrait: String, Sendable, Hashable, CaseIterable, CodingKey {
  case indoor, lap, hypoallergenic, hairless, rare, natural, rex, experimental
  case suppressedTail = "suppressed_tail"
  case shortLegs = "short_legs"
}
