import SwiftUI

/// The framework has a type and a file of the same name.
struct Row: View {
  let title: String

  var body: some View { Label(title, systemImage: "cart") }
}
