import Foundation

/// The headers that the service sends besides type and length.
enum NewsAPIHeaders {
  typealias Field = StandInRequest.Field

  private static let common = [
    Field(name: "Cache-Control", value: "no-cache"),
    Field(name: "Pragma", value: "no-cache"),
    Field(name: "Expires", value: "-1"),
    Field(name: "CF-Cache-Status", value: "DYNAMIC"),
  ]

  static let fresh = common + [Field(name: "X-Cached-Result", value: "false")]

  static func cached(until expiry: Date, remaining: Int) -> [Field] {
    common + [
      Field(name: "X-Cached-Result", value: "true"),
      Field(name: "X-Cache-Expires", value: Timestamp.plain(expiry)),
      Field(name: "X-Cache-Remaining", value: String(remaining)),
    ]
  }
}
