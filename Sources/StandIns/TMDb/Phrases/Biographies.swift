/// What is told of those who make invented movies. `{name}`, `{family}`, `{they}`, `{their}`, `{town}`, `{year}`, `{movie}`.
enum Biographies {
  static let openings = [
    "{name} was born in {town} and grew up above a shoe shop, the youngest of four children.",
    "Born in {town}, {name} meant to become a surveyor and still owns the boots.",
    "{name} grew up in {town}, where the nearest cinema was two ferries away.",
    "The child of a tram driver and a piano teacher, {name} was born in {town} during a power cut.",
    "{name} comes from {town}. {They} left at seventeen with a suitcase and somebody else's umbrella.",
    "Raised in {town} by three aunts, {name} learned early how to hold a room.",
  ]

  static let acting = [
    "{They} trained at a small repertory company, playing butlers, trees and, once, the sea.",
    "A casting director found {their} photograph stuck to the back of another one; the part came by mistake and stayed.",
    "After ten years on stage {they} turned to film, and has hardly been off the screen since.",
    "{They} is known for parts with few words and long looks, and for arriving on set before the crew.",
    "Critics praise {their} stillness; colleagues praise {their} sandwiches.",
    "{They} prepares for each part by learning a trade, and can by now lay bricks, keep bees and tune pianos.",
  ]

  static let making = [
    "{They} began by carrying cables for free and was paid, eventually, in cables.",
    "{They} studied architecture, which explains the staircases.",
    "Three short films made with borrowed lamps brought {them} to the attention of a producer with a spare week.",
    "{They} is known for long takes, short scripts and shooting in the rain whenever there is any.",
    "{They} cut {their} teeth on commercials for furniture, of which {they} speaks with real affection.",
    "Colleagues say that nobody prepares more or improvises better.",
  ]

  static let closings = [
    "{They} lives by the sea with two dogs and a broken pinball machine.",
    "When not working, {they} restores clocks, none of which agree.",
    "{They} teaches one course a year and refuses to say in what.",
    "{They} divides {their} time between {town} and wherever the work is.",
    "A book of {their} letters is promised every spring.",
    "{They} has won several prizes and keeps them in the kitchen.",
  ]
}
