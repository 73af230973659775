import Regal
import SwiftUI

struct BookList: View {
  @EnvironmentObject var library: Library
  @State private var words = ""

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("search")) {
          TextField("title", text: $words)
          Button("done", action: closeKeyboard)
        }
        Section(header: Text("\(books.count) books")) {
          ForEach(books) { book in
            Text("\(book.title), \(Shelf.name(of: book.title))")
          }
        }
        Section {
          Text(verbatim: greeting(from: library.name))
          Text(verbatim: library.about)
        }
        .foregroundColor(Color("paper"))
      }
      .navigationBarTitle(Text("title of the library"))
    }
  }

  private var books: [Book] {
    words.isEmpty ? library.books : library.books.filter { $0.title.localizedCaseInsensitiveContains(words) }
  }

  private func closeKeyboard() {
    UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  }
}

struct BookList_Previews: PreviewProvider {
  static var previews: some View { BookList().environmentObject(Library()) }
}
