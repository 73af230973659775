import SwiftUI

/// Tags in lines, laid out by guides that count along, as programs do it that are older than the layout protocol.
struct FlowPage: View {
  @State private var tags = ["swift", "concurrency", "views"]
  private let further = ["layout", "guides", "a longer tag than others", "end"]

  var body: some View {
    VStack {
      GeometryReader { proxy in lines(within: proxy.size.width) }
      Button("Add") { tags.append(further[tags.count % further.count] + " \(tags.count)") }
      Button("Drop the first") { tags.removeFirst() }
    }
    .padding()
  }

  private func lines(within width: CGFloat) -> some View {
    var x = CGFloat.zero
    var y = CGFloat.zero
    return ZStack(alignment: .topLeading) {
      ForEach(tags, id: \.self) { tag in
        Text(tag)
          .accessibilityIdentifier("tag")
          .padding(4)
          .alignmentGuide(.leading) { size in
            if abs(x - size.width) > width {
              x = 0
              y -= size.height
            }
            let place = x
            x = tag == tags.last ? 0 : x - size.width
            return place
          }
          .alignmentGuide(.top) { _ in
            let place = y
            if tag == tags.last { y = 0 }
            return place
          }
      }
    }
  }
}
