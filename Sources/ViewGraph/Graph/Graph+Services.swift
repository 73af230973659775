import Foundation

extension Graph {
  /// Asks the reader's browser to open a link.
  package func requestOpening(_ url: URL) {
    openedURLs.append(Commit.OpenedURL(url.absoluteString))
    requestFlush()
  }

  /// Lets the reader feel something.
  package func play(_ feedback: SensoryFeedback) {
    self.feedback.append(feedback)
    requestFlush()
  }

  /// Puts text on the reader's pasteboard.
  package func copy(_ text: String) {
    copied = text
    requestFlush()
  }

  /// Takes the focus from the field that has it.
  package func endEditing() {
    endsEditing = true
    requestFlush()
  }
}
