import SwiftUI

/// Which page is seen.
@MainActor @Observable
final class PDFScroller {
  var page = 0 { didSet { if page != oldValue { turned() } } }
  @ObservationIgnored var turned: @MainActor () -> Void = {}
}

/// The pages of a document, one after the other.
struct PDFPages: View {
  let document: PDFDocument
  let scroller: PDFScroller
  var box = PDFDisplayBox.cropBox
  var isAcross = false
  var isSingle = false
  var scale: CGFloat?
  var gap: CGFloat = 9.5
  var hasShadow = true

  private var place: Binding<Int?> {
    Binding {
      scroller.page
    } set: {
      if let page = $0 { scroller.page = page }
    }
  }

  var body: some View {
    if isSingle {
      page(scroller.page)
    } else if isAcross {
      ScrollView(.horizontal) {
        LazyHStack(spacing: gap) {
          ForEach(0..<document.pageCount, id: \.self) { page($0).containerRelativeFrame(.horizontal) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: place)
    } else {
      ScrollView(scale == nil ? [.vertical] : [.vertical, .horizontal]) {
        LazyVStack(spacing: gap) {
          ForEach(0..<document.pageCount, id: \.self) { page($0) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: place)
    }
  }

  @ViewBuilder private func page(_ number: Int) -> some View {
    if let page = document.page(at: number) {
      let picture = page.drawing(box)
      let image = Image(uiImage: picture).resizable().aspectRatio(
        picture.size.width / max(picture.size.height, 1), contentMode: .fit)
      Group {
        if let scale, !isAcross, !isSingle {
          image.frame(width: picture.size.width * scale, height: picture.size.height * scale)
        } else {
          image
        }
      }
      .shadow(color: .black.opacity(hasShadow ? 0.2 : 0), radius: hasShadow ? 3 : 0)
      .accessibilityLabel(Text(verbatim: page.string.flatMap { $0.isEmpty ? nil : $0 } ?? "Page \(number + 1)"))
      .id(number)
    }
  }
}
