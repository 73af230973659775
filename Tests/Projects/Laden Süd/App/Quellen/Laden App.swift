import Farben
import Kern
import SwiftUI
import UIKit

@main
struct LadenApp: App {
  var body: some Scene {
    WindowGroup { Regal() }
  }
}

struct Regal: View {
  @State private var visits = 2

  var body: some View {
    NavigationView {
      List {
        Section {
          Button("Buy") { visits += 1 }
          Text("\(visits) visits")
          Text("press here")
        }
        Section {
          Row(title: "Kasse \(kasse)")
          Kern.Row(words: ["Mehl", "Salz"])
          Etikett()
          Text(verbatim: prices)
          Text(verbatim: orientations)
        }
        Section {
          Image(.Nacht.mond)
          Image("zeichen")
          Image("eigenes.zeichen").foregroundColor(.red)
          Image(uiImage: UIImage(named: "zeichen")!).accessibilityLabel("picture by name")
          Image("Nacht/mond").resizable().frame(width: 30, height: 30)
        }
      }
      .navigationTitle(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "?")
    }
  }

  private var kasse: String {
    #if MIT_KASSE && PROBE
      "offen"
    #else
      "zu"
    #endif
  }

  /// A file of the catalogue.
  private var prices: String {
    NSDataAsset(name: "preise").map { String(decoding: $0.data, as: UTF8.self) } ?? "no prices"
  }

  private var orientations: String {
    let list = Bundle.main.object(forInfoDictionaryKey: "UISupportedInterfaceOrientations~ipad") as? [String]
    return "\(list?.count ?? 0) ways up"
  }
}
