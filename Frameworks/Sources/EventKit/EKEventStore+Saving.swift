import Foundation

extension EKEventStore {
  private func refuse() throws { throw EKError(.eventStoreNotAuthorized) }

  /// Fails.
  public func save(_ event: EKEvent, span: EKSpan) throws { try refuse() }
  /// Fails.
  public func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try refuse() }
  /// Fails.
  public func remove(_ event: EKEvent, span: EKSpan) throws { try refuse() }
  /// Fails.
  public func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { try refuse() }
  /// Fails.
  public func save(_ reminder: EKReminder, commit: Bool) throws { try refuse() }
  /// Fails.
  public func remove(_ reminder: EKReminder, commit: Bool) throws { try refuse() }
  /// Fails.
  public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { try refuse() }
  /// Fails.
  public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { try refuse() }
  /// Fails.
  public func commit() throws { try refuse() }
  /// Forgets what was not kept: there is nothing.
  public func reset() {}
  /// Looks for changes: there are none.
  public func refreshSourcesIfNecessary() {}
}
