import Fetch
import Fetch
import Foundation

/// What the service writes for "unknown" differs from field to field: no key, null, an empty text, a zero.
extension KeyedDecodingContainer {
  /// A day; nil if it is missing, null, blank or not a day.
  func day(_ key: Key) throws -> Day? {
    try text(key).flatMap { Day($0) }
  }

  /// A picture; nil if it is missing, null, blank or not the name of a picture.
  func image(_ key: Key) throws -> ImagePath? {
    try text(key).flatMap { ImagePath($0) }
  }

  /// A number; nil if it is missing, null or zero.
  func count(_ key: Key) throws -> Int? {
    let number = try decodeIfPresent(Int.self, forKey: key)
    return number == 0 ? nil : number
  }
}
