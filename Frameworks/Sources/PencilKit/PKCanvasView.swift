import SwiftUI
import UIKit

/// Who may draw.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  case `default`, anyInput, pencilOnly
}

/// Is told of what is drawn.
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// The reader draws on it, with fingers, a pen or a mouse.
/// - Partly: lines are as wide as the tool: browsers' firmness of pens is not known here. It is not scrolled.
@MainActor @preconcurrency
open class PKCanvasView: UIScrollView, _ViewShowing {
  /// What was drawn.
  open var drawing = PKDrawing() {
    didSet {
      guard drawing != oldValue else { return }
      _changed()
      canvasDelegate?.canvasViewDrawingDidChange(self)
    }
  }
  /// What is drawn with.
  open var tool: any PKTool = PKInkingTool(.pen) { didSet { _changed() } }
  /// Who may draw.
  /// - Partly: kept and not used: everybody may.
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  /// Whether fingers draw; the older form.
  /// - Partly: kept and not used: they do.
  open var allowsFingerDrawing = true
  /// Whether a ruler is there.
  /// - Partly: kept and not used.
  open var isRulerActive = false
  /// Whether anything can be drawn.
  open var isDrawingEnabled = true { didSet { _changed() } }
  /// Is told of what is drawn.
  open weak var delegate: (any PKCanvasViewDelegate)? {
    get { canvasDelegate }
    set { canvasDelegate = newValue }
  }
  private weak var canvasDelegate: (any PKCanvasViewDelegate)?
  var picker: PKToolPicker? { didSet { _changed() } }
  private let ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }
  private var points: [PKStrokePoint] = []
  private var began = Date()
  private var before = PKDrawing()

  public var _content: AnyView { AnyView(CanvasSurface(canvas: self, drawing: drawing, picker: picker)) }

  /// The pointer is down at a place, and was put down at another.
  func draw(_ location: CGPoint, from start: CGPoint) {
    guard isDrawingEnabled, points.last?.location != location else { return }
    if points.isEmpty {
      (began, before) = (Date(), drawing)
      canvasDelegate?.canvasViewDidBeginUsingTool(self)
      if start != location { add(start) }
    }
    add(location)
  }

  private func add(_ location: CGPoint) {
    let width = (tool as? PKInkingTool)?.width ?? 1
    points.append(
      PKStrokePoint(
        location: location, timeOffset: Date().timeIntervalSince(began), size: CGSize(width: width, height: width),
        opacity: 1, force: 1, azimuth: 0, altitude: .pi / 2))
    if let eraser = tool as? PKEraserTool {
      let rest = drawing.strokes.filter { !$0.touches(location, eraser.width) }
      if rest.count != drawing.strokes.count { drawing.strokes = rest }
    } else if tool is PKInkingTool {
      _changed()
    }
  }

  /// The line that is being drawn.
  var current: PKStroke? {
    guard let tool = tool as? PKInkingTool, !points.isEmpty else { return nil }
    return PKStroke(ink: tool.ink, path: PKStrokePath(controlPoints: points, creationDate: began))
  }

  /// The pointer is up.
  func lift() {
    let drawn = current
    guard !points.isEmpty else { return }
    points = []
    if let drawn { drawing.strokes.append(drawn) }
    if drawing != before { remember(before) }
    canvasDelegate?.canvasViewDidEndUsingTool(self)
    canvasDelegate?.canvasViewDidFinishRendering(self)
  }

  private func remember(_ former: PKDrawing) {
    ownUndoManager.registerUndo(withTarget: self) { canvas in
      MainActor.assumeIsolated {
        let now = canvas.drawing
        canvas.drawing = former
        canvas.remember(now)
      }
    }
  }
}
