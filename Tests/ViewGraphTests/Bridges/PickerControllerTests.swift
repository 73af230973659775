import Foundation
import SwiftUITesting
import Testing
import UIKitCore
import UniformTypeIdentifiers

@testable import SwiftUI
@testable import ViewGraph

/// Controllers by which readers choose pictures and files: what programs of 2019 and 2020 have in a sheet.
@MainActor
@Suite struct PickerControllerTests {
  struct PicturePicker: UIViewControllerRepresentable {
    @Binding var words: String

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> UIImagePickerController {
      let picker = UIImagePickerController()
      picker.delegate = context.coordinator
      picker.allowsEditing = true
      return picker
    }
    func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}

    class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
      let parent: PicturePicker
      init(_ parent: PicturePicker) { self.parent = parent }
      func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {
        if let image = info[.editedImage] as? UIImage { parent.words = "\(Int(image.size.width)) wide" }
        picker.dismiss(animated: true)
      }
    }
  }

  struct FilePicker: UIViewControllerRepresentable {
    @Binding var words: String

    func makeCoordinator() -> Coordinator { Coordinator(self) }
    func makeUIViewController(context: Context) -> UIDocumentPickerViewController {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true)
      picker.delegate = context.coordinator
      return picker
    }
    func updateUIViewController(_ controller: UIDocumentPickerViewController, context: Context) {}

    class Coordinator: NSObject, UIDocumentPickerDelegate {
      let parent: FilePicker
      init(_ parent: FilePicker) { self.parent = parent }
      func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        parent.words = urls.first.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "unread"
      }
      func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { parent.words = "cancelled" }
    }
  }

  struct Program: View {
    @State private var isChoosing = false
    @State private var isOpening = false
    @State private var words = "nothing"

    var body: some View {
      VStack {
        Text(words)
        Button("Picture") { isChoosing = true }
        Button("File") { isOpening = true }
      }
      .sheet(isPresented: $isChoosing) { PicturePicker(words: $words) }
      .sheet(isPresented: $isOpening) { FilePicker(words: $words) }
    }
  }

  /// The smallest GIF, of one point.
  private let picture = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

  /// Presses what leads to a picker; tells what the browser was asked for.
  private func asked(_ screen: TestScreen, _ label: String, _ topic: String) throws -> String {
    var asked: [BrowserQuestion] = []
    screen.graph.onCommit = { asked += $0.questions }
    try screen.tap(label)
    screen.flush()
    let question = try #require(asked.last { $0.topic == topic })
    return String(try #require(question.text.firstMatch(of: #/"id":"([^"]+)"/#)?.1))
  }

  @Test func aPictureIsChosenAndTheSheetCloses() async throws {
    let screen = TestScreen(Program())
    let id = try asked(screen, "Picture", "photos")
    #expect(screen.texts.contains("Choose a Picture"))
    for text in [#""count":1"#, #""index":0,"piece":"\#(picture)","isLast":true"#] {
      screen.graph.send(.told(topic: "photos", text: #"{"id":"\#(id)",\#(text)}"#), to: EventTarget(0))
    }
    await screen.settle()
    #expect(screen.texts.contains("1 wide"))
    #expect(!screen.texts.contains("Choose a Picture"))
  }

  @Test func whoWantsNoPictureCloses() async throws {
    let screen = TestScreen(Program())
    let id = try asked(screen, "Picture", "photos")
    screen.graph.send(.told(topic: "photos", text: #"{"id":"\#(id)","count":-1}"#), to: EventTarget(0))
    await screen.settle()
    #expect(screen.texts.contains("Choose a Picture"), "the browser's choice can be opened again")
    try screen.tap("Cancel")
    await screen.settle()
    #expect(screen.texts.contains("nothing"))
    #expect(!screen.texts.contains("Choose a Picture"))
  }

  @Test func aFileIsOpenedAndTheSheetCloses() async throws {
    let screen = TestScreen(Program())
    let id = try asked(screen, "File", "files")
    for text in [#""count":1,"names":["a.txt"]"#, #""index":0,"piece":"aGVsbG8=","isLast":true"#] {
      screen.graph.send(.told(topic: "files", text: #"{"id":"\#(id)",\#(text)}"#), to: EventTarget(0))
    }
    await screen.settle()
    #expect(screen.texts.contains("hello"))
    #expect(!screen.texts.contains("Choose a File"))
  }

  @Test func whoWantsNoFileIsTold() async throws {
    let screen = TestScreen(Program())
    _ = try asked(screen, "File", "files")
    try screen.tap("Cancel")
    await screen.settle()
    #expect(screen.texts.contains("cancelled"))
    #expect(!screen.texts.contains("Choose a File"))
  }
}
