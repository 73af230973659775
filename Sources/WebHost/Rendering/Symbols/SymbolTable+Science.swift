extension SymbolTable {
  /// Bodies, devices, cameras, measures.
  static let science: [String: StaticString] = [
    "accessibility":
      """
    M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z|M12 6.5h.01M6.5 9.5l5.5 1l5.5-1M12 10.5v3M9 18.5l3-5l3 5
    """,
    "allergens":
      """
    M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.5 1.5M17 17l1.5 1.5M5.6 18.4l1.5-1.5\
    M17 7l1.5-1.5
    """,
    "appletv": "M5 6h14a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3z|M8 12h8",
    "arkit":
      """
    M12 8l4 2.2v4.6L12 17l-4-2.2v-4.6zM12 12.5V17M8 10.2l4 2.3l4-2.3M3 7V5l3-2M21 7V5l-3-2M3 17v2l3 2M21 17v2l-3 2
    """,
    "arrow.branch": "M12 22V12L5 5M12 12l7-7M5 9V5h4M19 9V5h-4",
    "aspectratio": "M2 4h20v16H2z|M6 12V8h4M18 12v4h-4",
    "camera.aperture":
      """
    M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z|M9 8l11-1M15 8l5 9M18 14l-6 8M15 16l-11 1M9 16L4 7M6 10l6-8
    """,
    "camera.filters":
      """
    M12 3a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11zM8 10a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11z\
    M16 10a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11z
    """,
    "camera.macro":
      """
    M12 8a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM12 8c-3-7 3-7 0 0M14 9c6-4 6 4 .5 2.5M10 9c-6-4-6 4-.5 2.5M12 13v9\
    M12 20c-4 0-5-2-5-4M12 20c4 0 5-2 5-4
    """,
    "character.book.closed": "M6 2h14v20H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z|M4.5 18H20M9.5 14.5L12.5 6l3 8.5M10.5 12h4",
    "checkerboard.rectangle": "M3 3h18v18H3z|M3 9h18M3 15h18M9 3v18M15 3v18",
    "circle.bottomhalf.filled": "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z#M2 12h20a10 10 0 0 1-20 0z",
    "circle.hexagongrid":
      """
    M12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM5 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z\
    M19 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM8.5 3.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z\
    M15.5 3.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM8.5 15.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z\
    M15.5 15.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z
    """,
    "dot.square":
      """
    M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z#M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z
    """,
    "dpad": "M8 2h8v6h6v8h-6v6H8v-6H2V8h6z|M12 5v.01M12 19v.01M5 12h.01M19 12h.01",
    "facemask": "M5 8c4-3 10-3 14 0v6c-3 6-11 6-14 0zM5 9H2v4l3 2M19 9h3v4l-3 2|M8.5 11h7M8.5 14h7",
    "hands.clap": "M4 13l7-7M6 17l7-7M9 20l7-7M4 13c-2 4 2 9 6 8c5-2 9-7 10-9l-1-4l-3 3M12 3l.5-2M17 4l1.5-2M7 3L6 1",
    "hourglass.bottomhalf.filled": "M6 2h12M6 22h12M7 2v4l4 6l-4 6v4M17 2v4l-4 6l4 6v4#M12 14l5 5v3H7v-3z",
    "hourglass.tophalf.filled": "M6 2h12M6 22h12M7 2v4l4 6l-4 6v4M17 2v4l-4 6l4 6v4#M7.5 6h9L12 12z",
    "homepod": "M12 3c6 0 7 4 7 9s-1 9-7 9s-7-4-7-9s1-9 7-9z|M8 6c2 1.5 6 1.5 8 0",
    "light.max":
      """
    M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2
    """,
    "light.min": "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 4v.5M12 19.5v.5M4 12h.5M19.5 12h.5",
    "livephoto":
      """
    M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM12 5.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM12 2v.01M12 22v.01M2 12h.01\
    M22 12h.01M5 5h.01M19 19h.01M5 19h.01M19 5h.01
    """,
    "loupe": "M11 3a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM17 17l4.5 4.5M7.5 11h7M11 7.5v7",
    "lungs": "M12 3v8M11 8c-4-3-8 4-8 12c4 2 8-1 8-5zM13 8c4-3 8 4 8 12c-4 2-8-1-8-5z",
    "moonphase.first.quarter": "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z#M12 2a10 10 0 0 1 0 20z",
    "mouth": "M2 11c4-1 6-4 8-4l2 1l2-1c2 0 4 3 8 4c-3 8-17 8-20 0zM2 11c6 2 14 2 20 0",
    "music.note.house": "M3 11l9-8l9 8M5 9.5V21h14V9.5|M11 17.5a1.5 1.5 0 1 1-1.5-1.5H11zV11l4-1",
    "nose": "M13 3c0 6-5 9-6 13c0 4 4 2 6 4c2 1 5-1 4-4",
    "opticaldisc": "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z|M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z",
    "person.wave.2":
      """
    M8 4a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM1.5 21c0-8 13-8 13 0zM17 6c1.5 2 1.5 5 0 7M20 4c3 3.5 3 7.5 0 11
    """,
    "point.topleft.down.curvedto.point.bottomright.up":
      """
    M5 2.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM19 16.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z\
    M5 7.5v7c0 6 7 6 7 0v-5c0-6 7-6 7 0v7
    """,
    "rays": "M12 2v6M12 16v6M2 12h6M16 12h6M5 5l4 4M15 15l4 4M5 19l4-4M15 9l4-4",
    "scanner": "M2 14h20v6H2zM4 14L16 4|M6 17h.01",
    "shield.lefthalf.fill": "M12 2l8 3v6c0 6-4 9-8 11c-4-2-8-5-8-11V5z#M12 2v20c-4-2-8-5-8-11V5z",
    "signpost.right": "M4 5h13l4 4l-4 4H4zM11 2v3M11 13v9",
    "simcard": "M6 2h8l5 5v15H6z|M9 12h7v6H9zM12.5 12v6",
    "steeringwheel":
      """
    M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM12 10a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM2.5 10l7 2M21.5 10l-7 2\
    M12 15v7
    """,
    "sun.horizon": "M2 16h20M6.5 16a5.5 5.5 0 0 1 11 0M12 4v3M4.5 7.5l2 2M19.5 7.5l-2 2M7 20h10",
    "timelapse": "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z|M12 12V6M12 12l4 4",
    "translate": "M3 5h10M8 3v2M5 14c3-2 5-5 5.5-9M5.5 8c1 3 3 4.5 6 6M12 21l4.5-11L21 21M13.5 17.5h6",
    "wave.3.forward": "M6 9c1.5 2 1.5 4 0 6M10 6.5c3 3.5 3 7.5 0 11M14 4c4.5 5 4.5 11 0 16",
  ]
}
