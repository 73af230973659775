#!/usr/bin/env python3
"""Gathers the SDK that `reel` builds programs with from a build of this package.

One shared library has the whole platform; beside it lie the modules that programs import, the C headers these need, the
compiler's plugin for SwiftUI's macros, and what `reel doctor` knows about the platform. The build must have the products
Hello and reel, and the targets of the other modules: `make sdk` sees to that.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import support_table
from sdk_names import names

ROOT = Path(__file__).resolve().parent.parent
# The smallest program: what it is linked of, but for itself, is the platform and what that depends on.
PROGRAM = "Hello"
# What programs import, as on Apple's platforms, and what their tests do.
IMPORTED = [
    "Combine", "FoundationAdditions", "SafariServices", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "CombineTesting", "SwiftUITesting",
]
# What the frameworks that are built against the SDK use of the platform.
USED = ["ProgramLog", "ObjectStore", "SQLiteStorage"]
# What the platform depends on and a framework hands on: its names are not hidden.
HANDED_ON = ["Crypto"]
PLUGIN = "SwiftUIMacros"
FRAMEWORKS = ROOT / "Frameworks"


class Problem(Exception):
    """What ends the work, as a sentence."""


class Build:
    """A build of the package, as SwiftPM's plan for it describes it."""

    def __init__(self, folder: Path):
        self.folder = folder.resolve()
        manifest = self.folder.parent.parent / f"{self.folder.name}.yaml"
        if not manifest.exists():
            raise Problem(f"There is no build in {folder}: run `swift build` first, or name another with --build.")
        self.commands = self._read(manifest)

    @staticmethod
    def _read(manifest: Path) -> dict[str, dict]:
        """The commands by name. Each value of the file is JSON."""
        commands: dict[str, dict] = {}
        command: dict = {}
        for line in manifest.read_text().splitlines():
            if line.startswith('  "') and line.endswith('":'):
                command = commands.setdefault(json.loads(line.strip()[:-1]), {})
            elif line.startswith("    ") and ": " in line:
                key, value = line.strip().split(": ", 1)
                if value[0] in '["':
                    command[key] = json.loads(value)
        return commands

    def command(self, name: str, kind: str) -> dict:
        """The command that makes a module or an executable."""
        for key, command in self.commands.items():
            if key.startswith(f"C.{name}-") and key.endswith(kind) and "-tool" not in key:
                return command
        raise Problem(f"The build in {self.folder} does not know {name}.")

    def objects(self, name: str) -> list[Path]:
        """The object files of one module."""
        return [Path(output) for output in self.command(name, ".module")["outputs"] if output.endswith(".o")]

    def tool(self, name: str) -> Path:
        """An executable."""
        path = self.folder / name
        if not path.exists():
            raise Problem(f"{path} is missing: `make sdk` builds it.")
        return path


class Platform:
    """The object files, modules and headers that make the SDK."""

    def __init__(self, build: Build):
        self.build = build
        self.link = build.command(PROGRAM, ".exe")
        linked = [Path(path) for path in self.link["inputs"] if path.endswith(".o")]
        objects = [path for path in linked if path.parts and f"{PROGRAM}.build" not in path.parts]
        for module in IMPORTED + USED:
            objects += build.objects(module)
        # Descriptions of modules for debuggers name what is not in the SDK.
        self.objects = list(dict.fromkeys(path for path in objects if not path.name.endswith(".swiftmodule.o")))
        missing = [path for path in self.objects if not path.exists()]
        if missing:
            raise Problem(f"{missing[0]} is missing, with {len(missing) - 1} others: `make sdk` builds them.")

    @staticmethod
    def module(path: Path) -> str:
        """The module that an object file belongs to."""
        return next(part[: -len(".build")] for part in path.parts if part.endswith(".build") and part != ".build")

    @property
    def modules(self) -> list[str]:
        return sorted({self.module(path) for path in self.objects})

    @property
    def libraries(self) -> list[str]:
        """The system's libraries, as the program is linked with them."""
        return [word for word in self.link["args"] if re.fullmatch(r"-l\w[\w+]*", word)]

    def headers(self) -> dict[str, tuple[Path, Path]]:
        """The C modules: for each the map and the folder of its headers."""
        words = [word for name in [PROGRAM, *USED] for word in self.build.command(name, ".module")["args"]]
        found = {}
        for place, word in enumerate(words):
            if not word.startswith("-fmodule-map-file="):
                continue
            map = Path(word.split("=", 1)[1])
            has_folder = words[place + 1 : place + 3] == ["-Xcc", "-I"]
            folder = Path(words[place + 4]) if has_folder else map.parent
            found[re.search(r"module (\w+)", map.read_text())[1]] = (map, folder)
        return found


