"""What the platform declares, read from its sources: names, what works in part and why, what is there but unavailable."""

import re
from dataclasses import dataclass, field
from pathlib import Path

TYPES = ["struct", "class", "enum", "protocol", "actor", "extension"]
KEYWORD = re.compile(
    r"\b(?:class(?!\s+(?:func|var))|struct|enum|protocol|actor|extension|func|var|let|init|subscript|case|typealias|associatedtype|macro|import)\b|[{{}}]"
)
TRIVIA = re.compile(r'//[^\n]*|/\*.*?\*/|(#*)"""(?s:.*?)"""\1|#"(?:[^"]|"(?!#))*"#|"(?:\\\((?:[^()"\n]|"[^"\n]*"|\((?:[^()\n]|\([^()\n]*\))*\))*\)|\\.|[^"\\\n])*"', re.S)
UNAVAILABLE = re.compile(r'@available\(\s*\*,\s*unavailable(?:,\s*(?:message|renamed):\s*"((?:[^"\\]|\\.)*)")?')
NAME = re.compile(r"\s*(`?\w+`?|[-+*/<>=!&|~^%]+)")
CONTINUES = re.compile(r"\s*(?:[.?:&|+]|->|where\b|throws\b|async\b|==|=)")
# Types whose members a catalogue's colours and pictures may not be called as.
PAINTS = {"Color", "ShapeStyle", "UIColor", "UIImage"}


@dataclass
class Declaration:
    """A public name, or one that is unavailable."""

    module: str
    kind: str
    owner: str
    name: str
    labels: list[str] | None
    note: str
    # None where it is available.
    message: str | None
    # Parameters that the body does not mention.
    ignored: list[str] = field(default_factory=list)
    # Whether programs override it.
    is_hook: bool = False
    in_protocol: bool = False

    @property
    def base(self) -> str:
        return f"{self.owner}.{self.name}" if self.owner else self.name

    @property
    def signature(self) -> str:
        return self.name if self.labels is None else f"{self.name}({''.join(f'{label}:' for label in self.labels)})"


@dataclass
class _Context:
    """A type or extension that the reader is in; the file is one too."""

    owner: str = ""
    kind: str = ""
    is_public: bool = True
    members_public: bool = False
    message: str | None = None


def blanked(text: str) -> str:
    """The text with comments and what is in strings as blanks, in the same places."""

    def blank(match: re.Match) -> str:
        spaces = re.sub(r"[^\n]", " ", match[0])
        return spaces if match[0].startswith("/") else f'"{spaces[1:-1]}"'

    code = TRIVIA.sub(blank, text)
    # What a macro may declare is no declaration: `@attached(member, names: named(init))`.
    return re.sub(r"@(?:attached|freestanding)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)", lambda match: re.sub(r"[^\n]", " ", match[0]), code)


def _close(code: str, at: int, pair: str = "{}") -> int:
    """The place behind the bracket that closes the one at a place."""
    depth = 0
    for match in re.compile("[" + re.escape(pair) + "]").finditer(code, at):
        depth += 1 if match[0] == pair[0] else -1
        if depth == 0:
            return match.end()
    return len(code)


def _end(code: str, at: int) -> tuple[int, bool]:
    """Where a declaration ends, and whether with the brace of its body."""
    place = re.compile(r"[(\[{}\n]")
    while match := place.search(code, at):
        at = match.start()
        if code[at] in "([":
            at = _close(code, at, "()" if code[at] == "(" else "[]")
        elif code[at] == "{":
            return at, True
        elif code[at] == "}":
            return at, False
        else:
            line = code[code.rfind("\n", 0, at) + 1 : at].rstrip()
            following = code[at + 1 :].split("\n", 1)[0]
            if not line.endswith((",", "=", "->", ":", "&", "where")) and line and not CONTINUES.match(following):
                if following.strip().startswith("{"):
                    return code.index("{", at), True
                return at, False
            at += 1
    return len(code), False


