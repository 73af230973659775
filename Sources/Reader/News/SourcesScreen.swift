import NewsAPI
import SwiftUI

/// The sources of a country.
struct SourcesScreen: View {
  /// The countries that the reader can choose.
  static let countries = Country.choices

  @StateObject private var model: SourcesModel
  @AppStorage(Settings.country) private var country: String?
  @Environment(\.locale) private var locale
  private let services: ReaderServices

  init(services: ReaderServices) {
    self.services = services
    _model = StateObject(wrappedValue: SourcesModel(news: services.news))
  }

  var body: some View {
    VStack(spacing: 0) {
      Picker("Country", selection: $model.country) {
        ForEach(Self.countries, id: \.self) { country in
          Text(country.title(in: locale)).tag(Optional(country))
        }
      }
      .pickerStyle(.menu)
      .frame(maxWidth: .infinity, alignment: .leading)
      .listHead()
      content
    }
    .navigationTitle("Sources")
    .navigationBarTitleDisplayMode(.inline)
    // At first those of the country that headlines come from.
    .onChange(of: country ?? Settings.country(for: locale), initial: true) { _, country in
      model.country = Country(country)
    }
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
