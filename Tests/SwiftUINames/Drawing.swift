// One usage of each name, as programs write it: shapes, colours, gradients, effects, backgrounds, canvases.
import SwiftUI

struct Wave: Shape, Animatable {
  var phase: Double
  var other: Double = 0
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, other) }
    set { (phase, other) = (newValue.first, newValue.second) }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addLines([.zero, CGPoint(x: 3, y: 3)])
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.addQuadCurve(to: .zero, control: .zero)
    path.addArc(center: .zero, radius: 3, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    path.addArc(tangent1End: .zero, tangent2End: .zero, radius: 3)
    path.addRelativeArc(center: .zero, radius: 3, startAngle: .zero, delta: .degrees(90))
    path.addEllipse(in: rect)
    path.addRect(rect)
    path.addRects([rect])
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 3, height: 3))
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 3, height: 3), style: .continuous)
    path.addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(topLeading: 3))
    path.addPath(Path(rect))
    path.addPath(path, transform: CGAffineTransform(scaleX: 2, y: 2))
    path.closeSubpath()
    _ = path.boundingRect
    _ = path.contains(.zero)
    _ = path.contains(.zero, eoFill: true)
    _ = path.currentPoint
    _ = path.isEmpty
    _ = path.cgPath
    path.forEach { element in
      switch element {
      case .move(let to): _ = to
      case .line(let to): _ = to
      case .quadCurve(let to, let control): _ = (to, control)
      case .curve(let to, let one, let two): _ = (to, one, two)
      case .closeSubpath: break
      @unknown default: break
      }
    }
    _ = path.trimmedPath(from: 0, to: 0.5)
    _ = path.strokedPath(StrokeStyle(lineWidth: 3))
    _ = path.applying(.identity)
    _ = path.offsetBy(dx: 3, dy: 3)
    _ = path.normalized()
    return path
  }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

struct Badge: InsettableShape {
  var inset = 0.0
  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: inset, dy: inset)) }
  func inset(by amount: CGFloat) -> Badge { Badge(inset: inset + amount) }
}

