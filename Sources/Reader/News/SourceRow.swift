import NewsAPI
import SwiftUI

/// One source of a list.
struct SourceRow: View {
  let source: Source
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Monogram(name: source.name ?? "?")
      VStack(alignment: .leading, spacing: 4) {
        source.title
          .font(.headline)
        if let country = source.country {
          Text(country.title(in: locale))
            .font(.caption)
            .foregroundColor(.secondary)
        }
        if let description = source.description, !description.isEmpty {
          Text(description)
            .font(.subheadline)
            .foregroundColor(.secondary)
            .lineLimit(3)
        }
      }
    }
    .padding(.vertical, 4)
  }
}

/// The sign of a source: its first letter on a colour of its own. The service has no logos.
struct Monogram: View {
  let name: String

  var body: some View {
    Text(String(name.prefix(1)).uppercased())
      .font(.headline)
      .foregroundColor(.white)
      .frame(width: 40, height: 40)
      .background(color)
      .clipShape(Circle())
      .accessibilityHidden(true)
  }

  private var color: Color {
    let sum = name.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xffff }
    return Color(hue: Double(sum % 360) / 360, saturation: 0.6, brightness: 0.5)
  }
}
