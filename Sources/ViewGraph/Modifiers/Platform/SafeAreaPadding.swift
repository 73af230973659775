import Foundation

/// Room at the edges that the safe area grows by. What scrolls fills it: its content begins behind the room, and is seen in it
/// as it moves.
nonisolated struct SafeAreaPadding: InlineModifier {
  let insets: EdgeInsets

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    content.mapDisplays { display in
      guard case .scroll(var scroll) = display.content else {
        let inside = LayoutRules.apply([.safeArea(insets)], to: display, wrapperID: place.wrapperID(for: display.id))
        return LayoutRules.apply([.padding(insets)], to: inside, wrapperID: place.wrapperID(for: inside.id))
      }
      let margins = scroll.margins ?? EdgeInsets()
      scroll.margins = EdgeInsets(
        top: margins.top + insets.top, leading: margins.leading + insets.leading,
        bottom: margins.bottom + insets.bottom, trailing: margins.trailing + insets.trailing)
      return DisplayNode(
        id: display.id, content: .scroll(scroll), modifiers: display.modifiers, children: display.children)
    }
  }
}
