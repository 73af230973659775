import SwiftUI
import TheCatAPI

/// What can be counted of a breed, its temper, and what is special about it.
struct BreedFacts: View {
  let breed: Breed
  @ScaledMetric(relativeTo: .footnote) private var tagWidth = 108

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 10) {
        if let weight = breed.weight { fact("Weight", "\(weight.words) kg") }
        if let life = breed.lifeSpan { fact("Life", "\(life.words) years") }
      }
      if !breed.temperament.isEmpty { tags(breed.temperament.map(\.translated)) }
      if !breed.traits.isEmpty { tags(BreedTrait.allCases.filter(breed.traits.contains).map(\.title.translated)) }
    }
  }

  private func fact(_ title: LocalizedStringKey, _ value: LocalizedStringKey) -> some View {
    VStack(spacing: 2) {
      Text(title)
        .font(.caption)
        .foregroundColor(.secondary)
      Text(value)
        .font(.headline)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 10)
    .background(Color.gray.opacity(0.12))
    .cornerRadius(10)
    .accessibilityElement(children: .combine)
  }

  private func tags(_ words: [String]) -> some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: tagWidth), spacing: 8)], alignment: .leading, spacing: 8) {
      ForEach(words, id: \.self) { word in
        Text(verbatim: word)
          .font(.footnote)
          .lineLimit(1)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 5)
          .padding(.horizontal, 6)
          .background(Color.accentColor.opacity(0.12))
          .cornerRadius(8)
      }
    }
  }
}

extension ClosedRange<Int> {
  /// "3–7", or one number where both are the same.
  fileprivate var words: String {
    lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound)–\(upperBound)"
  }
}

extension BreedTrait {
  /// The trait in a word or two.
  fileprivate var title: String {
    switch self {
    case .indoor: "Indoors"
    case .lap: "Likes laps"
    case .hypoallergenic: "Hypoallergenic"
    case .hairless: "Hairless"
    case .rare: "Rare"
    case .natural: "Natural"
    case .rex: "Curly coat"
    case .experimental: "Experimental"
    case .suppressedTail: "Short tail"
    case .shortLegs: "Short legs"
    }
  }
}
