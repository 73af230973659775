import Foundation
import ViewGraph

extension Painter {
  mutating func picker(_ picker: PickerContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("pk")
    box.movesAttributesToControl = true
    openForm(picker.key, id, box)
    switch picker.style {
    case "segmented", "palette": radios(picker, "sg", parts, box, id)
    case "inline": radios(picker, "ri ch", parts, box, id)
    case "radioGroup": radios(picker, "ri", parts, box, id)
    case "wheel": radios(picker, "wp", parts, box, id)
    default: select(picker, parts, box, id)
    }
    closeForm()
  }

  private mutating func select(_ picker: PickerContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    if picker.showsLabel { controlLabel(parts.content, id) }
    sink.open("select", id.part("i"))
    control(picker.target, picker.key, box)
    if !box.hasLabel && (!picker.showsLabel || parts.content.isEmpty) { sink.attribute("aria-label", picker.label) }
    if let selection = picker.selection { sink.value(selection, .choices) }
    for option in picker.options {
      sink.open("option", nil)
      sink.attribute("value", option.value)
      sink.choice("selected", option.value == picker.selection)
      sink.text(option.label)
      sink.close()
    }
    sink.close()
  }

  private mutating func radios(
    _ picker: PickerContent, _ name: ClassName, _ parts: NodeParts, _ box: Box, _ id: ElementID
  ) {
    let isWheel = picker.style == "wheel"
    var segments = Box()
    segments.add(name)
    if let paint = picker.background { segments.style.fill(paint) }
    if let color = picker.chosenBackground?.cssColor { segments.style.add("--ck", color) }
    if let color = picker.titles?.textColor { segments.style.add("--cn", color) }
    if let color = picker.chosenTitle?.textColor { segments.style.add("--cc", color) }
    if isWheel { segments.needsMore() }
    open("fieldset", id.part("i"), segments)
    sink.attribute("role", "radiogroup")
    sink.attribute("data-s", picker.target.name)
    sink.flag("disabled", context.isDisabled)
    for (name, value) in box.controlAttributes { sink.attribute(name, value) }
    if !box.hasLabel && !picker.label.isEmpty { sink.attribute("aria-label", picker.label) }
    sink.value(picker.selection ?? "", .choices)
    if isWheel {
      sink.open("div", id.part("w"))
      sink.attribute("class", "wr")
    }
    for (index, option) in picker.options.enumerated() {
      sink.open("label", nil)
      sink.open("input", nil)
      sink.attribute("type", "radio")
      sink.attribute("name", picker.key)
      sink.attribute("value", option.value)
      sink.choice("checked", option.value == picker.selection)
      sink.close()
      sink.open("span", nil)
      if option.isDrawn {
        sink.attribute("class", "v")
        let saved = context
        label(parts.content.dropFirst(index).prefix(1))
        context = saved
        sink.close()
        sink.close()
        continue
      }
      if let symbol = option.symbol { self.symbol(symbol, label: option.label.isEmpty ? symbol : nil) }
      sink.text(option.label)
      sink.close()
      sink.close()
    }
    if isWheel { sink.close() }
    sink.close()
  }
}
