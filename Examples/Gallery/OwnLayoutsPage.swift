import SwiftUI

/// Layouts of the program's own in stacks, and guides that lie at parts of a length. `test_own_layouts.py` has the places.
struct OwnLayoutsPage: View {
  private let third = Alignment(horizontal: .third, vertical: .quarter)

  var body: some View {
    ScrollView {
      VStack {
        Group {
          Boxed("square") { Square { block(20, 20) } }
          Boxed("square beside") {
            HStack(spacing: 0) {
              Square { block(20, 20) }
              Color.green
            }
          }
          Boxed("square limited") { Square { block(20, 20) }.frame(maxWidth: 80) }
          Boxed("lines beside") {
            HStack(spacing: 0) {
              block(100, 20)
              Lines { ForEach(0..<3, id: \.self) { _ in block(80, 20) } }
            }
          }
          Boxed("unplaced") { Unplaced { block(20, 20) } }
          Boxed("third in frame") { block(60, 20).frame(width: 300, alignment: third) }
          Boxed("third above") {
            Color.gray.frame(width: 120, height: 40).overlay(alignment: third) { block(30, 20) }
          }
          Boxed("third in layers") {
            ZStack(alignment: third) {
              Color.gray.frame(width: 120, height: 40)
              block(30, 20)
            }
          }
          Boxed("quarter in row") {
            HStack(alignment: .quarter, spacing: 0) {
              block(60, 40)
              block(30, 20)
            }
          }
        }
        Group {
          Boxed("guide on guide") {
            VStack(alignment: .leading, spacing: 0) {
              block(60, 20).alignmentGuide(.leading) { _ in 5 }
                .alignmentGuide(.leading) { ($0[explicit: .leading] ?? 15) + 5 }
              block(60, 20)
            }
          }
          Boxed("fits across") {
            ScrollView {
              ViewThatFits {
                block(400, 20)
                block(100, 150)
              }
            }
          }
          Boxed("least around ratio") {
            Color.red.aspectRatio(4, contentMode: .fit).frame(minHeight: 100).background(Color.yellow)
          }
          Boxed("ideal filled") {
            Color.red.frame(idealWidth: 30, idealHeight: 10).aspectRatio(contentMode: .fill)
          }
          Boxed("named reader") {
            GeometryReader { Color.red.frame(width: $0.size.width / 2, height: 20) }
              .accessibilityLabel("Reader").accessibilityIdentifier("reader")
          }
          Boxed("padded picture") {
            HStack(spacing: 0) {
              block(30, 20)
              Image(uiImage: Self.picture).padding(4)
              block(30, 20)
            }
          }
          Boxed("text in a note") {
            Color.red.frame(width: 150, height: 10).overlay(alignment: .top) {
              Text("The quick brown fox jumps over the lazy dog and runs away from it").frame(width: 150, height: 100)
                .accessibilityIdentifier("note")
            }
          }
        }
      }
    }
  }

  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
    UIColor.blue.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  private func block(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }
}

private struct Boxed<Content: View>: View {
  let name: String
  let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    ZStack { content }.frame(width: 300, height: 200).accessibilityElement(children: .contain)
      .accessibilityIdentifier(name)
  }
}

extension HorizontalAlignment {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  fileprivate static let third = HorizontalAlignment(Third.self)
}

extension VerticalAlignment {
  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  fileprivate static let quarter = VerticalAlignment(Quarter.self)
}

/// As large as the smaller of what it is offered, with its view in the last corner.
private struct Square: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let side = min(proposal.width ?? 100, proposal.height ?? 100)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews {
      view.place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
    }
  }
}

private struct Unplaced: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 60)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Views in lines, with 10 points between them.
private struct Lines: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    lines(of: subviews, in: proposal.width ?? .infinity).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, place) in zip(subviews, lines(of: subviews, in: bounds.width).places) {
      view.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }

  private func lines(of subviews: Subviews, in width: CGFloat) -> (places: [CGPoint], size: CGSize) {
    var (places, next, height, most): ([CGPoint], CGPoint, CGFloat, CGFloat) = ([], .zero, 0, 0)
    for view in subviews {
      let size = view.sizeThatFits(.unspecified)
      if next.x > 0, next.x + size.width > width {
        next = CGPoint(x: 0, y: next.y + height + 10)
        height = 0
      }
      places.append(next)
      most = max(most, next.x + size.width)
      height = max(height, size.height)
      next.x += size.width + 10
    }
    return (places, CGSize(width: most, height: next.y + height))
  }
}
