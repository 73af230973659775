import Testing

@testable import WebHost

/// Symbols that programs of strangers mention beside the usual ones.
@Suite struct SymbolNameTests {
  @Test(arguments: Self.names)
  func isDrawn(_ name: String) throws {
    let drawing = try #require(SymbolTable.drawing(for: name), "\(name)")
    #expect(!drawing.path.isEmpty || !drawing.letters.isEmpty)
    #expect(drawing.isFilled || !drawing.solid.isEmpty || !name.hasSuffix(".fill"))
  }

  private static let names = """
    accessibility allergens app.gift app.gift.fill appletv appletv.fill aqi.high aqi.low aqi.medium arkit
    arrow.branch arrow.triangle.turn.up.right.circle arrowshape.turn.up.left.2 aspectratio aspectratio.fill
    balloon balloon.2 balloon.fill battery.100.bolt beach.umbrella bolt.car bolt.car.fill bolt.heart box.truck
    box.truck.badge.clock box.truck.fill burn burst burst.fill camera.aperture camera.filters camera.macro
    camera.metering.center.weighted car.2 carbon.dioxide.cloud character.book.closed checkerboard.rectangle
    checklist.checked checklist.unchecked circle.bottomhalf.filled circle.dotted circle.hexagongrid
    circle.hexagongrid.fill circles.hexagongrid cloud.moon.bolt cloud.moon.bolt.fill cloud.sun.bolt
    cloud.sun.bolt.fill comb cube.box cube.box.fill cursorarrow.click.2 dot.square dpad dpad.fill face.dashed
    facemask fanblades figure.2 figure.2.and.child.holdinghands figure.child figure.dance figure.fall
    figure.outdoor.cycle figure.pool.swim figure.roll figure.soccer figure.strengthtraining.traditional
    fireworks flag.2.crossed flag.checkered flask flask.fill frying.pan guitars gym.bag gyroscope handbag
    handbag.fill hands.clap hands.sparkles hat.widebrim heart.text.square heart.text.square.fill hockey.puck
    homekit homepod hourglass.bottomhalf.filled hourglass.tophalf.filled ipad.landscape iphone.gen3
    key.horizontal lamp.floor leaf.arrow.circlepath light.max light.min line.2.horizontal.decrease.circle
    list.and.film livephoto livephoto.play lizard location.magnifyingglass loupe lungs lungs.fill macpro.gen3
    macwindow.on.rectangle moon.haze moonphase.first.quarter moonphase.full.moon moonphase.new.moon mouth
    move.3d music.note.house music.note.house.fill music.note.tv music.quarternote.3
    network.badge.shield.half.filled nose opticaldisc opticid oven party.popper party.popper.fill pc
    person.2.wave.2 person.3.sequence person.3.sequence.fill person.and.background.dotted person.crop.artframe
    person.fill.turn.right person.line.dotted.person person.wave.2 photo.artframe plus.rectangle.on.rectangle
    plus.slash.minus point.topleft.down.curvedto.point.bottomright.up purchased rays rectangle.and.paperclip
    rectangle.center.inset.filled refrigerator rotate.3d scanner scooter sensor.tag.radiowaves.forward shareplay
    shield.lefthalf.fill shoe signpost.right signpost.right.fill simcard skateboard skis slash.circle slowmo
    snowboard speaker.1 speaker.2 speaker.3 speaker.3.fill speaker.zzz square.3.layers.3d.down.right
    square.split.1x2 steeringwheel storefront storefront.fill stove sun.and.horizon sun.and.horizon.fill
    sun.horizon sun.horizon.fill sunglasses surfboard swatchpalette swatchpalette.fill switch.programmable
    table.furniture takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill tennis.racket tent tent.fill
    text.below.photo text.insert textbox thermometer.high thermometer.low thermometer.variable.and.figure
    timelapse toilet train.side.front.car translate tuningfork volleyball washer wave.3.forward wind.snow
    window.vertical.closed xserve
    delete.backward delete.backward.fill delete.forward return.left flag.checkered.2.crossed arcade.stick
    figure.cooldown figure.core.training figure.arms.open medical.thermometer recordingtape eraser eraser.fill
    scribble.variable square.and.arrow.up.on.square dial.low.fill studentdesk face.smiling.inverse mustache
    suitcase.cart deskclock lessthan greaterthan increase.quotelevel circle.hexagonpath
    square.stack.3d.down.right rectangle.on.rectangle.angled rectangle.portrait.on.rectangle.portrait
    rectangle.and.text.magnifyingglass menucard menucard.fill spigot sink window.vertical.open lightswitch.on
    theatermask.and.paintbrush movieclapper fossil.shell dot.circle square.text.square
    point.3.connected.trianglepath.dotted pip pip.enter perspective skew squareshape bell.and.waveform
    waveform.and.magnifyingglass gauge.with.dots.needle.bottom.50percent helm logo.playstation logo.xbox
    apple.logo applelogo questionmark.folder
    rectangle.bottomthird.inset.filled rectangle.righthalf.inset.filled rectangle.leadinghalf.inset.filled
    inset.filled.bottomthird.rectangle document document.fill document.badge.plus text.page richtext.page
    figure.basketball figure.golf figure.tennis figure.boxing figure.stairs figure.highintensity.intervaltraining
    figure.and.child.holdinghands beats.headphones iphone.homebutton wallet.bifold suitcase.rolling car.side
    cup.and.heat.waves waterbottle waterbottle.fill air.conditioner.horizontal air.conditioner.horizontal.fill
    wand.and.sparkles person.and.arrow.left.and.arrow.right camera.on.rectangle dot.viewfinder
    textformat.superscript cooktop house.lodge
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
