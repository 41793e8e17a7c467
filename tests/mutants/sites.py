"""Where a source can be changed in one token, and to what.

The sources are formatted by clang-format, which is why a look at the spaces tells an operator from a reference, a pointer or the bracket of a
template: operators have spaces on both sides.
"""
import hashlib
import re

# One token a match. Comments, lines of the preprocessor, characters and strings are skipped, but for tables in raw strings.
TOKEN = re.compile(
    r"""(?P<skip>//[^\n]*|/\*.*?\*/|^[ \t]*\#[^\n]*)
      | (?P<raw>R"(?P<mark>[a-z]*)\((?P<inside>.*?)\)(?P=mark)")
      | (?P<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])')
      | (?P<number>\b\d(?:[eE][-+]|[\w.'])*)
      | (?P<name>[A-Za-z_]\w*)
      | (?P<sign><=>|<<=|>>=|\+\+|--|->|&&|\|\||::|<<|[-+*/%&|^!=<>]=|[-+*/%&|^!=<>?:;,.~(){}\[\]])
    """,
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)

# What an operator with spaces on both sides becomes.
OPERATORS = {
    "+": "-", "-": "+", "*": "+", "/": "*", "%": "/", "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||",
    "||": "&&", "&": "|", "|": "&", "^": "|", "<<": ">>", "+=": "-=", "-=": "+=", "*=": "+=", "|=": "&=", "&=": "|=", "^=": "|=",
}
NAMES = {"true": "false", "false": "true", "min": "max", "max": "min", "any_of": "all_of", "all_of": "any_of", "none_of": "any_of"}
BEFORE_A_SIGN = {"(", ",", "{", "=", "return", "?", ":", "[", "+", "-", "*", "/", "==", "!=", "<", ">", "<=", ">=", "&&", "||"}
IN_TABLES = re.compile(r"(?<= )[-+](?= )|(?<![\w.])\d{1,3}(?![\w.])|(?<=\w)'|(?<=[a-z])[0n](?=[' d\n])")


class Site:
    """A change of one token. Its name holds a hash of its line, so that it survives edits elsewhere."""

    def __init__(self, path, line, column, old, new, text):
        self.path, self.line, self.column, self.old, self.new = path, line, column, old, new
        self.hash = hashlib.sha256(text.strip().encode()).hexdigest()[:8]

    def __str__(self):
        return f"{self.path}:{self.line}:{self.column}:{self.old}->{self.new}#{self.hash}"

    def key(self):
        """The same for a line that has moved."""
        return (self.path, self.hash, self.column, self.old, self.new)

    def changed(self, source):
        """The source with this token changed."""
        lines = source.split("\n")
        text, at = lines[self.line - 1], self.column - 1
        assert text[at:].startswith(self.old), self
        lines[self.line - 1] = text[:at] + self.new + text[at + len(self.old) :]
        return "\n".join(lines)


class Trap:
    """The program ends where the statement of a site would run: whether any claim runs it."""

    def __init__(self, site):
        self.path, self.line = site.path, site.line

    def changed(self, source):
        """With a trap before the first line of the statement; what is outside of functions then does not compile."""
        lines, first = source.split("\n"), self.line - 1
        while first > 0 and not re.search(r"[;{}]$", re.sub(r"\s*//.*", "", lines[first - 1]).rstrip()):
            first -= 1
        return "\n".join([*lines[:first], "__builtin_trap();", *lines[first:]])


def changes_of(source):
    """All (offset, old, new)."""
    before = ""  # the token before
    for match in TOKEN.finditer(source):
        kind, token, at = match.lastgroup, match.group(), match.start()
        if match.group("skip") is not None:
            continue
        if match.group("raw") is not None:
            for hit in IN_TABLES.finditer(match.group("inside")):
                yield match.start("inside") + hit.start(), hit.group(), in_table(hit.group())
        elif kind == "number":
            yield from ((at, token, new) for new in numbers_beside(token))
        elif kind == "name" and token in NAMES and (token in ("true", "false") or before == "::"):
            yield at, token, NAMES[token]
        elif kind == "sign":
            spaced = source[at - 1 : at] in (" ", "\n") and source[match.end() : match.end() + 1] in (" ", "\n")
            if spaced and token in OPERATORS:
                yield at, token, OPERATORS[token]
            elif not spaced and token in ("-", "!") and before in BEFORE_A_SIGN:
                yield at, token, ""
        before = token


def numbers_beside(token):
    """One more and one less, for whole numbers and for fractions without an exponent."""
    whole = re.fullmatch(r"(\d{1,7})([uUlL]*)", token)
    if whole:
        number = int(whole[1])
        return [f"{other}{whole[2]}" for other in (number + 1, number - 1) if other >= 0]
    fraction = re.fullmatch(r"(\d+\.\d*?)(\d)", token)
    return [f"{fraction[1]}{(int(fraction[2]) + 1) % 10}"] if fraction else []


def in_table(token):
    if token == "'":
        return ""
    if token in "+-":
        return "-" if token == "+" else "+"
    if token == "n":
        return "0"
    return str(int(token) + 1)


def sites_of(path, source):
    """Every site of a source, in order."""
    starts = [0] + [match.end() for match in re.finditer("\n", source)]
    lines = source.split("\n")
    out, line = [], 0
    for offset, old, new in changes_of(source):
        while line + 1 < len(starts) and starts[line + 1] <= offset:
            line += 1
        out.append(Site(path, line + 1, offset - starts[line] + 1, old, new, lines[line]))
    return out


def find(name, root):
    """The site of that name; a line that has moved is found by its hash. None: the line has gone, or has changed."""
    match = re.fullmatch(r"(.+?):(\d+):(\d+):(.*?)->(.*)#(\w+)", name)
    if not match or not (root / match[1]).exists():
        return None
    wanted = (match[1], match[6], int(match[3]), match[4], match[5])
    found = [site for site in sites_of(match[1], (root / match[1]).read_text(encoding="utf-8")) if site.key() == wanted]
    return min(found, key=lambda site: abs(site.line - int(match[2])), default=None)
