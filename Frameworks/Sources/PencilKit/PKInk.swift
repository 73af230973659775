import Foundation
import UIKit

/// What is drawn with, and in which colour.
public struct PKInk: Equatable, @unchecked Sendable {
  /// What is drawn with.
  public enum InkType: String, CaseIterable, Sendable, Codable {
    case pen = "com.apple.ink.pen"
    case pencil = "com.apple.ink.pencil"
    case marker = "com.apple.ink.marker"
    case monoline = "com.apple.ink.monoline"
    case fountainPen = "com.apple.ink.fountainpen"
    case watercolor = "com.apple.ink.watercolor"
    case crayon = "com.apple.ink.crayon"
  }

  public var inkType: InkType
  public var color: UIColor

  public init(_ type: InkType, color: UIColor = .black) { (inkType, self.color) = (type, color) }

  /// How much of what is below is hidden.
  var opacity: Double {
    switch inkType {
    case .marker: 0.5
    case .watercolor: 0.4
    case .pencil, .crayon: 0.8
    default: 1
    }
  }
}

public typealias PKInkType = PKInk.InkType

/// Something to draw with.
public protocol PKTool: Sendable {}

/// Draws lines.
public struct PKInkingTool: PKTool, Equatable {
  public typealias InkType = PKInk.InkType

  public var ink: PKInk
  public var width: CGFloat
  public var inkType: InkType {
    get { ink.inkType }
    set { ink.inkType = newValue }
  }
  public var color: UIColor {
    get { ink.color }
    set { ink.color = newValue }
  }

  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    ink = PKInk(type, color: color)
    self.width = width ?? type.defaultWidth
  }
  public init(ink: PKInk, width: CGFloat) { (self.ink, self.width) = (ink, width) }
}

extension PKInk.InkType {
  /// How wide lines are where nobody says so.
  public var defaultWidth: CGFloat {
    switch self {
    case .marker: 20
    case .watercolor: 25
    case .crayon: 10
    default: 4
    }
  }
  /// How wide lines can be.
  public var validWidthRange: ClosedRange<CGFloat> { 0.5...60 }
}

/// Takes lines away.
public struct PKEraserTool: PKTool, Equatable {
  /// What of them.
  public enum EraserType: Sendable {
    case vector, bitmap, fixedWidthBitmap
  }

  public var eraserType: EraserType
  public var width: CGFloat

  /// Makes one. Whole lines are taken away, whatever its type.
  /// - Partly: whole lines are taken away, not parts of them.
  public init(_ eraserType: EraserType, width: CGFloat = 16) { (self.eraserType, self.width) = (eraserType, width) }
}

/// Selects lines.
/// - Partly: nothing is selected.
public struct PKLassoTool: PKTool, Equatable {
  public init() {}
}
