/// What stories of the stand-in of Hacker News are about, and how their titles read.
enum StoryWords {
  /// What people build with and argue about.
  static let topics = [
    "SQLite", "WebAssembly", "RISC-V boards", "a Lisp for microcontrollers", "container registries", "type inference",
    "incremental compilation", "e-ink displays", "heat pumps", "undersea cables", "message queues", "CRDTs",
    "mechanical keyboards", "tide prediction", "vector search", "garbage collection", "static site generators",
    "amateur radio", "zero-knowledge proofs", "property-based testing", "the ELF format", "font rendering",
    "bloom filters", "build systems", "feature flags", "printer drivers", "log-structured storage", "weather balloons",
    "the Fourier transform", "packet capture", "grid batteries", "regular expressions", "time zones", "calendars",
    "local-first software", "terminal emulators", "consensus protocols", "laser cutters", "sourdough starters",
    "satellite imagery", "open hardware", "memory allocators", "spreadsheets", "railway signalling", "fuzz testing",
    "speech synthesis", "public-domain maps", "query planners", "dependency updates", "text editors",
    "digital preservation", "seed banks", "formal verification", "on-call rotations", "analog synthesizers",
    "load balancers", "image codecs", "soil sensors", "library catalogues", "shortwave propagation",
  ]
  static let languages = ["Rust", "Go", "Zig", "Elixir", "OCaml", "C", "Swift", "Haskell", "Forth", "Lua", "Julia"]
  static let places = [
    "Reykjav\u{ED}k", "Osaka", "Tallinn", "Montevideo", "Ljubljana", "Halifax", "Valpara\u{ED}so", "Utrecht", "Nairobi",
    "Dunedin",
  ]
  static let companies = [
    "Lanternworks", "Quillbase", "Tidepool Robotics", "Northlight Energy", "Plaintext Labs", "Copperleaf Maps",
    "Hushmark", "Orbital Loom", "Fernway Health", "Gridmoth",
  ]
  static let sites = [
    "lowlevelnotes.example", "www.quarterlybits.example", "blog.driftwood.example", "tidewire.example",
    "papers.openlattice.example", "git.cobblestone.example", "www.northernledger.example", "smallcomputers.example",
    "essays.plainweave.example", "signalandnoise.example", "thegridreport.example", "www.lab-notebook.example",
    "kernelgarden.example", "archive.paperboat.example", "research.halfmoon.example", "dev.lanternworks.example",
  ]

  static let links = [
    "{Topic} from first principles", "What I learned from {number} days of {topic}", "The quiet return of {topic}",
    "How {company} rewrote its billing system in {language}", "Why {topic} still matter in {year}",
    "Against {topic}", "In defense of {topic}", "A visual introduction to {topic}", "{Topic}: the good parts",
    "We deleted {number},000 lines of code and nobody noticed", "Notes on {topic}",
    "The unreasonable effectiveness of {topic}", "{company} open-sources its work on {topic}",
    "An oral history of {topic}", "Debugging {topic} with nothing but printf",
    "{Topic} considered helpful", "Scaling {topic} to {number} million users on one machine",
    "The hidden cost of {topic}", "A small {place} team is rethinking {topic}", "Reverse engineering a {year} printer",
    "{language} {number}.0 released", "Writing {topic} in {number} lines of {language}",
    "Faster {topic} by doing less", "The \u{201C}boring\u{201D} way to run {topic}",
    "Postmortem: {number} hours of downtime at {company}", "How {place} solved {topic}",
    "Tail latency, {topic} & you", "Is {topic} the future? \u{2013} A skeptic&#x27;s review [pdf]",
    "The map of {place} that was never finished ({year})", "{company} is shutting down",
    "Understanding {topic} by breaking them", "Every mistake I made with {topic}",
    "A {number}-year-old bug in {topic}", "Benchmarks of {topic} <em>after</em> the {year} release",
  ]
  static let asks = [
    "Ask HN: How do you keep up with {topic}?", "Ask HN: What are you working on this week?",
    "Ask HN: Is anyone still using {topic} in production?", "Ask HN: Best books on {topic}?",
    "Ask HN: Leaving a job after {number} months, good idea?", "Ask HN: How did you learn {language}?",
    "Ask HN: What replaced {topic} for you?", "Ask HN: Remote work from {place}?",
    "Ask HN: What is your backup routine in {year}?", "Ask HN: Who regrets moving to {topic}?",
  ]
  static let shows = [
    "Show HN: I built a toy version of {topic}", "Show HN: {Topic} in your browser, no account needed",
    "Show HN: A {language} library for {topic}", "Show HN: My weekend with {topic}",
    "Show HN: An open dataset about {topic}", "Show HN: {Topic} on a {number} kB budget",
    "Show HN: A field guide to {topic}", "Show HN: Self-hosted {topic} in one binary",
    "Show HN: A command line for {topic}",
  ]
  static let tells = [
    "Tell HN: {company} just closed my account", "Tell HN: {topic} saved my thesis",
    "Tell HN: Thank you for {number} years of advice",
  ]
  static let jobs = [
    "{company} is hiring a {language} engineer ({place}, remote)", "{company} (W{number}) is hiring",
    "Work on {topic} at {company}", "{company} is looking for its first designer",
  ]
  static let polls = [
    "Poll: How do you feel about {topic}?", "Poll: What is your main language in {year}?",
    "Poll: How large is your team?",
  ]
  static let options = [
    "Could not work without it", "I use it, reluctantly", "Used to, no longer", "Never tried", "Something else",
    "It depends (see comments)",
  ]
}