def _labels(code: str, at: int, end: int) -> list[str] | None:
    """The labels of the parameters in the first parentheses behind the name and its generic parameters."""
    rest = code[at:end]
    match = re.match(r"\s*\??\s*", rest)
    start = match.end()
    if rest[start : start + 1] == "<":
        depth = 0
        for place, sign in enumerate(rest[start:], start):
            depth += (sign == "<") - (sign == ">" and rest[place - 1] != "-")
            if depth == 0:
                start = place + 1
                break
        start += len(rest[start:]) - len(rest[start:].lstrip())
    if rest[start : start + 1] != "(":
        return None
    inner = rest[start + 1 : _close(rest, start, "()") - 1]
    words = (re.match(r"\s*(?:@\w+(?:\([^)]*\))?\s+)*`?(\w+)", part) for part in _parts(inner))
    return [word[1] for word in words if word]


def _parts(inner: str) -> list[str]:
    """What stands between the commas that lie in no brackets."""
    parts, depth, last = [], 0, 0
    for place, sign in enumerate(inner):
        depth += (sign in "([{<") - (sign in ")]}" or sign == ">" and inner[place - 1] != "-")
        if sign == "," and depth == 0:
            parts.append(inner[last:place])
            last = place + 1
    return [*parts, inner[last:]]


def _ignored(code: str, start: int, end: int, body: str) -> list[str]:
    """The parameters of which a body makes nothing. Types and closures' environments say what they say by being there."""
    opening = code.index("(", start)
    found = []
    for part in _parts(code[opening + 1 : _close(code, opening, "()") - 1]):
        part = re.sub(r"@\w+(\([^)]*\))?", "", part)
        if (match := re.match(r"\s*`?(\w+)`?(?:\s+`?(\w+)`?)?\s*:\s*(.*)", part, re.S)) and not re.search(r"\.Type\b", match[3]):
            if (match[2] or match[1]) == "_" or not re.search(rf"\b{match[2] or match[1]}\b", body):
                found.append(match[1] if match[1] != "_" else match[2])
    return found


def _note(region: str) -> str:
    """What the comment above a declaration says in the field `- Partly:`."""
    lines = [match[1].strip() for match in re.finditer(r"^\s*/// ?(.*)$", region, re.M)]
    said: list[str] = []
    is_note = False
    for line in lines:
        if line.startswith("- Partly:"):
            is_note = True
            said.append(line.removeprefix("- Partly:").strip())
        elif line.startswith("- ") or not line:
            is_note = False
        elif is_note:
            said.append(line)
    return " ".join(said)


