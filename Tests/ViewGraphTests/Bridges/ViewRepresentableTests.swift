import Testing
import UIKitCore

@testable import SwiftUI
@testable import ViewGraph

private struct LabelView: UIViewRepresentable {
  let text: String
  var made: (UILabel) -> Void = { _ in }

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    made(label)
    return label
  }

  func updateUIView(_ uiView: UILabel, context: Context) {
    uiView.text = text
  }
}

private struct Editor: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, UITextViewDelegate {
    let parent: Editor

    init(_ parent: Editor) {
      self.parent = parent
    }

    func textViewDidChange(_ textView: UITextView) {
      parent.text = textView.text
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: UIViewRepresentableContext<Editor>) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ uiView: UITextView, context: UIViewRepresentableContext<Editor>) {
    uiView.text = text
  }
}

private struct Search: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, UISearchBarDelegate {
    @Binding var text: String

    init(text: Binding<String>) {
      _text = text
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      text = searchText
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: Context) -> UISearchBar {
    let bar = UISearchBar(frame: .zero)
    bar.delegate = context.coordinator
    bar.placeholder = "Search"
    return bar
  }

  func updateUIView(_ uiView: UISearchBar, context: Context) {
    uiView.text = text
  }
}

private struct Hosting: UIViewRepresentable {
  func makeUIView(context: Context) -> some UIView {
    UIHostingController(rootView: Text("inside")).view
  }

  func updateUIView(_ uiView: UIViewType, context: Context) {}
}

private final class CatController: UIViewController {
  var label: UILabel!

  override func loadView() {
    let view = UIView()
    label = UILabel()
    label.frame = CGRect(x: 50, y: 200, width: 200, height: 45)
    label.textAlignment = .center
    view.addSubview(label)
    self.view = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Loading"
  }
}

/// A controller whose own view is a label, or one that does something else and shows nothing.
private struct ControllerView: UIViewControllerRepresentable {
  final class Labelled: UIViewController {
    override func loadView() {
      let label = UILabel()
      label.text = "of the controller"
      view = label
    }
  }

  let isLabelled: Bool

  func makeUIViewController(context: Context) -> UIViewController { isLabelled ? Labelled() : UIViewController() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor
@Suite struct ViewRepresentableTests {
  private struct Edited<Content: View>: View {
    @State var text = "start"
    let content: (Binding<String>) -> Content

    var body: some View {
      VStack {
        content($text)
        Text("text: \(text)")
        Button("Set") { text = "set" }
      }
    }
  }

  @Test func aLabelFollowsTheState() throws {
    let host = TestHost(Edited { LabelView(text: $0.wrappedValue) })
    #expect(host.shows("start"))
    try host.press("Set")
    #expect(host.shows("set"))
    #expect(!host.shows("start"))
  }

  @Test func aViewThatChangesByItselfIsShownAnew() {
    var label: UILabel?
    let host = TestHost(LabelView(text: "one") { label = $0 })
    label?.text = "two"
    host.settle()
    #expect(host.shows("two"))
    label?.isHidden = true
    host.settle()
    #expect(host.texts.isEmpty)
  }

  @Test func aTextViewTellsItsDelegate() throws {
    let host = TestHost(Edited { Editor(text: $0) })
    #expect(try host.field().value == "start")
    try host.input("typed")
    #expect(host.shows("text: typed"))
    try host.press("Set")
    #expect(try host.field().value == "set")
  }

  @Test func aSearchBarTellsItsDelegate() throws {
    let host = TestHost(Edited { Search(text: $0) })
    #expect(try host.field().prompt == "Search")
    try host.input("swift")
    #expect(host.shows("text: swift"))
  }

  @Test func aHostingControllersViewShowsItsContent() {
    #expect(TestHost(Hosting()).shows("inside"))
  }

  @Test func aControllerIsShownByItsViews() {
    let controller = CatController()
    let host = TestHost(HostedController(controller: controller))
    #expect(host.shows("Loading"))
    controller.label.text = "Success"
    host.settle()
    #expect(host.shows("Success"))
    #expect(host.modifiers.contains(.offset(CGSize(width: 50, height: 200))))
  }

  @Test func aControllerShowsItsOwnViewWhateverThatIs() {
    #expect(TestHost(ControllerView(isLabelled: true)).texts == ["of the controller"])
    #expect(TestHost(ControllerView(isLabelled: false)).texts.isEmpty)
  }
}
