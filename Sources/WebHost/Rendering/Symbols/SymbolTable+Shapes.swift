extension SymbolTable {
  /// Shapes, grids, windows, games.
  static let shapes: [String: StaticString] = [
    "app": "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z",
    "capsule.portrait": "M7 7a5 5 0 0 1 10 0v10a5 5 0 0 1-10 0z",
    "circle.grid.2x2":
      """
    M7.5 4a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM16.5 4a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM7.5 13\
    a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM16.5 13a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z
    """,
    "circle.grid.3x3":
      """
    M6 4a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM12 4a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM18 4a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM6 10\
    a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM12 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM18 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM6 16\
    a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM12 16a2 2 0 1 0 0 4a2 2 0 1 0 0-4zM18 16a2 2 0 1 0 0 4a2 2 0 1 0 0-4z
    """,
    "circle.grid.cross":
      """
    M12 2.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM12 16.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM5 9.5\
    a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM19 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z
    """,
    "cone": "M12 2.5l8.5 15.5c0 1.7-4 3.5-8.5 3.5s-8.5-1.8-8.5-3.5z|M3.5 18c0-1.5 4-3 8.5-3s8.5 1.5 8.5 3",
    "cross": "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
    "cylinder": "M4 6c0-1.7 3.5-3 8-3s8 1.3 8 3v12c0 1.7-3.5 3-8 3s-8-1.3-8-3z|M4 6c0 1.7 3.5 3 8 3s8-1.3 8-3",
    "die.face.1": "M4 4h16v16H4z|M12 12h.01",
    "die.face.2": "M4 4h16v16H4z|M8.5 15.5h.01M15.5 8.5h.01",
    "die.face.3": "M4 4h16v16H4z|M8 16h.01M12 12h.01M16 8h.01",
    "die.face.4": "M4 4h16v16H4z|M8.5 8.5h.01M15.5 15.5h.01M15.5 8.5h.01M8.5 15.5h.01",
    "die.face.5": "M4 4h16v16H4z|M8 8h.01M16 16h.01M12 12h.01M16 8h.01M8 16h.01",
    "die.face.6": "M4 4h16v16H4z|M8.5 7.5h.01M8.5 12h.01M8.5 16.5h.01M15.5 7.5h.01M15.5 12h.01M15.5 16.5h.01",
    "dock.rectangle": "M3 4h18v16H3z|M7 16.5h10",
    "grid": "M4 4h16v16H4zM9.3 4v16M14.7 4v16M4 9.3h16M4 14.7h16",
    "line.diagonal": "M5 19L19 5",
    "lineweight": "M3 5h18M3 9.5h18M3 10h18M3 15h18M3 15.5h18M3 16h18M3 20.5h18",
    "macwindow": "M3 4h18v16H3z|M3 9h18M6 6.5h.01M8.5 6.5h.01",
    "octagon": "M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8z",
    "oval": "M12 5c5.5 0 10 3 10 7s-4.5 7-10 7S2 16 2 12s4.5-7 10-7z",
    "pentagon": "M12 2.5l9.5 7L18 21H6L2.5 9.5z",
    "plus.square.on.square": "M8 8h13v13H8zM16 8V3H3v13h5|M14.5 11v7M11 14.5h7",
    "pyramid": "M12 3l10 13l-10 5L2 16z|M12 3v18",
    "rectangle.3.group": "M3 4h8v16H3zM14 4h7v7h-7zM14 14h7v6h-7z",
    "rectangle.3.offgrid": "M3 4h7v8H3zM12 6h9v6h-9zM7 14h10v6H7z",
    "rectangle.and.pencil.and.ellipsis": "M14 6H2v12h20v-5M6 12h.01M9.5 12h.01M14 13l1-3l5-5l2 2l-5 5z",
    "rectangle.compress.vertical": "M4 10.5h16v3H4zM12 2v5.5M9.5 5l2.5 2.5L14.5 5M12 22v-5.5M9.5 19l2.5-2.5l2.5 2.5",
    "rectangle.expand.vertical": "M4 10.5h16v3H4zM12 7.5V2M9.5 4.5L12 2l2.5 2.5M12 16.5V22M9.5 19.5L12 22l2.5-2.5",
    "rectangle.grid.2x2": "M3 5h8v6h-8zM13 5h8v6h-8zM3 13h8v6h-8zM13 13h8v6h-8z",
    "rectangle.grid.3x2":
      """
    M3 5h4.7v6h-4.7zM9.7 5h4.7v6h-4.7zM16.3 5h4.7v6h-4.7zM3 13h4.7v6h-4.7zM9.7 13h4.7v6h-4.7zM16.3 13h4.7v6h-4.7z
    """,
    "rectangle.inset.filled": "M2 5h20v14H2z#M5.5 8.5h13v7h-13z",
    "rectangle.on.rectangle": "M8 9h13v11H8zM8 16H3V5h13v4",
    "rectangle.portrait": "M5 2.5h14v19H5z",
    "rectangle.split.3x1": "M2 5h20v14H2z|M8.7 5v14M15.3 5v14",
    "rectangle.stack": "M3 9h18v12H3zM5.5 6h13M7.5 3h9",
    "rhombus": "M12 2l7 10l-7 10L5 12z",
    "seal":
      """
    M12 3.4A2.8 2.8 0 0 1 16.3 4.6A2.8 2.8 0 0 1 19.4 7.7A2.8 2.8 0 0 1 20.6 12A2.8 2.8 0 0 1 19.4 16.3\
    A2.8 2.8 0 0 1 16.3 19.4A2.8 2.8 0 0 1 12 20.6A2.8 2.8 0 0 1 7.7 19.4A2.8 2.8 0 0 1 4.6 16.3\
    A2.8 2.8 0 0 1 3.4 12A2.8 2.8 0 0 1 4.6 7.7A2.8 2.8 0 0 1 7.7 4.6A2.8 2.8 0 0 1 12 3.4z
    """,
    "sidebar.left": "M3 4h18v16H3z|M9 4v16M5.5 8h1M5.5 11h1M5.5 14h1",
    "sidebar.right": "M3 4h18v16H3z|M15 4v16M17.5 8h1M17.5 11h1M17.5 14h1",
    "square.grid.3x2":
      """
    M3 5h4.7v6h-4.7zM9.7 5h4.7v6h-4.7zM16.3 5h4.7v6h-4.7zM3 13h4.7v6h-4.7zM9.7 13h4.7v6h-4.7zM16.3 13h4.7v6h-4.7z
    """,
    "square.grid.3x3":
      """
    M3.9 3.9h4.2v4.2h-4.2zM9.9 3.9h4.2v4.2h-4.2zM15.9 3.9h4.2v4.2h-4.2zM3.9 9.9h4.2v4.2h-4.2zM9.9 9.9h4.2v4.2h-4.2z\
    M15.9 9.9h4.2v4.2h-4.2zM3.9 15.9h4.2v4.2h-4.2zM9.9 15.9h4.2v4.2h-4.2zM15.9 15.9h4.2v4.2h-4.2z
    """,
    "square.grid.4x3":
      """
    M3 5h3v3.3h-3zM8 5h3v3.3h-3zM13 5h3v3.3h-3zM18 5h3v3.3h-3zM3 10.3h3v3.3h-3zM8 10.3h3v3.3h-3zM13 10.3h3v3.3h-3z\
    M18 10.3h3v3.3h-3zM3 15.7h3v3.3h-3zM8 15.7h3v3.3h-3zM13 15.7h3v3.3h-3zM18 15.7h3v3.3h-3z
    """,
    "square.on.circle": "M9 9h12v12H9zM9 16a7 7 0 1 1 7-7",
    "square.on.square": "M8 8h13v13H8zM16 8V3H3v13h5",
    "square.split.2x1": "M3 4h18v16H3z|M12 4v16",
    "square.split.2x2": "M3 4h18v16H3z|M12 4v16M3 12h18",
    "square.stack": "M5 9h14v12H5zM7 6h10M8.5 3h7",
    "square.stack.3d.up": "M12 2.5l9.5 5L12 12.5L2.5 7.5zM2.5 12l9.5 5l9.5-5M2.5 16.5l9.5 5l9.5-5",
    "suit.club": "M12 3a3.7 3.7 0 0 1 3 6a3.7 3.7 0 1 1-2 6l1 6h-4l1-6a3.7 3.7 0 1 1-2-6a3.7 3.7 0 0 1 3-6z",
    "suit.spade": "M12 2.5c3 4 8 6.5 8 11a4 4 0 0 1-7 2.5l1 5.5h-4l1-5.5a4 4 0 0 1-7-2.5c0-4.5 5-7 8-11z",
    "tablecells": "M3 4h18v16H3z|M3 9.5h18M3 14.7h18M9 4v16M15 4v16",
  ]
}
