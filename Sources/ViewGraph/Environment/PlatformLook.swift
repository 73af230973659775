/// How all lists and bars of the program look unless a view says otherwise: set from outside of the views, as programs do
/// through the appearance proxies of UIKit.
package struct PlatformLook: Equatable {
  /// True where rows have no lines between them.
  package var hidesRowSeparators = false
  /// The colour of the lines between rows.
  package var rowSeparators: Paint?
  /// What is behind rows.
  package var rows: Paint?
  /// What is behind and between rows.
  package var lists: Paint?
  /// The bars of pages.
  package var navigationBar = BarLook()
  /// The bars with tabs.
  package var tabBar = BarLook()
  /// The dots of pages that one turns: their `items` and, for the page that is shown, their `tint`.
  package var pageDots = BarLook()
  /// What is behind segments.
  package var segments: Paint?
  /// What is behind the chosen segment.
  package var chosenSegment: Paint?
  /// The colours of the titles of segments, and of the chosen one's.
  package var segmentTitle, chosenSegmentTitle: Paint?
  /// The colours of switches that are on, and of sliders before their thumb.
  package var switches, sliders: Paint?
  /// The colour of controls.
  package var tint: Paint?
  /// True where scrolling closes the keyboard on the screen.
  package var scrollingClosesKeyboard = false
  /// True where nothing that scrolls has bars.
  package var hidesScrollBars = false
  /// What is behind text that is edited.
  package var textEditors: Paint?

  /// A program's view with what holds for all of it: the colours of controls, and how it scrolls.
  @MainActor package func applied(to root: AnyView) -> AnyView {
    var root = root
    if let switches { root = AnyView(root.modifier(DisplayEffect(.tint(switches)))) }
    // What is said of switches is said of them alone.
    if let tint = tint ?? switches.map({ _ in .color(.blue) }) {
      root = AnyView(root.modifier(DisplayEffect(.tint(tint, paintsSwitches: false))))
    }
    if scrollingClosesKeyboard { root = AnyView(root.scrollDismissesKeyboard(.immediately)) }
    if hidesScrollBars { root = AnyView(root.scrollIndicators(.hidden)) }
    return root
  }

  /// Everything as the renderer has it.
  package init() {}

  /// Asked whenever such a view is shown; a framework that has proxies says here what they hold.
  @MainActor package static var current: () -> PlatformLook = { PlatformLook() }
}
