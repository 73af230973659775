import Foundation

/// What was sent to be written.
struct CatPost {
  let imageID: String
  let user: String?
  private let value: Any?

  /// Reads the body; throws in the words of the service where it cannot be used.
  init(_ request: StandInRequest) throws(TheCatAPIError) {
    let isJSON = request.header("Content-Type")?.lowercased().hasPrefix("application/json") ?? false
    var fields: [String: Any] = [:]
    if isJSON {
      guard let object = try? JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any] else {
        throw .notJSON
      }
      fields = object
    }
    guard let id = fields["image_id"] as? String else { throw .noImageID }
    guard !id.isEmpty else { throw .emptyImageID }
    imageID = String(id.prefix(64))
    user = (fields["sub_id"] as? String).map { String($0.prefix(64)) }
    value = fields["value"]
  }

  /// The value of a vote.
  var requiredValue: Int {
    get throws(TheCatAPIError) {
      guard let value else { throw .noValue }
      guard let number = value as? Int else { throw .valueIsNoNumber }
      return number
    }
  }
}
