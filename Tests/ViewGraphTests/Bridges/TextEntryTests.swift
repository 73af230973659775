import Testing
import UIKitCore

@testable import SwiftUI
@testable import ViewGraph

/// Fields and text views of UIKit's, in representables.
@MainActor
@Suite struct TextEntryTests {
  private final class Watcher: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var log: [String] = []
    var limit = 10

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      log.append("\(range.location)+\(range.length) \(text)")
      return (textView.text as NSString).replacingCharacters(in: range, with: text).count <= limit
    }

    func textViewDidChange(_ textView: UITextView) { log.append("changed") }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      log.append("\(range.location)+\(range.length) \(string)")
      return string.allSatisfy(\.isNumber)
    }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      log.append("done")
    }
  }

  private struct Wrapped<V: UIView>: UIViewRepresentable {
    let view: V
    func makeUIView(context: Context) -> V { view }
    func updateUIView(_ uiView: V, context: Context) {}
  }

  @Test func textViewsAskWhatMayBeTyped() throws {
    let (view, watcher) = (UITextView(), Watcher())
    view.delegate = watcher
    view.text = "hello"
    view.returnKeyType = .send
    view.autocorrectionType = .no
    let host = TestHost(Wrapped(view: view))
    #expect(try host.field().submitLabel == "send" && host.field().isAutocorrectionDisabled)
    try host.input("hello you")
    #expect(view.text == "hello you" && watcher.log == ["5+0  you", "changed"])
    #expect(view.selectedRange == NSRange(location: 9, length: 0))
    try host.input("hello you all")
    #expect(view.text == "hello you" && watcher.log.last == "9+0  all")
    #expect(try host.field().value == "hello you")
    host.send(.select(0..<5), to: try host.field().target)
    #expect(view.selectedRange == NSRange(location: 0, length: 5))
  }

  @Test func fieldsAreToldWhatIsReplaced() throws {
    let (field, watcher) = (UITextField(), Watcher())
    field.delegate = watcher
    field.text = "12"
    let host = TestHost(Wrapped(view: field))
    try host.input("1x2")
    #expect(field.text == "12" && watcher.log == ["1+0 x"])
    try host.input("132")
    #expect(field.text == "132")
  }

  @Test func viewsAskForTheFocus() throws {
    let (field, watcher) = (UITextField(), Watcher())
    field.delegate = watcher
    #expect(field.becomeFirstResponder() && !field.isFirstResponder)
    let host = TestHost(Wrapped(view: field))
    #expect(try host.field().isFocused == true)
    #expect(field.isFirstResponder && field.isEditing)
    #expect(field.resignFirstResponder())
    host.settle()
    #expect(try host.field().isFocused == false)
    #expect(!field.isFirstResponder && watcher.log == ["done"])
    #expect(!UILabel().becomeFirstResponder())
  }

  @Test func changesAreTheSmallestOnes() {
    func change(_ old: String, _ new: String) -> String {
      let change = TextChange(from: old, to: new)
      return "\(change.range.location)+\(change.range.length) \(change.text)"
    }
    #expect(change("", "a") == "0+0 a")
    #expect(change("aaa", "aaaa") == "3+0 a")
    #expect(change("aaa", "aa") == "2+1 ")
    #expect(change("🎈b", "🎈xb") == "2+0 x")
    #expect(change("one two", "one 2") == "4+3 2")
    #expect(change("same", "same") == "4+0 ")
  }

  @Test func labelsShowAttributes() throws {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue])
    let host = TestHost(Wrapped(view: label))
    let run = try #require(
      host.nodes.lazy.compactMap { if case .text(let text) = $0.content { text.runs.first } else { nil } }.first)
    #expect(run.string == "red" && run.style.underline != nil && run.style.color != nil)
    label.text = "plain"
    host.settle()
    #expect(host.shows("plain"))
  }

  @Test func buttonsHaveConfigurations() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.subtitle = "for later"
    configuration.cornerStyle = .capsule
    var presses = 0
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in presses += 1 })
    let host = TestHost(Wrapped(view: button))
    try host.press("Save for later")
    #expect(presses == 1)
    button.configuration?.title = "Saved"
    button.isEnabled = false
    host.settle()
    #expect(host.shows("Saved") && host.modifiers.contains(.disabled))
  }
}
