extension SymbolTable {
  /// Documents, messages, time, charts.
  static let documents: [String: StaticString] = [
    "alarm": "M12 6a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15zM3 6l3.5-3M21 6l-3.5-3|M12 9.5V14l3 1.5",
    "book.closed": "M6 3h13v18H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z|M4 18.5a2 2 0 0 1 2-1.5h13",
    "books.vertical": "M3 3h5v18H3zM8 3h5v18H8zM14.5 5l4-1L22 19.5l-4 1z",
    "bubble.middle.bottom": "M3 4h18v13h-6l-3 4l-3-4H3z",
    "captions.bubble": "M3 4h18v13H10l-5 4v-4H3z|M6.5 9h5M14.5 9h3M6.5 13h2M11.5 13h6",
    "chart.bar.doc.horizontal": "M5 2h14v20H5z|M8.5 8h7M8.5 12h4M8.5 16h6",
    "chart.bar.xaxis": "M3 21h18M6 17v-6M10.5 17V5M15 17v-4M19 17V8",
    "chart.dots.scatter": "M3 3v18h18M8 15h.01M11 10h.01M14 14h.01M17 7h.01M18.5 12h.01",
    "chart.line.downtrend.xyaxis": "M3 3v18h18M6 8l4 5l4-3l6 8",
    "chart.line.flattrend.xyaxis": "M3 3v18h18M6 13l4-2l4 2l6-1",
    "chart.pie": "M11 4.5a8.5 8.5 0 1 0 8.5 8.5H11zM14.5 2.5a7.5 7.5 0 0 1 7 7h-7z",
    "clipboard": "M9 4H5v17h14V4h-4M9 2.5h6v4H9z",
    "doc.on.clipboard": "M8 5H4v15h5M8 5V3h5v2h4v3M10 9h10v13H10z",
    "doc.plaintext": "M5 2h14v20H5z|M8 7h8M8 11h8M8 15h5",
    "doc.richtext": "M5 2h14v20H5z|M8 6h8M8 9.5h8M8 18l3-4l2 2l1.5-2l2 4z",
    "doc.text.magnifyingglass":
      """
    M11 21H5V2h8l5 5v2M13 2v5h5M8.5 11h4M8.5 15h2M16 12a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM19 19l3 3
    """,
    "doc.zipper": "M6 2h8l5 5v15H6z|M10 4h.01M12 6h.01M10 8h.01M12 10h.01M10 13h2v4h-2z",
    "envelope.open": "M3 10l9-7l9 7v11H3z|M3 10l9 6l9-6",
    "highlighter": "M9 15l9-12l3 3l-9 11zM9 15l3 2l-3 3H5zM3 21.5h18",
    "hourglass":
      """
    M6 2.5h12M6 21.5h12M7 2.5v4c0 3 3 4 5 5.5c2-1.5 5-2.5 5-5.5v-4M7 21.5v-4c0-3 3-4 5-5.5c2 1.5 5 2.5 5 5.5v4
    """,
    "icloud.and.arrow.down": "M8 17H7a4.5 4.5 0 0 1-.5-9a6 6 0 0 1 11.5 1.5A4 4 0 0 1 18 17h-2M12 11v9.5M9 18l3 3l3-3",
    "icloud.and.arrow.up": "M8 17H7a4.5 4.5 0 0 1-.5-9a6 6 0 0 1 11.5 1.5A4 4 0 0 1 18 17h-2M12 21v-9M9 14.5l3-3l3 3",
    "lasso": "M12 4c5 0 9 2.5 9 6s-4 6-9 6s-9-2.5-9-6s4-6 9-6zM6 15c-1 3 1 5 3 6",
    "list.clipboard": "M9 4H5v17h14V4h-4M9 2.5h6v4H9zM9 11h6M9 15.5h6",
    "magazine": "M5 3h14v18H5z|M8.5 3v18M11.5 8h4.5M11.5 12h4.5",
    "message":
      """
    M12 3c5.5 0 9.5 3.3 9.5 7.8s-4 7.7-9.5 7.7c-1 0-2-.1-3-.4L4.5 21l1-4.3c-1.9-1.5-3-3.5-3-5.9C2.5 6.3 6.5 3 12 3z
    """,
    "note": "M4 4h16v11l-5 5H4z|M20 15h-5v5",
    "pencil.line": "M4 17l1-4L15 3l4 4L9 17zM4 21h16",
    "pencil.tip.crop.circle":
      "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 5.5c2 3.5 3 6 3 8.5v4.5H9V14c0-2.5 1-5 3-8.5zM9 15h6",
    "pencil.tip.crop.circle.badge.minus":
      "M20.5 9A9 9 0 1 0 15 20.5M12 5.5c2 3.5 3 6 3 8.5v4.5H9V14c0-2.5 1-5 3-8.5zM9 15h6M17 19h5",
    "pencil.tip.crop.circle.badge.plus":
      "M20.5 9A9 9 0 1 0 15 20.5M12 5.5c2 3.5 3 6 3 8.5v4.5H9V14c0-2.5 1-5 3-8.5zM9 15h6M17 19h5M19.5 16.5v5",
    "pencil.tip": "M12 2c3 5 5 9 5 14v5H7v-5c0-5 2-9 5-14zM7 16h10M12 8h.01",
    "phone.arrow.up.right":
      """
    M3.5 6h3.5l1.5 4l-2 1.5a9 9 0 0 0 4.5 4.5l1.5-2l4 1.5V19a2 2 0 0 1-2 2A13 13 0 0 1 1.5 8a2 2 0 0 1 2-2zM14 10\
    l7-7M15.5 3H21v5.5
    """,
    "phone.down": "M2 13c5-5.5 15-5.5 20 0l-1.5 4l-5-1.5v-3c-2.5-.8-4.5-.8-7 0v3l-5 1.5z",
    "photo.on.rectangle": "M7 8h14v12H7zM7 16H3V4h14v4M7 17.5l4-4l3 3l2.5-2.5l4.5 4.5",
    "photo.stack": "M3 9h18v12H3zM5.5 6h13M7.5 3h9|M3 18l5-4.5l4 4l3-2.5l6 5",
    "play.tv": "M3 4h18v13H3zM8 21h8|M10 8v5l5-2.5z",
    "popcorn":
      """
    M5 9h14l-2 13H7zM5 9a2.5 2.5 0 0 1 2-4a4 4 0 0 1 5-2a4 4 0 0 1 5 2a2.5 2.5 0 0 1 2 4|M9.5 9l1 13M14.5 9l-1 13
    """,
    "scribble": "M3 15c3-9 7-12 8-9s-6 10-4 11s6-9 9-8s-3 8-1 9s4-3 6-5",
    "signature": "M3 17c4-2 7-13 9-12s-4 12-2 13s3-5 5-5s-.5 4 1 4s2-1.5 5-1.5M3 21h18",
    "stopwatch": "M12 6a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15zM12 6V2.5M9 2.5h6M18.5 7l1.2-1.2|M12 9.5V14",
    "text.book.closed": "M6 3h13v18H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z|M4 18.5a2 2 0 0 1 2-1.5h13M9 7.5h6M9 11h4",
    "theatermasks":
      """
    M3 4c4 1 8 1 12 0v7a6 6 0 0 1-12 0zM17.5 8c1.5 0 2.5-.3 4-.8V14a6 6 0 0 1-9 5|M6.5 8h.01M11.5 8h.01M6.5 11.5\
    c1.5 2 3.5 2 5 0
    """,
    "ticket": "M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4z|M15 6.5v2M15 11v2M15 15.5v2",
    "tray.2": "M3 5h5l1.5 3h5L16 5h5v6H3zM3 15h5l1.5 3h5L16 15h5v6H3z",
    "tray.and.arrow.down": "M3 14h5l1.5 3h5L16 14h5v6H3zM3 14l2-6M21 14l-2-6M12 2v9M8.5 8l3.5 3.5L15.5 8",
    "tray.and.arrow.up": "M3 14h5l1.5 3h5L16 14h5v6H3zM3 14l2-6M21 14l-2-6M12 11.5V2.5M8.5 6L12 2.5L15.5 6",
    "tray.full": "M3 14h5l1.5 3h5L16 14h5v6H3zM3 14l3-10h12l3 10|M8.5 7h7M7.5 10.5h9",
  ]
}
