/// Texts that programs trip over.
enum HostileText {
  static let all = [
    "", " ", "\u{0}", "\u{FEFF}", "\u{202E}drawkcab", "<script>alert(1)</script>", "\" onload=\"alert(1)",
    "javascript:alert(1)", "http://[::1", "http://127.0.0.1:1/x.png", "//", "&#0;&#xD800;&#99999999;&",
    "<p><i><a href='",
    "<pre><code>" + String(repeating: "<i>", count: 2_000), "2026-99-99", "0000-00-00T00:00:00Z", "1e999", "-0", "NaN",
    String(repeating: "\u{301}", count: 500), "👩‍👩‍👧‍👦🏳️‍🌈", "ﷺ", String(repeating: "a", count: 200_000),
    String(repeating: "пробел ", count: 2_000), "%s%n%@%00", "../../etc/passwd", "\r\n\r\nSet-Cookie: a=b",
  ]
}
