"""Two-dimensional Nim (paper 003, its last part): take neighbouring stones of one row or column, perhaps at most so many,
or any stones of such a stretch.
Against plain search."""
import functools
import itertools

import impartial


def runs(board):
    """Every move by name: the cells taken. One stone alone is named by its row."""
    found = {}
    for row, column in board:
        taken = [(row, column)]
        found[f"r{row + 1}:{column + 1}"] = taken
        while (row, taken[-1][1] + 1) in board:
            taken = taken + [(row, taken[-1][1] + 1)]
            found[f"r{row + 1}:{column + 1}-{taken[-1][1] + 1}"] = taken
        taken = [(row, column)]
        while (taken[-1][0] + 1, column) in board:
            taken = taken + [(taken[-1][0] + 1, column)]
            found[f"c{column + 1}:{row + 1}-{taken[-1][0] + 1}"] = taken
    return found


def name_of(taken):
    """The name of stones of one line: r1:1,3-4."""
    taken = sorted(taken)
    down = len(taken) > 1 and taken[0][1] == taken[1][1]
    pieces = []
    for place in (cell[0 if down else 1] + 1 for cell in taken):
        if pieces and pieces[-1][-1] == place - 1:
            pieces[-1].append(place)
        else:
            pieces.append([place])
    texts = [str(piece[0]) if len(piece) == 1 else f"{piece[0]}-{piece[-1]}" for piece in pieces]
    return f"{'c' if down else 'r'}{taken[0][1 if down else 0] + 1}:{','.join(texts)}"


def sets(board):
    """Every move by name where any stones of a stretch may be taken."""
    found = {}
    for stretch in runs(board).values():
        for size in range(1, len(stretch) + 1):
            for taken in itertools.combinations(stretch, size):
                found[name_of(taken)] = list(taken)
    return found


@functools.cache
def moves_with(limit, any_stones=False):
    """The moves of a board where a turn takes at most so many stones."""

    @functools.lru_cache(4096)
    def limited(board):
        takings = (sets if any_stones else runs)(board)
        return {name: board.difference(taken) for name, taken in takings.items() if len(taken) <= limit}

    return limited


def some_turn(random, sides):
    """What a turn may take, as options, and the moves."""
    limit = random.choice((None, None, 1, 2, 2, 3, 3, 4, 9, 64))
    any_stones = max(sides) <= 10 and random.random() < 0.4
    options = ({} if limit is None else {"limit": limit}) | ({"any": True} if any_stones else {})
    return options, moves_with(limit or 64, any_stones)


def written(board, rows, columns):
    return "/".join("".join("1" if (row, column) in board else "0" for column in range(columns)) for row in range(rows))


def some_board(random, most):
    """A random placement of at most so many stones."""
    sizes = [(rows, columns) for rows in range(1, 9) for columns in range(1, 9)]
    rows, columns = random.choice(sizes + [(1, 20), (16, 2), (2, 2), (3, 3), (3, 4)] * 4)
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    if random.random() < 0.5:  # near each other, so that there are long runs
        height, width = random.randint(1, min(4, rows)), random.randint(1, min(4, columns))
        top, left = random.randint(0, rows - height), random.randint(0, columns - width)
        cells = [(top + row, left + column) for row in range(height) for column in range(width)]
    return frozenset(random.sample(cells, random.randint(0, min(most, len(cells))))), rows, columns


def some_play(case):
    board, rows, columns = some_board(case.random, 10)
    misere = case.random.random() < 0.4
    turn, moves = some_turn(case.random, (rows, columns))
    options = {"board": written(board, rows, columns)} | turn | ({"misere": True} if misere else {})
    return impartial.Play(case, "gridnim", options, moves, board, misere), rows, columns


def components(board):
    """Stones that hang together by their sides."""
    left, found = set(board), []
    while left:
        part, todo = set(), [min(left)]
        while todo:
            row, column = todo.pop()
            if (row, column) in left:
                left.remove((row, column))
                part.add((row, column))
                todo += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
        found.append(frozenset(part))
    return found


def analyze(case):
    play, rows, columns = some_play(case)
    board, names = play.line()
    answer = case.ask("gridnim", "analyze", play.options, moves=" ".join(names))
    case.same("the stones", len(board), answer["stones"])
    case.same("the outcome", "N" if play.wins(board) else "P", answer["outcome"])
    theirs = sorted(sorted(map(tuple, move)) for move in answer["winning_moves"])
    case.same("the winning moves", sorted(sorted(board - play.moves(board)[name]) for name in play.winning(board)), theirs)
    case.same("the Grundy number", None if play.misere else play.grundy(board), answer["grundy"])
    if not play.misere:
        if not answer["parts"] and answer["grundy"] == 0:
            return  # a placement with partners is known without its parts
        parts = [(written(part, rows, columns), play.grundy(part)) for part in components(board)]
        case.same("the parts", sorted(parts), sorted((part["board"], part["grundy"]) for part in answer["parts"]))