def write_library(platform: Platform, swiftc: str, library: Path) -> None:
    """Links everything. The names of what the platform depends on are hidden: programs may have versions of their own."""
    own = {path.name for path in (ROOT / "Sources").iterdir()} | set(HANDED_ON)
    ours = [path for path in platform.objects if platform.module(path) in own]
    others = [path for path in platform.objects if platform.module(path) not in own]
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder, "libDependencies.a")
        lists = []
        for name, paths in [("ours", ours), ("others", others)]:
            lists.append(Path(folder, name))
            lists[-1].write_text("".join(f"'{path}'\n" for path in paths))
        archiver = Path(shutil.which(swiftc)).resolve().with_name("llvm-ar")
        subprocess.run([archiver, "crs", "--thin", archive, f"@{lists[1]}"], check=True)
        hidden = ["--whole-archive", archive, "--no-whole-archive", f"--exclude-libs={archive.name}"]
        # Where a program is deployed, Swift's libraries lie beside this one; they win over a toolchain's.
        places = ":".join(["$ORIGIN", *target_paths(swiftc, "runtimeLibraryPaths")])
        # A program's own version of what is handed on must not become the platform's.
        options = [f"-soname={library.name}", "--strip-debug", "-Bsymbolic", f"-rpath={places}", *hidden]
        subprocess.run(
            [swiftc, "-emit-library", "-use-ld=lld", "-no-toolchain-stdlib-rpath", "-o", library, f"@{lists[0]}"]
            + platform.libraries
            + [word for option in options for word in ("-Xlinker", option)],
            check=True,
        )


def write_modules(platform: Platform, folder: Path) -> None:
    """Copies the modules, and the C modules in folders of their names, where the compiler looks for them."""
    for name in platform.modules:
        module = platform.build.folder / "Modules" / f"{name}.swiftmodule"
        if module.exists():
            shutil.copy2(module, folder)
    for name, (map, headers) in platform.headers().items():
        shutil.copytree(headers, folder / name, dirs_exist_ok=True)
        (folder / name / "module.modulemap").write_text(map.read_text().replace(f"{headers}/", ""))


def write_frameworks(swiftc: str, configuration: str, home: Path) -> list[str]:
    """Builds Apple's other frameworks against the SDK, as one more library with modules beside it; tells their names."""
    folder = FRAMEWORKS / ".build"
    plugin = f"{home / PLUGIN}#{PLUGIN}"
    # The package manager does not look at modules outside of a package, and would keep what was compiled against others.
    stamp = max(int(path.stat().st_mtime) for path in (home / "modules").glob("*.swiftmodule"))
    options = [f"-I{home / 'modules'}", "-Xfrontend", "-load-plugin-executable", "-Xfrontend", plugin, "-Xcc", f"-DNEWSREEL_SDK={stamp}"]
    words = [word for option in options for word in ("-Xswiftc", option)]
    modules = sorted(path.name for path in (FRAMEWORKS / "Sources").iterdir())
    subprocess.run(
        [Path(shutil.which(swiftc)).with_name("swift"), "build", "--package-path", FRAMEWORKS, "-c", configuration, "--quiet", *words],
        check=True,
    )
    built = folder / configuration
    objects = [path for module in modules for path in sorted((built / f"{module}.build").glob("*.swift.o"))]
    library = home / "libNewsreelFrameworks.so"
    options = [f"-soname={library.name}", "--strip-debug", "-rpath=$ORIGIN"]
    subprocess.run(
        [swiftc, "-emit-library", "-use-ld=lld", "-no-toolchain-stdlib-rpath", "-o", library, *objects, home / "libNewsreel.so"]
        + [word for option in options for word in ("-Xlinker", option)],
        check=True,
    )
    place = home / "frameworks"
    for module in modules:
        place.mkdir(exist_ok=True)
        shutil.copy2(built / f"Modules/{module}.swiftmodule", place)
        # Parts of a module: `import os.log`.
        if (map := FRAMEWORKS / f"Sources/{module}/module.modulemap").exists():
            (place / module).mkdir()
            shutil.copy2(map, place / module)
    return modules


