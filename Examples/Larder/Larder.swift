import SwiftUI

struct ContentView: View {
  @State private var selection = 0
  @EnvironmentObject var store: Store

  var body: some View {
    TabView(selection: $selection) {
      PantryList()
        .tabItem {
          VStack {
            Image(systemName: "list.bullet")
            Text("Larder")
          }
        }
        .tag(0)
      Summary()
        .tabItem {
          Image(systemName: "chart.bar.fill")
          Text("Summary")
        }
        .tag(1)
      Preferences()
        .tabItem { Label("Settings", systemImage: "gear") }
        .tag(2)
    }
    .accentColor(.purple)
    .edgesIgnoringSafeArea(.top)
  }
}

@main
struct LarderApp: App {
  @StateObject private var store = Store(reducer: productReducer, state: AppState())
  @Environment(\.scenePhase) private var scenePhase

  init() {
    UITableView.appearance().tableFooterView = UIView()
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.systemPurple]
  }

  var body: some Scene {
    WindowGroup {
      ContentView().environmentObject(store)
    }
    .onChange(of: scenePhase) { phase in
      if phase == .background { UserDefaults.standard.set(Date(), forKey: "left") }
    }
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ContentView().environmentObject(Store(reducer: productReducer, state: AppState()))
      ProductRow(product: Product.samples[0]).previewLayout(.sizeThatFits).padding()
    }
  }
}
