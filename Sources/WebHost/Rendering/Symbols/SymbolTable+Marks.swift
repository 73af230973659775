extension SymbolTable {
  /// Marks of editing, text and playback.
  static let marks: [String: StaticString] = [
    "backward.end": "M19 4v16L7 12zM4 4v16",
    "capslock": "M12 2l8 9h-4v5H8v-5H4zM8 20h8",
    "checklist": "M3 6l1.5 2L8 4M3 13l1.5 2L8 11M3 20l1.5 1.5L8 18M11 6h10M11 13h10M11 20h10",
    "circle.circle": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z|M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10z",
    "circle.inset.filled": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z#M12 6a6 6 0 1 0 0 12a6 6 0 1 0 0-12z",
    "circle.lefthalf.filled": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z#M12 3a9 9 0 0 0 0 18z",
    "circle.righthalf.filled": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z#M12 3a9 9 0 0 1 0 18z",
    "clear": "M4 4h16v16H4z|M8 8l8 8M16 8l-8 8",
    "command": "M9 9h6v6H9zM9 9H6a3 3 0 1 1 3-3zM15 9V6a3 3 0 1 1 3 3zM15 15h3a3 3 0 1 1-3 3zM9 15v3a3 3 0 1 1-3-3z",
    "control": "M5 13l7-7l7 7",
    "cursorarrow": "M5 3l14 8l-6.5 1.5L9 19z",
    "cursorarrow.rays": "M10 9l11 6l-5 1.5L13.5 21zM9 5V2M5.5 6.5l-2-2M4 10.5H1.5M5.5 14l-2 2",
    "decrease.indent": "M3 5h18M10 10h11M10 15h11M3 20h18M6.5 9.5L3 12.5l3.5 3z",
    "delete.left": "M8 5h13v14H8l-6-7z|M11 9l6 6M17 9l-6 6",
    "delete.right": "M16 5H3v14h13l6-7z|M7 9l6 6M13 9l-6 6",
    "divide": "M4 12h16M12 5.5h.01M12 18.5h.01",
    "eject": "M12 4l9 10H3zM3 18.5h18",
    "escape": "M11 4a8.5 8.5 0 1 0 9 9M13 11L4.5 4.5M4 9V4h5",
    "exclamationmark.2": "M8 4v10M8 19h.01M16 4v10M16 19h.01",
    "forward.end": "M5 4v16l12-8zM20 4v16",
    "function": "M17 4c-3-1-4 1-4.5 4L11 17c-.5 3-2 4.5-5 3.5M8 10h8",
    "increase.indent": "M3 5h18M10 10h11M10 15h11M3 20h18M3 9.5l3.5 3L3 15.5z",
    "infinity":
      """
    M12 12c-2-3-4-4.5-6-4.5a4.5 4.5 0 1 0 0 9c2 0 4-1.5 6-4.5c2-3 4-4.5 6-4.5a4.5 4.5 0 1 1 0 9c-2 0-4-1.5-6-4.5z
    """,
    "largecircle.fill.circle": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z#M12 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11z",
    "list.bullet.indent": "M7 6h14M11 12h10M11 18h10M3 6h.01M7 12h.01M7 18h.01",
    "list.star": "M9 6h12M9 12h12M9 18h12M4.5 3.5v5M2.5 5l4 2M6.5 5l-4 2M4.5 10.5h.01M4.5 18h.01",
    "list.triangle": "M9 6h12M9 12h12M9 18h12M3 4l3 2l-3 2zM3 10l3 2l-3 2zM3 16l3 2l-3 2z",
    "mic": "M12 2.5a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0v-6a3 3 0 0 1 3-3zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3.5M8 21.5h8",
    "minus.magnifyingglass": "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.5 15.5L21 21|M7.5 10.5h6",
    "nosign": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM5.6 5.6l12.8 12.8",
    "option": "M3 5h5l8 14h5M14 5h7",
    "playpause": "M3 5v14l9-7zM16 5v14M20.5 5v14",
    "plus.forwardslash.minus": "M7 3v8M3 7h8M13 18h8M19 4L5 20",
    "arrow.up.left.and.down.right.magnifyingglass":
      "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.5 15.5L21 21|M8 8l5 5M8 10.5V8h2.5M13 10.5V13h-2.5",
    "plus.magnifyingglass": "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.5 15.5L21 21|M10.5 7.5v6M7.5 10.5h6",
    "plusminus": "M12 3v12M6 9h12M6 20h12",
    "power": "M12 3v8M7 6a8 8 0 1 0 10 0",
    "record.circle": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z#M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8z",
    "repeat": "M4 11V9a3 3 0 0 1 3-3h13M17 3l3 3l-3 3M20 13v2a3 3 0 0 1-3 3H4M7 15l-3 3l3 3",
    "repeat.1": "M4 11V9a3 3 0 0 1 3-3h13M17 3l3 3l-3 3M20 13v2a3 3 0 0 1-3 3H4M7 15l-3 3l3 3M11 10.5l1.5-.5v4.5",
    "return": "M20 5v6a3 3 0 0 1-3 3H4M9 9l-5 5l5 5",
    "scope": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z|M12 3v5M12 16v5M3 12h5M16 12h5",
    "shield.lefthalf.filled": "M12 2l8 3v7c0 5-4 8-8 10c-4-2-8-5-8-10V5z#M12 2v20c-4-2-8-5-8-10V5z",
    "shift": "M12 3l9 10h-5v8H8v-8H3z",
    "shuffle": "M3 7h3c5 0 5 10 10 10h5M3 17h3c2.2 0 3.4-1.9 4.5-4M13 11c1-2.2 2-4 4-4h4M18 4l3 3l-3 3M18 14l3 3l-3 3",
    "smallcircle.circle": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z|M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z",
    "smallcircle.filled.circle": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z#M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z",
    "speaker.wave.1": "M5 9h4l5-5v16l-5-5H5zM17.5 9c1.5 2 1.5 4 0 6",
    "speaker.wave.3":
      """
    M2 9.5h3l4.5-4.5v14L5 14.5H2zM13 9.5c1.3 1.7 1.3 3.3 0 5M16.3 7.5c2.3 3 2.3 6 0 9M19.5 5.5c3.3 4.3 3.3 8.7 0 13
    """,
    "square.lefthalf.filled": "M4 4h16v16H4z#M4 4h8v16H4z",
    "square.righthalf.filled": "M4 4h16v16H4z#M12 4h8v16h-8z",
    "star.leadinghalf.filled":
      """
    M12 2.5l2.9 6.2l6.8.8l-5 4.7l1.3 6.8l-6-3.4l-6 3.4l1.3-6.8l-5-4.7l6.8-.8z#M12 2.5v15.1l-6 3.4l1.3-6.8l-5-4.7\
    l6.8-.8z
    """,
    "strikethrough":
      """
    M16.5 6.5C15.5 4.5 14 4 12 4c-3 0-5 1.5-5 4c0 1.5 1 3 3 4M3 12h18M14.5 12.5c1.7.8 2.5 2 2.5 3.5c0 2.5-2 4-5 4\
    c-2.5 0-4.5-1-5-3
    """,
    "sum": "M18 6V4H6l7 8l-7 8h12v-2",
    "target": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z|M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10zM12 12h.01",
    "text": "M3 5h18M3 10h18M3 15h12M3 20h12",
    "text.alignright": "M3 5h18M9 10h12M3 15h18M9 20h12",
    "text.append": "M3 5h18M3 10h18M3 15h9M17 13v8M13 17h8",
    "text.cursor": "M8 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8M16 3h-3a1 1 0 0 0-1 1M16 21h-3a1 1 0 0 1-1-1",
    "text.justify": "M3 5h18M3 10h18M3 15h18M3 20h18",
    "text.magnifyingglass": "M3 5h15M3 10h7M3 15h5M3 20h6M15 10a5 5 0 1 0 0 10a5 5 0 1 0 0-10zM18.5 18.5L22 22",
    "text.quote": "M4 5v14M9 5h12M9 10h12M9 15h12M9 20h7",
    "underline": "M7 3v8a5 5 0 0 0 10 0V3M5 20.5h14",
    "viewfinder": "M3 8V5a2 2 0 0 1 2-2h3M16 3h3a2 2 0 0 1 2 2v3M21 16v3a2 2 0 0 1-2 2h-3M8 21H5a2 2 0 0 1-2-2v-3",
    "waveform": "M3 10.5v3M6.6 7v10M10.2 3v18M13.8 8v8M17.4 5v14M21 10.5v3",
    "waveform.path": "M2 12h3l2-6l3 13l3-16l3 13l2-4h4",
    "waveform.path.ecg": "M2 13h5l2.5-8l4 15l2.5-7h6",
  ]
}
