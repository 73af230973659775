import ViewGraph

/// What one pass of rendering shares: where the reader is, and what the HTML needs besides itself.
final class RenderState {
  let location: Location
  let paths: ImagePaths
  /// True for HTML that a script inserts, false for a page that must also work without one.
  let isLive: Bool
  /// The keys of controls that set what is kept: forms change them, and no address does.
  let kept: Set<String>
  /// What such a form has to hold.
  let formToken: String
  /// What the host itself says.
  let words: HostWords
  var styles: StyleSheetState
  /// The names of the symbols that the page has, and those it still needs.
  var symbols: SymbolSheetState
  /// The pictures met, by the name under which the page asks for them.
  var images: [String: ImageData] = [:]
  /// Nodes that come with an entrance: those inserted by a change that moves.
  var entrances: Set<DisplayNode.ID> = []

  init(
    location: Location, paths: ImagePaths, isLive: Bool, styles: StyleSheetState = StyleSheetState(),
    symbols: SymbolSheetState = SymbolSheetState(), kept: Set<String> = [], formToken: String = "",
    words: HostWords = .english
  ) {
    self.kept = kept
    self.formToken = formToken
    self.words = words
    self.location = location
    self.paths = paths
    self.isLive = isLive
    self.styles = styles
    self.symbols = symbols
  }

  /// The address of the current location with one entry changed.
  func address(_ change: LocationChange) -> String {
    LocationCoding.address(of: location.applying(change))
  }
}
