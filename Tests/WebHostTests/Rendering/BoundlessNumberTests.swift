import SwiftUI
import Testing

@testable import ViewGraph
@testable import WebHost

/// A share of nothing is not a number, and a program may say that a frame is infinite: that may look odd, and ends no server.
@Suite("Numbers that are none, or beyond measure") @MainActor
struct BoundlessNumberTests {
  private nonisolated static let numbers: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e20, -1e20, 0,
    .leastNonzeroMagnitude,
  ]

  /// The markup of a view, written as a page's is.
  @discardableResult private func html(_ view: some View) -> String {
    let graph = Graph(view)
    var renderer = Renderer.forTests()
    graph.flush()
    guard let root = graph.commit?.root else { return "" }
    return String(
      decoding: renderer.page(
        root, in: Location(), title: nil, colorScheme: nil,
        options: PageOptions(
          language: "en", defaultTitle: "", summary: "", nonce: "", stylePath: "", scriptPath: "", bodyAttributes: [])),
      as: UTF8.self)
  }

  @Test("Colours", arguments: numbers)
  func colors(_ x: Double) {
    let colors: [Color] = [
      Color(red: x, green: x, blue: x, opacity: x), Color(hue: x, saturation: x, brightness: x), Color(white: x),
      Color.red.opacity(x), Color.red.mix(with: .blue, by: x), Color(.displayP3, red: x, green: 0, blue: 0),
    ]
    for color in colors {
      #expect(html(Text("a").foregroundStyle(color).background(color)).contains("a"))
      #expect(!"\(color) \(color.resolve(in: EnvironmentValues()))".isEmpty)
      html(ColorPicker("b", selection: .constant(color)))
    }
    html(
      Rectangle().fill(
        LinearGradient(stops: [.init(color: .red, location: x)], startPoint: .top, endPoint: .init(x: x, y: x))))
    html(AngularGradient(colors: [.red], center: .init(x: x, y: x), angle: .radians(x)))
    html(RadialGradient(colors: [.red], center: .center, startRadius: x, endRadius: x))
    html(
      MeshGradient(
        width: 2, height: 2, points: Array(repeating: [Float(x), Float(x)], count: 4), colors: colors.suffix(4)))
  }

  @Test("Lengths", arguments: numbers)
  func lengths(_ x: Double) {
    let text = Text("a")
    let image = Image(uiImage: UIImage()).resizable()
    html(text.frame(width: x, height: x).frame(minWidth: x, idealWidth: x, maxWidth: x, minHeight: x, maxHeight: x))
    html(image.frame(width: x).frame(maxWidth: x).aspectRatio(x, contentMode: .fill))
    html(text.padding(x).offset(x: x, y: x).position(x: x, y: x).zIndex(x).opacity(x).blur(radius: x))
    html(text.aspectRatio(x, contentMode: .fit).aspectRatio(CGSize(width: x, height: x), contentMode: .fill))
    html(
      text.shadow(radius: x, x: x, y: x).cornerRadius(x).rotationEffect(.degrees(x)).scaleEffect(
        x, anchor: .init(x: x, y: x)))
    html(
      text.rotation3DEffect(.degrees(x), axis: (x, x, x), perspective: x).hueRotation(.degrees(x)).brightness(x)
        .contrast(x))
    html(
      text.layoutPriority(x).lineSpacing(x).minimumScaleFactor(x).containerRelativeFrame(.horizontal) { _, _ in
        CGFloat(x)
      })
    html(Text("b").font(.system(size: x)).kerning(x).tracking(x).baselineOffset(x))
    html(
      HStack(spacing: x) {
        Spacer(minLength: x); text
      }.safeAreaPadding(x).listRowSpacing(x))
    html(
      ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: x, maximum: x), spacing: x)], spacing: x) { text } })
    html(LazyVGrid(columns: [GridItem(.fixed(x)), GridItem(.flexible(minimum: x, maximum: x))]) { text })
    html(
      NavigationSplitView {
        text.navigationSplitViewColumnWidth(x)
      } detail: {
        text
      })
    html(
      NavigationSplitView {
        text.navigationSplitViewColumnWidth(min: x, ideal: x, max: x)
      } detail: {
        text
      })
    html(
      text.sheet(isPresented: .constant(true)) {
        text.presentationDetents([.height(x), .fraction(x)]).presentationCornerRadius(x)
      })
    html(
      List { text.listRowInsets(EdgeInsets(top: x, leading: x, bottom: x, trailing: x)) }.environment(
        \.defaultMinListRowHeight, x))
  }

  @Test("Shapes and drawings", arguments: numbers)
  func shapes(_ x: Double) {
    html(
      Circle().trim(from: x, to: x).stroke(
        .red, style: StrokeStyle(lineWidth: x, miterLimit: x, dash: [x], dashPhase: x)))
    html(RoundedRectangle(cornerRadius: x).inset(by: x).fill(.red).frame(width: 20, height: 20))
    html(Capsule().rotation(.radians(x)).scale(x).offset(x: x, y: x).stroke(.red, lineWidth: x))
    html(
      Path { path in
        path.move(to: CGPoint(x: x, y: x))
        path.addArc(center: .zero, radius: x, startAngle: .radians(x), endAngle: .radians(1), clockwise: true)
        path.addRelativeArc(center: .zero, radius: 2, startAngle: .zero, delta: .radians(x))
        path.addRoundedRect(in: CGRect(x: x, y: x, width: x, height: x), cornerSize: CGSize(width: x, height: x))
        path.addEllipse(in: CGRect(x: 0, y: 0, width: x, height: 2))
      }.trim(from: 0, to: x))
    html(
      Canvas { context, size in
        context.translateBy(x: x, y: x)
        context.rotate(by: .radians(x))
        context.opacity = x
        context.addFilter(.blur(radius: x))
        context.draw(Image(uiImage: UIImage()), in: CGRect(x: x, y: x, width: x, height: x))
        context.draw(Text("a"), at: CGPoint(x: x, y: x))
        context.stroke(Path(CGRect(x: x, y: 0, width: x, height: 1)), with: .color(.red), lineWidth: x)
      }.frame(width: 50, height: 50))
  }

  @Test("Controls, dates and what moves", arguments: numbers)
  func controls(_ x: Double) {
    html(Slider(value: .constant(x)))
    html(Slider(value: .constant(x), in: 0...1, step: 0.1))
    html(Stepper("a", value: .constant(x), in: 0...10, step: 0.5))
    html(ProgressView(value: x))
    html(ProgressView(value: x, total: x))
    html(Gauge(value: x) { Text("a") })
    html(Text(x, format: .number))
    html(Text(verbatim: "\(x)"))
    html(Text("\(x) days \(x, specifier: "%.0f")"))
    let date = Date(timeIntervalSince1970: x)
    for style in [Text.DateStyle.timer, .relative, .offset] { html(Text(date, style: style)) }
    html(Text("a").animation(.easeInOut(duration: x).delay(x).repeatCount(3), value: x))
    html(Text("a").animation(.spring(response: x, dampingFraction: x), value: x))
    html(Text("a").animation(.interpolatingSpring(mass: x, stiffness: x, damping: x, initialVelocity: x), value: x))
    withAnimation(.linear(duration: x)) {
    } completion: {
    }
    withAnimation(.spring(duration: x, bounce: x).speed(x)) {
    } completion: {
    }
  }
}
