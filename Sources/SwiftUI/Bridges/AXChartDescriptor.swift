import Foundation
import ViewGraph

/// Makes the description of a chart for those who do not see it.
public protocol AXChartDescriptorRepresentable {
  /// Makes the description.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings it up to date.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes a chart to those who do not see it, by its title and its summary.
  /// - Partly: title and summary are read: browsers know no charts whose values could be heard.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    let descriptor = representable.makeChartDescriptor()
    let words = [descriptor.title, descriptor.summary].compactMap { $0 }.filter { !$0.isEmpty }
    return accessibilityElement(children: .contain).accessibilityLabel(Text(verbatim: words.joined(separator: ". ")))
  }
}

/// What a chart shows.
open class AXChartDescriptor: NSObject {
  /// What the chart is called.
  open var title: String?
  /// What is to be learned of it.
  open var summary: String?
  /// What stands along the lower edge.
  open var xAxis: any AXDataAxisDescriptor
  /// What stands along the side.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes.
  open var additionalAxes: [any AXDataAxisDescriptor]?
  /// The values.
  open var series: [AXDataSeriesDescriptor]

  /// Describes a chart.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// What stands along an edge of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What the axis is called.
  var title: String { get set }
}

/// Names along an edge of a chart.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// What the axis is called.
  open var title: String
  /// The names, in order.
  open var categoryOrder: [String]

  /// Describes an axis.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// Numbers along an edge of a chart.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How the numbers grow along the axis.
  public enum ScaleType: Int, Sendable {
    case linear, log10, ln
  }

  /// What the axis is called.
  open var title: String
  /// From which to which number it goes.
  open var range: ClosedRange<Double>
  /// Where there are lines.
  open var gridlinePositions: [Double]
  /// What a number is called.
  open var valueDescriptionProvider: (Double) -> String
  /// How the numbers grow.
  open var scaleType = ScaleType.linear

  /// Describes an axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// Values of a chart that belong together.
open class AXDataSeriesDescriptor: NSObject {
  /// What they are called.
  open var name: String?
  /// Whether a line goes through them.
  open var isContinuous: Bool
  /// The values.
  open var dataPoints: [AXDataPoint]

  /// Describes values.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A value of a chart.
open class AXDataPoint: NSObject {
  /// What it is called.
  open var label: String?
  /// Where it is along the lower edge, where that has names.
  public let category: String?
  /// Where it is along the lower edge, where that has numbers.
  public let number: Double?
  /// How much it is.
  public let value: Double?

  /// Describes a value at a name.
  /// - Partly: `additionalValues` are not used: title and summary of a chart are read.
  public init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    (category, number, value) = (x, nil, y)
    self.label = label
  }

  /// Describes a value at a number.
  /// - Partly: `additionalValues` are not used: title and summary of a chart are read.
  public init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    (category, number, value) = (nil, x, y)
    self.label = label
  }
}

/// A further value at a place of a chart.
public enum AXDataPointValue: Hashable, Sendable {
  case number(Double)
  case category(String)
}
