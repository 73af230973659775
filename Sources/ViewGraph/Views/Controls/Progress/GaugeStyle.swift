/// Draws gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of view that a gauge looks like.
  associatedtype Body: View
  /// What a style knows of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Draws a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style that draws gauges knows of one.
public struct GaugeStyleConfiguration {
  /// What the gauge is for.
  nonisolated public struct Label: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  /// The value in words.
  nonisolated public struct CurrentValueLabel: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  /// The least value in words.
  nonisolated public struct MinimumValueLabel: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  /// The greatest value in words.
  nonisolated public struct MaximumValueLabel: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  /// Labels at places of the gauge.
  nonisolated public struct MarkedValueLabel: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  /// The value: 0 is the least, 1 the greatest.
  public var value: Double
  /// What the gauge is for.
  public var label: Label
  /// The value in words; nil where it has none.
  public var currentValueLabel: CurrentValueLabel?
  /// The least value in words; nil where it has none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The greatest value in words; nil where it has none.
  public var maximumValueLabel: MaximumValueLabel?
  /// Labels at places of the gauge: none.
  /// - Partly: always nil.
  public var markedValueLabels: MarkedValueLabel? { nil }
}

/// A bar, with the labels around it.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        ProgressView(value: configuration.value)
          .progressViewStyle(.linear)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
        .font(.caption)
    }
  }
}

/// The platform's usual look: a bar, with the labels around it.
nonisolated public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar with a dot where the value is.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel.font(.caption)
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          GaugeBar().frame(height: 6)
          Circle()
            .fill(Color.white)
            .frame(width: 10, height: 10)
            .shadow(radius: 1)
            .offset(x: (proxy.size.width - 10) * configuration.value)
        }
      }
      .frame(height: 10)
      configuration.maximumValueLabel.font(.caption)
    }
  }
}

/// A bar that is filled as far as the value goes.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.caption)
      ProgressView(value: configuration.value).progressViewStyle(.linear)
      configuration.currentValueLabel.font(.caption2)
    }
  }
}

/// An open ring with a dot where the value is.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(value: configuration.value, isFilled: false) {
      configuration.currentValueLabel
    } bottom: {
      if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
        configuration.label
      } else {
        HStack(spacing: 4) {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
      }
    }
  }
}

/// A ring that is filled as far as the value goes.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(value: configuration.value, isFilled: true) {
      if configuration.currentValueLabel == nil {
        configuration.label
      } else {
        configuration.currentValueLabel
      }
    } bottom: {
      EmptyView()
    }
  }
}

/// A bar of the tint.
private struct GaugeBar: View {
  @Environment(\.tintGradient) private var gradient

  var body: some View {
    if let gradient {
      Capsule().fill(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
    } else {
      Capsule().fill(.tint)
    }
  }
}

/// A ring of the tint with labels in the middle and below.
private struct GaugeRing<Middle: View, Bottom: View>: View {
  @Environment(\.tintGradient) private var gradient
  let value: Double
  let isFilled: Bool
  @ViewBuilder let middle: Middle
  @ViewBuilder let bottom: Bottom

  private var paint: AnyShapeStyle {
    guard let gradient else { return AnyShapeStyle(.tint) }
    let end = Angle.degrees(isFilled ? 360 : 270)
    return AnyShapeStyle(AngularGradient(gradient: gradient, center: .center, startAngle: .zero, endAngle: end))
  }

  var body: some View {
    let turn = isFilled ? 1 : 0.75
    ZStack {
      Circle()
        .trim(from: 0, to: turn)
        .stroke(paint.opacity(isFilled ? 0.25 : 1), style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(isFilled ? -90 : 135))
      if isFilled {
        Circle()
          .trim(from: 0, to: value)
          .stroke(paint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .rotationEffect(.degrees(-90))
      } else {
        Circle()
          .fill(Color.white)
          .frame(width: 8, height: 8)
          .shadow(radius: 1)
          .offset(x: 25)
          .rotationEffect(.degrees(135 + 270 * value))
      }
      middle.font(.headline)
    }
    .frame(width: 50, height: 50)
    .padding(4)
    .overlay(alignment: .bottom) { bottom.font(.caption2) }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The platform's usual look.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar, with the labels around it.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a dot where the value is.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that is filled as far as the value goes.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a dot where the value is.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled as far as the value goes.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

private struct GaugeLookKey: EnvironmentKey { static var defaultValue: ControlStyle? { nil } }

extension EnvironmentValues {
  /// The style in which gauges are drawn; nil is the platform's.
  var gaugeLook: ControlStyle? {
    get { self[GaugeLookKey.self] }
    set { self[GaugeLookKey.self] = newValue }
  }
}

/// Draws a gauge in the style of where it is.
struct GaugeBody: View {
  @Environment(\.gaugeLook) private var look
  let configuration: GaugeStyleConfiguration

  init(configuration: GaugeStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let style: any GaugeStyle = look?.style as? any GaugeStyle ?? DefaultGaugeStyle()
    Self.draw(style, configuration)
  }

  @MainActor private static func draw<S: GaugeStyle>(_ style: S, _ configuration: GaugeStyleConfiguration) -> AnyView {
    AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
  }
}

extension View {
  /// Sets the look of the gauges below.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter(\.gaugeLook, ControlStyle(style)))
  }
}
