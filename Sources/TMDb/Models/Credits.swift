/// Who made a movie.
public struct Credits: Sendable, Hashable, Decodable {
  /// Those before the camera, the most important first.
  public var cast: [CastMember]
  /// Those behind it. One person may be there several times.
  public var crew: [CrewMember]

  /// Creates credits.
  public init(cast: [CastMember] = [], crew: [CrewMember] = []) {
    self.cast = cast
    self.crew = crew
  }
}

/// Someone's part in a movie.
public struct CastMember: Sendable, Hashable, Identifiable {
  /// The service's word for this part.
  public var id: String
  /// Who it is.
  public var person: Person.ID
  /// The person's name.
  public var name: String
  /// Who is played.
  public var character: String?
  /// The person's portrait.
  public var portrait: ImagePath?
}

/// Someone's job in the making of a movie.
public struct CrewMember: Sendable, Hashable, Identifiable {
  /// The service's word for this job.
  public var id: String
  /// Who it is.
  public var person: Person.ID
  /// The person's name.
  public var name: String
  /// What they did, such as "Director".
  public var job: String?
  /// The department, such as "Directing".
  public var department: String?
  /// The person's portrait.
  public var portrait: ImagePath?
}

private enum CreditKeys: String, CodingKey {
  case id, name, character, job, department
  case creditID = "credit_id"
  case portrait = "profile_path"
}

extension CastMember: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CreditKeys.self)
    let person = try container.decode(Int.self, forKey: .id)
    let character = try container.text(.character)
    self.init(
      id: try container.text(.creditID) ?? "\(person) \(character ?? "")",
      person: person,
      name: try container.decode(String.self, forKey: .name),
      character: character,
      portrait: try container.image(.portrait))
  }
}

extension CrewMember: Decodable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CreditKeys.self)
    let person = try container.decode(Int.self, forKey: .id)
    let job = try container.text(.job)
    self.init(
      id: try container.text(.creditID) ?? "\(person) \(job ?? "")",
      person: person,
      name: try container.decode(String.self, forKey: .name),
      job: job,
      department: try container.text(.department),
      portrait: try container.image(.portrait))
  }
}
