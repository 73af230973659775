/// Someone invented who makes invented movies.
struct PersonRecord: Sendable {
  enum Gender: Int, Sendable {
    case unset, female, male, nonBinary
  }

  var id: Int
  var name: String
  var gender: Gender
  var department: String
  var biography: String
  /// Days counted from 1970.
  var birthday: Int?
  var deathday: Int?
  var placeOfBirth: String?
  var popularity: Double
  /// The number of portraits; 0 for none.
  var portraits: Int
  var homepage: String?
  var otherNames: [String]
}
