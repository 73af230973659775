import Foundation
import SwiftUI
import Synchronization

/// What one reader's browser says of their network.
final class ReaderNetwork: Sendable {
  private struct Held {
    weak var monitor: NWPathMonitor?
  }

  private struct Answer: Decodable {
    let online: Bool
    let saves: Bool
    let type: String
  }

  private struct State {
    var isOnline = true
    var hasLine = true
    var saves = false
    var interface: NWInterface.InterfaceType?
    var monitors: [Held] = []
  }

  private let state = Mutex(State())
  @MainActor private var listeners: [_Browser.Listener] = []

  @MainActor
  private init(_ browser: _Browser) {
    listeners = [
      browser.listen("line") { [weak self] text in self?.take { $0.hasLine = text == "on" } },
      browser.listen("network") { [weak self] text in
        guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(text.utf8)) else { return }
        self?.take { state in
          state.isOnline = answer.online
          state.saves = answer.saves
          state.interface = Self.interface(answer.type)
        }
      },
    ]
    browser.ask("network")
  }

  /// That of the reader whose turn it is; nil where there is none.
  @MainActor static var current: ReaderNetwork? { _Browser.current?.value { ReaderNetwork($0) } }

  /// A program whose page is not there yet is about to be seen: it has a network.
  var path: NWPath {
    state.withLock { state in
      let isThere = state.isOnline && state.hasLine
      return NWPath(
        status: isThere ? .satisfied : .unsatisfied,
        availableInterfaces: isThere ? state.interface.map { [NWInterface(type: $0)] } ?? [] : [],
        isConstrained: state.saves)
    }
  }

  func add(_ monitor: NWPathMonitor) {
    state.withLock { state in
      state.monitors.removeAll { $0.monitor == nil || $0.monitor === monitor }
      state.monitors.append(Held(monitor: monitor))
    }
  }

  private func take(_ change: (inout State) -> Void) {
    let monitors = state.withLock { state in
      change(&state)
      return state.monitors.compactMap(\.monitor)
    }
    for monitor in monitors { monitor.tell() }
  }

  /// As the Network Information API names them.
  private static func interface(_ type: String) -> NWInterface.InterfaceType? {
    switch type {
    case "wifi": .wifi
    case "cellular": .cellular
    case "ethernet": .wiredEthernet
    case "bluetooth", "wimax", "other": .other
    default: nil
    }
  }
}
