import PencilKit
import SwiftUI
import SwiftUITesting
import Testing

/// Lines drawn by hand are kept, shown and taken away.
@MainActor
struct HandDrawingTests {
  private func stroke(_ places: [CGPoint], _ type: PKInk.InkType = .pen) -> PKStroke {
    let points = places.map {
      PKStrokePoint(
        location: $0, timeOffset: 0, size: CGSize(width: 4, height: 4), opacity: 1, force: 1, azimuth: 0, altitude: 0)
    }
    return PKStroke(
      ink: PKInk(type, color: .red),
      path: PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSince1970: 9)))
  }

  @Test func drawingsComeBack() throws {
    let drawing = PKDrawing(strokes: [
      stroke([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 20)], .marker)
    ])
    let read = try PKDrawing(data: drawing.dataRepresentation())
    #expect(read.strokes.map(\.path) == drawing.strokes.map(\.path) && read.strokes[0].ink.inkType == .marker)
    #expect(try JSONDecoder().decode(PKDrawing.self, from: JSONEncoder().encode(drawing)).strokes.count == 1)
    #expect(throws: (any Error).self) { try PKDrawing(data: Data("no".utf8)) }
    #expect(drawing.bounds.minX == -2 && drawing.bounds.maxY == 22)
    let moved = drawing.transformed(using: CGAffineTransform(translationX: 5, y: 0))
    #expect(moved.bounds.minX == 3 && moved.appending(drawing).strokes.count == 2)
    #expect(
      drawing.image(from: CGRect(x: 0, y: 0, width: 30, height: 40), scale: 2).size == CGSize(width: 30, height: 40))
  }

  private final class Told: NSObject, PKCanvasViewDelegate {
    var changes = 0
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { changes += 1 }
  }

  private struct Sheet: UIViewRepresentable {
    let canvas: PKCanvasView

    func makeUIView(context: Context) -> PKCanvasView { canvas }
    func updateUIView(_ view: PKCanvasView, context: Context) {}
  }

  @Test func aPickerChangesTheTool() async throws {
    let (canvas, picker, told) = (PKCanvasView(), PKToolPicker(), Told())
    canvas.delegate = told
    picker.addObserver(canvas)
    picker.setVisible(true, forFirstResponder: canvas)
    let screen = TestScreen(Sheet(canvas: canvas))
    await screen.settle()
    try screen.tap("Eraser")
    #expect(canvas.tool is PKEraserTool)
    try screen.tap("Marker")
    #expect((canvas.tool as? PKInkingTool)?.inkType == .marker)
    canvas.drawing = PKDrawing(strokes: [stroke([.zero, CGPoint(x: 5, y: 5)])])
    #expect(told.changes == 1)
  }

  @Test func aDragDrawsALine() async throws {
    let (canvas, told) = (PKCanvasView(), Told())
    canvas.delegate = told
    canvas.tool = PKInkingTool(.pen, color: .blue, width: 6)
    let screen = TestScreen(Sheet(canvas: canvas))
    await screen.settle()
    let targets = screen.root.all.flatMap(\.modifiers).compactMap { modifier in
      if case .onDrag(let target, _) = modifier { target } else { nil }
    }
    let target = try #require(targets.first)
    let start = CGPoint(x: 10, y: 10)
    screen.send(.drag(start: start, location: CGPoint(x: 30, y: 10), ended: false), to: target)
    #expect(canvas.drawing.strokes.isEmpty)
    screen.send(.drag(start: start, location: CGPoint(x: 30, y: 40), ended: true), to: target)
    let line = try #require(canvas.drawing.strokes.first)
    #expect(line.path.map(\.location) == [start, CGPoint(x: 30, y: 10), CGPoint(x: 30, y: 40)] && told.changes == 1)
    // What is done at once is undone at once.
    await screen.settle()
    canvas.tool = PKEraserTool(.vector)
    screen.send(.drag(start: CGPoint(x: 20, y: 12), location: CGPoint(x: 20, y: 12), ended: true), to: target)
    #expect(canvas.drawing.strokes.isEmpty)
    canvas.undoManager?.undo()
    #expect(canvas.drawing.strokes.count == 1)
  }
}
