extension SymbolTable {
  /// Home, food, sport, feasts.
  static let home: [String: StaticString] = [
    "air.conditioner.horizontal": "M2 5h20v8H2z|M5 10h14M6 16v3M10 16v3M14 16v3M18 16v3",
    "waterbottle": "M9 2h6v3H9zM8 8c0-1.5 1-3 2-3h4c1 0 2 1.5 2 3v12a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2z|M8 12h8M8 17h8",
    "app.gift":
      """
    M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z|M6 10h12v8H6zM12 10v8\
    M12 10c-4 0-4-4 0 0c4-4 4 0 0 0
    """,
    "balloon": "M12 2a6.5 7.5 0 0 1 0 15a6.5 7.5 0 0 1 0-15zM10.5 19h3l-1.5-2zM12 19c2 1 0 2 0 3.5",
    "beach.umbrella": "M4 12a9 9 0 0 1 15-6zM11.5 9l6 12M3 21h18",
    "box.truck": "M2 5h12v12H2zM14 9h4l4 4v4h-8zM6 17v2.5M18 17v2.5",
    "burst": "M12 2l2 5l4.5-3l-1 5.5l5 2.5l-5 2.5l1 5.5l-4.5-3l-2 5l-2-5l-4.5 3l1-5.5l-5-2.5l5-2.5l-1-5.5l4.5 3z",
    "comb": "M3 6h18v5H3zM5 11v8M8 11v8M11 11v8M14 11v8M17 11v8M20 11v8",
    "fanblades":
      """
    M12 12c-6-2-5-10 0-9c3 1 1 5 0 9zM12 12c6-2 12 2 9 6c-2 2-6-2-9-6zM12 12c-1 6-8 9-10 5c-1-3 5-4 10-5z
    """,
    "fireworks": "M12 3v4M12 13v8M4.5 6l3 2.5M19.5 6l-3 2.5M3 12h4.5M21 12h-4.5M6 18l2.5-2.5M18 18l-2.5-2.5",
    "flag.checkered": "M4 22V3h16v11H4|M4 8.5h16M9.5 3v11M14.5 3v11",
    "flask": "M9 2h6M10 2v7L4 20.5c0 1 .5 1.5 1.5 1.5h13c1 0 1.5-.5 1.5-1.5L14 9V2|M7.5 15h9",
    "frying.pan": "M8.5 6a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM14.5 12H23",
    "guitars": "M8 12a5 5 0 1 0 5 4c0-2 2-2 2-4.5zM12 12l8-8M18 2l4 4|M8.5 16h.01",
    "gym.bag": "M3 9h18v10H3zM8 9V7a4 4 0 0 1 8 0v2|M8 9v10M16 9v10",
    "handbag": "M5 9h14l2 12H3zM8 9V7a4 4 0 0 1 8 0v2",
    "hat.widebrim": "M2 17c3 3 17 3 20 0c-2-1-4-2-5-3C16 5 8 5 7 14c-1 1-3 2-5 3z",
    "hockey.puck": "M12 6a10 4 0 1 0 0 8a10 4 0 1 0 0-8zM2 10v5c0 5 20 5 20 0v-5",
    "key.horizontal": "M7 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10zM12 12h10M18 12v4M21.5 12v3|M6 12h.01",
    "lamp.floor": "M8 2h8l2 7H6zM12 9v12M8 21.5h8",
    "oven": "M3 2h18v20H3zM3 8h18|M7 5h.01M12 5h.01M17 5h.01M7 12h10v6H7z",
    "party.popper": "M3 21l5-13l8 8zM13 7c0-2 2-2 1.5-4.5M16 10c2 0 3-2 6-1.5M19 3.5h.01M20.5 14h.01",
    "refrigerator": "M6 2h12v19H6zM6 9.5h12M8 21v1.5M16 21v1.5|M9 5v2M9 12v3",
    "scooter":
      """
    M6 17a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM18 17a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5zM8.5 19.5h7L13 4h-3
    """,
    "shoe": "M2 7l5 3l4-3l3 6l6 1.5c2 1 2 4 0 4H2z",
    "skateboard": "M2 10l3 3h14l3-3M7.5 15.5h.01M16.5 15.5h.01",
    "skis": "M8 2c2 0 2 20 0 20M16 2c-2 0-2 20 0 20M6.5 12h4M13.5 12h4",
    "snowboard": "M12 2a4 4 0 0 1 4 4v12a4 4 0 0 1-8 0V6a4 4 0 0 1 4-4z|M10 8h4M10 16h4",
    "storefront": "M4 3h16l2 6a3 3 0 0 1-6 0a3.5 3.5 0 0 1-8 0a3 3 0 0 1-6 0zM4 13v8h16v-8|M9 21v-5h6v5",
    "stove": "M3 4h18v18H3zM3 10h18|M7 7h.01M12 7h.01M17 7h.01M7 14h10v5H7z",
    "sunglasses": "M2 9h20M3 9c0 8 7 8 8 1c.5-1 1.5-1 2 0c1 7 8 7 8-1",
    "surfboard": "M18 3c3 6-8 18-13 18C2 15 12 3 18 3z|M7 18L16 6",
    "swatchpalette": "M3 3h6v15a3 3 0 0 1-6 0zM9 8l4-4l4.5 4.5L9 17M17 13h4v8H6|M6 18h.01",
    "table.furniture": "M2 8h20v3H2zM5 11v9M19 11v9",
    "takeoutbag.and.cup.and.straw": "M2 8h10l1 13H1zM4 8V5h6v3M14.5 11H23l-1 10h-6zM18 11l1.5-7l3-1",
    "tennis.racket": "M14 2a6 7 0 0 1 6 9c-2 3-6 3-9 1s-4-8 3-10zM10 13l-7 8|M12 7h7M15 3v9",
    "tent": "M12 4L2 20h20zM12 4l1.5-2M12 4l-1.5-2|M12 12l-4 8M12 12l4 8",
    "toilet": "M5 2h6v9H5zM3 11h17a8 7 0 0 1-7 8l1 3H7l1-4C4 17 3 14 3 11z",
    "tuningfork": "M8 2v8a4 4 0 0 0 8 0V2M12 14v8",
    "volleyball": "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z|M12 12c0-4 2-7 6-8M12 12c-4 2-7 1-10-1M12 12c3 2 5 5 4 9",
    "washer": "M3 2h18v20H3zM3 7h18|M7 4.5h.01M12 9.5a5 5 0 1 0 0 10a5 5 0 1 0 0-10z",
    "window.vertical.closed": "M5 2h14v20H5zM5 12h14M12 2v20",
  ]
}
