extension Image {
  /// Makes a view of encoded bytes; nil shows nothing.
  package init(data: ImageData?) {
    self.init(source: data.map(Source.data) ?? .missing(name: ""), label: nil)
  }
}
