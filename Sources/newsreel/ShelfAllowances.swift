import Fetch
import Foundation
import Shelf
import WebHost

/// Counts services' allowances in the database that machines share, so that all of them keep within one.
struct ShelfAllowances: AllowanceCounting {
  let shelf: Shelf

  func take(_ quota: Quota, now: Date) async -> TimeInterval?? {
    do {
      return try await shelf.spend(quota.digest, period: quota.period, now: now, wait: quota.wait)
    } catch {
      HostLog.once(
        "allowances", "Allowances are counted by each process alone: see that the database of --data answers.",
        fields: ["error": "\(error.localizedDescription)"])
      return nil
    }
  }
}
