import SwiftUI

/// A text and a colour of the package's own catalogues.
public struct Etikett: View {
  public init() {}

  public var body: some View {
    Text("brick", bundle: .module)
      .foregroundColor(Color("ziegel", bundle: .module))
    Text(verbatim: "counted \(Gezaehlt.zahl)")
  }
}
