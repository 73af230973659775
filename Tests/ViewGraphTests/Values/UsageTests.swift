import Foundation
import Testing
import ViewGraph

/// Programs as people write them for Apple's SwiftUI: they must compile as they stand.
@MainActor @Suite struct UsageTests {
  struct Wedge: Shape {
    var progress: Double

    var animatableData: Double {
      get { progress }
      set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .degrees(-90),
        endAngle: .degrees(-90 + 360 * progress), clockwise: false)
      path.closeSubpath()
      return path
    }
  }

  struct Frame: InsettableShape {
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: insetAmount, dy: insetAmount)) }

    func inset(by amount: CGFloat) -> some InsettableShape {
      var copy = self
      copy.insetAmount += amount
      return copy
    }
  }

  struct Card: View {
    var isOn = true
    let title = "Title"
    let count = 3
    let price = 9.5

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text(title).font(.system(size: 12, weight: .bold, design: .rounded)).foregroundColor(isOn ? .red : .primary)
        Text("\(count) items for \(price, specifier: "%.2f")").font(.headline.weight(.semibold)).lineLimit(2)
        Text("a").bold() + Text(" b").foregroundColor(.secondary).italic() + Text("\(Image(systemName: "star"))")
        Text(Date(timeIntervalSince1970: 0), style: .date).foregroundStyle(isOn ? .red : .blue)
        Text(price, format: .currency(code: "EUR"))
        Label("Home", systemImage: "house").labelStyle(.iconOnly)
        Label {
          Text(verbatim: "x")
        } icon: {
          Image(systemName: "plus").resizable().aspectRatio(contentMode: .fit)
        }
        shapes
        gradients
      }
      .padding(.horizontal, 12)
      .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
      .overlay(RoundedRectangle(cornerRadius: 8, style: .continuous).stroke(Color.gray.opacity(0.3), lineWidth: 1))
      .shadow(color: .black.opacity(0.1), radius: 2, x: 0, y: 1)
      .transition(.asymmetric(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .scale))
      .animation(.easeInOut(duration: 1).repeatForever(autoreverses: false), value: isOn)
      .animation(.spring(response: 0.4, dampingFraction: 0.7), value: count)
    }

    @ViewBuilder private var shapes: some View {
      Wedge(progress: 0.3).fill(isOn ? Color.red : .blue).frame(width: 40, height: 40)
      Frame().strokeBorder(.tint, lineWidth: 2)
      Circle().trim(from: 0, to: 0.8).stroke(style: StrokeStyle(lineWidth: 5, lineCap: .round)).foregroundColor(.green)
        .rotationEffect(.degrees(-90))
      Circle().fill(.red).stroke(.black, lineWidth: 2)
      Rectangle().fill(Color.gray).clipShape(.rect(cornerRadius: 4))
      Capsule().fill(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      Path { $0.addRect(CGRect(x: 0, y: 0, width: 5, height: 5)) }.stroke()
      Color(red: 0.1, green: 0.2, blue: 0.3).frame(height: 1)
      Color.primary.opacity(0.1).cornerRadius(3).clipShape(Circle())
    }

    @ViewBuilder private var gradients: some View {
      LinearGradient(gradient: Gradient(colors: [.clear, Color.black]), startPoint: .top, endPoint: .bottom)
      RadialGradient(colors: [.red, .yellow], center: .center, startRadius: 0, endRadius: 50)
      AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)
      Rectangle().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Material.thin))
      Rectangle().foregroundStyle(.blue.gradient)
      Text("x").foregroundStyle(.white, .black).background(.red.opacity(0.5))
    }
  }

  @Test func aCardIsShown() throws {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = .gmt
    let graph = Graph(Card(), environment: environment, schedule: { _ in })
    graph.flush()
    let text = strings(try #require(graph.commit).root).joined(separator: "|")
    #expect(text.hasPrefix("Title|3 items for 9.50|a bstar|January 1, 1970|"))
  }

  private func strings(_ node: DisplayNode) -> [String] {
    if case .text(let text) = node.content { return [text.string] }
    return node.children.flatMap(strings)
  }

  @Test func changesAreAnimatedInAllWays() {
    var log: [Int] = []
    withAnimation { log.append(1) }
    withAnimation(.spring()) { log.append(2) }
    withAnimation(.spring) { log.append(3) }
    withAnimation(.bouncy(duration: 1)) { log.append(4) }
    let result = withAnimation(Animation.easeIn.delay(1)) { 5 }
    withTransaction(Transaction(animation: .interactiveSpring())) { log.append(result) }
    #expect(log == [1, 2, 3, 4, 5])
  }
}
