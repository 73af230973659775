/// A class of the base style sheet; only literals become one.
struct ClassName: ExpressibleByStringLiteral {
  let text: String

  init(stringLiteral value: String) {
    text = value
  }
}
