import SwiftUI
import TheCatAPI

/// A cat by chance, on demand.
struct SurpriseScreen: View {
  @StateObject private var model: SurpriseModel

  init(services: ReaderServices) {
    _model = StateObject(wrappedValue: SurpriseModel(cats: services.cats))
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        picture
        Text(model.status.title)
          .font(.headline)
        if case .failed(let error) = model.status {
          Text(error.localizedDescription)
            .font(.subheadline)
            .foregroundColor(.secondary)
            .multilineTextAlignment(.center)
        }
        HStack(spacing: 12) {
          Button("Load", action: model.load)
            .buttonStyle(.borderedProminent)
          Button("Cancel", action: model.cancel)
            .buttonStyle(.bordered)
            .disabled(model.status != .loading)
        }
      }
      .padding()
      .readableWidth()
    }
    .navigationTitle("Surprise")
    .navigationBarTitleDisplayMode(.inline)
    .onAppear { if model.status == .idle { model.load() } }
  }

  private var picture: some View {
    ZStack {
      Rectangle()
        .fill(Color.gray.opacity(0.12))
      if let picture = model.picture {
        Image(uiImage: picture)
          .resizable()
          .scaledToFit()
          .accessibilityLabel("A cat")
      } else {
        Image(systemName: "pawprint")
          .font(.largeTitle)
          .foregroundColor(.secondary)
          .accessibilityHidden(true)
      }
      if model.status == .loading { ProgressView() }
    }
    .aspectRatio(4 / 3, contentMode: .fit)
    .frame(maxWidth: 520)
    .cornerRadius(12)
  }
}