@MainActor func shapes(v: some View, wave: Wave, circle: Circle) {
  _ = Path { $0.move(to: .zero) }
  _ = Path(CGRect.zero)
  _ = Path(roundedRect: .zero, cornerRadius: 3)
  _ = Path(roundedRect: .zero, cornerSize: .zero, style: .continuous)
  _ = Path(roundedRect: .zero, cornerRadii: RectangleCornerRadii())
  _ = Path(ellipseIn: .zero)
  _ = Circle()
  _ = Ellipse()
  _ = Capsule()
  _ = Capsule(style: .continuous)
  _ = Rectangle()
  _ = RoundedRectangle(cornerRadius: 3)
  _ = RoundedRectangle(cornerRadius: 3, style: .continuous)
  _ = RoundedRectangle(cornerSize: .zero)
  _ = UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 3, style: .continuous)
  _ = UnevenRoundedRectangle(cornerRadii: .init(topLeading: 3))
  _ = ContainerRelativeShape()
  _ = ConcentricRectangle()
  _ = ConcentricRectangle(corners: .concentric, isUniform: true)
  _ = ButtonBorderShape.capsule
  _ = AnyShape(Circle())
  _ = v.clipShape(.circle)
  _ = v.clipShape(.rect(cornerRadius: 3))
  _ = v.clipShape(.rect(cornerRadius: 3, style: .continuous))
  _ = v.clipShape(.rect(topLeadingRadius: 3, topTrailingRadius: 3))
  _ = v.clipShape(.rect(cornerRadii: .init(topLeading: 3)))
  _ = v.clipShape(.capsule)
  _ = v.clipShape(.ellipse)
  _ = v.clipShape(.containerRelative)
  _ = v.clipShape(.rect(corners: .concentric(minimum: 3)))
  _ = v.containerShape(.rect(cornerRadius: 3))
  _ = v.containerShape(RoundedRectangle(cornerRadius: 3))
  _ = v.clipShape(Circle(), style: FillStyle(eoFill: true))
  _ = v.cornerRadius(3)
  _ = v.cornerRadius(3, antialiased: true)
  _ = v.clipped()
  _ = v.clipped(antialiased: true)
  _ = v.mask(Circle())
  _ = v.mask { Circle() }
  _ = v.mask(alignment: .top) { Circle() }
  _ = circle.fill(.red)
  _ = circle.fill(Color.red.gradient)
  _ = circle.fill(.red, style: FillStyle())
  _ = circle.fill(.linearGradient(.init(colors: [.red]), startPoint: .top, endPoint: .bottom))
  _ = circle.fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
  _ = circle.fill(.red).stroke(.blue, lineWidth: 3)
  _ = circle.stroke()
  _ = circle.stroke(lineWidth: 3)
  _ = circle.stroke(.red)
  _ = circle.stroke(.red, lineWidth: 3)
  _ = circle.stroke(
    .red, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, miterLimit: 3, dash: [3], dashPhase: 3))
  _ = circle.stroke(style: StrokeStyle())
  _ = circle.stroke(.red, lineWidth: 3, antialiased: true)
  _ = circle.strokeBorder()
  _ = circle.strokeBorder(.red)
  _ = circle.strokeBorder(.red, lineWidth: 3)
  _ = circle.strokeBorder(lineWidth: 3)
  _ = circle.strokeBorder(.red, style: StrokeStyle(dash: [3]))
  _ = circle.strokeBorder(style: StrokeStyle(dash: [3]))
  _ = circle.inset(by: 3)
  _ = circle.trim(from: 0, to: 0.4)
  _ = circle.union(Rectangle())
  _ = circle.intersection(Rectangle(), eoFill: true)
  _ = circle.subtracting(Rectangle()).fill(.red)
  _ = circle.symmetricDifference(Rectangle())
  _ = circle.lineIntersection(Rectangle())
  _ = circle.lineSubtraction(Rectangle())
  _ = Path().union(Path()).subtracting(Path()).intersection(Path(), eoFill: true)
  _ = Path().symmetricDifference(Path()).lineIntersection(Path()).lineSubtraction(Path())
  _ = Path().cgPath.union(Path().cgPath).subtracting(Path().cgPath, using: .evenOdd)
  _ = circle.rotation(.degrees(3))
  _ = circle.rotation(.degrees(3), anchor: .top)
  _ = circle.scale(2)
  _ = circle.scale(x: 2, y: 1, anchor: .top)
  _ = circle.offset(x: 3, y: 3)
  _ = circle.offset(CGPoint.zero)
  _ = circle.size(width: 3, height: 3)
  _ = circle.size(.zero, anchor: .top)
  _ = circle.transform(.identity)
  _ = circle.path(in: .zero)
  _ = wave.fill(.red)
  _ = Badge().strokeBorder(.red)
}

