import SwiftUI

struct PantryList: ConnectedView {
  struct Props {
    let products: [Product]
    let isLoading: Bool
    let dispatch: (Action) -> Void
  }

  @State private var query = ""
  @State private var place = Product.Place.fridge
  @State private var isAdding = false
  @State private var isSorting = false
  @State private var showsSheet = false
  @State private var order = Order.none
  @State private var gone: Product?

  enum Order: String { case none, name, days }

  func map(state: AppState, dispatch: @escaping (Action) -> Void) -> Props {
    Props(products: state.products, isLoading: state.isLoading, dispatch: dispatch)
  }

  private func shown(_ props: Props) -> [Product] {
    let found = props.products
      .filter { $0.place == place }
      .filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
    switch order {
    case .none: return found
    case .name: return found.sorted { $0.name < $1.name }
    case .days: return found.sorted { $0.days < $1.days }
    }
  }

  func body(props: Props) -> some View {
    NavigationView {
      VStack(spacing: 0) {
        SearchBar(text: $query, placeholder: "Search the larder")
        Picker(selection: $place, label: Text("Place")) {
          ForEach(Product.Place.allCases) { place in
            Text(place.title).tag(place)
          }
        }
        .pickerStyle(SegmentedPickerStyle())
        .padding(.horizontal)
        .padding(.bottom, 8)
        List {
          if props.isLoading {
            HStack {
              Spacer()
              ActivityIndicator(isAnimating: .constant(true), style: .medium)
              Spacer()
            }
          }
          Section(header: Text(place.title), footer: Text("\(shown(props).count) kept here")) {
            ForEach(shown(props)) { product in
              NavigationLink(destination: ProductDetail(id: product.id)) {
                ProductRow(product: product)
              }
              .contextMenu {
                Button(action: { props.dispatch(ProductActions.Toggle(id: product.id)) }) {
                  HStack {
                    Text(product.isFavorite ? "Not a favourite" : "Favourite")
                    Image(systemName: product.isFavorite ? "heart.slash" : "heart")
                  }
                }
                Button(action: { self.gone = product }) {
                  Text("Throw away")
                  Image(systemName: "trash")
                }
              }
            }
            .onDelete { props.dispatch(ProductActions.Remove(offsets: $0, place: self.place)) }
            .onMove { props.dispatch(ProductActions.Move(from: $0, to: $1, place: self.place)) }
          }
        }
        .listStyle(GroupedListStyle())
      }
      .navigationBarTitle(Text("Larder"), displayMode: .automatic)
      .navigationBarItems(
        leading: EditButton(),
        trailing: HStack(spacing: 16) {
          Button(action: { self.isSorting = true }) {
            Image(systemName: "arrow.up.arrow.down").imageScale(.large)
          }
          Button(action: { self.isAdding.toggle() }) {
            Image(systemName: "plus.circle.fill").imageScale(.large)
          }
          .accessibility(label: Text("Add"))
        }
      )
      .actionSheet(isPresented: $isSorting) {
        ActionSheet(
          title: Text("Sort"), message: Text("What comes first?"),
          buttons: [
            .default(Text("By name")) { self.order = .name },
            .default(Text("By days left")) { self.order = .days },
            .destructive(Text("Not at all")) { self.order = .none },
            .cancel(),
          ])
      }
      .alert(item: $gone) { product in
        Alert(
          title: Text("Throw \(product.name) away?"), message: Text("This cannot be undone."),
          primaryButton: .destructive(Text("Throw away")) {
            let inPlace = props.products.filter { $0.place == product.place }
            if let index = inPlace.firstIndex(of: product) {
              props.dispatch(ProductActions.Remove(offsets: IndexSet(integer: index), place: product.place))
            }
          },
          secondaryButton: .cancel())
      }
      .sheet(isPresented: $isAdding) {
        ProductForm(isPresented: self.$isAdding) { props.dispatch(ProductActions.Add(product: $0)) }
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .onAppear { props.dispatch(ProductActions.Fetch()) }
  }
}

struct ProductRow: View {
  let product: Product

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: product.place.symbol)
        .foregroundColor(.white)
        .frame(width: 36, height: 36)
        .background(Circle().foregroundColor(product.place.color))
      VStack(alignment: .leading, spacing: 4) {
        Text(product.name).font(.headline).lineLimit(1)
        Text("\(product.days) days left").font(.subheadline).foregroundColor(.secondary)
      }
      Spacer()
      if product.isFavorite {
        Image(systemName: "heart.fill").foregroundColor(.red).transition(.scale)
      }
      Badge(count: product.amount)
    }
    .padding(.vertical, 4)
  }
}