def strategy(case):
    """The paper's method: a placement that a half turn takes to itself."""
    board, rows, columns = some_board(case.random, 5)
    corner = case.random.randrange(rows), case.random.randrange(columns)
    if case.random.random() < 0.9:
        board |= {(corner[0] - row, corner[1] - column) for row, column in board}
        top, left = min((row for row, _ in board), default=0), min((column for _, column in board), default=0)
        board = frozenset((row - top, column - left) for row, column in board)
        rows, columns = 1 + max((row for row, _ in board), default=0), 1 + max((column for _, column in board), default=0)
    if rows * columns > 64 or len(board) > 10:
        return
    turn, moves = some_turn(case.random, (rows, columns))
    if turn.get("limit") == 1:
        return  # there is nothing to choose
    options = {"board": written(board, rows, columns)} | turn
    answer = case.ask("gridnim", "strategy", options)
    if not board:
        return
    top, left = min(row for row, _ in board), min(column for _, column in board)
    bottom, right = max(row for row, _ in board), max(column for _, column in board)
    partner = {(row, column): (top + bottom - row, left + right - column) for row, column in board}
    case.same("the symmetry", set(partner.values()) == set(board), answer["symmetric"])
    if not answer["symmetric"]:
        return
    height, width = bottom - top + 1, right - left + 1
    case.same("the case", {0: "(iii)", 1: "(i)", 2: "(ii)"}[height % 2 + width % 2], answer["case"])
    known = impartial.solve(moves, board)
    case.same("the winner", "first" if known[board][0] else "second", answer["winner"])
    rectangle = {"row": top, "column": left, "rows": height, "columns": width}
    case.same("the smallest rectangle", rectangle, answer["rectangle"])
    pairs = sorted(sorted([list(cell), list(partner[cell])]) for cell in board if cell < partner[cell])
    case.same("the partners", pairs, sorted(sorted(pair) for pair in answer["pairs"]))
    if answer["winner"] == "first":
        taken = {tuple(cell) for cell in answer["first_move"]}
        case.holds("the first move is a move", board - taken in moves(board).values(), answer["first_move"])
        board -= taken
        case.holds("the first move wins", not known[board][0], answer["first_move"])
    if not board:
        return
    name = case.random.choice(sorted(moves(board)))
    told = case.ask("gridnim", "strategy", options, {"move": name})
    case.same("what was told before", answer, {key: told[key] for key in answer})
    case.same("the move", sorted(board - moves(board)[name]), sorted(map(tuple, told["move"])))
    left_over = moves(board)[name]
    taken = {tuple(cell) for cell in told["answer"]}
    case.holds("the answer is a move", left_over - taken in moves(left_over).values(), told["answer"])
    left_over -= taken
    case.same("what is left", written(left_over, rows, columns), told["left"])
    case.holds("the answer wins", not known[left_over][0], told["answer"])


def table(case):
    """All placements of a small board."""
    rows, columns = case.random.choice([(r, c) for r in range(1, 11) for c in range(1, 11) if r * c <= 10])
    turn, moves = some_turn(case.random, (rows, columns))
    answer = case.ask("gridnim", "table", {"size": f"{rows}x{columns}"} | turn)
    cells = [(row, column) for row in range(rows) for column in range(columns)]
    full = frozenset(cells)
    known = impartial.solve(moves, full)
    numbers = [number for _, number in known.values()]  # of every placement, for all come from the full board
    histogram = [numbers.count(number) for number in range(max(numbers) + 1)]
    expected = {
        "positions": 2 ** len(cells),
        "p_positions": histogram[0],
        "max_grundy": max(numbers),
        "full_board_grundy": known[full][1],
        "histogram": histogram,
    }
    case.same("the table", expected, answer)


def census(case):
    """The lost placements of a small board, by number of stones."""
    rows, columns = case.random.choice([(r, c) for r in range(1, 11) for c in range(1, 11) if r * c <= 10])
    turn, moves = some_turn(case.random, (rows, columns))
    misere = case.random.random() < 0.5
    answer = case.ask("gridnim", "census", {"size": f"{rows}x{columns}"} | turn | ({"misere": True} if misere else {}))
    full = frozenset((row, column) for row in range(rows) for column in range(columns))
    known = impartial.solve(moves, full, misere)
    lost = [len(board) for board, (wins, _) in known.items() if not wins]
    expected = {
        "positions": 2 ** len(full),
        "lost": len(lost),
        "full_board": "N" if known[full][0] else "P",
        "by_stones": [lost.count(stones) for stones in range(len(full) + 1)],
    }
    case.same("the census", expected, answer)


def line(case):
    play, rows, columns = some_play(case)
    fixed = {"rows": rows, "cols": columns, "any": "any" in play.options, "misere": play.misere}
    if play.options.get("limit", 64) < 64:  # more stones than that there are not
        fixed["limit"] = play.options["limit"]
    play.check_line(lambda board: fixed | {"board": written(board, rows, columns)})


hint, reply, match = impartial.play_checks(lambda case: some_play(case)[0])

CHECKS = [analyze, strategy, line, hint, analyze, table, census, reply, match]
