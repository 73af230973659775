import Testing
import ViewGraph

@testable import WebHost

/// Symbols by the names that programs use.
@Suite struct SymbolTests {
  @Test(arguments: Self.names)
  func namesInUseAreDrawn(_ name: String) throws {
    let drawing = try #require(SymbolTable.drawing(for: name), "\(name)")
    #expect(!drawing.path.isEmpty || !drawing.letters.isEmpty)
    let drawings = [drawing.path, drawing.details, drawing.solid, drawing.enclosure ?? "", drawing.badge ?? ""]
    #expect(drawings.allSatisfy { !$0.contains("|") && !$0.contains("#") })
  }

  @Test func whatIsNotKnownIsNotDrawn() {
    for name in ["no.such.symbol", "", ".fill", "fill", "circle.", ".", "badge", "star.badge.nothing", "..", "123"] {
      #expect(SymbolTable.drawing(for: name) == nil, "\(name)")
    }
  }

  @Test func theEndsOfANameAreApplied() throws {
    let star = try #require(SymbolTable.drawing(for: "star"))
    let circle = try #require(SymbolTable.drawing(for: "circle"))
    var filled = star
    filled.isFilled = true
    #expect(SymbolTable.drawing(for: "star.fill") == filled)
    filled.enclosure = circle.path
    #expect(SymbolTable.drawing(for: "star.circle.fill") == filled)
    var slashed = star
    slashed.isSlashed = true
    slashed.badge = SymbolTable.drawing(for: "plus")?.path
    #expect(SymbolTable.drawing(for: "star.slash.badge.plus") == slashed)
    #expect(SymbolTable.drawing(for: "icloud.fill") == SymbolTable.drawing(for: "cloud.fill"))
    #expect(SymbolTable.drawing(for: "7.circle")?.letters == "7")
    #expect(SymbolTable.drawing(for: "goforward.15")?.letters == "15")
    let both = SymbolTable.drawing(for: "photo.fill.on.rectangle.fill")
    #expect(both?.isFilled == true && both?.path == SymbolTable.drawing(for: "photo.on.rectangle")?.path)
  }

  @Test(arguments: ["camera.fill", "star.circle.fill", "cart.badge.plus", "7.circle.fill"])
  func whatIsLeftOutOfASymbolIsAHoleAndNotAColour(_ name: String) {
    var writer = HTMLWriter()
    writer.symbolDefinition(name)
    let text = writer.fragment.string
    #expect(text.contains("<mask id=\"y-\(name)-h\"") || text.contains("<mask id=y-\(name)-h"), "\(text)")
    #expect(text.contains("url(#y-\(name)-h)"))
    #expect(!text.contains("var(--bg)"))
  }

  @Test func aSymbolWithoutHolesHasNoMask() {
    for name in ["star", "star.fill", "star.circle", "camera"] {
      var writer = HTMLWriter()
      writer.symbolDefinition(name)
      #expect(!writer.fragment.string.contains("mask"), "\(name)")
    }
  }

  @Test func spaceAroundASymbolTakesNothingFromIt() {
    let symbol = DisplayContent.image(ImageContent(source: .symbol("star")))
    var frame = FrameSize()
    frame.width = 44
    let renderer = Renderer.forTests()
    let framed = renderer.text(node(1, symbol, [.frame(frame)]))
    #expect(framed.hasPrefix("<div id=n1") && framed.contains("<svg id=n1-c class=y"), "\(framed)")
    let image = ImageContent(source: .symbol("star"), isResizable: true)
    let resizable = renderer.text(node(1, .image(image), [.frame(frame)]))
    #expect(resizable.hasPrefix("<svg id=n1"), "\(resizable)")
  }

