import SwiftUI

/// The lines of a canvas, where the reader draws more.
struct CanvasSurface: View {
  let canvas: PKCanvasView
  let drawing: PKDrawing
  let picker: PKToolPicker?

  var body: some View {
    let strokes = drawing.strokes + (canvas.current.map { [$0] } ?? [])
    ZStack(alignment: .bottom) {
      Canvas { context, _ in
        for stroke in strokes {
          context.stroke(
            stroke.line, with: .color(Color(uiColor: stroke.ink.color).opacity(stroke.ink.opacity)),
            style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { canvas.draw($0.location, from: $0.startLocation) }
          .onEnded {
            canvas.draw($0.location, from: $0.startLocation)
            canvas.lift()
          }
      )
      .accessibilityLabel(Text("Drawing"))
      if let picker { ToolBar(canvas: canvas, picker: picker).padding(8) }
    }
  }
}

/// The tools.
private struct ToolBar: View {
  let canvas: PKCanvasView
  let picker: PKToolPicker

  private static let colors: [UIColor] = [.black, .systemBlue, .systemRed, .systemGreen, .systemYellow]

  var body: some View {
    HStack(spacing: 12) {
      tool("Pen", "pencil.tip", PKInkingTool(.pen, color: picker.color))
      tool("Marker", "highlighter", PKInkingTool(.marker, color: picker.color))
      tool("Pencil", "pencil", PKInkingTool(.pencil, color: picker.color))
      tool("Eraser", "eraser", PKEraserTool(.vector))
      ForEach(Array(Self.colors.enumerated()), id: \.offset) { _, color in
        Button {
          picker.choose(color)
        } label: {
          Circle().fill(Color(uiColor: color)).frame(width: 22, height: 22)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: PKDrawing.color(color).name))
      }
      Button("Undo", systemImage: "arrow.uturn.backward") { canvas.undoManager?.undo() }.labelStyle(.iconOnly)
    }
    .padding(10)
    .background(.thinMaterial, in: Capsule())
  }

  private func tool(_ name: String, _ symbol: String, _ tool: any PKTool) -> some View {
    Button(name, systemImage: symbol) { picker.selectedTool = tool }.labelStyle(.iconOnly)
  }
}
