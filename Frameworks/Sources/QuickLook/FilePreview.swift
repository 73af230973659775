import AVKit
import PDFKit
import SwiftUI

/// What there is to see of a file.
struct FilePreview: View {
  let url: URL

  private var type: UTType { UTType(filenameExtension: url.pathExtension.lowercased()) ?? .data }

  var body: some View {
    if !url.isFileURL {
      if type.conforms(to: .image) {
        AsyncImage(url: url) {
          $0.resizable().scaledToFit()
        } placeholder: {
          ProgressView()
        }
      } else if type.conforms(to: .audiovisualContent) {
        VideoPlayer(player: AVPlayer(url: url))
      } else {
        Link("Open the page", destination: url).buttonStyle(.borderedProminent)
      }
    } else if let data = try? Data(contentsOf: url) {
      file(data)
    } else {
      nothing("The file cannot be read")
    }
  }

  @ViewBuilder private func file(_ data: Data) -> some View {
    if let picture = UIImage(data: data) {
      Image(uiImage: picture).resizable().scaledToFit().accessibilityLabel(Text(verbatim: url.lastPathComponent))
    } else if let document = PDFDocument(data: data), document.pageCount > 0, !document.isLocked {
      DocumentPreview(document: document)
    } else if data.count <= 1 << 20, !data.contains(0), let text = String(data: data, encoding: .utf8) {
      ScrollView {
        Text(verbatim: text)
          .font(type.conforms(to: .sourceCode) || type.conforms(to: .json) ? .body.monospaced() : .body)
          .textSelection(.enabled)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding()
      }
    } else {
      nothing(type.localizedDescription ?? "File")
    }
  }

  private func nothing(_ text: String) -> some View {
    VStack(spacing: 8) {
      Image(systemName: "doc").font(.largeTitle).foregroundStyle(.secondary).accessibilityHidden(true)
      Text(verbatim: url.lastPathComponent).font(.headline)
      Text(verbatim: text).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The pages of a document.
private struct DocumentPreview: UIViewRepresentable {
  let document: PDFDocument

  func makeUIView(context: Context) -> PDFView {
    let view = PDFView()
    view.autoScales = true
    return view
  }

  func updateUIView(_ view: PDFView, context: Context) {
    if view.document !== document { view.document = document }
  }
}
