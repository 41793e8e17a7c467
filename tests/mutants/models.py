"""Which sources are the models of a paper: the rules, tables and theory that its claims compute from.

Not among them: what reads questions, draws and words answers (tools, pictures, notation), and what keeps tables on disk. A source that serves
two papers stands with one of them, whose claims are then asked. Patterns are of Path.glob, below src/.
"""

MODELS = {
    "sliding": [
        "games/sliding/board/board.*",
        "games/sliding/board/normal.*",
        "games/sliding/paper/*",
        "games/sliding/table/distance_*",
        "games/sliding/table/tile_*",
        "papers/sliding/listing.*",
    ],
    "nim": [
        "games/nim/digits.*",
        "games/nim/rules.*",
        "games/nim/theory.*",
        "games/gridnim/analysis.*",
        "games/gridnim/board.*",
        "games/gridnim/fold.*",
        "games/gridnim/mirror.*",
        "games/gridnim/shape*",
        "games/gridnim/table*",
        "solve/grundy.*",
    ],
    "chocolate": [
        "games/chocolate/edge.*",
        "games/chocolate/formula*",
        "games/chocolate/game.*",
        "games/chocolate/law.*",
        "games/chocolate/law_check.*",
        "games/chocolate/law_search.*",
        "games/chocolate/law_walk.*",
        "games/chocolate/lstates.*",
        "games/chocolate/plane.*",
        "games/chocolate/reference.*",
        "games/chocolate/shipped_laws.*",
        "games/chocolate/proof/law_*",
        "games/chocolate/proof/numbered.*",
        "math/automata/*",
    ],
    "diamond": [
        "games/diamond/board/*",
        "games/diamond/puzzle/*",
        "games/diamond/solo/*",
        "games/diamond/solve/frame.*",
        "games/diamond/solve/hop_*",
        "games/diamond/solve/placements.*",
        "games/diamond/solve/retrograde.*",
        "games/diamond/solve/solved.*",
    ],
    "twisty": [
        "games/twisty/geometry/*",
        "games/twisty/group/*",
        "games/twisty/paper/*",
        "games/twisty/puzzle/*",
        "math/orbits.*",
        "math/permutation.*",
        "math/permutation_group.*",
        "math/polyhedron.*",
        "math/ranking.*",
        "math/stabiliser_chain.*",
        "papers/twisty/formulas.*",
        "papers/twisty/shapes.*",
    ],
    "solvers": [
        "games/twisty/human/*",
        "games/twisty/methods/paper_lengths.*",
        "games/twisty/methods/statistics.*",
    ],
}

# Below these folders, but no model: random play, words, drawings.
NOT_MODELS = [
    "games/chocolate/proof/certificate*",
    "games/twisty/human/picture.*",
    "games/twisty/puzzle/name_lists.*",
    "games/twisty/puzzle/scramble.*",
    "math/automata/guess.*",
    "math/automata/sequences.*",
]


def model_files(root):
    """{path below the root: paper}, in order."""
    src = root / "src"
    left_out = {path for pattern in NOT_MODELS for path in src.glob(pattern)}
    out = {}
    for paper, patterns in MODELS.items():
        for pattern in patterns:
            found = [path for path in sorted(src.glob(pattern)) if path.suffix in (".cpp", ".hpp") and not is_test(path)]
            if not found:
                raise SystemExit(f"tests/mutants/models.py: nothing matches src/{pattern}")
            for path in found:
                if path not in left_out:
                    out.setdefault(str(path.relative_to(root)), paper)
    return out


def is_test(path):
    return path.stem.endswith(("_test", "_tests", "_for_tests"))
