import Combine
import SwiftUI

extension Notification.Name {
  static let larderDidOpen = Notification.Name("larderDidOpen")
}

struct Summary: View {
  @EnvironmentObject var store: Store
  @State private var scrolled: CGFloat = 0
  @State private var seconds = 0
  @State private var opened = 0
  @State private var isExpanded = false
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        StretchyHeader()
        VStack(alignment: .leading) {
          Text("Kept").font(.headline)
          BarChart(
            values: Product.Place.allCases.map { place in
              (
                place.title, store.state.products.filter { $0.place == place }.map { $0.amount }.reduce(0, +),
                place.color
              )
            })
        }
        .card()
        .padding(.horizontal)

        VStack(alignment: .leading, spacing: 8) {
          HStack {
            Text("Open for \(seconds) s").font(.headline)
            Spacer()
            Text("Opened \(opened)")
          }
          Button(action: { withAnimation(.easeInOut) { self.isExpanded.toggle() } }) {
            HStack {
              Text(isExpanded ? "Less" : "More")
              Image(systemName: "chevron.down").rotationEffect(.degrees(isExpanded ? 180 : 0))
            }
          }
          if isExpanded {
            ForEach(store.state.history.indices, id: \.self) { index in
              Text(self.store.state.history[index]).font(.caption)
            }
            Text("That is all.").transition(AnyTransition.move(edge: .top).combined(with: .opacity))
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
        .padding(.horizontal)

        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 12) {
            ForEach(store.state.products.filter { $0.isFavorite }) { product in
              VStack {
                Image(systemName: "heart.fill").font(.largeTitle).foregroundColor(.pink)
                Text(product.name).font(.caption)
              }
              .frame(width: 110, height: 110)
              .background(RoundedRectangle(cornerRadius: 16).fill(Color.pink.opacity(0.15)))
            }
          }
          .padding(.horizontal)
        }
        ForEach(0..<8) { number in
          Text("Line \(number)").frame(maxWidth: .infinity).padding().background(Color.gray.opacity(0.1))
        }
        .padding(.horizontal)
      }
      .background(
        GeometryReader {
          Color.clear.preference(key: OffsetKey.self, value: -$0.frame(in: .named("page")).origin.y)
        }
      )
      .onPreferenceChange(OffsetKey.self) { self.scrolled = $0 }
    }
    .coordinateSpace(name: "page")
    .overlay(
      Text("Summary")
        .font(.headline)
        .padding(8)
        .background(BlurView(style: .systemMaterial).cornerRadius(8))
        .opacity(scrolled > 100 ? 1 : 0),
      alignment: .top
    )
    .edgesIgnoringSafeArea(.top)
    .onReceive(timer) { _ in self.seconds += 1 }
    .onReceive(NotificationCenter.default.publisher(for: .larderDidOpen)) { note in
      self.opened += note.userInfo?["count"] as? Int ?? 0
    }
    .onAppear { NotificationCenter.default.post(name: .larderDidOpen, object: nil, userInfo: ["count": 1]) }
  }
}