  /// The names that programs use most.
  private static let names = """
    1.circle 10.square 2.circle.fill 3.square.fill a.circle abc airplane airplane.arrival airplane.circle
    airplane.departure airplayaudio airplayvideo airpods airpodspro alarm alarm.fill ant ant.fill
    antenna.radiowaves.left.and.right app app.badge app.fill apple.terminal applewatch applewatch.watchface
    apps.iphone archivebox archivebox.circle archivebox.fill arrow.2.circlepath arrow.2.squarepath
    arrow.3.trianglepath arrow.backward arrow.backward.circle arrow.clockwise arrow.clockwise.circle
    arrow.clockwise.circle.fill arrow.clockwise.icloud arrow.counterclockwise arrow.counterclockwise.circle
    arrow.counterclockwise.circle.fill arrow.down arrow.down.app arrow.down.circle arrow.down.circle.fill
    arrow.down.doc arrow.down.left arrow.down.right arrow.down.right.and.arrow.up.left arrow.down.square
    arrow.down.to.line arrow.forward arrow.forward.circle arrow.left arrow.left.and.right arrow.left.arrow.right
    arrow.left.circle arrow.left.circle.fill arrow.left.right arrow.left.square arrow.left.to.line arrow.right
    arrow.right.arrow.left arrow.right.circle arrow.right.circle.fill arrow.right.square arrow.right.to.line
    arrow.triangle.2.circlepath arrow.triangle.2.circlepath.camera arrow.triangle.2.circlepath.camera.fill
    arrow.triangle.2.circlepath.circle arrow.triangle.branch arrow.triangle.merge
    arrow.triangle.turn.up.right.diamond arrow.turn.down.left arrow.turn.down.right arrow.turn.up.left
    arrow.turn.up.right arrow.up arrow.up.and.down arrow.up.and.down.and.arrow.left.and.right arrow.up.arrow.down
    arrow.up.arrow.down.circle arrow.up.arrow.down.square arrow.up.bin arrow.up.circle arrow.up.circle.fill
    arrow.up.doc arrow.up.forward arrow.up.forward.app arrow.up.forward.square arrow.up.left
    arrow.up.left.and.arrow.down.right arrow.up.right arrow.up.right.circle arrow.up.right.square arrow.up.square
    arrow.up.to.line arrow.uturn.backward arrow.uturn.backward.circle arrow.uturn.forward arrow.uturn.left
    arrow.uturn.left.circle arrow.uturn.right arrowshape.down arrowshape.left arrowshape.right
    arrowshape.turn.up.left arrowshape.turn.up.left.fill arrowshape.turn.up.right arrowshape.turn.up.right.fill
    arrowshape.up arrowshape.up.fill arrowtriangle.backward.fill arrowtriangle.down arrowtriangle.down.fill
    arrowtriangle.forward.fill arrowtriangle.left arrowtriangle.left.fill arrowtriangle.right
    arrowtriangle.right.fill arrowtriangle.up arrowtriangle.up.fill asterisk asterisk.circle at at.circle atom
    b.square.fill backpack backpack.fill backward backward.end backward.end.fill backward.fill bag bag.badge.plus
    bag.circle bag.fill bandage bandage.fill banknote banknote.fill barcode barcode.viewfinder barometer baseball
    basket basket.fill basketball bathtub battery.0 battery.100 battery.25 battery.50 battery.75 bed.double
    bed.double.circle bed.double.fill bell bell.badge bell.badge.fill bell.circle bell.circle.fill bell.fill
    bell.slash bell.slash.fill bicycle bicycle.circle binoculars binoculars.fill bird bird.fill birthday.cake
    birthday.cake.fill bitcoinsign bitcoinsign.circle bitcoinsign.circle.fill bold bolt bolt.circle bolt.circle.fill
    bolt.fill bolt.horizontal bolt.slash book book.circle book.closed book.closed.fill book.fill bookmark
    bookmark.circle bookmark.circle.fill bookmark.fill bookmark.slash books.vertical books.vertical.fill brain
    brain.head.profile briefcase briefcase.circle briefcase.fill bubble.left bubble.left.and.bubble.right
    bubble.left.and.bubble.right.fill bubble.left.fill bubble.middle.bottom bubble.right bubble.right.fill building
    building.2 building.2.fill building.columns building.columns.fill building.fill bus bus.fill calendar
    calendar.badge.clock calendar.badge.plus calendar.circle calendar.day.timeline.left camera camera.circle
    camera.circle.fill camera.fill camera.rotate camera.viewfinder capslock capsule capsule.fill capsule.portrait
    captions.bubble car car.circle car.fill carrot carrot.fill cart cart.badge.minus cart.badge.plus cart.circle
    cart.fill cart.fill.badge.plus case case.fill cat cat.fill chair chair.lounge character character.cursor.ibeam
    chart.bar chart.bar.doc.horizontal chart.bar.fill chart.bar.xaxis chart.dots.scatter chart.line.downtrend.xyaxis
    chart.line.flattrend.xyaxis chart.line.uptrend.xyaxis chart.pie chart.pie.fill chart.xyaxis.line checklist
    checkmark checkmark.bubble checkmark.circle checkmark.circle.fill checkmark.message checkmark.rectangle
    checkmark.seal checkmark.seal.fill checkmark.shield checkmark.shield.fill checkmark.square checkmark.square.fill
    chevron.backward chevron.compact.down chevron.compact.left chevron.compact.right chevron.compact.up chevron.down
    chevron.down.2 chevron.down.circle chevron.down.circle.fill chevron.forward chevron.left chevron.left.2
    chevron.left.circle chevron.left.circle.fill chevron.left.forwardslash.chevron.right
    chevron.left.slash.chevron.right chevron.left.square chevron.right chevron.right.2 chevron.right.circle
    chevron.right.circle.fill chevron.right.square chevron.up chevron.up.2 chevron.up.chevron.down chevron.up.circle
    chevron.up.circle.fill circle circle.circle circle.circle.fill circle.dashed circle.fill circle.grid.2x2
    circle.grid.2x2.fill circle.grid.3x3 circle.grid.3x3.fill circle.grid.cross circle.inset.filled
    circle.lefthalf.fill circle.lefthalf.filled circle.righthalf.filled circle.slash circle.square circlebadge
    circlebadge.fill clear clear.fill clock clock.arrow.circlepath clock.badge.checkmark clock.fill cloud cloud.bolt
    cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill cloud.drizzle cloud.drizzle.fill cloud.fill cloud.fog
    cloud.fog.fill cloud.hail cloud.heavyrain cloud.heavyrain.fill cloud.moon cloud.moon.fill cloud.moon.rain
    cloud.moon.rain.fill cloud.rain
    cloud.rain.fill cloud.sleet cloud.snow cloud.snow.fill cloud.sun cloud.sun.fill cloud.sun.rain cloud.sun.rain.fill
    command command.circle
    command.square computermouse cone control cpu cpu.fill creditcard creditcard.circle creditcard.fill crop
    crop.rotate cross cross.case cross.case.fill cross.circle cross.fill crown crown.fill cube cube.fill
    cube.transparent cup.and.saucer cup.and.saucer.fill curlybraces curlybraces.square cursorarrow cursorarrow.click
    cursorarrow.rays cylinder decrease.indent delete.left delete.left.fill delete.right desktopcomputer dial.min
    diamond diamond.fill dice dice.fill die.face.1 die.face.2 die.face.3 die.face.4 die.face.5 die.face.6
    die.face.6.fill display divide doc doc.append doc.badge.plus doc.fill doc.on.clipboard doc.on.clipboard.fill
    doc.on.doc doc.on.doc.fill doc.plaintext doc.richtext doc.text doc.text.fill doc.text.image
    doc.text.magnifyingglass doc.zipper dock.rectangle dog dog.fill dollarsign dollarsign.circle
    dollarsign.circle.fill dollarsign.square door.left.hand.closed door.left.hand.open dot.radiowaves.left.and.right
    dot.radiowaves.right drop drop.circle drop.fill drop.triangle dumbbell dumbbell.fill ear earbuds eject
    eject.fill ellipsis ellipsis.bubble ellipsis.circle ellipsis.circle.fill ellipsis.rectangle envelope
    envelope.badge envelope.circle envelope.fill envelope.open envelope.open.fill equal equal.circle equal.square
    escape eurosign eurosign.circle exclamationmark exclamationmark.2 exclamationmark.bubble exclamationmark.circle
    exclamationmark.circle.fill exclamationmark.icloud exclamationmark.octagon exclamationmark.octagon.fill
    exclamationmark.shield exclamationmark.square exclamationmark.triangle exclamationmark.triangle.fill
    externaldrive externaldrive.fill eye eye.circle eye.fill eye.slash eye.slash.fill eyedropper eyedropper.halffull
    eyeglasses eyes face.smiling face.smiling.fill faceid fan fan.fill ferry figure.run figure.stand
    figure.walk figure.wave figure.yoga film film.fill fish fish.fill flag flag.circle flag.fill flag.slash flame
    flame.circle flame.fill flashlight.off.fill flashlight.on.fill flip.horizontal folder folder.badge.minus
    folder.badge.plus folder.circle folder.fill folder.fill.badge.plus football fork.knife fork.knife.circle forward
    forward.end forward.end.fill forward.fill fuelpump fuelpump.fill function gamecontroller gamecontroller.fill
    gauge gauge.medium gear gear.circle gearshape gearshape.2 gearshape.2.fill gearshape.circle gearshape.fill gift
    gift.circle gift.fill giftcard giftcard.fill globe globe.americas globe.americas.fill globe.asia.australia
    globe.desk globe.europe.africa gobackward gobackward.10 gobackward.15 gobackward.30 goforward goforward.10
    goforward.15 goforward.30 graduationcap graduationcap.fill grid grid.circle hammer hammer.circle hammer.fill
    hand.draw hand.point.left hand.point.right hand.point.up hand.point.up.fill hand.point.up.left hand.raised
    hand.raised.circle hand.raised.fill hand.raised.slash hand.tap hand.tap.fill hand.thumbsdown
    hand.thumbsdown.fill hand.thumbsup hand.thumbsup.fill hand.wave hand.wave.fill hare hare.fill headphones
    headphones.circle heart heart.circle heart.circle.fill heart.fill heart.slash heart.slash.fill hexagon
    hexagon.fill hifispeaker highlighter horn hourglass hourglass.circle house house.circle house.circle.fill
    house.fill humidity humidity.fill hurricane icloud icloud.and.arrow.down icloud.and.arrow.up icloud.fill
    icloud.slash increase.indent indianrupeesign infinity infinity.circle info info.circle info.circle.fill
    info.square inset.filled.rectangle internaldrive ipad iphone iphone.and.arrow.forward italic key key.fill
    keyboard keyboard.chevron.compact.down ladybug ladybug.fill lamp.desk lamp.table laptopcomputer
    largecircle.fill.circle lasso latch.2.case leaf leaf.circle leaf.fill level lifepreserver lightbulb
    lightbulb.circle lightbulb.fill lightbulb.slash line.3.horizontal line.3.horizontal.circle
    line.3.horizontal.decrease line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill
    line.diagonal line.horizontal.3 line.horizontal.3.circle line.horizontal.3.decrease
    line.horizontal.3.decrease.circle lineweight link link.badge.plus link.circle list.bullet list.bullet.circle
    list.bullet.clipboard list.bullet.indent list.bullet.rectangle list.clipboard list.dash list.number list.star
    list.triangle location location.circle location.circle.fill location.fill location.north location.north.fill
    location.slash location.viewfinder lock lock.circle lock.circle.fill lock.fill lock.open lock.open.fill
    lock.rotation lock.shield lock.shield.fill lock.slash macwindow macwindow.badge.plus magazine magazine.fill
    magnifyingglass magnifyingglass.circle magnifyingglass.circle.fill mail mail.fill map map.circle map.fill mappin
    mappin.and.ellipse mappin.circle mappin.circle.fill mappin.slash medal medal.fill megaphone megaphone.fill
    memorychip menubar.rectangle message message.badge message.circle message.circle.fill message.fill metronome mic
    mic.circle mic.circle.fill mic.fill mic.slash mic.slash.fill minus minus.circle minus.circle.fill minus.square
    minus.square.fill moon moon.circle moon.circle.fill moon.fill moon.stars moon.stars.fill moon.zzz moon.zzz.fill
    mountain.2 mountain.2.fill mug mug.fill multiply multiply.circle multiply.circle.fill music.mic music.note
    music.note.list network newspaper newspaper.fill nosign nosign.app note
    note.text note.text.badge.plus number number.circle number.square octagon octagon.fill opticaldiscdrive option
    oval oval.fill paintbrush paintbrush.fill paintbrush.pointed paintbrush.pointed.fill paintpalette
    paintpalette.fill paperclip paperclip.circle paperplane paperplane.circle paperplane.circle.fill paperplane.fill
    paragraphsign parkingsign pause pause.circle pause.circle.fill pause.fill pawprint pawprint.circle pawprint.fill
    peacesign pencil pencil.and.outline pencil.circle pencil.circle.fill pencil.line pencil.slash pencil.tip
    pentagon pentagon.fill percent person person.2 person.2.circle person.2.fill person.3 person.3.fill
    person.badge.key person.badge.minus person.badge.plus person.badge.shield.checkmark person.circle
    person.circle.fill person.crop.circle person.crop.circle.badge.checkmark person.crop.circle.badge.plus
    person.crop.circle.badge.xmark person.crop.circle.fill person.crop.rectangle person.crop.square person.fill
    person.fill.badge.plus person.fill.checkmark person.fill.questionmark person.fill.xmark person.icloud
    person.text.rectangle personalhotspot phone phone.arrow.up.right phone.circle phone.circle.fill phone.down
    phone.down.fill phone.fill photo photo.badge.plus photo.circle photo.fill photo.on.rectangle
    photo.on.rectangle.angled photo.stack photo.stack.fill pianokeys pills pills.fill pin pin.circle pin.fill
    pin.slash play play.circle play.circle.fill play.fill play.rectangle play.rectangle.fill play.square play.tv
    playpause playpause.fill plus plus.app plus.app.fill plus.bubble plus.circle plus.circle.fill
    plus.forwardslash.minus plus.message plus.rectangle plus.square plus.square.fill plus.square.on.square plusminus
    popcorn popcorn.fill power power.circle power.circle.fill powerplug printer printer.fill puzzlepiece
    puzzlepiece.extension puzzlepiece.fill pyramid qrcode qrcode.viewfinder questionmark questionmark.app
    questionmark.bubble questionmark.circle questionmark.circle.fill questionmark.square questionmark.square.dashed
    quote.bubble quote.bubble.fill quote.closing quote.opening radio rainbow record.circle record.circle.fill
    rectangle rectangle.3.group rectangle.3.group.fill rectangle.3.offgrid rectangle.3.offgrid.fill
    rectangle.and.pencil.and.ellipsis rectangle.compress.vertical
    rectangle.dashed rectangle.expand.vertical rectangle.fill rectangle.grid.1x2 rectangle.grid.1x2.fill
    rectangle.grid.2x2 rectangle.grid.3x2 rectangle.inset.filled rectangle.on.rectangle rectangle.portrait
    rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right rectangle.portrait.fill rectangle.slash
    rectangle.split.2x1 rectangle.split.3x1 rectangle.stack rectangle.stack.badge.person.crop
    rectangle.stack.badge.plus rectangle.stack.fill rectangle.stack.person.crop repeat repeat.1 repeat.circle return
    rhombus road.lanes rosette rotate.left rotate.right rublesign ruler ruler.fill safari safari.fill sailboat
    scalemass scalemass.fill scissors scissors.circle scope screwdriver screwdriver.fill scribble seal seal.fill
    server.rack shield shield.checkered shield.fill shield.lefthalf.filled shield.slash shift shippingbox
    shippingbox.fill shower shuffle shuffle.circle sidebar.leading sidebar.left sidebar.right sidebar.squares.left
    sidebar.trailing signature slider.horizontal.2.square slider.horizontal.3 slider.horizontal.below.rectangle
    slider.vertical.3 smallcircle.circle smallcircle.filled.circle smoke smoke.fill snow snowflake snowflake.circle
    soccerball sofa sofa.fill sparkle sparkles speaker speaker.fill speaker.slash speaker.slash.fill speaker.wave.1
    speaker.wave.1.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill speedometer
    sportscourt sportscourt.fill square square.3.layers.3d square.and.arrow.down square.and.arrow.down.fill
    square.and.arrow.up square.and.arrow.up.circle square.and.arrow.up.fill square.and.pencil square.dashed
    square.fill square.grid.2x2 square.grid.2x2.fill square.grid.3x2 square.grid.3x3 square.grid.3x3.fill
    square.grid.4x3.fill square.lefthalf.filled square.on.circle square.on.square square.slash square.split.2x1
    square.split.2x2 square.stack square.stack.3d.up square.stack.3d.up.fill square.stack.fill star star.bubble
    star.circle star.circle.fill star.fill star.leadinghalf.filled star.lefthalf.fill star.slash star.square
    staroflife sterlingsign sterlingsign.circle stethoscope stop stop.circle stop.circle.fill stop.fill stopwatch
    stopwatch.fill strikethrough suit.club suit.club.fill suit.diamond suit.diamond.fill suit.heart suit.heart.fill
    suit.spade suit.spade.fill suitcase suitcase.fill sum sun.dust sun.haze sun.max sun.max.fill sun.min
    sun.min.fill sunrise sunrise.fill sunset sunset.fill swift switch.2 syringe table tablecells tablecells.fill tag
    tag.circle tag.fill tag.slash target tennisball terminal terminal.fill testtube.2 text.aligncenter
    text.alignleft text.alignright text.append text.badge.checkmark text.badge.plus text.book.closed
    text.book.closed.fill text.bubble text.bubble.fill text.cursor text.justify text.justifyleft
    text.magnifyingglass text.quote text.viewfinder textformat textformat.123 textformat.abc textformat.alt
    textformat.size theatermasks theatermasks.fill thermometer thermometer.medium thermometer.snowflake
    thermometer.sun ticket ticket.fill timer togglepower tornado tortoise tortoise.fill touchid tram tram.fill trash
    trash.circle trash.circle.fill trash.fill trash.slash tray tray.2 tray.and.arrow.down tray.and.arrow.up
    tray.fill tray.full tray.full.fill tree tree.fill triangle triangle.fill trophy trophy.fill tropicalstorm tshirt
    tshirt.fill tv tv.circle tv.fill uiwindow.split.2x1 umbrella umbrella.fill underline video video.badge.plus
    video.circle video.fill video.slash viewfinder wallet.pass wallet.pass.fill wand.and.rays wand.and.stars
    wand.and.stars.inverse water.waves wave.3.left wave.3.right waveform waveform.circle waveform.circle.fill
    waveform.path waveform.path.ecg waveform.path.ecg.rectangle wifi wifi.exclamationmark wifi.slash wind wineglass
    wineglass.fill wrench wrench.adjustable wrench.and.screwdriver wrench.and.screwdriver.fill wrench.fill xmark
    xmark.bin xmark.circle xmark.circle.fill xmark.octagon xmark.octagon.fill xmark.seal xmark.square
    xmark.square.fill yensign yensign.circle zzz
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}

@Suite struct SymbolLayerTests {
  @Test func weatherHasAColourForEachPart() throws {
    let path = try #require(SymbolTable.drawing(for: "cloud.sun.rain.fill")).path
    let layers = try #require(SymbolLayer.layers(of: "cloud.sun.rain.fill", path))
    #expect(layers.map(\.layer) == [.cloud, .fall, .sky])
    #expect(layers.map(\.path).joined() == path)
    #expect(layers[1].path.hasPrefix("M7 18"))
    #expect(layers[2].path.hasPrefix("M12.5 4.5"))
    #expect(SymbolLayer.layers(of: "cloud.fill", path) == nil)
    #expect(SymbolLayer.layers(of: "star", path) == nil)
  }

  @Test func cloudsAreWhiteWhereTheyAreFilled() {
    #expect(SymbolLayer.cloud.natural(in: "cloud.rain.fill") == "#fff")
    #expect(SymbolLayer.cloud.natural(in: "cloud.rain") == nil)
    #expect(SymbolLayer.fall.natural(in: "cloud.bolt.fill") == Color.yellow.css)
    #expect(SymbolLayer.sky.natural(in: "cloud.sun.fill") == Color.yellow.css)
  }
}
