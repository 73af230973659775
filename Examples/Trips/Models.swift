import Foundation
import SwiftData

@Model
final class Trip {
  @Attribute(.unique) var name: String
  var destination: String
  var start: Date
  var days = 3
  var mood: Mood = Mood.curious
  var tags: [String] = []
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  @Relationship var companions: [Companion] = []

  init(name: String, destination: String, start: Date = .now) {
    self.name = name
    self.destination = destination
    self.start = start
  }

  /// What is not kept.
  @Transient var isFresh = false

  var end: Date { start.addingTimeInterval(Double(days) * 86_400) }
}

enum Mood: String, Codable, CaseIterable, Identifiable {
  case curious, calm, bold

  var id: Self { self }
}

@Model
final class Stop {
  var title: String
  var isDone: Bool = false
  var order: Int
  var trip: Trip?

  init(title: String, order: Int) {
    self.title = title
    self.order = order
  }
}

@Model
final class Companion {
  #Unique<Companion>([\.name])

  var name: String
  var trips: [Trip]

  init(name: String, trips: [Trip] = []) {
    self.name = name
    self.trips = trips
  }
}
