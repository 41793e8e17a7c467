"""The program with one source changed, made quickly: the one changed source is compiled, alone and without optimising.

The library has up to sixteen sources in one object (a unit, cmake/compile.cmake), so the unit of the changed source is compiled anew, once for all
changes, without optimising: then no code of one source has been copied into another, and what the changed source defines takes the place of what
the unit has (-z muldefs: the first definition counts). A header is part of other sources: all units that read it are compiled with the change, and
headers that more than `most_units` read are not changed.
"""
import collections
import json
import pathlib
import re
import shlex
import subprocess
import threading

most_units = 8


class DoesNotCompile(Exception):
    pass


class Build:
    """A build folder, in which `asobi` is brought up to date, and a folder for what is kept here."""

    def __init__(self, root, folder, kept):
        self.root, self.folder, self.kept, self.lock = root, folder, kept, threading.Lock()
        self.ninja("asobi")
        self.commands = {}
        for entry in json.loads((folder / "compile_commands.json").read_text(encoding="utf-8")):
            words = shlex.split(entry["command"])
            self.commands[words[words.index("-o") + 1]] = (words, entry["file"])
        last = self.ninja("-t", "commands", "asobi").strip().split("\n")[-1]
        self.link = [word for word in shlex.split(last) if word not in (":", "&&")]
        self.libraries = {pathlib.Path(word).stem.removeprefix("lib") for word in self.link if word.endswith(".a")}
        self.readers = self.units_by_source()
        self.precompiled = {}
        for name, (words, _) in self.commands.items():
            if "-emit-pch" in words and library_of(name) in self.libraries:
                self.precompiled[str(folder / name)] = str(self.plain_unit(name))

    def ninja(self, *words):
        return subprocess.run(["ninja", "-C", self.folder, *words], check=True, stdout=subprocess.PIPE, text=True).stdout

    def units_by_source(self):
        """{path below the root: the objects of the program that are made from it}"""
        out, unit = collections.defaultdict(list), None
        for line in self.ninja("-t", "deps").split("\n"):
            if line and not line.startswith(" "):
                unit = line.split(":")[0] if library_of(line) in self.libraries else None
            elif unit in self.commands and line.strip().startswith(f"{self.root}/"):
                out[line.strip().removeprefix(f"{self.root}/")].append(unit)
        return out

    def can_change(self, path):
        return 0 < len(self.readers[path]) <= most_units

    def plain_unit(self, unit):
        """The object of a unit without optimising, or its precompiled header; made once."""
        stamp = (self.folder / unit).stat().st_mtime_ns
        out = self.kept / f"{library_of(unit)}-{pathlib.Path(unit).stem}-{stamp}{pathlib.Path(unit).suffix}"
        with self.lock:
            if not out.exists():
                words, source = self.commands[unit]
                self.compile(words, source, out.with_suffix(".new"))
                out.with_suffix(".new").rename(out)
        return out

    def program(self, site, folder):
        """Makes the program with that change, in an empty folder."""
        original = self.root / site.path
        changed = folder / "src" / pathlib.Path(site.path).relative_to("src")
        changed.parent.mkdir(parents=True)
        changed.write_text(site.changed(original.read_text(encoding="utf-8")), encoding="utf-8")
        objects = []
        for unit in self.readers[site.path]:
            words, source = self.commands[unit]
            objects.append(folder / f"{len(objects)}.o")
            if changed.suffix == ".cpp":
                self.compile(words, changed, objects[-1])
                objects.append(self.plain_unit(unit))
            else:  # the changed header stands before the one of its name in src/
                self.compile(words, source, objects[-1], first=folder / "src")
        words = list(self.link)
        program = words[words.index("-o") + 1] = str(folder / "asobi")
        at = words.index("-o")
        subprocess.run([*words[:at], "-Wl,-z,muldefs", *map(str, objects), *words[at:]], cwd=self.folder, check=True)
        return program

    def compile(self, words, source, object_file, first=None):
        """The command of the build, but without optimising, warnings and the compiler's cache."""
        while not re.search(r"(clang\+\+|g\+\+|c\+\+)[-\d]*$", words[0]):
            words = words[1:]
        out = [words[0], "-O0", "-w"] + ([f"-I{first}"] if first else [])
        out += [self.precompiled.get(word, word) for word in words[1:] if not re.match(r"-O|-W", word)]
        out[out.index("-o") + 1] = str(object_file)
        out[out.index("-c") + 1] = str(source)
        done = subprocess.run(out, stderr=subprocess.PIPE, text=True, cwd=self.kept)
        if done.returncode != 0:
            raise DoesNotCompile(done.stderr)


def library_of(unit):
    """CMakeFiles/asobi_nim.dir/… belongs to asobi_nim."""
    match = re.match(r"CMakeFiles/(\w+)\.dir/", unit)
    return match[1] if match else None
