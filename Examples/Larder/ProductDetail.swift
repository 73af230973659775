import SwiftUI

struct ProductDetail: View {
  @EnvironmentObject var store: Store
  @Environment(\.presentationMode) var presentationMode
  let id: UUID
  @State private var isEditing = false
  @State private var nameWidth: CGFloat?
  @State private var showsTips = false

  private var product: Product? { store.state.products.first { $0.id == id } }

  var body: some View {
    Group {
      if product != nil {
        content(product!)
      } else {
        Text("It is eaten up.").foregroundColor(.secondary)
      }
    }
    .navigationBarTitle(Text(product?.name ?? "Gone"), displayMode: .inline)
    .navigationBarItems(trailing: Button("Edit") { self.isEditing = true })
  }

  private func content(_ product: Product) -> some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(alignment: .leading, spacing: 20) {
        ZStack {
          Ring(progress: 1).foregroundColor(Color.gray.opacity(0.2))
          Ring(progress: min(1, Double(product.days) / 30)).foregroundColor(product.place.color)
          VStack {
            Text("\(product.days)").font(.system(size: 40, weight: .bold, design: .rounded))
            Text("days").font(.caption).foregroundColor(.secondary)
          }
        }
        .frame(width: 140, height: 140)
        .frame(maxWidth: .infinity)
        .padding(.top)

        VStack(alignment: .leading, spacing: 12) {
          line("Place", product.place.title)
          Divider()
          line("Amount", "\(product.amount)")
          Divider()
          line(
            "Best before",
            Self.formatter.string(from: Date(timeIntervalSinceReferenceDate: Double(product.days) * 86_400)))
        }
        .onPreferenceChange(WidthKey.self) { self.nameWidth = $0 }
        .card()

        Button(action: { self.change { $0.amount += 1 } }) {
          HStack {
            Image(systemName: "cart.badge.plus")
            Text("One more")
          }
        }
        .buttonStyle(FilledButtonStyle())

        Button("Use one") { self.change { $0.amount = max(0, $0.amount - 1) } }
          .buttonStyle(FilledButtonStyle(color: .orange))
          .disabled(product.amount == 0)

        NavigationLink(destination: Tips(product: product), isActive: $showsTips) { EmptyView() }
        Button(action: { self.showsTips = true }) {
          HStack {
            Text("Tips")
            Spacer()
            Image(systemName: "chevron.right")
          }
        }

        if !product.note.isEmpty {
          Text(product.note).italic().fixedSize(horizontal: false, vertical: true)
        }
      }
      .padding()
    }
    .sheet(isPresented: $isEditing) {
      ProductForm(isPresented: self.$isEditing, product: product) {
        self.store.dispatch(action: ProductActions.Change(product: $0))
      }
      .environmentObject(self.store)
    }
  }

  private func line(_ name: String, _ value: String) -> some View {
    HStack {
      Text(name).bold().modifier(EqualWidth(width: nameWidth))
      Text(value)
      Spacer()
    }
  }

  private func change(_ change: (inout Product) -> Void) {
    guard var product = product else { return }
    change(&product)
    store.dispatch(action: ProductActions.Change(product: product))
  }

  static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter
  }()
}
