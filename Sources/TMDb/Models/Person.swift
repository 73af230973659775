import Foundation

/// All there is to know of someone who makes movies. What was not asked for in addition is nil.
public struct Person: Sendable, Hashable, Identifiable {
  /// The service's number for the person.
  public var id: Int
  /// The name.
  public var name: String
  /// The life, in paragraphs.
  public var biography: String?
  /// The day of birth.
  public var birthday: Day?
  /// The day of death.
  public var deathday: Day?
  /// The place of birth.
  public var placeOfBirth: String?
  /// What the person is best known for, such as "Acting".
  public var department: String?
  /// The portrait, 2 wide and 3 high.
  public var portrait: ImagePath?
  /// The person's own site.
  public var homepage: URL?
  /// Other names.
  public var otherNames: [String]
  /// The movies the person had a part in.
  public var movieCredits: PersonCredits?
  /// The movies and series the person had a part in.
  public var combinedCredits: PersonCredits?
  /// Portraits.
  public var images: [ImageFile]?
}

extension Person: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, name, biography, birthday, deathday, homepage, images
    case placeOfBirth = "place_of_birth"
    case department = "known_for_department"
    case portrait = "profile_path"
    case otherNames = "also_known_as"
    case movieCredits = "movie_credits"
    case combinedCredits = "combined_credits"
  }

  /// Reads a person, who must have a number and a name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(Int.self, forKey: .id),
      name: try container.decode(String.self, forKey: .name),
      biography: try container.text(.biography),
      birthday: try container.day(.birthday),
      deathday: try container.day(.deathday),
      placeOfBirth: try container.text(.placeOfBirth),
      department: try container.text(.department),
      portrait: try container.image(.portrait),
      homepage: try container.address(.homepage),
      otherNames: try container.list(.otherNames),
      movieCredits: try container.decodeIfPresent(PersonCredits.self, forKey: .movieCredits),
      combinedCredits: try container.decodeIfPresent(PersonCredits.self, forKey: .combinedCredits),
      images: try container.decodeIfPresent(Portraits.self, forKey: .images)?.profiles)
  }
}
