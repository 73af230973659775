// No part of any target: the project says so.
struct Unfinished: SomethingThatIsNotThere {}
