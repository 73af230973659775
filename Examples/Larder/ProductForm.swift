import Combine
import SwiftUI

final class FormModel: ObservableObject {
  @Published var name = ""
  @Published var amount = 1
  @Published var place = Product.Place.fridge
  @Published var date = Date(timeIntervalSinceReferenceDate: 700_000_000)
  @Published var note = ""
  @Published var isFavorite = false
  @Published var fullness = 0.5
  @Published private(set) var isValid = false
  @Published private(set) var message = ""
  private var cancellables = Set<AnyCancellable>()

  init(product: Product?) {
    if let product = product {
      name = product.name
      amount = product.amount
      place = product.place
      note = product.note
      isFavorite = product.isFavorite
    }
    $name
      .debounce(for: 0.05, scheduler: RunLoop.main)
      .removeDuplicates()
      .map { $0.count >= 3 }
      .assign(to: \.isValid, on: self)
      .store(in: &cancellables)
    $name
      .map { $0.isEmpty ? "" : $0.count < 3 ? "At least three letters" : "Fine" }
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.message = $0 }
      .store(in: &cancellables)
  }
}

struct ProductForm: View {
  @Binding var isPresented: Bool
  let product: Product?
  let onSave: (Product) -> Void
  @ObservedObject private var model: FormModel

  init(isPresented: Binding<Bool>, product: Product? = nil, onSave: @escaping (Product) -> Void) {
    _isPresented = isPresented
    self.product = product
    self.onSave = onSave
    model = FormModel(product: product)
  }

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("WHAT"), footer: Text(model.message).foregroundColor(model.isValid ? .green : .red)) {
          TextField("Name", text: $model.name, onEditingChanged: { _ in }, onCommit: save)
            .autocapitalization(.words)
            .disableAutocorrection(true)
          Stepper(value: $model.amount, in: 1...20) {
            Text("Amount: \(model.amount)")
          }
          Toggle(isOn: $model.isFavorite) { Text("Favourite") }
        }
        Section(header: Text("WHERE")) {
          Picker("Place", selection: $model.place) {
            ForEach(Product.Place.allCases) { place in
              HStack {
                Image(systemName: place.symbol)
                Text(place.title)
              }.tag(place)
            }
          }
          DatePicker(selection: $model.date, in: Date.distantPast..., displayedComponents: .date) {
            Text("Best before")
          }
          VStack(alignment: .leading) {
            Text("Full: \(Int(model.fullness * 100)) %")
            Slider(value: $model.fullness, in: 0...1, step: 0.1)
          }
        }
        Section(header: Text("NOTE")) {
          TextView(text: $model.note).frame(height: 80)
        }
        Button(action: save) {
          Text("Save").frame(maxWidth: .infinity)
        }
        .disabled(!model.isValid)
      }
      .navigationBarTitle(Text(product == nil ? "New" : "Edit"), displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { self.isPresented = false },
        trailing: Button(action: save) { Text("Done").bold() }.disabled(!model.isValid))
    }
  }

  private func save() {
    guard model.isValid else { return }
    var result = product ?? Product(name: "", amount: 1, place: .fridge, days: 7)
    result.name = model.name
    result.amount = model.amount
    result.place = model.place
    result.note = model.note
    result.isFavorite = model.isFavorite
    onSave(result)
    isPresented = false
  }
}
