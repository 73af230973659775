import Combine
import SwiftUI
import UIKit

/// A line about a plant.
public struct PlantRow: View {
  private let plant: Plant
  @StateObject private var care = Care()

  public init(plant: Plant) {
    self.plant = plant
  }

  public var body: some View {
    HStack {
      Text(verbatim: plant.name)
      Spacer()
      Text(verbatim: care.words(for: plant))
        .foregroundColor(Color(UIColor.secondaryLabel))
    }
  }
}

/// What there is to do, from a list in the package's resources.
@MainActor
final class Care: ObservableObject {
  @Published private(set) var advice: [String] = []
  private var listening: AnyCancellable?

  init() {
    let url = Bundle.module.url(forResource: "care", withExtension: "json")
    let data = url.flatMap { try? Data(contentsOf: $0) } ?? Data("[]".utf8)
    listening = Just(data).decode(type: [String].self, decoder: JSONDecoder()).replaceError(with: [])
      .sink { [weak self] in self?.advice = $0 }
  }

  @objc func words(for plant: Plant) -> String {
    #if os(iOS)
      plant.days == 0 ? advice.first ?? "?" : "ready after \(plant.days) days"
    #else
      "not on a device"
    #endif
  }
}