# What programs find of Swift itself.
LANGUAGE = [
    "Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "Dispatch", "Observation", "Synchronization",
]


def members(swiftc: str, home: Path, modules: list[str]) -> list[str]:
    """The names of all that modules declare, as the compiler knows them."""
    info = json.loads(subprocess.run([swiftc, "-print-target-info"], check=True, capture_output=True, text=True).stdout)

    def members_of(module: str) -> set[str]:
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(
                [Path(shutil.which(swiftc)).with_name("swift"), "symbolgraph-extract", "-module-name", module]
                + ["-target", info["target"]["triple"], "-I", home / "modules", "-I", home / "frameworks", "-output-dir", folder]
                + ["-minimum-access-level", "public"],
                check=True, capture_output=True,
            )
            graphs = [json.loads(graph.read_text()) for graph in Path(folder).glob("*.json")]
        return {symbol["names"]["title"].split("(")[0].split(".")[-1] for graph in graphs for symbol in graph["symbols"]}

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return sorted(set().union(*pool.map(members_of, modules)))


def target_paths(swiftc: str, kind: str) -> list[str]:
    """Folders of the compiler's."""
    answer = subprocess.run([swiftc, "-print-target-info"], check=True, capture_output=True, text=True)
    return json.loads(answer.stdout)["paths"][kind]


def toolchain_modules(swiftc: str) -> list[str]:
    """The modules that come with the compiler."""
    paths = target_paths(swiftc, "runtimeLibraryImportPaths")
    return sorted({module.stem for path in paths for module in Path(path).glob("*.swiftmodule")})


def write(build: Build, swiftc: str, to: Path) -> None:
    platform = Platform(build)
    plugin, tool = build.tool(f"{PLUGIN}-tool"), build.tool("reel")
    version = subprocess.run([swiftc, "--version"], check=True, capture_output=True, text=True).stdout
    home = to / "lib/newsreel"
    home.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=home.parent) as name:
        made = Path(name, "newsreel")
        (made / "modules").mkdir(parents=True)
        write_library(platform, swiftc, made / "libNewsreel.so")
        write_modules(platform, made / "modules")
        shutil.copy2(plugin, made / PLUGIN)
        shutil.copy2(ROOT / "scripts/sdk-swiftc.sh", made / "swiftc")
        about = {
            "compiler": version.splitlines()[0],
            "modules": IMPORTED,
            "toolchainModules": toolchain_modules(swiftc),
            "configuration": build.folder.name,
        }
        shutil.rmtree(home, ignore_errors=True)
        made.rename(home)
    frameworks = write_frameworks(swiftc, build.folder.name, home)
    about["modules"] += frameworks
    sources = [ROOT / "Sources" / module for module in platform.modules]
    table = names(sources + [FRAMEWORKS / "Sources" / module for module in frameworks])
    own = [name for name in platform.modules if (ROOT / "Sources" / name).exists()]
    table["members"] = members(swiftc, home, LANGUAGE + own + frameworks)
    (home / "names.json").write_text(json.dumps(table, ensure_ascii=False))
    (home / "support.json").write_text(json.dumps(support_table.entries(), ensure_ascii=False))
    (home / "sdk.json").write_text(json.dumps(about, indent=2, ensure_ascii=False) + "\n")
    (to / "bin").mkdir(exist_ok=True)
    # Another process may be running the old one.
    (to / "bin/reel").unlink(missing_ok=True)
    shutil.copy2(tool, to / "bin/reel")


def main() -> int:
    parser = argparse.ArgumentParser(description="Makes the SDK of a build.")
    parser.add_argument("--build", type=Path, default=ROOT / ".build/debug", help="the build; .build/debug by default")
    parser.add_argument("--to", type=Path, default=ROOT / ".build/sdk", help="where to put it; .build/sdk by default")
    parser.add_argument("--swiftc", default="swiftc", help="the compiler that the build was made with")
    given = parser.parse_args()
    try:
        write(Build(given.build), given.swiftc, given.to.resolve())
    except (Problem, subprocess.CalledProcessError) as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"The SDK is in {given.to}; {given.to}/bin/reel uses it.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
