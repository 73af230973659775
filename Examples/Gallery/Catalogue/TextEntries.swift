import SwiftUI

extension Entry {
  static let texts = [
    Entry("Text") { Text("Hello, world") },
    Entry("Font styles") {
      VStack {
        Text("Large title").font(.largeTitle)
        Text("Headline").font(.headline)
        Text("Body")
        Text("Caption").font(.caption)
      }
    },
    Entry("Font weight, design and width") {
      VStack {
        Text("Bold").bold()
        Text("Italic").italic()
        Text("Rounded").font(.system(.title, design: .rounded, weight: .heavy))
        Text("Monospaced").monospaced()
      }
    },
    Entry("Markdown") { Text("**Bold**, *italic*, `code` and a [link](https://example.com)") },
    Entry("underline and strikethrough") { Text("Old").strikethrough() + Text(" and ") + Text("new").underline() },
    Entry("lineLimit and truncationMode") {
      Text("A long text that does not fit into the line which it has").lineLimit(1).truncationMode(.middle)
        .frame(width: 200)
    },
    Entry("multilineTextAlignment and lineSpacing") {
      Text("Several\nlines of\ntext").multilineTextAlignment(.trailing).lineSpacing(6)
    },
    Entry("minimumScaleFactor") {
      Text("Smaller where it must be").lineLimit(1).minimumScaleFactor(0.5).frame(width: 120)
    },
    Entry("kerning, tracking and baselineOffset") {
      HStack(alignment: .firstTextBaseline) {
        Text("Wide").kerning(4)
        Text("Raised").baselineOffset(6)
      }
    },
    Entry("textCase") { Text("upper case").textCase(.uppercase) },
    Entry("foregroundStyle") {
      VStack {
        Text("Primary")
        Text("Secondary").foregroundStyle(.secondary)
        Text("Gradient").font(.largeTitle.bold())
          .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      }
    },
    Entry("Date and number formats") {
      VStack {
        Text(Date(timeIntervalSince1970: 1_700_000_000), style: .date)
        Text(1234.5, format: .currency(code: "EUR"))
        Text(0.25, format: .percent)
      }
    },
    Entry("Image") {
      HStack {
        Image(systemName: "star.fill").foregroundStyle(.yellow)
        Image(systemName: "heart").imageScale(.large)
        Image(systemName: "cloud.sun").resizable().scaledToFit().frame(width: 60, height: 60)
      }
    },
    Entry("Label") {
      VStack(alignment: .leading) {
        Label("Title and icon", systemImage: "bolt")
        Label("Icon alone", systemImage: "bolt").labelStyle(.iconOnly)
        Label("Title alone", systemImage: "bolt").labelStyle(.titleOnly)
      }
    },
    Entry("redacted") { Text("Not for everybody").redacted(reason: .placeholder) },
    Entry("textSelection") { Text("This can be selected").textSelection(.enabled) },
  ]
}
