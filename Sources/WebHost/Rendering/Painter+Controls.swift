import Foundation
import ViewGraph

extension Painter {
  mutating func toggle(_ toggle: ToggleContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("tg")
    if toggle.style == "button" { box.add("tk") }
    if toggle.style == "menu" { box.add("ch") }
    box.movesAttributesToControl = true
    openForm(toggle.key, id, box)
    if !state.isLive { sink.hidden(toggle.key, "false") }
    controlLabel(parts.content, id)
    sink.open("input", id.part("i"))
    sink.attribute("type", "checkbox")
    if toggle.style != "checkbox" && toggle.style != "menu" { sink.attribute("role", "switch") }
    sink.fixed("value", "true")
    control(toggle.target, toggle.key, box)
    sink.value(toggle.isOn ? "true" : "false", .checked)
    sink.close()
    closeForm()
  }

  mutating func slider(_ slider: SliderContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("sl")
    box.movesAttributesToControl = true
    openForm(slider.key, id, box)
    controlLabel(parts.content, id)
    sink.open("input", id.part("i"))
    sink.attribute("type", "range")
    sink.attribute("min", slider.bounds.lowerBound.shortText)
    sink.attribute("max", slider.bounds.upperBound.shortText)
    sink.attribute("step", slider.step?.shortText ?? "any")
    control(slider.target, slider.key, box)
    sink.value(slider.value.shortText, .attribute)
    sink.close()
    closeForm()
  }

  mutating func stepper(_ stepper: StepperContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("st")
    open("div", id, box)
    sink.attribute("role", "group")
    if !box.hasLabel && !parts.content.isEmpty { sink.attribute("aria-labelledby", id.part("l").name) }
    controlLabel(parts.content, id, isFor: false)
    sink.open("div", id.part("g"))
    sink.attribute("class", "sb")
    step(stepper, "-", "Decrement", "\u{2212}", stepper.canDecrement, id.part("d"))
    step(stepper, "+", "Increment", "+", stepper.canIncrement, id.part("u"))
    sink.close()
    sink.close()
  }

  private mutating func step(
    _ stepper: StepperContent, _ value: String, _ label: String, _ sign: String, _ isPossible: Bool, _ id: ElementID
  ) {
    sink.open("button", id)
    sink.attribute("type", "button")
    sink.attribute("data-t", stepper.target.name)
    sink.attribute("data-v", value)
    sink.attribute("aria-label", label)
    sink.flag("disabled", !isPossible || context.isDisabled)
    sink.text(sign)
    sink.close()
  }

  mutating func progress(_ progress: ProgressContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    let isBar = progress.isBar
    box.add(isBar ? "v as" : "v")
    open("div", id, box)
    if isBar { controlLabel(parts.content, id, isFor: false) }
    sink.open(isBar ? "progress" : "div", id.part("i"))
    if let fraction = progress.fraction {
      let value = min(1, max(0, fraction))
      sink.attribute(isBar ? "value" : "aria-valuenow", value.shortText)
      if !isBar { sink.attribute("aria-valuemax", "1") }
    }
    if !isBar {
      sink.attribute("class", "pg")
      sink.attribute("role", "progressbar")
    }
    if !parts.content.isEmpty {
      sink.attribute("aria-labelledby", id.part("l").name)
    } else if !box.hasLabel {
      sink.attribute("aria-label", "Progress")
    }
    sink.close()
    if !isBar { controlLabel(parts.content, id, isFor: false) }
    sink.close()
  }
}
