/// No part of the target.
let old: TypeThatIsNotThere
