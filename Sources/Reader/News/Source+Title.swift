import NewsAPI
import SwiftUI

extension Source {
  /// The source's name as text.
  var title: Text {
    name.map { Text($0) } ?? Text("Unnamed source")
  }
}
