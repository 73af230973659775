import Shelf
import SwiftUI

/// What of an item could be muted.
struct MuteOffer: Equatable {
  var site: String?
  var author: String?

  var mutes: [Mute] {
    [site.map { Mute(.site, $0) }, author.map { Mute(.author, $0) }].compactMap { $0 }
  }
}

/// Asks the reader which of an offer to mute.
struct OfferMutesAction {
  fileprivate var offer: Binding<MuteOffer?> = .constant(nil)

  @MainActor
  func callAsFunction(_ offer: MuteOffer) {
    self.offer.wrappedValue = offer
  }
}

extension EnvironmentValues {
  /// Asks the reader which of an offer to mute.
  @Entry var offerMutes = OfferMutesAction()
}

extension View {
  /// Lets the views inside offer mutes.
  func mutesOffered() -> some View {
    modifier(MutesOffered())
  }
}

private struct MutesOffered: ViewModifier {
  @EnvironmentObject private var library: Library
  @State private var offer: MuteOffer?

  func body(content: Content) -> some View {
    content
      .environment(\.offerMutes, OfferMutesAction(offer: $offer))
      .confirmationDialog(
        "Mute", isPresented: Binding($offer), titleVisibility: .visible, presenting: offer
      ) { offer in
        ForEach(offer.mutes) { mute in
          Button(mute.text) { library.add(mute) }
        }
        Button("Cancel", role: .cancel) {}
      } message: { _ in
        Text("It is no longer shown in your lists. The settings take that back.")
      }
  }
}

extension Binding where Value == Bool {
  /// True while there is something; setting false takes it away.
  @MainActor
  fileprivate init<Wrapped: Sendable>(_ value: Binding<Wrapped?>) {
    self.init {
      value.wrappedValue != nil
    } set: { isThere in
      if !isThere { value.wrappedValue = nil }
    }
  }
}
