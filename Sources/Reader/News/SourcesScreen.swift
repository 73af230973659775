import NewsAPI
import SwiftUI

/// The sources of a country, at first of that which headlines come from.
struct SourcesScreen: View {
  @AppStorage(Settings.country) private var country: String?
  @Environment(\.locale) private var locale
  let services: ReaderServices

  var body: some View {
    SourcesOfCountry(country: Country(country ?? Settings.country(for: locale)), services: services)
  }
}

/// The sources of a country, and the choice of another.
private struct SourcesOfCountry: View {
  @StateObject private var model: SourcesModel
  @Environment(\.locale) private var locale
  private let country: Country
  private let services: ReaderServices

  init(country: Country, services: ReaderServices) {
    self.country = country
    self.services = services
    _model = StateObject(wrappedValue: SourcesModel(news: services.news, country: country))
  }

  var body: some View {
    VStack(spacing: 0) {
      Picker("Country", selection: $model.country) {
        ForEach(Country.choices, id: \.self) { country in
          Text(country.title(in: locale)).tag(country)
        }
      }
      .pickerStyle(.menu)
      .frame(maxWidth: .infinity, alignment: .leading)
      .listHead()
      content
    }
    .navigationTitle("Sources")
    .navigationBarTitleDisplayMode(.inline)
    .onChange(of: country) { _, country in model.country = country }
    .searching($model.words, prompt: "Search by name")
  }

  @ViewBuilder private var content: some View {
    if model.sources.isEmpty {
      ListNotice(state: model.state, words: words, retry: model.retry)
    } else {
      KeyedItems(model.sources.map(\.id)) { focus in
        List(model.sources) { source in
          NavigationLink(value: NewsRoute.source(source.id ?? "")) {
            SourceRow(source: source)
          }
          .keyed(focus, source.id)
        }
        .listStyle(.plain)
      }
    }
  }

  private var words: ListWords {
    ListWords(
      failure: "The sources did not arrive", loading: "Loading sources",
      nothingFound: model.words.isEmpty
        ? "There are no sources for this country." : "No source of this country is called “\(model.words)”.",
      symbol: "globe")
  }
}