@MainActor func colours(v: some View, c: Color, context: EnvironmentValues) {
  _ = [
    Color.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .white, .gray,
    .black, .clear, .primary, .secondary, .accentColor,
  ]
  _ = Color("a")
  _ = Color("a", bundle: .main)
  _ = Color(ColorResource(name: "a", bundle: .main))
  _ = Color(red: 1, green: 0, blue: 0)
  _ = Color(red: 1, green: 0, blue: 0, opacity: 0.3)
  _ = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
  _ = Color(.displayP3, red: 1, green: 0, blue: 0)
  _ = Color(white: 0.3)
  _ = Color(white: 0.3, opacity: 0.3)
  _ = Color(.sRGBLinear, white: 0.3)
  _ = Color(hue: 0.3, saturation: 1, brightness: 1)
  _ = Color(hue: 0.3, saturation: 1, brightness: 1, opacity: 0.3)
  _ = Color(UIColor.red)
  _ = Color(uiColor: .systemBackground)
  _ = Color(.systemGroupedBackground)
  _ = Color(cgColor: UIColor.red.cgColor)
  _ = c.opacity(0.3)
  _ = c.gradient
  _ = c.mix(with: .red, by: 0.3)
  _ = c.mix(with: .red, by: 0.3, in: .perceptual)
  _ = c.resolve(in: context).red
  _ = c.resolve(in: context).cgColor
  _ = Color(c.resolve(in: context))
  _ = Color.Resolved(red: 1, green: 0, blue: 0)
  _ = c.cgColor
  _ = c.description
  _ = Gradient(colors: [c])
  _ = Gradient(stops: [.init(color: c, location: 0.3), Gradient.Stop(color: c, location: 1)])
  _ = Gradient(colors: [c]).colorSpace(.perceptual)
  _ = LinearGradient(colors: [c], startPoint: .top, endPoint: .bottom)
  _ = LinearGradient(gradient: Gradient(colors: [c]), startPoint: .top, endPoint: .bottom)
  _ = LinearGradient(stops: [], startPoint: .top, endPoint: .bottom)
  _ = RadialGradient(colors: [c], center: .center, startRadius: 3, endRadius: 3)
  _ = RadialGradient(gradient: Gradient(colors: [c]), center: .center, startRadius: 3, endRadius: 3)
  _ = AngularGradient(colors: [c], center: .center)
  _ = AngularGradient(gradient: Gradient(colors: [c]), center: .center, startAngle: .zero, endAngle: .degrees(30))
  _ = AngularGradient(gradient: Gradient(colors: [c]), center: .center, angle: .zero)
  _ = EllipticalGradient(colors: [c], center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
  _ = MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [c, c, c, c])
  _ = MeshGradient(
    width: 2, height: 2, points: [.init(0, 0), .init(1, 0), .init(0, 1), .init(1, 1)], colors: [c, c, c, c],
    background: .red, smoothsColors: true)
  _ = HierarchicalShapeStyle.tertiary
  _ = [Material.ultraThin, .thin, .regular, .thick, .ultraThick, .bar]
  _ = v.background(.red)
  _ = v.background(Color.red)
  _ = v.background(.ultraThinMaterial)
  _ = v.background(.ultraThinMaterial, in: .rect(cornerRadius: 3))
  _ = v.background(.red, in: Circle())
  _ = v.background(in: Circle())
  _ = v.background(.red, ignoresSafeAreaEdges: .bottom)
  _ = v.background(.regularMaterial.shadow(.drop(radius: 3)))
  _ = v.background(Color.red.ignoresSafeArea())
  _ = v.background(Circle().fill(.red), alignment: .top)
  _ = v.background { Color.red }
  _ = v.background(alignment: .top) { Color.red }
  _ = v.background(.tint)
  _ = v.background()
  _ = v.background(.background.secondary)
  _ = v.background(.quaternary, in: .capsule)
  _ = v.backgroundStyle(.red)
  _ = v.backgroundStyle(.red.gradient)
  _ = v.materialActiveAppearance(.active)
  _ = v.overlay(Circle())
  _ = v.overlay(Circle(), alignment: .top)
  _ = v.overlay { Circle() }
  _ = v.overlay(alignment: .top) { Circle() }
  _ = v.overlay(.red, in: Circle())
  _ = v.overlay(.red, ignoresSafeAreaEdges: .all)
  _ = v.border(.red)
  _ = v.border(.red, width: 3)
  _ = v.border(.linearGradient(colors: [c], startPoint: .top, endPoint: .bottom))
  _ = v.shadow(radius: 3)
  _ = v.shadow(color: .red, radius: 3)
  _ = v.shadow(color: .red, radius: 3, x: 1, y: 1)
  _ = v.opacity(0.3)
  _ = v.blur(radius: 3)
  _ = v.blur(radius: 3, opaque: true)
  _ = v.brightness(0.3)
  _ = v.contrast(0.3)
  _ = v.saturation(0.3)
  _ = v.grayscale(0.3)
  _ = v.hueRotation(.degrees(3))
  _ = v.colorInvert()
  _ = v.colorMultiply(.red)
  _ = v.luminanceToAlpha()
  _ = v.blendMode(.multiply)
  _ = v.blendMode(.plusLighter)
  _ = v.compositingGroup()
  _ = v.drawingGroup()
  _ = v.drawingGroup(opaque: true, colorMode: .linear)
  _ = v.rotationEffect(.degrees(3))
  _ = v.rotationEffect(.degrees(3), anchor: .top)
  _ = v.rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0))
  _ = v.rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0), anchor: .leading, anchorZ: 3, perspective: 0.5)
  _ = v.scaleEffect(2)
  _ = v.scaleEffect(2, anchor: .top)
  _ = v.scaleEffect(x: 2, y: 1)
  _ = v.scaleEffect(x: 2, y: 1, anchor: .top)
  _ = v.scaleEffect(CGSize(width: 2, height: 2))
  _ = v.transformEffect(.identity)
  _ = v.projectionEffect(ProjectionTransform(CGAffineTransform.identity))
  _ = v.colorScheme(.dark)
  _ = v.preferredColorScheme(.dark)
  _ = v.glassEffect()
  _ = v.glassEffect(.regular)
  _ = v.glassEffect(.regular.tint(.red).interactive(), in: .capsule)
  _ = v.glassEffect(.clear, in: .rect(cornerRadius: 3))
  _ = v.glassEffectTransition(.materialize)
  _ = GlassEffectContainer { v }
  _ = GlassEffectContainer(spacing: 3) { v }
}

