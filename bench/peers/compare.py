"""Ours and theirs in turn on every case of a row, and what comes of it."""
import json, os, statistics, sys


def measure(task, name, cases, runs):
    """Times of both by case, all runs; ends the program, with both answers, where these differ."""
    out = {"ours": [], "theirs": [], "told": {}}
    told = {"ours": [], "theirs": []}
    for case in cases:
        times = {"ours": [], "theirs": []}
        for _ in range(runs):
            done = {who: getattr(task, who)(case) for who in times}
            if done["ours"].answer != done["theirs"].answer:
                sys.exit(f"{name}: {case}: the answers differ: ours {str(done['ours'].answer)[:300]}, theirs {str(done['theirs'].answer)[:300]}")
            for who in times:
                times[who].append(round(max(done[who].seconds, 0), 6))
        for who in times:
            out[who].append(times[who])
            told[who].append(done[who].told)
        if len(cases) > 1:  # such rows may take an hour
            print(f"{name}: {case}: ours {out['ours'][-1]}, theirs {out['theirs'][-1]}", file=sys.stderr)
    for who, all_told in told.items():
        out["told"][who] = {what: statistics.mean(one[what] for one in all_told) for what in all_told[0]}
    return out


def figures(row):
    """Seconds a case: the mean of the cases' medians; spread: of the cases, or of the runs where there is but one; ratio of the means, and spread of the cases' ratios."""
    out = {}
    for who in ("ours", "theirs"):
        medians = [statistics.median(times) for times in row[who]]
        spread = medians if len(medians) > 1 else row[who][0]
        out[who] = {"mean": statistics.mean(medians), "least": min(spread), "most": max(spread), "medians": medians}
    ratios = [theirs / max(ours, 0.001) for ours, theirs in zip(out["ours"]["medians"], out["theirs"]["medians"])]
    out["ratio"] = out["theirs"]["mean"] / max(out["ours"]["mean"], 0.001)
    out["ratios"] = [min(ratios), max(ratios)]
    return out


def shown(name, row):
    """A line of the table."""
    told, all_figures = row["told"], figures(row)
    cells = []
    for who in ("ours", "theirs"):
        one = all_figures[who]
        more = "".join(f", {value:.4g} {what}" for what, value in told[who].items())
        cells.append(f"{one['mean']:.3f} ({one['least']:.3f}–{one['most']:.3f}){more}")
    ratio = f"{all_figures['ratio']:.1f}"
    if len(row["ours"]) > 1:
        ratio += f" ({all_figures['ratios'][0]:.1f}–{all_figures['ratios'][1]:.1f})"
    return f"| {name} | {cells[0]} | {cells[1]} | {ratio} |"


def keep(path, line, known):
    """A line of JSON takes the place of the one before of the same row; the other rows that the task knows stay."""
    lines = []
    if os.path.exists(path):
        with open(path) as file:
            lines = [one for one in map(json.loads, file) if one["instance"] in known]
    if line["instance"] in (names := [one["instance"] for one in lines]):
        lines[names.index(line["instance"])] = line
    else:
        lines.append(line)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path + ".new", "w") as file:
        file.writelines(json.dumps(one) + "\n" for one in lines)
    os.replace(path + ".new", path)
