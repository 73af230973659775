/// What happens in the English-language news.
enum EnglishStories {
  typealias Story = Phrasebook.Story

  static let general = [
    Story(
      "{place} votes to keep its night buses running",
      "After {months} months of argument, the council in {place} voted to pay for night buses for another year."),
    Story(
      "Flood defences in {place} pass their first real test",
      "The new flood gates in {place} closed for the first time in earnest and held back the highest water in years."),
    Story(
      "Election in {place} turns on {number} postal votes",
      "The election for mayor of {place} is so close that {number} postal votes will decide it."),
    Story(
      "{place} library lends tools, tents and a telescope",
      "Borrowers at the main library in {place} can now take home {number} things that are not books."),
    Story(
      "Teachers in {place} trial a four-day school week",
      "{number} schools around {place} are trying a four-day week, and parents are watching the clock."),
    Story(
      "Old railway line near {place} to carry trains again",
      "A line that closed two generations ago will carry passengers to {place} again, {organisation} said."),
    Story(
      "Climate plan for {place}: shade first, then everything else",
      "{place} wants to plant {number} trees in its hottest streets before next summer."),
    Story(
      "{person} to lead inquiry into {place} bridge closure",
      "The sudden closure of the bridge in {place} will be examined by {person}, who has promised plain answers."),
  ]

  static let business = [
    Story(
      "Small lenders in {place} grow {percent} percent as big banks leave",
      "Credit unions around {place} report {percent} percent more members since two large banks closed branches."),
    Story(
      "Bitcoin payments fade in {place}'s markets",
      "Of the {number} stalls in {place} that once took bitcoin, a handful still do, and cash is back."),
    Story(
      "Calder Robotics opens a factory in {place}, hires {number}",
      "The maker of warehouse robots will hire {number} people in {place} and train them itself."),
    Story(
      "Inflation eases, but not at the bakery in {place}",
      "Prices rose more slowly last month; flour, butter and rent in {place} did not get the message."),
    Story(
      "Norwood & Sons sells itself to its staff",
      "After four generations the owners of Norwood & Sons handed the firm to its {number} employees."),
    Story(
      "Energy prices fall {percent} percent as wind picks up",
      "A windy month pushed wholesale energy prices down by {percent} percent, {organisation} reported."),
    Story(
      "Start-up from {place} rents out the space under desks",
      "The company found {number} customers in {months} months for storage nobody had thought of."),
    Story(
      "Shares in Bluefin Energy jump on a battery deal",
      "Bluefin Energy will store power for {place} in batteries taken from {number} old buses."),
  ]

  static let entertainment = [
    Story(
      "A silent movie fills cinemas in {place}",
      "A new movie without a spoken word has sold out {number} shows in {place}, to the surprise of its director."),
    Story(
      "{person} wins the Lantern Prize for a first novel",
      "The jury praised {person}'s novel about a ferry that never quite arrives in {place}."),
    Story(
      "{place} orchestra plays {number} concerts in living rooms",
      "The musicians of {place} have taken their music to homes, kitchens and one swimming pool."),
    Story(
      "Review: a circus opera that should not work, and does",
      "In {place} {person} sings upside down for nine minutes, and the audience forgets to breathe."),
    Story(
      "Streaming series about lighthouse keepers renewed",
      "The slow series from {place} will return, with {number} minutes more fog."),
    Story(
      "Lost tapes of the Harbour Sisters found in {place}",
      "A collector in {place} found {number} recordings of the folk group in a piano bench."),
    Story(
      "Festival in {place} sells out in {months} minutes",
      "Tickets for the summer festival were gone in {months} minutes; a lottery will return {number} of them."),
    Story(
      "{person} on growing old on stage: “I prompt myself”",
      "At eighty-one {person} returns to the theatre in {place} with a role written for the occasion."),
  ]

