extension SymbolTable {
  /// Things: documents, devices, tools, places.
  static let objects: [String: StaticString] = [
    "applelogo":
      "M12 8c-2-2-6-1.5-7 2c-1 4 1.5 10 4.5 10c1 0 1.5-.6 2.5-.6s1.5.6 2.5.6c3 0 4.5-4 4.8-5.5c-3-1.5-3-5.5-.3-7C17.5 6 14 6 12 8z",
    "eraser": "M8 19L3.5 14.5L13.5 4.5L20 11L12 19zM9 9l6.5 6.5M8 19h12",
    "mustache": "M12 11c-2-2-5-2-6 1c-.6 1.5-2 2-3 1.5c1 3 6 4 9 .5c3 3.5 8 2.5 9-.5c-1 .5-2.4 0-3-1.5c-1-3-4-3-6-1z",
    "pip": "M3 6h18v12H3z|M12 12h7v4h-7z",
    "recordingtape": "M7 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM17 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM7 16h10",
    "studentdesk": "M3 8h18M5 8v11M19 8v11M8 8v4h8V8",
    "archivebox": "M3 4h18v4H3zM5 8v12h14V8|M10 12h4",
    "bell": "M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21h4",
    "book": "M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2c2-1.5 5-2 9-2V4c-4 0-7 .5-9 2z|M12 6v14",
    "bookmark": "M6 3h12v18l-6-5l-6 5z",
    "calendar": "M4 5h16v16H4z|M4 10h16M8 2.5V6M16 2.5V6",
    "camera": "M3 7h4l2-3h6l2 3h4v13H3z|M12 9.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z",
    "cart": "M2 3h3l3 12h10l3-9H6M9 19a1 1 0 1 0 0 2a1 1 0 1 0 0-2zM17 19a1 1 0 1 0 0 2a1 1 0 1 0 0-2z",
    "clock": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z|M12 7v5l3.5 2",
    "creditcard": "M2 5h20v14H2z|M2 10h20",
    "cube": "M12 2l9 5v10l-9 5l-9-5V7z|M3 7l9 5l9-5M12 12v10",
    "desktopcomputer": "M3 4h18v12H3zM12 16v4M8 20h8",
    "doc": "M6 2h8l5 5v15H6z|M14 2v5h5",
    "doc.on.doc": "M8 7h12v14H8zM16 7V3H4v14h4",
    "doc.text": "M6 2h8l5 5v15H6z|M14 2v5h5M9 12h7M9 16h7",
    "envelope": "M3 5h18v14H3z|M3 6l9 7l9-7",
    "film": "M3 4h18v16H3z|M7.5 4v16M16.5 4v16M3 12h18M3 8h4.5M3 16h4.5M16.5 8H21M16.5 16H21",
    "flag": "M5 21V4c5-3 9 3 14 0v10c-5 3-9-3-14 0",
    "folder": "M3 5h6l2 3h10v11H3z",
    "gear":
      """
    M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM12 2v4M12 18v4M2 12h4M18 12h4M4.9 4.9l2.9 2.9M16.2 16.2\
    l2.9 2.9M4.9 19.1l2.9-2.9M16.2 7.8l2.9-2.9
    """,
    "gift": "M4 12h16v9H4zM3 8h18v4H3zM12 8v13M12 8C7 8 7 3 9 3s3 5 3 5s1-5 3-5s2 5-3 5",
    "globe": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z|M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18",
    "hammer": "M4 20l8-8M8 5l5-2l6 6l-3 3l-2-2l-2 2l-4-4z",
    "house": "M3 11L12 3l9 8M5 9.5V20a1 1 0 0 0 1 1h4v-6h4v6h4a1 1 0 0 0 1-1V9.5",
    "iphone": "M7 2h10v20H7zM10.5 19h3",
    "key": "M8 12a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM11 13L20 4M16 8l3 3",
    "keyboard": "M2 6h20v12H2z|M6 10h.01M10 10h.01M14 10h.01M18 10h.01M7 14h10",
    "lightbulb": "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 11v1.5h7V14A6 6 0 0 0 12 3z",
    "link": "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-2 2M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l2-2",
    "location": "M21 3L3 11l8 2l2 8z",
    "lock": "M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4",
    "lock.open": "M5 11h14v10H5zM8 11V7a4 4 0 0 1 7.5-2",
    "magnifyingglass": "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13zM15.5 15.5L21 21",
    "map": "M3 6l6-3l6 3l6-3v15l-6 3l-6-3l-6 3z|M9 3v15M15 6v15",
    "mappin": "M12 3a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 11v10",
    "newspaper": "M4 4h13v16H6a2 2 0 0 1-2-2zM17 9h3v9a2 2 0 0 1-3 2|M7.5 8h6M7.5 12h6M7.5 16h6",
    "note.text": "M4 4h16v16H4z|M8 9h8M8 13h8M8 17h4",
    "paintbrush": "M20 4L10 14M10 14c-4 0-3 5-7 6c4 2 9 0 9-4z",
    "paperclip": "M19 11l-7.5 7.5a4.5 4.5 0 0 1-6.5-6.5L13 4a3 3 0 0 1 4.3 4.3L9.5 16a1.5 1.5 0 0 1-2-2L14 7.5",
    "paperplane": "M21 3L3 10l7 4l4 7zM21 3L10 14",
    "pencil": "M4 20l1-5L16 4l4 4L9 19z",
    "phone": "M5 3h4l2 5l-2.5 2a11 11 0 0 0 5.5 5.5L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z",
    "photo": "M3 5h18v14H3z|M3 16l5-5l5 5l3-3l5 5M15.5 8a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3z",
    "pin": "M8 3h8l-1 7l3 4H6l3-4zM12 14v7",
    "printer": "M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7z",
    "scissors":
      """
    M6 4a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM6 15a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM8 8l12 10M8 16\
    L20 6
    """,
    "server.rack": "M4 4h16v6H4zM4 14h16v6H4z|M7.5 7h.01M7.5 17h.01",
    "shield": "M12 2l8 3v7c0 5-4 8-8 10c-4-2-8-5-8-10V5z",
    "tag": "M3 3h8l10 10l-8 8L3 11z|M7.5 6.5a1 1 0 1 0 0 2a1 1 0 1 0 0-2z",
    "timer": "M12 5a8 8 0 1 0 0 16a8 8 0 1 0 0-16z|M12 13V8.5M9.5 2h5",
    "trash": "M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15|M10 10v7M14 10v7",
    "tray": "M3 14h5l1.5 3h5L16 14h5v6H3zM3 14l3-10h12l3 10",
    "tv": "M3 4h18v13H3zM8 21h8",
    "video": "M3 6h12v12H3zM15 10l6-3v10l-6-3z",
    "wrench": "M14 7a4.5 4.5 0 0 1 6-4l-3 3l1 2l2 1l3-3a4.5 4.5 0 0 1-6 6L8 21l-4-4z",
  ]
}