@MainActor func canvases(image: Image) {
  _ = Canvas { context, size in
    drawing(&context, size, image)
  } symbols: {
    Text("a").tag(3)
  }
  _ = Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { _, _ in }
  _ = TimelineView(.animation) { context in Text("\(context.date)") }
  _ = TimelineView(.animation(minimumInterval: 0.3, paused: false)) { context in Text("\(context.cadence == .live)") }
  _ = TimelineView(.periodic(from: .now, by: 1)) { _ in Text("a") }
  _ = TimelineView(.everyMinute) { _ in Text("a") }
  _ = TimelineView(.explicit([Date()])) { _ in Text("a") }
}

@MainActor func drawing(_ context: inout GraphicsContext, _ size: CGSize, _ image: Image) {
  context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
  context.fill(Path(), with: .color(red: 1, green: 0, blue: 0))
  context.fill(Path(), with: .style(.tint))
  context.fill(Path(), with: .foreground, style: FillStyle())
  context.fill(
    Path(), with: .linearGradient(Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero, options: .mirror))
  context.fill(Path(), with: .radialGradient(Gradient(colors: [.red]), center: .zero, startRadius: 1, endRadius: 3))
  context.fill(Path(), with: .palette([.color(.red)]))
  context.stroke(Path(), with: .color(.red))
  context.stroke(Path(), with: .color(.red), lineWidth: 3)
  context.stroke(Path(), with: .color(.red), style: StrokeStyle(dash: [3]))
  context.draw(Text("a"), at: .zero)
  context.draw(Text("a"), at: .zero, anchor: .leading)
  context.draw(Text("a"), in: .zero)
  context.draw(image, at: .zero)
  context.draw(image, in: .zero)
  context.draw(image, in: .zero, style: FillStyle())
  var resolved = context.resolve(image)
  resolved.shading = .color(.red)
  _ = resolved.size
  _ = resolved.baseline
  context.draw(resolved, at: .zero, anchor: .center)
  var text = context.resolve(Text("a"))
  text.shading = .color(.red)
  _ = text.measure(in: size)
  _ = text.firstBaseline(in: size)
  context.draw(text, at: .zero)
  context.draw(text, in: .zero)
  if let symbol = context.resolveSymbol(id: 3) { context.draw(symbol, at: .zero); _ = symbol.size }
  context.opacity = 0.3
  context.blendMode = .screen
  context.transform = .identity
  context.translateBy(x: 3, y: 3)
  context.scaleBy(x: 3, y: 3)
  context.rotate(by: .degrees(3))
  context.concatenate(.identity)
  context.clip(to: Path())
  context.clip(to: Path(), style: FillStyle(), options: .inverse)
  context.clipToLayer { layer in layer.fill(Path(), with: .color(.red)) }
  context.clipToLayer(opacity: 0.3, options: .inverse) { _ in }
  context.addFilter(.blur(radius: 3))
  context.addFilter(.shadow(color: .red, radius: 3, x: 1, y: 1))
  context.addFilter(.colorMultiply(.red))
  context.addFilter(.alphaThreshold(min: 0.5, color: .red))
  context.addFilter(.grayscale(0.3))
  context.addFilter(.hueRotation(.degrees(3)))
  context.addFilter(.saturation(3))
  context.addFilter(.brightness(3))
  context.addFilter(.contrast(3))
  context.addFilter(.colorInvert())
  context.addFilter(.luminanceToAlpha)
  context.drawLayer { layer in layer.opacity = 0.3 }
  _ = context.environment.colorScheme
  _ = context.clipBoundingRect
}
