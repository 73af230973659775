/// The page that a closure of the program makes. It is made on behalf of the page itself, which so follows what the
/// closure reads: state of the view that wrote it, that nothing else of that view may read.
struct DestinationPage<Page: View>: View {
  let make: () -> Page

  var body: some View { make() }
}
