extension SymbolTable {
  /// Buildings, travel, food, shops, sport.
  static let places: [String: StaticString] = [
    "airplane.arrival": "M3 21h18M4 5l2-.5l2 3.5l4.5 1.5L11 3l2.5.7l5 7.5l2.5 1c1.5.5 1 2.5-.5 2.2L5.5 11z",
    "airplane.departure": "M3 21h18M3 12l2.5-.7l2.5 2l5-1.4L8.5 5.5l2.5-.7l7 6l3-.8c1.5-.4 2 1.5.5 2L6 16z",
    "bag": "M4 8h16l-1 13H5zM8 8V7a4 4 0 0 1 8 0v1",
    "banknote": "M2 6h20v12H2z|M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM5.5 12h.01M18.5 12h.01",
    "barcode": "M3 5v14M6 5v14M9 5v14M13 5v14M15.5 5v14M18 5v14M21 5v14",
    "basket": "M2.5 10h19l-2.5 11H5zM7 10l4-7M17 10l-4-7|M9 13.5v4M15 13.5v4",
    "basketball": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z|M12 3v18M3 12h18M6 5.5c3 4 3 9 0 13M18 5.5c-3 4-3 9 0 13",
    "bathtub": "M2 12h20v2a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6zM5 12V5.5a2.5 2.5 0 0 1 5 0M6.5 20v2M17.5 20v2",
    "bed.double": "M3 20v-6h18v6M3 17.5h18M4.5 14V6h15v8M7 14v-3.5h4V14M13 14v-3.5h4V14",
    "bicycle":
      """
    M6 12a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM18 12a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM6 16l4-7h5.5L18 16M10 9l3 7l3-6M8 6.5h3\
    M10 9l-.8-2.5M15.5 9L14.5 5.5H17
    """,
    "birthday.cake": "M4 12h16v9H4zM12 12V8.5M12 5.5V4|M4 16.5c2.5 2 5-1 8 0s5.5 2 8 0",
    "building":
      """
    M6 2.5h12v19H6z|M9.5 6.5h.01M14.5 6.5h.01M9.5 10.5h.01M14.5 10.5h.01M9.5 14.5h.01M14.5 14.5h.01M10.5 21.5v-3.5\
    h3v3.5
    """,
    "building.2":
      """
    M3 8h9v13.5H3zM12 3h9v18.5h-9z|M6 12h.01M9 12h.01M6 16h.01M9 16h.01M15 7h.01M18 7h.01M15 11h.01M18 11h.01M15 15\
    h.01M18 15h.01
    """,
    "building.columns": "M3 9l9-6l9 6zM5.5 12v6M10 12v6M14 12v6M18.5 12v6M3 21h18",
    "bus": "M5 4h14v14H5zM7.5 18v3M16.5 18v3|M5 12h14M8.5 15h.01M15.5 15h.01",
    "carrot": "M3 21C4 14 7 9.5 11 8.5a4 4 0 0 1 4.5 4.5C14.5 17 10 20 3 21zM15 9l5-5M15 9V4M15 9h5",
    "chair": "M7 3h10v9H7zM5 12h14v4H5zM6.5 16v5M17.5 16v5",
    "cup.and.saucer": "M5 5h12v6a6 6 0 0 1-12 0zM17 6.5h2a2.5 2.5 0 0 1 0 5h-2M3 20.5h17",
    "door.left.hand.closed": "M6 3h12v18H6zM3 21h18M15 12h.01",
    "door.left.hand.open": "M5 21V3h9v18M14 5l5 2v14M3 21h18M11 12h.01",
    "ferry": "M4 14l8-3l8 3l-2 5H6zM6 13V7h12v6M10 7V4h4v3M3 21.5c2 0 2-1 4.5-1s2.5 1 4.5 1s2-1 4.5-1s2.5 1 4.5 1",
    "football": "M4 20C2 12 9 3 20 4c2 8-5 17-16 16z|M9 15l6-6M10.5 11l2.5 2.5M12.5 9l2.5 2.5",
    "fork.knife": "M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 21v-7h-3c0-5 1-9 3-11z",
    "fuelpump": "M4 3h10v18H4zM3 21h12M14 11h2a2 2 0 0 1 2 2v4a1.5 1.5 0 0 0 3 0V8l-3-3|M6.5 6h5v4h-5z",
    "giftcard": "M2 5h20v14H2z|M2 10h20M8 5v14",
    "lifepreserver":
      """
    M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z|M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM5.6 5.6l3.5 3.5M14.9 14.9l3.5 3.5\
    M18.4 5.6l-3.5 3.5M9.1 14.9l-3.5 3.5
    """,
    "location.north": "M12 2.5l7 19l-7-4.5l-7 4.5z",
    "mappin.and.ellipse":
      """
    M12 2.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 10.5V18M8 14.5c-3 .5-5 1.5-5 3c0 2 4 3.5 9 3.5s9-1.5 9-3.5c0-1.5-2-2.5-5-3
    """,
    "mug": "M4 4h13v16H4zM17 8h2a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-2",
    "peacesign": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z|M12 3v18M12 12l-6.5 6M12 12l6.5 6",
    "qrcode": "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14h.01M14 20h2M20 18v2h-1M7 7h.01M17 7h.01M7 17h.01",
    "road.lanes": "M8 3L3 21M16 3l5 18M12 3v3M12 10v4M12 18v3",
    "safari": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z|M16.5 7.5l-2.5 6.5l-6.5 2.5l2.5-6.5z",
    "sailboat": "M3 17h18l-3 4.5H6zM11 3v11H4zM14 6c3 1.5 5 4.5 6 8h-6z",
    "shippingbox": "M12 2l9 5v10l-9 5l-9-5V7z|M3 7l9 5l9-5M12 12v10M7.5 4.5l9 5",
    "shower":
      """
    M5 21V6a3.5 3.5 0 0 1 7 0v2M8 8h8v3H8zM9 14.5h.01M12 14.5h.01M15 14.5h.01M9 18.5h.01M12 18.5h.01M15 18.5h.01
    """,
    "soccerball":
      """
    M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z|M12 8l4 3l-1.5 4.5h-5L8 11zM12 8V3.5M16 11l4.5-1.5M14.5 15.5l2.5 4\
    M9.5 15.5l-2.5 4M8 11L3.5 9.5
    """,
    "sofa": "M5 12V7a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v5M3 11a2 2 0 0 1 3 2v2h12v-2a2 2 0 1 1 3-2v8H3zM5 19v2M19 19v2",
    "sportscourt": "M2 5h20v14H2z|M12 5v14M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM2 9h3v6H2M22 9h-3v6h3",
    "tennisball": "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z|M5.5 5.8c4 3.5 4 9 0 12.4M18.5 5.8c-4 3.5-4 9 0 12.4",
    "tram": "M6 6h12v12H6zM8 18l-2 3.5M16 18l2 3.5M12 6V3M8 3h8|M6 12h12M9.5 15h.01M14.5 15h.01",
    "wallet.pass": "M4 4h16v16H4z|M4 9h5a3 3 0 0 0 6 0h5",
    "wineglass": "M7 2.5h10l1 6a6 6 0 0 1-12 0zM12 14.5V21M8 21h8",
  ]
}
