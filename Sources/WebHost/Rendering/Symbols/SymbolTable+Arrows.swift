extension SymbolTable {
  /// Arrows, chevrons, turning.
  static let arrows: [String: StaticString] = [
    "arrow.2.squarepath": "M4 9V6a2 2 0 0 1 2-2h9M12 1l3 3l-3 3M20 15v3a2 2 0 0 1-2 2H9M12 17l-3 3l3 3",
    "arrow.3.trianglepath":
      """
    M8 8l4-6l4 6M14.5 7.5l1.5.5l.5-2M18 11l4 6.5h-7M16.5 15.5L14.5 17.5l2 2M12 21H4l4-7M5.5 14.5L8 14l.5 2.5
    """,
    "arrow.down.doc": "M6 2h8l5 5v15H6z|M12.5 10v7M9.5 14.5l3 3l3-3",
    "arrow.down.right.and.arrow.up.left": "M4 4l7 7M11 5v6H5M20 20l-7-7M13 19v-6h6",
    "arrow.down.to.line": "M12 3v12M6.5 10l5.5 5.5l5.5-5.5M4 20.5h16",
    "arrow.left.and.right": "M3 12h18M7 8l-4 4l4 4M17 8l4 4l-4 4",
    "arrow.left.to.line": "M21 12H8M13.5 6.5L8 12l5.5 5.5M3.5 4v16",
    "arrow.right.to.line": "M3 12h13M10.5 6.5L16 12l-5.5 5.5M20.5 4v16",
    "arrow.triangle.2.circlepath.camera":
      """
    M3 7h4l2-3h6l2 3h4v13H3z|M8 13a4 4 0 0 1 7-2M15.5 9v2.5H13M16 14a4 4 0 0 1-7 2M8.5 18v-2.5H11
    """,
    "arrow.triangle.branch": "M12 21v-6c0-4-5-4-5-8V4M4 7l3-3l3 3M12 15c0-4 5-4 5-8V4M14 7l3-3l3 3",
    "arrow.triangle.merge": "M12 21V4M9 7l3-3l3 3M5 3v2c0 4 7 4 7 9M19 3v2c0 4-7 4-7 9",
    "arrow.triangle.turn.up.right.diamond": "M12 2l10 10l-10 10L2 12z|M9 15.5v-3a2 2 0 0 1 2-2h4.5M13 8l2.5 2.5L13 13",
    "arrow.turn.down.left": "M19 4v6a4 4 0 0 1-4 4H4M9 9l-5 5l5 5",
    "arrow.turn.down.right": "M5 4v6a4 4 0 0 0 4 4h11M15 9l5 5l-5 5",
    "arrow.turn.up.left": "M19 20v-6a4 4 0 0 0-4-4H4M9 5l-5 5l5 5",
    "arrow.turn.up.right": "M5 20v-6a4 4 0 0 1 4-4h11M15 5l5 5l-5 5",
    "arrow.up.and.down": "M12 3v18M8 7l4-4l4 4M8 17l4 4l4-4",
    "arrow.up.and.down.and.arrow.left.and.right":
      """
    M12 2.5v19M2.5 12h19M9 5.5l3-3l3 3M9 18.5l3 3l3-3M5.5 9l-3 3l3 3M18.5 9l3 3l-3 3
    """,
    "arrow.up.bin": "M3 8l3-4h12l3 4v13H3zM3 8h18|M12 18v-6.5M9 14.5l3-3l3 3",
    "arrow.up.doc": "M6 2h8l5 5v15H6z|M12.5 18v-7M9.5 13.5l3-3l3 3",
    "arrow.up.left.and.arrow.down.right": "M14 20h6v-6M20 20l-7-7M10 4H4v6M4 4l7 7",
    "arrow.up.to.line": "M12 21V9M6.5 14.5L12 9l5.5 5.5M4 3.5h16",
    "arrowshape.down": "M9 3v9H4l8 9l8-9h-5V3z",
    "arrowshape.left": "M21 9h-9V4l-9 8l9 8v-5h9z",
    "arrowshape.right": "M3 9h9V4l9 8l-9 8v-5H3z",
    "arrowshape.turn.up.left": "M10 5L3 11l7 6v-4c5 0 8 1 11 6c0-7-4-10.5-11-10.5z",
    "arrowshape.turn.up.right": "M14 5l7 6l-7 6v-4c-5 0-8 1-11 6c0-7 4-10.5 11-10.5z",
    "arrowshape.up": "M9 21v-9H4l8-9l8 9h-5v9z",
    "arrowtriangle.down": "M12 19L3 5h18z",
    "arrowtriangle.left": "M5 12l14-9v18z",
    "arrowtriangle.right": "M19 12L5 3v18z",
    "arrowtriangle.up": "M12 5l9 14H3z",
    "chevron.compact.left": "M14 4l-4 8l4 8",
    "chevron.compact.right": "M10 4l4 8l-4 8",
    "chevron.compact.up": "M4 14l8-4l8 4",
    "chevron.down.2": "M5 12l7 7l7-7M5 4l7 7l7-7",
    "chevron.left.2": "M12 5l-7 7l7 7M20 5l-7 7l7 7",
    "chevron.left.forwardslash.chevron.right": "M7 6l-5 6l5 6M17 6l5 6l-5 6M14 4l-4 16",
    "chevron.right.2": "M12 5l7 7l-7 7M4 5l7 7l-7 7",
    "chevron.up.2": "M5 12l7-7l7 7M5 20l7-7l7 7",
    "clock.arrow.circlepath": "M4.5 8a8.5 8.5 0 1 1-1 4M4 3.5V8h4.5M12 7v5l3.5 2",
    "gobackward": "M4 12.5a8 8 0 1 0 8-8H9M12 1.5l-3 3l3 3",
    "goforward": "M20 12.5a8 8 0 1 1-8-8h3M12 1.5l3 3l-3 3",
    "iphone.and.arrow.forward": "M13 3H6v18h7M11 12h10M17 8l4 4l-4 4",
    "lock.rotation": "M4 12.5A8 8 0 1 0 7.5 6M4 4.5L7.5 6L6 9.5M9 11.5h6v5H9zM10 11.5V10a2 2 0 0 1 4 0v1.5",
    "rectangle.portrait.and.arrow.right": "M13 5V3H4v18h9v-2M9 12h12M17 8l4 4l-4 4",
    "rotate.left": "M6 11h12v10H6zM5 8a8 8 0 0 1 12-4M5 3.5V8h4.5",
    "rotate.right": "M6 11h12v10H6zM19 8A8 8 0 0 0 7 4M19 3.5V8h-4.5",
    "xmark.bin": "M3 8l3-4h12l3 4v13H3zM3 8h18|M9.5 12l5 5M14.5 12l-5 5",
  ]
}
