import NewsAPI
import SwiftUI

/// The sources of a country.
struct SourcesScreen: View {
  /// The countries that the reader can choose.
  static let countries = Country.choices

  @StateObject private var model: SourcesModel
  @Environment(\.locale) private var locale
  private let services: ReaderServices

  init(services: ReaderServices) {
    self.services = services
    _model = StateObject(wrappedValue: SourcesModel(news: services.news))
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        VStack(spacing: 10) {
          Picker("Country", selection: $model.country) {
            ForEach(Self.countries, id: \.self) { country in
              Text(country.title(in: locale)).tag(country)
            }
          }
          .pickerStyle(.menu)
          .frame(maxWidth: .infinity, alignment: .leading)
          SearchField("Search by name", text: $model.words)
        }
        .padding(.horizontal)
        .padding(.vertical, 8)
        .readableWidth()
        content
      }
      .navigationTitle("Sources")
      .alert(item: $model.alert) { error in
        Alert(
          title: Text("The sources did not arrive"), message: Text(error.localizedDescription),
          dismissButton: .default(Text("OK")))
      }
    }
  }

  @ViewBuilder private var content: some View {
    switch model.state {
    case .idle(let reason):
      EmptyNotice(symbol: "globe", title: "Sources", message: reason)
    case .failed(let error):
      EmptyNotice(
        symbol: "exclamationmark.triangle", title: "No sources", message: error.localizedDescription,
        retry: model.retry)
    case .loading where model.sources.isEmpty:
      ProgressView("Loading sources")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .loading, .loaded:
      if model.sources.isEmpty {
        EmptyNotice(
          symbol: "magnifyingglass", title: "Nothing found",
          message: model.words.isEmpty
            ? "There are no sources for this country."
            : "No source of this country is called \u{201C}\(model.words)\u{201D}.")
      } else {
        List(model.sources) { source in
          NavigationLink(destination: SourceScreen(source: source, services: services)) {
            SourceRow(source: source)
          }
        }
        .listStyle(.plain)
      }
    }
  }
}
