import SwiftUI

/// A body of several views at the root of the window.
struct RootsPage: View {
  var body: some View {
    Text("first")
    Spacer()
    Text("last")
  }
}
