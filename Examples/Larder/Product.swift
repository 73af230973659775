import SwiftUI

struct Product: Codable, Identifiable, Equatable, Hashable {
  enum Place: String, Codable, CaseIterable, Identifiable {
    case fridge, freezer, cupboard
    var id: String { rawValue }
    var title: String { rawValue.capitalized }
    var symbol: String {
      switch self {
      case .fridge: return "thermometer.snowflake"
      case .freezer: return "snowflake"
      case .cupboard: return "archivebox"
      }
    }
    var color: Color {
      switch self {
      case .fridge: return .green
      case .freezer: return .blue
      case .cupboard: return .orange
      }
    }
  }

  var id = UUID()
  var name: String
  var amount: Int
  var place: Place
  var days: Int
  var note = ""
  var isFavorite = false
}

extension Product {
  static let samples: [Product] = [
    Product(name: "Milk", amount: 2, place: .fridge, days: 4),
    Product(name: "Butter", amount: 1, place: .fridge, days: 20, isFavorite: true),
    Product(name: "Eggs", amount: 6, place: .fridge, days: 12),
    Product(name: "Cheddar, matured for eighteen months", amount: 1, place: .fridge, days: 30),
    Product(name: "Peas", amount: 3, place: .freezer, days: 200),
    Product(name: "Ice cream", amount: 1, place: .freezer, days: 90, isFavorite: true),
    Product(name: "Rice", amount: 2, place: .cupboard, days: 400),
    Product(name: "Lentils", amount: 4, place: .cupboard, days: 300),
    Product(name: "Olive oil", amount: 1, place: .cupboard, days: 180, note: "From the market"),
  ]
}
