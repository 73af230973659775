import SwiftUI
import UIKit

struct BlurView: UIViewRepresentable {
  let style: UIBlurEffect.Style
  func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
  func updateUIView(_ uiView: UIVisualEffectView, context: Context) { uiView.effect = UIBlurEffect(style: style) }
}

struct SearchBar: UIViewRepresentable {
  @Binding var text: String
  var placeholder: String
  class Coordinator: NSObject, UISearchBarDelegate {
    @Binding var text: String
    init(text: Binding<String>) { _text = text }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { text = searchText }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { text = ""; searchBar.resignFirstResponder() }
  }
  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
  func makeUIView(context: UIViewRepresentableContext<SearchBar>) -> UISearchBar {
    let bar = UISearchBar(frame: .zero)
    bar.delegate = context.coordinator
    bar.placeholder = placeholder
    bar.searchBarStyle = .minimal
    bar.autocapitalizationType = .none
    return bar
  }
  func updateUIView(_ uiView: UISearchBar, context: UIViewRepresentableContext<SearchBar>) { uiView.text = text }
}

struct TextView: UIViewRepresentable {
  @Binding var text: String
  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UITextView {
    let v = UITextView(); v.font = UIFont.preferredFont(forTextStyle: .body); v.delegate = context.coordinator;
    v.backgroundColor = .clear; v.isScrollEnabled = true
    return v
  }
  func updateUIView(_ v: UITextView, context: Context) { if v.text != text { v.text = text } }
  class Coordinator: NSObject, UITextViewDelegate {
    var parent: TextView
    init(_ p: TextView) { parent = p }
    func textViewDidChange(_ textView: UITextView) { parent.text = textView.text }
  }
}

struct ActivityView: UIViewControllerRepresentable {
  let items: [Any]
  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }
  func updateUIViewController(_ c: UIActivityViewController, context: Context) {}
}
