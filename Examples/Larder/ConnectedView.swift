import SwiftUI

/// As in many programs of 2019: a view that maps the store to what it shows.
protocol ConnectedView: View {
  associatedtype Props
  associatedtype V: View
  func map(state: AppState, dispatch: @escaping (Action) -> Void) -> Props
  func body(props: Props) -> V
}

extension ConnectedView {
  func render(state: AppState, dispatch: @escaping (Action) -> Void) -> V {
    body(props: map(state: state, dispatch: dispatch))
  }

  var body: StoreConnector<V> {
    StoreConnector(content: render)
  }
}

struct StoreConnector<V: View>: View {
  @EnvironmentObject var store: Store
  let content: (AppState, @escaping (Action) -> Void) -> V

  var body: V {
    content(store.state, store.dispatch(action:))
  }
}
