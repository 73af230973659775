import CoreImage
import CoreImage.CIFilterBuiltins
import SwiftUI

/// A picture of four colours, as filters change it.
@main
struct Darkroom: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

struct ContentView: View {
  @State private var currentFilter: CIFilter = CIFilter.sepiaTone()
  @State private var processed: Image?
  @State private var title = "Sepia"
  private let context = CIContext()

  var body: some View {
    NavigationStack {
      VStack {
        processed?
          .resizable()
          .scaledToFit()
          .frame(width: 300, height: 200)
          .accessibilityIdentifier("picture")
        Text(title).accessibilityIdentifier("title")
        ScrollView {
          ForEach(choices, id: \.0) { name, make in
            Button(name) { set(name, make()) }
          }
        }
      }
      .navigationTitle("Darkroom")
      .onAppear { process() }
    }
  }

  private var choices: [(String, () -> CIFilter)] {
    [
      ("Invert", { CIFilter.colorInvert() }), ("Mono", { CIFilter.photoEffectMono() }),
      ("Pixels", { CIFilter.pixellate() }), ("Crystals", { CIFilter.crystallize() }),
      ("Blur", { CIFilter.gaussianBlur() }), ("Twirl", { CIFilter.twirlDistortion() }),
      ("Vignette", { CIFilter.vignette() }), ("Edges", { CIFilter.edges() }),
    ]
  }

  private func set(_ name: String, _ filter: CIFilter) {
    title = name
    currentFilter = filter
    process()
  }

  private func process() {
    guard let input = UIImage(named: "Fields"), let beginImage = CIImage(image: input) else { return }
    currentFilter.setValue(beginImage, forKey: kCIInputImageKey)
    let inputKeys = currentFilter.inputKeys
    if inputKeys.contains(kCIInputIntensityKey) { currentFilter.setValue(1, forKey: kCIInputIntensityKey) }
    if inputKeys.contains(kCIInputRadiusKey) { currentFilter.setValue(20, forKey: kCIInputRadiusKey) }
    if inputKeys.contains(kCIInputScaleKey) { currentFilter.setValue(50, forKey: kCIInputScaleKey) }
    guard let output = currentFilter.outputImage, let drawn = context.createCGImage(output, from: beginImage.extent)
    else { return }
    processed = Image(uiImage: UIImage(cgImage: drawn))
  }
}
