import Foundation
import Testing
@testable import ViewGraph
@testable import WebHost

@Suite("Modifiers become declarations")
struct StyleTests {
  private func declarations(_ modifiers: DisplayModifier..., of content: DisplayContent = .box) -> String {
    var renderer = Renderer.forTests()
    let patches = renderer.replacement(node(1, content, modifiers))
    for case .styles(let rules) in patches {
      return String(rules.drop { $0 != "{" }.dropFirst().prefix { $0 != "}" })
    }
    return ""
  }

  @Test("The shadow of a material is none of a filter, which would hide what is behind")
  func shadowOfAMaterial() {
    let shadow = DisplayModifier.shadow(.color(.black), radius: 4, x: 0, y: 2)
    let round = DisplayModifier.background(
      .material("regular"), .roundedRectangle(cornerSize: CGSize(width: 9, height: 9)))
    let material = declarations(round, shadow)
    #expect(material.contains("box-shadow:0 2px 4px #000000") && !material.contains("drop-shadow"), "\(material)")
    let inset = declarations(round, .padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)), shadow)
    #expect(inset.contains("drop-shadow"), "\(inset)")
  }

  @Test("Pictures have the very colour, of which texts have a form that can be read")
  func colorsOfPictures() {
    let picture = declarations(.foreground(.color(.orange)), of: .image(ImageContent(source: .symbol("star"))))
    #expect(picture.contains("color:light-dark(#ff9500,#ff9f0a)"), "\(picture)")
    #expect(declarations(.foreground(.color(.orange)), of: .text(TextContent("star"))).contains("#b94a00"))
  }

  @Test("Symbols as they are have the colours of what they show, as far as these are known")
  @MainActor func colorsOfSymbols() {
    func declarations(_ image: Image) -> String {
      self.declarations(of: .image(image.content(in: EnvironmentValues())))
    }
    #expect(declarations(Image(systemName: "sun.max.fill").renderingMode(.original)).contains("color:"))
    #expect(declarations(Image(systemName: "sun.max.fill").renderingMode(.template)).isEmpty)
    #expect(declarations(Image(systemName: "pencil").renderingMode(.original)).isEmpty)
    #expect(
      declarations(Image(systemName: "cloud.rain.fill").renderingMode(.original)).hasPrefix(
        "color:#fff;--y1:#fff;--y3:light-dark"))
  }

  @Test("The box from the inside out")
  func box() {
    var frame = FrameSize(alignment: .topLeading)
    frame.width = 100
    frame.maxHeight = 50.5
    #expect(
      declarations(
        .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)), .frame(frame),
        .background(.color(.black), .roundedRectangle(cornerSize: CGSize(width: 10, height: 10))))
        == "padding:8px 16px;width:100px;background-color:#000000;border-radius:10px;min-height:16px;"
        + "max-height:50.5px;place-items:start start")
    #expect(
      declarations(.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        == "padding-block:1px 3px;padding-inline:2px 4px")
  }

  @Test("Colours adapt to light and dark, and text can be read")
  func colors() {
    #expect(declarations(.background(.color(.red), nil)) == "background-color:light-dark(#ff3b30,#ff453a)")
    let text = DisplayContent.text(TextContent("text"))
    #expect(declarations(.foreground(.color(.red)), of: text) == "color:light-dark(#d70015,#ff453a)")
    #expect(declarations(.foreground(.tint), of: text) == "color:var(--tint)")
    #expect(
      declarations(.background(.color(Color(red: 1, green: 0, blue: 0, opacity: 0.5)), nil))
        == "background-color:rgb(255 0 0/0.5)")
    #expect(
      declarations(.background(.color(.accentColor.opacity(0.25)), nil))
        == "background-color:color-mix(in srgb,var(--tint) 25%,transparent)")
  }

  @Test("A colour around buttons and links is told to their labels")
  func colorsAroundControls() {
    #expect(declarations(.foreground(.color(.black))) == "color:#000000;--f:#000000;--fp:#000000")
    let button = DisplayContent.button(ButtonContent(target: EventTarget(2)))
    #expect(declarations(.foreground(.color(.black)), of: button) == "color:#000000;--f:#000000;--fp:#000000")
  }

  @Test("Pictures of a fixed width keep it in rows")
  func pictures() {
    var frame = FrameSize(alignment: .center)
    frame.width = 100
    let picture = DisplayContent.image(ImageContent(source: .missing(name: "x")))
    #expect(declarations(.frame(frame), of: picture).contains("max-width:100vw"))
    #expect(!declarations(.frame(frame)).contains("max-width"))
  }

  @Test("Chosen buttons are pressed, chosen links are where the reader is")
  func chosen() {
    var chosen = AccessibilityProperties()
    chosen.traits = .isSelected
    func html(_ content: DisplayContent) -> String {
      Renderer.forTests().text(node(1, content, [.accessibility(chosen)]))
    }
    var button = ButtonContent(target: EventTarget(2))
    #expect(html(.button(button)).contains("aria-pressed=true"))
    button.location = LocationChange(key: "k", value: "v")
    #expect(html(.button(button)).contains("aria-current=true"))
    chosen.traits = [.isSelected, .isButton]
    #expect(html(.box).contains("aria-pressed=true"))
  }

  @Test("Padding below nothing is a margin")
  func negativePadding() {
    #expect(
      declarations(.padding(EdgeInsets(top: 4, leading: 0, bottom: -30, trailing: 0)))
        == "margin-block:0 -30px;margin-inline:0 0;padding-block:4px 0;padding-inline:0 0")
  }

  @Test("Outlines with lengths keep them")
  func elasticOutlines() throws {
    let path = "M0.1 0L1 1Z|M0 0L1 1Z|M10 0L-5 0Z"
    #expect(try #require(CSS.shape(path)).text == "shape(from 10px 0%,line to calc(100% + -5px) 100%,close)")
    #expect(try #require(CSS.shape("M0.1 0L1 1Z")).text == "shape(from 10% 0%,line to 100% 100%,close)")
    let shape = DisplayContent.shape(ShapeContent(geometry: .path(path), fill: .color(.red)))
    #expect(declarations(of: shape).contains("clip-path:shape("))
    let line = DisplayContent.shape(ShapeContent(geometry: .path(path), stroke: .color(.red)))
    #expect(Renderer.forTests().text(node(1, line)).contains(#"d="M0.1 0L1 1Z""#))
  }

  @Test("Outlines beyond their box are cut out of a larger one")
  func largerOutlines() throws {
    #expect(try #require(StretchedOutline("M0 0L1 0L1 1Z")).beyond == nil)
    let parts = try #require(StretchedOutline("M-0.5 0L1.5 0L1.5 1Z")?.beyond)
    #expect(parts.inset.text == "0% -50% 0% -50%")
    #expect(parts.outline.css(isEvenOdd: false)?.text == "shape(from 0% 0%,line to 100% 0%,line to 100% 100%,close)")
    // Twelve points beyond the trailing and the lower edge.
    let lengths = try #require(StretchedOutline("M0 0L1 0L1.1 1.2Z|M0 0L1 0L1 1Z|M0 0L0 0L12 12Z")?.beyond)
    #expect(lengths.inset.text == "0% -12px -12px 0%")
    #expect(
      lengths.outline.css(isEvenOdd: false)?.text
        == "shape(from 0% 0%,line to calc(100% + -12px) 0%,line to 100% 100%,close)")
    // Lengths that lead inwards are within.
    #expect(try #require(StretchedOutline("M0.1 0L0.9 1Z|M0 0L1 1Z|M10 0L-5 0Z")).beyond == nil)
    let html = Renderer.forTests().text(
      node(
        1,
        .shape(
          ShapeContent(
            geometry: .path("M0 0L2 0L2 1Z"),
            fill: .linearGradient(Gradient(colors: [.red, .blue]), start: .top, end: .bottom)))))
    #expect(html.contains("<div id=n1-f"))
  }

  @Test("Gradients")
  func gradients() {
    let gradient = Gradient(colors: [Color(white: 0), Color(white: 1)])
    #expect(
      declarations(.background(.linearGradient(gradient, start: .top, end: .bottom), nil))
        == "background-image:linear-gradient(180deg,#000000 0%,#ffffff 100%)")
    #expect(
      declarations(.background(.linearGradient(gradient, start: .topLeading, end: .bottomTrailing), nil))
        == "background-image:linear-gradient(to bottom right,#000000 0%,#ffffff 100%)")
  }

  @Test("Effects")
  func effects() {
    #expect(declarations(.blur(3), .filter(.saturation, 0.5)) == "filter:blur(3px) saturate(0.5)")
    #expect(declarations(.rotation(.degrees(45), anchor: .center)) == "rotate:45deg")
    #expect(declarations(.scale(CGSize(width: 2, height: 2), anchor: .top)) == "scale:2;transform-origin:50% 0%")
    #expect(declarations(.offset(CGSize(width: 3, height: -4))) == "translate:3px -4px")
    #expect(declarations(.blendMode("multiply")) == "mix-blend-mode:multiply")
  }

  @Test("Endless movement has keyframes")
  func looping() {
    var renderer = Renderer.forTests()
    let spec = AnimationSpec(duration: 1, curve: .init(0, 0, 1, 1), repeatCount: .infinity)
    let spinner = node(1, .box, [.looping(from: [.rotation(.zero, anchor: .center)], spec)])
    guard case .styles(let rules)? = renderer.replacement(spinner).first else {
      Issue.record("no styles")
      return
    }
    #expect(rules.hasPrefix("@keyframes k"))
    #expect(rules.contains("{from{rotate:0deg}}"))
    #expect(rules.contains("1s cubic-bezier(0,0,1,1) 0s infinite normal both"))
  }

  @Test("Names are hashes of what they stand for")
  func names() {
    #expect(StyleHash("").value == 2_166_136_261)
    #expect(StyleHash("a").value == 0xe40c_292c)
  }

  @Test("Strings of a program cannot leave their quotes")
  func quotes() {
    #expect(CSS.quoted("Fira\"; } </style> Sans-2").text == "\"Fira  style Sans-2\"")
    #expect(CSS.path("M0 0</style>L1 1Z").text == "M0 0stleL1 1Z")
  }

  @Test(
    "Numbers are short and never break a rule",
    arguments: [(1.0, "1"), (0.1 + 0.2, "0.3"), (-0.00001, "0"), (.nan, "0"), (1 / 3, "0.3333")])
  func numbers(number: Double, expected: String) {
    #expect(number.shortText == expected)
  }

  @Test("Outlines become shapes that stretch")
  func outlines() {
    #expect(
      CSS.shape("M0.5 0L1 1L0 1Z")?.text
        == "shape(from 50% 0%,line to 100% 100%,line to 0% 100%,close)")
    #expect(CSS.shape("M0 0A1 1 0 0 1 1 1") == nil)
  }
}
