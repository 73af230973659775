import Foundation
import FoundationAdditions
import Testing

@MainActor
@Suite struct UndoManagerTests {
  final class Counter {
    let undo: UndoManager
    var value = 0

    init(_ undo: UndoManager) {
      self.undo = undo
    }

    func set(_ new: Int) {
      let old = value
      undo.registerUndo(withTarget: self) { $0.set(old) }
      undo.setActionName("to \(new)")
      value = new
    }
  }

  private func group(_ undo: UndoManager, _ body: () -> Void) {
    undo.beginUndoGrouping()
    body()
    undo.endUndoGrouping()
  }

  @Test func changesAreUndoneAndDoneAgain() {
    let undo = UndoManager()
    let counter = Counter(undo)
    group(undo) { counter.set(1) }
    group(undo) { counter.set(2) }
    #expect(undo.undoMenuItemTitle == "Undo to 2")
    undo.undo()
    #expect(counter.value == 1 && undo.canRedo)
    undo.undo()
    #expect(counter.value == 0 && !undo.canUndo)
    undo.redo()
    undo.redo()
    #expect(counter.value == 2 && !undo.canRedo && undo.canUndo)
    undo.undo()
    #expect(counter.value == 1)
    group(undo) { counter.set(5) }
    #expect(!undo.canRedo)
  }

  @Test func whatIsRegisteredInOneTurnIsOneGroup() async {
    let undo = UndoManager()
    let counter = Counter(undo)
    counter.set(1)
    counter.set(2)
    #expect(undo.canUndo && undo.groupingLevel == 1)
    undo.undo()
    #expect(counter.value == 0)
    undo.redo()
    #expect(counter.value == 2)
  }

  @Test func theTurnOfTheMainQueueEndsAGroup() async {
    let undo = UndoManager()
    let counter = Counter(undo)
    for value in 1...2 {
      counter.set(value)
      await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
      #expect(undo.groupingLevel == 0)
    }
    undo.undo()
    #expect(counter.value == 1)
  }

  @Test func levelsAreKeptAndTargetsForgotten() {
    let undo = UndoManager()
    let counter = Counter(undo)
    undo.levelsOfUndo = 2
    for value in 1...4 { group(undo) { counter.set(value) } }
    undo.undo()
    undo.undo()
    #expect(counter.value == 2 && !undo.canUndo)
    undo.redo()
    undo.removeAllActions(withTarget: counter)
    #expect(!undo.canUndo && !undo.canRedo)
    undo.disableUndoRegistration()
    group(undo) { counter.set(9) }
    undo.enableUndoRegistration()
    #expect(!undo.canUndo)
  }
}

@Suite struct FileWrapperTests {
  @Test func foldersAreWrittenAndReadWhole() throws {
    let inside = FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))])
    let whole = FileWrapper(directoryWithFileWrappers: ["inside": inside])
    #expect(whole.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt") == "b.txt")
    #expect(whole.addRegularFile(withContents: Data("c".utf8), preferredFilename: "b.txt") != "b.txt")
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try whole.write(to: folder, options: .withNameUpdating, originalContentsURL: nil)
    #expect(whole.filename == folder.lastPathComponent)
    let read = try FileWrapper(url: folder)
    #expect(read.isDirectory && read.fileWrappers?.count == 3)
    #expect(read.fileWrappers?["inside"]?.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
    #expect(throws: (any Error).self) { try FileWrapper(url: folder.appending(path: "none")) }
  }
}
