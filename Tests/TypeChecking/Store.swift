// A program as they were written in 2020: long bodies, a store with reducers, texts joined with `+`. Compiled, never run.
import SwiftUI

protocol Action {}
protocol AsyncAction: Action { func execute(state: FluxState?, dispatch: @escaping (Action) -> Void) }
protocol FluxState {}
typealias DispatchFunction = (Action) -> Void
typealias Reducer<S: FluxState> = (_ state: S, _ action: Action) -> S

final class Store<StoreState: FluxState>: ObservableObject {
  @Published public var state: StoreState
  private let reducer: Reducer<StoreState>
  init(reducer: @escaping Reducer<StoreState>, state: StoreState) { self.reducer = reducer; self.state = state }
  func dispatch(action: Action) {
    if let action = action as? AsyncAction {
      action.execute(state: state) { self.dispatch(action: $0) }
    }
    state = reducer(state, action)
  }
}
protocol ConnectedView: View {
  associatedtype State: FluxState
  associatedtype Props
  associatedtype V: View
  func map(state: State, dispatch: @escaping DispatchFunction) -> Props
  @MainActor func body(props: Props) -> V
}
extension ConnectedView {
  @MainActor func render(state: State, dispatch: @escaping DispatchFunction) -> V {
    body(props: map(state: state, dispatch: dispatch))
  }
  @MainActor var body: StoreConnector<State, V> { StoreConnector(content: render) }
}
struct StoreConnector<S: FluxState, V: View>: View {
  @EnvironmentObject var store: Store<S>
  let content: @MainActor (S, @escaping DispatchFunction) -> V
  var body: V { content(store.state, store.dispatch(action:)) }
}
