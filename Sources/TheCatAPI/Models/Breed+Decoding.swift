import Fetch
import Foundation

extension Breed: Decodable {
  private enum CodingKeys: String, CodingKey {
    case id, name, temperament, origin, description, weight, image
    case countryCode = "country_code"
    case lifeSpan = "life_span"
    case otherNames = "alt_names"
    case wikipedia = "wikipedia_url"
    case cfa = "cfa_url"
    case vetStreet = "vetstreet_url"
    case vcaHospitals = "vcahospitals_url"
    case referenceImageID = "reference_image_id"
  }

  private enum WeightKeys: String, CodingKey {
    case imperial, metric
  }

  /// Reads a breed. Keys that are missing, null or blank are unknown; ratings that are not 1 to 5 are none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(String.self, forKey: .id), name: try container.decode(String.self, forKey: .name))
    temperament = try container.words(.temperament)
    origin = try container.text(.origin)
    countryCode = try container.text(.countryCode)
    description = try container.text(.description)
    lifeSpan = try container.text(.lifeSpan).flatMap(Self.range)
    otherNames = try container.words(.otherNames)
    if try container.contains(.weight) && !container.decodeNil(forKey: .weight) {
      let weights = try container.nestedContainer(keyedBy: WeightKeys.self, forKey: .weight)
      weight = try weights.text(.metric).flatMap(Self.range)
      pounds = try weights.text(.imperial).flatMap(Self.range)
    }
    wikipedia = try container.address(.wikipedia)
    pages = try [.cfa, .vetStreet, .vcaHospitals].compactMap { try container.address($0) }
    referenceImageID = try container.text(.referenceImageID)
    // A breed without a picture may have an empty object in its place.
    image = try? container.decodeIfPresent(CatImage.self, forKey: .image)
    let numbers = try decoder.container(keyedBy: BreedRating.self)
    for key in BreedRating.allCases {
      guard let rating = try numbers.decodeIfPresent(Int.self, forKey: key), (1...5).contains(rating) else { continue }
      ratings[key] = rating
    }
    let flags = try decoder.container(keyedBy: BreedTrait.self)
    traits = try Set(BreedTrait.allCases.filter { try flags.decodeIfPresent(Int.self, forKey: $0) == 1 })
  }

  /// Reads "7  -  10", "12" and the like; nil for anything else.
  static func range(_ text: String) -> ClosedRange<Int>? {
    let numbers = text.split(separator: "-").map { Int($0.trimmingCharacters(in: .whitespaces)) }
    guard (1...2).contains(numbers.count), let low = numbers[0], let high = numbers[numbers.count - 1], low <= high
    else { return nil }
    return low...high
  }
}

extension KeyedDecodingContainer {
  /// A list that is written as a text with commas.
  fileprivate func words(_ key: Key) throws -> [String] {
    try text(key)?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty } ?? []
  }
}
