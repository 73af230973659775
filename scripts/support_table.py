#!/usr/bin/env python3
"""Writes docs/support.md: what there is of Apple's frameworks, what works in part and why, and what cannot be done.

Read from the sources: what is `@available(*, unavailable)` is there to say why, and what a declaration's comment says in its
field `- Partly:` is what lacks. `check_docs.py` sees that the page is true, `make_sdk.py` gives the table to `reel`, and the
browser tests compare it with what the compiler knows.
"""

import re
from pathlib import Path

from sdk_names import TYPES, Declaration, declarations

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/support.md"
# Our modules by the name that programs know them by.
KNOWN_AS = {
    "ViewGraph": "SwiftUI", "SwiftUI": "SwiftUI", "Combine": "Combine", "UIKitCore": "UIKit", "FoundationAdditions": "Foundation",
    "UniformTypeIdentifiers": "UniformTypeIdentifiers", "SafariServices": "SafariServices",
}
# The engine: public for the modules above it, and none of a program's.
ENGINE = ["ViewGraph/Display", "ViewGraph/Graph", "Combine/Hosting"]
APPLES = {"PreferenceKey", "AnimatableValues"}
OWN = {
    "AppRoot", "AppStorageStore", "BrowserQuestion", "DrawingContent", "DrawingFilter", "DrawingStep", "EmbeddedContent", "ImageData",
    "LinkingController", "LocationChange", "MemoryAppStorage", "NamedSymbolEffect", "PageMetadata", "PlacedContent", "ShapeRole",
    "SystemColor", "ValueTransferRepresentation",
}
HEAD = """# What there is

Of Apple's frameworks, by name. Made of the sources by `scripts/support_table.py`; `reel support NAME` tells the same of one name, and of
every member of a type. *Partly* and *unavailable* are said here in full; a type that is not in the tables is whole, but for what they
say of its members. What is in no list is not there. How whole things differ in a browser is in [swiftui.md](swiftui.md), what the frameworks
beside SwiftUI are made of in [frameworks.md](frameworks.md), and each operator of Combine in [combine.md](combine.md).
"""


def folders() -> list[Path]:
    return [ROOT / "Sources" / name for name in KNOWN_AS] + sorted((ROOT / "Frameworks/Sources").iterdir())


def engine() -> set[str]:
    """The engine's types."""
    found = declarations([ROOT / "Sources" / folder for folder in ENGINE])
    return {each.name for each in found if not each.owner and each.kind in TYPES} - APPLES | OWN


def _said(declared: list[Declaration]) -> list[str]:
    """What is to be said of the forms of a name, each sentence once."""
    said = [(each, each.message if each.message is not None else each.note) for each in declared]
    texts = list(dict.fromkeys(text for _, text in said if text))
    if len(texts) == 1 and all(text for _, text in said):
        return texts
    return [
        ", ".join(dict.fromkeys(each.signature for each, other in said if other == text)) + f": {text}"
        if said[0][0].labels is not None and len(said) > 1 else text
        for text in texts
    ]


def entries() -> list[dict]:
    """Each name with its state: `whole`, `partly` or `unavailable`, and what is to be said of it."""
    own = engine()
    forms: dict[tuple[str, str, str], list[Declaration]] = {}
    for each in declarations(folders()):
        module = KNOWN_AS.get(each.module, each.module)
        if each.base.split(".")[0] not in own and not module.startswith("_") and each.labels != ["coder"]:
            forms.setdefault((module, each.owner, each.name), []).append(each)
    table = []
    for (module, owner, name), declared in sorted(forms.items(), key=lambda form: [part.lower() for part in form[0]]):
        gone = [each for each in declared if each.message is not None]
        state = "unavailable" if len(gone) == len(declared) else "partly" if gone or any(each.note for each in declared) else "whole"
        kinds = {each.kind for each in declared}
        table.append({
            "module": module, "type": owner, "name": name, "state": state, "notes": _said(declared),
            "isMeantAsAWhole": all(each.note for each in declared),
            "isType": bool(kinds & {*TYPES, "typealias"}),
        })
    gone_types = {(entry["module"], title(entry)) for entry in table if entry["state"] == "unavailable" and entry["isType"]}
    return [entry for entry in table if (entry["module"], entry["type"]) not in gone_types]


def title(entry: dict) -> str:
    """What a program calls it: a modifier by its name alone."""
    owner = "" if entry["type"] == "View" else entry["type"]
    return f"{owner}.{entry['name']}" if owner else entry["name"]


def _names(entries: list[dict]) -> str:
    return ", ".join(f"`{entry['name']}`" for entry in entries if entry["state"] == "whole") + ".\n"


# What changes nothing by what it is: a word for translators, a hint of room to take, an edge's smoothness that browsers see to, ...
SILENT = {"comment", "coder", "capacity", "minimumCapacity", "dso", "antialiased", "isAntialiased", "tolerance", "hasher"}
# What says what it says by its type, or takes what it cannot need.
NATURAL = {
    "AttributeDynamicLookup.subscript", "EmptyAnimatableData.scale", "Path.path", "SecCopyErrorMessageString", "SecRandomCopyBytes",
    "View.pickerStyle", "View.textSelection",
    # A stack keeps nothing between its calls, and lays out in the bounds that it has taken.
    *(f"{stack}StackLayout.{call}" for stack in "HVZ" for call in ("sizeThatFits", "placeSubviews")),
}


def unsaid() -> list[str]:
    """Names that take something and make nothing of it, and do not say so."""
    found = declarations(folders())
    required = {(each.owner, each.name) for each in found if each.kind == "func" and each.in_protocol}
    own = engine()
    noted = {each.base for each in found if each.note and each.kind in TYPES}
    return [
        f"{each.base}: {', '.join(each.ignored)}"
        for each in found
        if set(each.ignored) - SILENT and not each.note and each.message is None and not each.is_hook
        and each.module != "Combine" and (each.owner, each.name) not in required and each.base.split(".")[0] not in own
        and each.base not in NATURAL and each.owner not in noted
    ]


def text() -> str:
    """The page."""
    table = entries()
    page = HEAD
    for module in ["SwiftUI", "Combine", "UIKit", "Foundation"] + sorted({entry["module"] for entry in table}, key=str.lower):
        if f"## {module}\n" in page:
            continue
        here = [entry for entry in table if entry["module"] == module]
        page += f"\n## {module}\n"
        said = sorted((entry for entry in here if entry["notes"] or entry["state"] != "whole"), key=lambda entry: title(entry).lower())
        if said:
            page += "\n| name | | |\n|---|---|---|\n"
            rows = [(title(entry), entry["state"], "; ".join(entry["notes"]).replace("|", "\\|")) for entry in said]
            page += "".join(f"| `{name}` | {state} | {notes} |\n" for name, state, notes in rows)
        top = [entry for entry in here if not entry["type"]]
        modifiers = [entry for entry in here if entry["type"] == "View" and module != "Combine" and entry["name"] not in ("Body", "body")]
        for heading, group in [
            ("Types", [entry for entry in top if entry["isType"]]),
            ("Functions, constants and macros", [entry for entry in top if not entry["isType"]]),
            ("Modifiers", modifiers),
        ]:
            if any(entry["state"] == "whole" for entry in group):
                page += f"\n**{heading}**: {_names(group)}"
    return re.sub(r"(?m)(.{110,150}?,) (?=`)(?!.*\|)", r"\1\n", page)


if __name__ == "__main__":
    PAGE.write_text(text())
