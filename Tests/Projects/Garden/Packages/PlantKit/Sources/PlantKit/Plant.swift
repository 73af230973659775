import Foundation

public struct Plant: Codable, Identifiable, Sendable {
  public let name: String
  public let days: Int
  public var id: String { name }

  public init(name: String, days: Int) {
    self.name = name
    self.days = days
  }
}
