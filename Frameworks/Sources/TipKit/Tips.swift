import Foundation
import SwiftUI

/// What belongs to all tips.
public enum Tips {
  /// Whether a tip is shown.
  public enum Status: Sendable, Hashable {
    /// A rule does not hold, or another tip was shown too recently.
    case pending
    case available
    case invalidated(InvalidationReason)
  }

  /// Why a tip was put away.
  public enum InvalidationReason: String, Sendable, Hashable, Codable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    let label: @Sendable @MainActor () -> Text
    public let handler: @Sendable @MainActor () -> Void
    public var index: Int?

    public init(
      id: String? = nil, _ title: some StringProtocol, perform handler: @escaping @Sendable @MainActor () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id ?? title, perform: handler) { Text(title) }
    }

    public init(
      id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable @MainActor () -> Void = {}
    ) {
      self.init(id: id, title, perform: handler)
    }

    public init(
      id: String? = nil, perform handler: @escaping @Sendable @MainActor () -> Void = {},
      _ label: @escaping @Sendable @MainActor () -> Text
    ) {
      self.id = id ?? UUID().uuidString
      self.handler = handler
      self.label = label
    }
  }

  /// A condition of a tip.
  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool

    /// What `#Rule` makes.
    public init(_holds holds: @escaping @Sendable () -> Bool) {
      self.holds = holds
    }
  }

  /// How often a tip is shown at most.
  public struct MaxDisplayCount: TipOption {
    let count: Int
    public init(_ count: Int) { self.count = count }
  }

  /// How long a tip is shown at most.
  public struct MaxDisplayDuration: TipOption {
    /// How long a tip is shown at most.
    /// - Partly: it stays until it is closed or its page goes.
    public init(_ duration: TimeInterval) {}
  }

  /// Whether a tip is shown however recently another was.
  public struct IgnoresDisplayFrequency: TipOption {
    let ignores: Bool
    public init(_ ignores: Bool) { self.ignores = ignores }
  }

  /// Settings of all tips.
  public struct ConfigurationOption: Sendable {
    let interval: TimeInterval?

    /// How much time is between two tips.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption(interval: frequency.interval)
    }
    /// Where it is known which tips were put away.
    /// - Partly: always in the reader's settings.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption(interval: nil)
    }
    /// Where it is synchronised which tips were put away.
    /// - Partly: nowhere: a reader's settings are on the server already.
    public static func cloudKitContainer(_ container: CloudKitContainer?) -> ConfigurationOption {
      ConfigurationOption(interval: nil)
    }

    public struct DisplayFrequency: Sendable {
      let interval: TimeInterval
      public static let immediate = DisplayFrequency(interval: 0)
      public static let hourly = DisplayFrequency(interval: 3_600)
      public static let daily = DisplayFrequency(interval: 86_400)
      public static let weekly = DisplayFrequency(interval: 604_800)
      public static let monthly = DisplayFrequency(interval: 2_592_000)
    }

    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = DatastoreLocation()
      /// A place of the program's own.
      /// - Partly: it is in the reader's settings.
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
      /// A place that several programs share.
      /// - Partly: it is in the reader's settings.
      public static func groupContainer(identifier: String) -> DatastoreLocation { DatastoreLocation() }
    }

    public struct CloudKitContainer: Sendable {
      public static let automatic = CloudKitContainer()
      /// A container of the program's own.
      /// - Partly: nothing is synchronised.
      public static func named(_ name: String) -> CloudKitContainer { CloudKitContainer() }
    }
  }

  /// Begins to show tips. Before it is called none is shown.
  @preconcurrency @MainActor public static func configure(_ options: [ConfigurationOption] = []) throws {
    TipCenter.current.configure(interval: options.lazy.compactMap(\.interval).first ?? 0)
  }

  /// Forgets which tips were put away.
  public static func resetDatastore() throws { TipValues.removeAll() }
  /// Shows all tips, whatever their rules say.
  @preconcurrency @MainActor public static func showAllTipsForTesting() { TipCenter.current.shows = .all }
  /// Shows no tips.
  @preconcurrency @MainActor public static func hideAllTipsForTesting() { TipCenter.current.shows = .none }
  /// Shows tips of some types, whatever their rules say.
  @preconcurrency @MainActor public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    TipCenter.current.shows = .these(Set(tips.map { String(describing: $0) }))
  }
}
