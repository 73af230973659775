import Foundation
import SwiftUI

/// The catalogue of what there is, and small pages, each of one behaviour that has to be seen in a browser: `GALLERY` in the
/// environment says which, as in `GALLERY=hits swift run Gallery`.
@main
struct Gallery: App {
  var body: some Scene {
    WindowGroup { GalleryPage(name: ProcessInfo.processInfo.environment["GALLERY"] ?? "") }
  }
}

struct GalleryPage: View {
  let name: String

  var body: some View {
    switch name {
    case "acts": ActsPage()
    case "animations": AnimationsPage()
    case "appearing": AppearingPage()
    case "colored rows": ColoredRowsPage()
    case "entries": EntriesPage()
    case "flow": FlowPage()
    case "front": FrontPage()
    case "foreground": ForegroundPage()
    case "hits": HitsPage()
    case "idioms": IdiomsPage()
    case "kit": KitPage()
    case "drawn": DrawnPage()
    case "gliding": GlidingPage()
    case "looks": LooksPage()
    case "trees": TreesPage()
    case "odds": OddsPage()
    case "programs": ProgramsPage()
    case "layouts": OwnLayoutsPage()
    case "pinned": PinnedPage()
    case "manners": MannersPage()
    case "menus": MenusPage()
    case "outside": OutsidePage()
    case "passing": PassingPage()
    case "moving": MovingPage()
    case "moving mirrored": MovingPage().environment(\.layoutDirection, .rightToLeft)
    case "newer": NewerPage()
    case "pictures": PicturesPage()
    case "popovers": PopoversPage()
    case "dates": DatesPage()
    case "pushing": PushingPage()
    case "readers": ReadersPage()
    case "roots": RootsPage()
    case "row links": RowLinksPage()
    case "rows": RowsPage()
    case "search": SearchPage()
    case "sheets": SheetsPage()
    case "under": UnderPage()
    case "symbols": SymbolsPage()
    case "tables": TablesPage()
    case "traps": TrapsPage()
    case "wheels": WheelsPage()
    case "turned": TurnedPage()
    case "turning": TurningPage()
    case "leaving": LeavingPage()
    case "scrolled lists": ScrolledListsPage()
    default: Catalogue()
    }
  }
}
