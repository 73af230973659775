import Foundation

extension Tips {
  /// Something that happens, which rules count.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    public let id: String

    public init(id: String) where DonationInfo == EmptyDonationInfo { self.id = id }
    public init(id: String, _ type: DonationInfo.Type) { self.id = id }

    /// One time that it happened.
    public struct Donation: Codable, Sendable {
      public let date: Date
      public let donationInfo: DonationInfo?
    }

    /// How often it has happened for this reader.
    @MainActor public var donations: [Donation] {
      TipCenter.current.value([Donation].self, for: "event.\(id)") ?? []
    }

    /// It has happened.
    @MainActor public func donate() async { add(nil) }
    @MainActor public func donate(_ info: DonationInfo) async { add(info) }

    /// It has happened.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
      Task { @MainActor in
        add(nil)
        completion?()
      }
    }

    @MainActor private func add(_ info: DonationInfo?) {
      // Of what happens all the time the last times are enough.
      let all = donations.suffix(99) + [Donation(date: .now, donationInfo: info)]
      TipCenter.current.setValue(Array(all), for: "event.\(id)")
    }
  }

  /// Nothing that is told of an event.
  public struct EmptyDonationInfo: Codable, Sendable {}

  /// A value that rules look at, kept for each reader; `@Parameter` makes one.
  public struct Parameter<Value: Codable & Sendable>: Sendable {
    private let key: String
    private let initial: Value

    public init(_key key: String, initial: Value) {
      self.key = "parameter.\(key)"
      self.initial = initial
    }

    @MainActor public var wrappedValue: Value {
      get { TipCenter.current.value(Value.self, for: key) ?? initial }
      nonmutating set { TipCenter.current.setValue(newValue, for: key) }
    }
  }
}
