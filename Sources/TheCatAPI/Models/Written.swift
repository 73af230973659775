import Fetch

/// The service's answer to what was written or removed.
struct Written: Decodable, Sendable {
  let message: String?
  let id: Int?

  /// The identifier of what was written; an answer without one is an error.
  var requiredID: Int {
    get throws(CatError) {
      guard let id else { throw .decoding(DecodingFailure(reason: .keyNotFound("id"), type: "Written")) }
      return id
    }
  }
}
