import Combine
import SwiftUI

protocol Action {}

protocol AsyncAction: Action {
  func execute(state: AppState?, dispatch: @escaping (Action) -> Void)
}

typealias Reducer<State> = (_ state: State, _ action: Action) -> State

struct AppState: Equatable {
  var products: [Product] = Product.samples
  var filter: Product.Place?
  var isLoading = false
  var history: [String] = []
}

enum ProductActions {
  struct Add: Action { let product: Product }
  struct Remove: Action { let offsets: IndexSet; let place: Product.Place }
  struct Move: Action { let from: IndexSet; let to: Int; let place: Product.Place }
  struct Change: Action { let product: Product }
  struct Toggle: Action { let id: UUID }
  struct SetLoading: Action { let value: Bool }
  struct Received: Action { let products: [Product] }

  struct Fetch: AsyncAction {
    func execute(state: AppState?, dispatch: @escaping (Action) -> Void) {
      dispatch(SetLoading(value: true))
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        dispatch(Received(products: [Product(name: "Delivered milk", amount: 2, place: .fridge, days: 5)]))
        dispatch(SetLoading(value: false))
      }
    }
  }
}

func productReducer(state: AppState, action: Action) -> AppState {
  var state = state
  switch action {
  case let action as ProductActions.Add:
    state.products.append(action.product)
    state.history.append("added \(action.product.name)")
  case let action as ProductActions.Remove:
    let inPlace = state.products.filter { $0.place == action.place }
    let gone = Set(action.offsets.map { inPlace[$0].id })
    state.products.removeAll { gone.contains($0.id) }
    state.history.append("removed \(gone.count)")
  case let action as ProductActions.Move:
    var inPlace = state.products.filter { $0.place == action.place }
    inPlace.move(fromOffsets: action.from, toOffset: action.to)
    state.products = state.products.filter { $0.place != action.place } + inPlace
  case let action as ProductActions.Change:
    if let index = state.products.firstIndex(where: { $0.id == action.product.id }) {
      state.products[index] = action.product
    }
  case let action as ProductActions.Toggle:
    if let index = state.products.firstIndex(where: { $0.id == action.id }) {
      state.products[index].isFavorite.toggle()
    }
  case let action as ProductActions.SetLoading:
    state.isLoading = action.value
  case let action as ProductActions.Received:
    for product in action.products where !state.products.contains(where: { $0.name == product.name }) {
      state.products.append(product)
    }
  default:
    break
  }
  return state
}

final class Store: ObservableObject {
  @Published private(set) var state: AppState
  private let reducer: Reducer<AppState>

  init(reducer: @escaping Reducer<AppState>, state: AppState) {
    self.reducer = reducer
    self.state = state
  }

  func dispatch(action: Action) {
    DispatchQueue.main.async {
      if let action = action as? AsyncAction {
        action.execute(state: self.state, dispatch: self.dispatch)
      }
      self.state = self.reducer(self.state, action)
    }
  }
}
