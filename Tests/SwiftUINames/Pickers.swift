// One usage of each name of the pickers of pictures and documents, and of text that is HTML.
import SwiftUI
import UIKit

private class Picking: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate,
  UIDocumentPickerDelegate
{
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    _ = info[.originalImage] as? UIImage
    picker.dismiss(animated: true)
  }
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
}

@MainActor private func picking(_ coordinator: Picking) throws {
  let picker = UIImagePickerController()
  picker.delegate = coordinator
  picker.sourceType = UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
  let files = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: true)
  files.delegate = coordinator
  let text = try NSAttributedString(
    data: Data(),
    options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue],
    documentAttributes: nil)
  _ = Text(AttributedString(text))
  _ = Image("bubble").resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), resizingMode: .tile)
}
