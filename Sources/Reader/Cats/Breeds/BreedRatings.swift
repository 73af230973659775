import SwiftUI
import TheCatAPI

/// What cats of a breed are like, in stars.
struct BreedRatings: View {
  let ratings: [BreedRating: Int]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 300), spacing: 24)], spacing: 8) {
      ForEach(BreedRating.allCases.filter { ratings[$0] != nil }, id: \.self) { rating in
        HStack {
          Text(rating.title)
            .font(.subheadline)
          Spacer()
          Stars(count: ratings[rating] ?? 0)
        }
        .accessibilityElement(children: .combine)
      }
    }
  }
}

/// One to five stars.
private struct Stars: View {
  let count: Int

  var body: some View {
    HStack(spacing: 2) {
      ForEach(1..<6) { number in
        Image(systemName: number <= count ? "star.fill" : "star")
          .font(.caption)
          .foregroundColor(number <= count ? .orange : .secondary)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(count) of 5")
  }
}

extension BreedRating {
  /// The rating in a word or two.
  fileprivate var title: LocalizedStringKey {
    switch self {
    case .adaptability: "Adaptable"
    case .affection: "Affectionate"
    case .childFriendly: "Good with children"
    case .catFriendly: "Good with cats"
    case .dogFriendly: "Good with dogs"
    case .strangerFriendly: "Good with strangers"
    case .energy: "Energy"
    case .intelligence: "Intelligence"
    case .socialNeeds: "Needs company"
    case .vocalisation: "Talks"
    case .bidability: "Obeys"
    case .grooming: "Needs grooming"
    case .shedding: "Sheds hair"
    case .healthIssues: "Health issues"
    }
  }
}
