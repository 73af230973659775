"""What `reel doctor` knows of the platform, read from its sources: public types, and what is there but unavailable."""

import re
from pathlib import Path

MODIFIERS = (
    r"(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|open|nonisolated|static|class|final|mutating|override|convenience|required|indirect)\s+)*"
)
TYPE = re.compile(rf"^\s*{MODIFIERS}(?:struct|class|enum|protocol|actor|extension|typealias)\s+([\w.]+)")
PUBLIC_TYPE = re.compile(rf"^\s*{MODIFIERS}(?:struct|class|enum|protocol|actor|typealias)\s+(\w+)")
MEMBER = re.compile(rf"^\s*{MODIFIERS}(?:(?:func|var|let|case)\s+(\w+)|(init)\??\s*(?:<[^>]*>)?\(\s*(\w+)?)")
ASSOCIATED = re.compile(r"^\s*associatedtype\s+(\w+)")
FUNCTION = re.compile(rf"^{MODIFIERS}func\s+([A-Z]\w+)")
UNAVAILABLE = re.compile(r'@available\(\*, unavailable, message: "((?:[^"\\]|\\.)*)"\)')
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')


# Types whose members a catalogue's colours and pictures may not be called as.
PAINTS = {"Color", "ShapeStyle", "UIColor", "UIImage"}


def _read(file: Path, types: set[str], members: dict[str, set[str]], unavailable: list[dict]) -> None:
    """Adds what one file declares. The type around a declaration is found by braces."""
    around: list[tuple[int, str]] = []
    depth, message, waits = 0, None, 0
    lines = file.read_text().splitlines()
    for number, line in enumerate(lines):
        if re.search(r"\binit\??\s*(<[^>]*>)?\($", line) and number + 1 < len(lines):
            line += lines[number + 1].strip()
        code = STRING.sub('""', line.split("//")[0])
        found = UNAVAILABLE.search(line)
        if found:
            message, waits = found[1].replace('\\"', '"'), 6
        if match := PUBLIC_TYPE.match(code):
            if re.search(r"\b(public|open)\b", code):
                types.add(match[1])
                if message is not None and not around:
                    unavailable.append({"type": "", "name": match[1], "label": "", "message": message})
            if not found:
                message = None
        if match := ASSOCIATED.match(code) or FUNCTION.match(code):
            types.add(match[1])
        member = MEMBER.match(code)
        if member and not found:
            name = member[1] or "init"
            owner = around[-1][1] if around else ""
            if message is not None:
                unavailable.append({"type": owner, "name": name, "label": member[3] or "", "message": message})
                message = None
            else:
                members.setdefault(name, set()).add(owner)
        elif message is not None and not found:
            waits -= 1
            if waits == 0:
                message = None
        opens = code.count("{") - code.count("}")
        if opens > 0 and (match := TYPE.match(code)):
            around.append((depth, match[1].split(".")[-1]))
        depth += opens
        while around and depth <= around[-1][0]:
            around.pop()


def names(modules: list[Path]) -> dict:
    """The table. What is unavailable under a name that is available elsewhere is known by its type alone."""
    types: set[str] = set()
    members: dict[str, set[str]] = {}
    unavailable: list[dict] = []
    for module in modules:
        for file in sorted(module.rglob("*.swift")):
            _read(file, types, members, unavailable)
    for entry in unavailable:
        is_type = not entry["type"] and entry["name"][0].isupper()
        entry["isUnique"] = entry["name"] != "init" and entry["name"] not in members and not is_type
    unique = {(entry["type"], entry["name"], entry["label"]): entry for entry in unavailable}
    paints = sorted(name for name, owners in members.items() if owners & PAINTS)
    return {"types": sorted(types), "paints": paints, "unavailable": list(unique.values())}
