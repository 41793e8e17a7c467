"""docs/mutants.md: the table of changes and what became of them."""
import collections

import models
import sites

COUNTED = ("killed", "told", "survived", "unreached")


def equivalents(path, root):
    """{key of the change: (its name, why nobody could notice it)} from lines `name | reason`; every name must still be found."""
    out = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        name, reason = line.split(" | ", 1)
        site = sites.find(name, root)
        if site is None:
            raise SystemExit(f"{path}: the line of {name} has gone or has changed")
        out[site.key()] = (name, reason)
    return out


def key_of(name):
    path, _, column, change = name.split(":", 3)
    change, mark = change.rsplit("#", 1)
    old, new = change.split("->")
    return (path, mark, int(column), old, new)


def open_question(line):
    """Not noticed, and nobody has looked whether any claim runs the statement."""
    return line["result"] == "survived" and "reached" not in line


def counted(state):
    """What was found of each model, as many as it was to have, in the order of the draw."""
    out = {}
    for model, (wanted, names) in state.head["models"].items():
        found = [state.found[name] for name in names if name in state.found and state.found[name]["result"] in COUNTED]
        out[model] = found[:wanted]
    return out


def row(cells):
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def table(of_model, paper_of, equivalent):
    by_folder = collections.defaultdict(list)
    for model, found in of_model.items():
        by_folder[(paper_of.get(model, "-"), model.rsplit("/", 1)[0].removeprefix("src/"))] += found
    out = [row(["paper", "model", "mutants", "killed", "by how many claims", "only told", "equivalent", "unreached", "unkilled"]), "|---" * 9 + "|"]
    whole = collections.Counter()
    everyone = set()
    order = list(models.MODELS)
    for (paper, folder), found in sorted(by_folder.items(), key=lambda item: (order.index(item[0][0]), item[0][1])):
        count = collections.Counter(kind(line, equivalent) for line in found)
        noticed = {(paper, claim) for line in found if line["result"] == "killed" for claim, _ in line["by"]}
        everyone |= noticed
        whole += count
        out.append(row([paper, f"`{folder}`", *numbers(count, noticed)]))
    out.append(row(["all", "", *numbers(whole, everyone)]))
    return out


def numbers(count, noticed):
    return [count.total(), count["killed"], len(noticed), count["told"], count["equivalent"], count["unreached"], count["survived"]]


def kind(line, equivalent):
    return "equivalent" if line["result"] != "killed" and key_of(line["name"]) in equivalent else line["result"]


def document(state, equivalent, paper_of, unchanged, asked, slow, longest):
    of_model = counted(state)
    found = [line for lines in of_model.values() for line in lines]
    unknown = sum(open_question(line) and kind(line, equivalent) == "survived" for line in found)
    wanted = sum(count for count, _ in state.head["models"].values())
    out = [
        "# Mutants: do the claims notice wrong models?",
        "",
        "Made by `tools/mutants table` from what `tools/mutants run` found. A mutant is the program with one token of a model changed: a sign or a",
        "number in a table, an operator, a comparison, a bound, a truth value. The claims of the paper that computes from the model are asked, and a",
        "mutant is *killed* when the verdict of a claim changes, or a claim ends with an error or a crash, or takes more than ten times as long.",
        "*Only told*: all verdicts stay and the sentence of a claim differs, which `tools/check_papers` finds. *Unreached*: no claim runs the",
        "statement. *Equivalent*: nobody could notice; the reasons are below. *Unkilled* are all others. A source and its header are one model;",
        "each has at least one mutant, and else in proportion to its lines.",
        "",
        f"Seed {state.head['seed']}, drawn at commit {state.head['commit']}; {len(found)} of {wanted} mutants have been tried."
        + (f" Of {unknown} of the unkilled it is not known whether any claim runs the statement." if unknown else ""),
        "",
        *table(of_model, paper_of, equivalent),
    ]
    for title, result in (("Unkilled", "survived"), ("Unreached", "unreached"), ("Only told", "told")):
        out += ["", f"## {title}", ""]
        for line in found:
            if kind(line, equivalent) == result:
                by = f" ({', '.join(claim for claim, _ in line['by'])})" if line["by"] else ""
                out.append(f"- `{line['name']}`{by}")
    out += ["", "## Equivalent", ""] + [f"- `{name}`: {reason}" for name, reason in equivalent.values()]
    out += ["", "## Claims that noticed none of these", ""]
    out.append("Some are about numbers alone and about no model; others would notice other mutants.")
    for paper, claims in asked.items():
        noticed = {claim for line in found if line["paper"] == paper and line["result"] == "killed" for claim, _ in line["by"]}
        silent = [claim for claim in claims if claim not in noticed]
        out += ["", f"{paper}, {len(silent)} of {len(claims)}: {', '.join(sorted(silent)) or 'none'}."]
        if slow[paper]:
            out.append(f"Not asked, since they take longer than {longest:g} s: {', '.join(slow[paper])}.")
    out += ["", "## Headers that were not changed", "", "More units read them than can be compiled for each mutant:"]
    out.append(", ".join(f"`{path.removeprefix('src/')}`" for path in unchanged) + ".")
    return "\n".join(out) + "\n"
