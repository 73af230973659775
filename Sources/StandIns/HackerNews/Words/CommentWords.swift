/// What people say on the stand-in of Hacker News: pieces of HTML, as the service writes it.
enum CommentWords {
  static let openings = [
    "I ran {topic} in production for {number} months, and this matches what we saw.",
    "The article skips the hard part of {topic}, which is the second year.",
    "Great write-up. The part about failure modes alone was worth the read.",
    "I&#x27;m not convinced. The numbers look like they were measured on an idle machine.",
    "Counterpoint: most teams will never need {topic} at all.",
    "This reminds me of a project in {place} that failed for the opposite reason.",
    "Author here, happy to answer questions.",
    "Did anyone else notice that the second chart has no units?",
    "We tried the same in {language} and it took <i>twice</i> as long to build but half as long to debug.",
    "Honest question: how do you test any of this?",
    "This was all known in the {year}s, we just forgot.",
    "Slightly off topic, but the site loads in 40 ms without a single script. More of this, please.",
    "I teach this to undergraduates, and {topic} is where half of the class gets lost.",
    "The title is a bit much. It&#x27;s a good post about {topic} with an unfortunate headline.",
    "Nice to see {place} mentioned here for once.",
    "Having worked at {company}: it was less planned than it sounds.",
  ]
  static let replies = [
    "That has not been my experience at all.", "Could you say more about how you measured that?", "This.",
    "You&#x27;re describing a different problem, I think.", "Sure, but at what cost?",
    "&gt; most teams will never need it<p>Until the day they do, and then they need it yesterday.",
    "Agreed, with one caveat: it only works if somebody owns it.", "Thanks, that explains it better than the article.",
    "I stand corrected.", "Source? I&#x27;d love to read more.", "Have you tried turning the cache off?",
    "Exactly, and the same goes for {topic}.", "No. It was the other way around in {year}.",
    "It&#x27;s turtles all the way down.", "Small correction: it was {number}%, not half.",
  ]
  static let bodies = [
    "The trick is to keep the state in one place and let everything else be thrown away.",
    "Every abstraction leaks, but some of them leak slowly enough to be useful.",
    "We keep a spreadsheet of every outage, and {topic} is never the cause; people are.",
    "If you only remember one thing: measure first, then measure again on a slow machine.",
    "There is a good paper on this: <a href=\"https:&#x2F;&#x2F;papers.openlattice.example&#x2F;{number}\" rel=\"nofollow\">https:&#x2F;&#x2F;papers.openlattice.example&#x2F;{number}</a>",
    "My rule of thumb is that anything with more than three knobs will be set wrongly.",
    "Our first version was a shell script of {number} lines. The second was 40,000 lines and did less.",
    "It helps to write the rollback before the change.",
    "You can see it yourself:<p><pre><code>  $ measure --runs {number} &lt; sample.txt\n  median 3.1 ms, p95 9.8 ms &amp; falling\n</code></pre>",
    "The docs say otherwise, see <a href=\"https:&#x2F;&#x2F;www.lab-notebook.example&#x2F;guide&#x2F;chapter-{number}&#x2F;on-keeping-things-simple-for-longer\" rel=\"nofollow\">https:&#x2F;&#x2F;www.lab-notebook.example&#x2F;guide&#x2F;chapter-{number}&#x2F;on-...</a>",
    "What surprised me is how much of it is <i>social</i>: nobody wants to be the one who turns it off.",
    "The people in {place} who maintain it are two volunteers, by the way. Consider sending them something.",
    "I keep going back and forth on this. On paper it is simpler; on call it is not.",
    "A colleague wrote the same in {language} over a weekend, and it has been running untouched since {year}.",
    "It is the kind of problem that disappears when you stop needing an answer within a second.",
    "For small inputs none of this matters; for large ones nothing else does.",
    "I would pay for a version of this that does nothing but the first half.",
    "Please don&#x27;t do this with medical data.",
    "The license changed last month, so check before you build on it.",
  ]
  static let stories = [
    "I have been thinking about {topic} for a while, and I would like to hear how others deal with it.",
    "We are a team of {number} in {place}, and everything we have grew by accident.",
    "Some background: I come from {language} and have never shipped anything like this.",
    "It started as a joke between friends and is now used by {number} people a day.",
    "Source and documentation are at <a href=\"https:&#x2F;&#x2F;git.cobblestone.example&#x2F;project-{number}\" rel=\"nofollow\">https:&#x2F;&#x2F;git.cobblestone.example&#x2F;project-{number}</a>",
    "What would you do differently? What should I read first?",
    "I am around all day to answer questions.",
  ]
  static let abouts = [
    "I mend clocks and write {language}.", "Formerly of {company}. Opinions are mine &amp; often wrong.",
    "Interested in {topic}.<p>Say hello: <a href=\"https:&#x2F;&#x2F;essays.plainweave.example&#x2F;{number}\" rel=\"nofollow\">https:&#x2F;&#x2F;essays.plainweave.example&#x2F;{number}</a>",
    "{place}.",
  ]
}
