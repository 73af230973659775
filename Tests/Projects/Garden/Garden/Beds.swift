import Foundation
import PlantKit

/// What grows where. With the module's default it belongs to the main actor.
@Observable
final class Beds {
  private(set) var plants: [Plant] = []

  init() {
    guard let url = Bundle.main.url(forResource: "seeds", withExtension: "json"), let data = try? Data(contentsOf: url)
    else { return }
    plants = (try? JSONDecoder().decode([Plant].self, from: data)) ?? []
  }

  func sow(_ name: String) {
    plants.append(Plant(name: name, days: 0))
  }

  /// A file in a folder that is copied as it is.
  var recipe: String {
    let url = Bundle.main.url(forResource: "soup", withExtension: "txt", subdirectory: "Recipes")
    return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }?.trimmingCharacters(in: .newlines)
      ?? "no recipe"
  }
}