def read(module: str, text: str, hidden_types: set[str]) -> list[Declaration]:
    """What one file declares. Types that no program sees are put into the set."""
    code = blanked(text)
    found: list[Declaration] = []
    around = [_Context()]
    at = last = 0
    while match := KEYWORD.search(code, at):
        word, at = match[0], match.end()
        context = around[-1]
        if word == "}":
            if len(around) > 1:
                around.pop()
            last = at
            continue
        if word == "{":
            at = last = _close(code, match.start())
            continue
        region, head = text[last : match.start()], code[last : match.start()]
        if word == "import":
            at = last = code.find("\n", at) if "\n" in code[at:] else len(code)
            continue
        modifiers = set(re.findall(r"(?<!@)\b\w+\b(?!\()", re.sub(r"@\w+\([^)]*\)|^\s*#.*$", "", head, flags=re.M)))
        named = re.compile(r"\s*(\w+(?:\.\w+)*)").match(code, at) if word == "extension" else NAME.match(code, at)
        name = word if word in ("init", "subscript") else named[1].strip("`") if named else ""
        end, has_body = (code.find("{", at), True) if word in TYPES else _end(code, at)
        hidden = modifiers & {"private", "fileprivate", "internal", "package"}
        # `private(set)` hides no more than the setter.
        hidden -= set(re.findall(r"\b(private|fileprivate|internal|package)\(set\)", head))
        is_public = bool(modifiers & {"public", "open"}) or (context.members_public and not hidden)
        unavailable = UNAVAILABLE.search(region)
        message = (unavailable[1] or "").replace('\\"', '"') if unavailable else context.message
        note = _note(region)
        if word in TYPES:
            owner = name if word == "extension" else f"{context.owner}.{name}".lstrip(".")
            if word != "extension" and is_public and context.is_public:
                found.append(Declaration(module, word, context.owner, name, None, note, message))
            elif word != "extension":
                hidden_types.add(owner)
            around.append(_Context(
                owner, word, context.is_public and (is_public or word == "extension"),
                is_public and word in ("protocol", "extension"), message))
            at = last = end + 1
            continue
        if word == "case":
            names = [] if context.kind != "enum" else re.findall(r"(?:^|,)\s*`?(\w+)`?", re.sub(r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)", "", code[at:end]))
            is_public = context.is_public
            found += [Declaration(module, word, context.owner, each, None, note, message) for each in names if is_public]
        elif is_public and context.is_public and name:
            start = at if word in ("init", "subscript") else named.end()
            labels = _labels(code, start, end) if word in ("func", "init", "subscript", "macro") else None
            names = [name]
            if word in ("var", "let"):
                names += [part.split(":")[0].split("=")[0].strip() for part in _parts(code[at:end])[1:]]
            found += [Declaration(module, word, context.owner, each, labels, note, message) for each in names if each.isidentifier()]
            if context.kind == "protocol" and found:
                found[-1].in_protocol = True
            if has_body and labels is not None and found and found[-1].name == name:
                found[-1].ignored = _ignored(code, start, end, text[end : _close(code, end)])
                found[-1].is_hook = "open" in modifiers
        at = last = _close(code, end) if has_body else end
    return [each for each in found if each.name != "_"]  # `_$backing` and its like


def declarations(folders: list[Path]) -> list[Declaration]:
    """All of some modules. Members of types that are not public are none of a program's."""
    hidden: set[str] = set()
    found = [
        declaration
        for folder in folders
        for file in sorted(folder.rglob("*.swift"))
        for declaration in read(folder.name, file.read_text(), hidden)
    ]
    hidden -= {each.base for each in found if each.kind in TYPES}
    words = ((each, [*each.base.split("."), *(each.labels or [])]) for each in found)
    return [
        each
        for each, names in words
        if each.owner not in hidden and not any(name.startswith("_") and name != "_" for name in names)
    ]


def names(folders: list[Path]) -> dict:
    """What `reel doctor` asks. What is unavailable under a name that is available elsewhere is known by its type alone."""
    found = declarations(folders)
    available = {each.name for each in found if each.message is None and each.kind not in TYPES}
    types = {each.name for each in found if each.kind in [*TYPES, "typealias", "associatedtype"] or each.name[0].isupper()}
    gone = {each.base for each in found if each.message is not None and each.kind in TYPES}
    unavailable = {}
    for each in found:
        if each.message is None or each.owner in gone:
            continue
        is_type = not each.owner and each.name[0].isupper()
        entry = {
            "type": each.owner.split(".")[-1],
            "name": each.name,
            "label": each.labels[0] if each.name == "init" and each.labels else "",
            "message": each.message,
            "isUnique": each.name != "init" and each.name not in available and not is_type,
        }
        unavailable[entry["type"], entry["name"], entry["label"]] = entry
    paints = sorted({each.name for each in found if each.owner in PAINTS and each.kind not in TYPES})
    return {"types": sorted(types), "paints": paints, "unavailable": list(unavailable.values()), "labels": labels(found)}


def labels(found: list[Declaration]) -> dict[str, list[str]]:
    """All labels of the arguments of modifiers (`.padding`) and of what makes values (`List`), whatever form they are of. Of classes,
    which inherit, nothing is said."""
    values = {each.name for each in found if each.kind == "struct"} - {each.name for each in found if each.kind in ("class", "enum")}
    modifiers = {each.name for each in found if each.kind == "func" and each.owner == "View"}
    result: dict[str, set[str]] = {}
    for each in found:
        owner = each.owner.split(".")[-1]
        if each.kind == "func" and each.name in modifiers:
            result.setdefault(f".{each.name}", set()).update(each.labels or [])
        elif each.kind == "init" and owner in values:
            result.setdefault(owner, set()).update(each.labels or [])
    return {name: sorted(known) for name, known in sorted(result.items())}
