import SwiftUI

/// The program that is measured. PAGE in the environment chooses what it shows: `articles` (the default), `list`
/// (10,000 rows in a list, which builds those near the screen) or `rows` (10,000 rows, all of them built).
@main
struct Program: App {
  var body: some Scene {
    WindowGroup {
      switch ProcessInfo.processInfo.environment["PAGE"] {
      case "list": RowsPage(isLazy: true)
      case "rows": RowsPage(isLazy: false)
      default: ArticlesPage()
      }
    }
  }
}
