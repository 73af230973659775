extension GraphNode {
  /// What the label of a control, the child in a slot, says as text.
  func labelText(ofSlot slot: Int) -> String {
    TabItem(reading: outputs(ofSlot: slot).displays).label
  }

  /// A control with its label, the child in a slot, or with the label as its name only where labels are hidden.
  func control(_ content: DisplayContent, labelSlot slot: Int, modifiers: [DisplayModifier] = []) -> Outputs {
    let label = titled(outputs(ofSlot: slot))
    guard environment.labelsHidden else {
      return label.wrapped {
        DisplayNode(id: displayID, content: content, modifiers: modifiers, children: $0)
      }
    }
    var properties = AccessibilityProperties()
    properties.label = labelText(ofSlot: slot)
    let naming: [DisplayModifier] = properties.label?.isEmpty ?? true ? [] : [.accessibility(properties)]
    return label.wrapped { _ in
      DisplayNode(id: displayID, content: content, modifiers: modifiers + naming)
    }
  }

  /// The environment of what stands inside a control.
  var insideControl: EnvironmentValues {
    var inside = environment
    inside.isInList = false
    inside.isRowLabel = false
    inside.lazyWindow = nil
    inside.rowSelection = nil
    inside.labelsHidden = false
    return inside
  }

  /// The environment of what a control in a row is called.
  var labelOfRow: EnvironmentValues {
    var inside = insideControl
    inside.isRowLabel = environment.isInList
    return inside
  }
}

private struct RowLabelKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True in what a control in a row is called, as `isInList` is in the row itself: icons have the tint there.
  var isRowLabel: Bool {
    get { self[RowLabelKey.self] }
    set { self[RowLabelKey.self] = newValue }
  }
}

private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True where controls show no label; those who cannot see the control are told it all the same.
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls below. Assistive software still reads them.
  nonisolated public func labelsHidden() -> some View {
    modifier(EnvironmentWriter(\.labelsHidden, true))
  }

  /// Sets the size of the controls below.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    modifier(EnvironmentWriter(\.controlSize, controlSize))
  }
}