  static let health = [
    Story(
      "A walk before breakfast: what {number} volunteers show",
      "Volunteers in {place} who walked before breakfast slept better after {months} weeks, a study finds."),
    Story(
      "Clinic in {place} cuts waiting time by {percent} percent",
      "By answering the telephone first, a clinic in {place} reduced waiting times by {percent} percent."),
    Story(
      "New vaccine against a winter virus enters trial in {place}",
      "The first of {number} volunteers received a vaccine against a common winter virus on Monday."),
    Story(
      "Hospital gardens: cheap, green and good for recovery",
      "Patients in {place} whose windows faced a garden went home sooner, researchers report."),
    Story(
      "Nurses in {place} design a quieter alarm",
      "A softer sound, tested over {months} months in {place}, woke {percent} percent fewer patients."),
    Story(
      "Sleep study: phones are not the only culprit",
      "{organisation} followed {number} teenagers and found that early lessons matter more than screens."),
    Story(
      "Rural pharmacies near {place} get delivery drones",
      "Medicine for {number} villages around {place} will arrive by drone when the road is closed."),
    Story(
      "{person}: “Pain is not a number from one to ten”",
      "A physician from {place} asks colleagues to listen longer and measure less."),
  ]

  static let science = [
    Story(
      "Beetle wings inspire a folding antenna for space",
      "A hinge found in beetles lets an antenna for small satellites fold to a {months}th of its size."),
    Story(
      "Telescope near {place} sees a comet break apart",
      "Astronomers near {place} watched a comet fall into {months} pieces over a single night."),
    Story(
      "Tidal power: a bay near {place} runs on the moon",
      "Four turbines near {place} delivered more power than the wind farm on {number} days of the year."),
    Story(
      "Bees count to five, researchers in {place} find",
      "In {number} trials bees chose the right number of dots {percent} percent more often than chance."),
    Story(
      "Old ice holds a diary of {number} volcanoes",
      "A core drilled over {months} months records eruptions that nobody wrote down."),
    Story(
      "Climate models get the rain right, at last",
      "A method from {place} improves forecasts of heavy rain by {percent} percent."),
    Story(
      "Fossil from a quarry in {place} fills a gap",
      "The small reptile, found by {person} on a lunch break, lived {number} million years ago."),
    Story(
      "Quantum sensor maps pipes under {place} without digging",
      "A sensor the size of a suitcase found {number} forgotten pipes under the old town of {place}."),
  ]

  static let sports = [
    Story(
      "Football: {place} win in the last minute, again",
      "For the {months}th time this season a late goal saved {place}, and nobody can explain it."),
    Story(
      "{person} breaks the indoor record by a heartbeat",
      "{person} ran the mile in {place} faster than anybody had under a roof."),
    Story(
      "Cricket: rain, tea and a hat-trick in {place}",
      "Between two showers in {place} {person} took three wickets with three balls."),
    Story(
      "Hockey: {place} sign a goalkeeper from the library league",
      "The new goalkeeper has played amateur games only; the club likes {number} saves in {months} matches."),
    Story(
      "Marathon in {place}: {number} start, a dog finishes",
      "The dog joined at mile {months}, kept a steady pace and received a medal."),
    Story(
      "Tennis: {person} out after five sets and two blackouts",
      "The lights failed twice in {place} before the longest match of the tournament ended."),
    Story(
      "Cycling: mountain stage near {place} shortened by snow",
      "Riders covered {number} kilometres instead of the full stage after snow fell on the pass."),
    Story(
      "Women's football draws record crowd in {place}",
      "Attendance rose {percent} percent on last season, and the club has opened the upper stand."),
  ]

  static let technology = [
    Story(
      "Open-source map app from {place} works without a network",
      "The app, written by {number} volunteers, finds its way through {place} with the radio off."),
    Story(
      "AI that reads ledgers finds {number} years of errors",
      "A program trained by {organisation} found mistakes that generations of clerks had copied."),
    Story(
      "Swift on the server: a small team in {place} explains its choice",
      "{person} rewrote a booking system in Swift in {months} weeks and cut its memory use by {percent} percent."),
    Story(
      "Repairable phone from {place} outlives its makers' hopes",
      "Of the first {number} phones sold in {place}, nearly all are still in use."),
    Story(
      "Robot gardeners go on trial in {place}",
      "{number} robots will weed the parks of {place}; a button lets anyone send them away."),
    Story(
      "Chip made of flax dissolves after use",
      "Engineers in {place} built a sensor that measures soil for {months} months and then disappears."),
    Story(
      "Password-free login reaches {percent} percent in {place}",
      "Residents of {place} sign in to city services with a key on their phone, and complaints have halved."),
    Story(
      "Undersea cable to {place} doubles as an earthquake sensor",
      "Light in the cable trembles when the sea floor does, and {organisation} has learned to listen."),
  ]
}
