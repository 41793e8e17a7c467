"""The diamond game in any dimension (paper 000; docs/conventions.md): legal moves, counts of move sequences, shortest ways
home, solved boards, hop puzzles. Against the rules written down with coordinates, and plain searches."""
import functools
import itertools
import math


class Board:
    """The integer points with n + 1 coordinates of sum (n + 1)m/2, all ≥ 0 or all ≤ m, in the order of their coordinates."""

    def __init__(self, dim, size):
        self.dim, self.size = dim, size
        axes = dim + 1
        total = axes * size // 2
        found = set()
        for first in itertools.product(range(total + 1), repeat=dim):
            if sum(first) <= total:
                found.add((*first, total - sum(first)))
        found |= {tuple(size - x for x in point) for point in found}
        self.points = sorted(found)
        number = {point: index for index, point in enumerate(self.points)}
        self.lines = []  # by point: by direction the neighbour and the point behind it, or None
        for point in self.points:
            lines = []
            for up, down in itertools.permutations(range(axes), 2):
                ways = []
                for reach in (1, 2):
                    there = list(point)
                    there[up] += reach
                    there[down] -= reach
                    ways.append(number.get(tuple(there)))
                lines.append(tuple(ways))
            self.lines.append(lines)
        self.corners = {}
        for axis in range(axes):
            self.corners[f"{axis + 1}-"] = frozenset(i for i, point in enumerate(self.points) if point[axis] < 0)
            self.corners[f"{axis + 1}+"] = frozenset(i for i, point in enumerate(self.points) if point[axis] > size)

    def written(self, point):
        return ",".join(map(str, self.points[point]))

    def height(self, point, seat):
        x = self.points[point][int(seat[:-1]) - 1]
        return x if seat[-1] == "-" else self.size - x


@functools.lru_cache(None)
def board_of(dim, size):
    return Board(dim, size)


def opposite(seat):
    return seat[:-1] + ("+" if seat[-1] == "-" else "-")


class Game:
    """The rules on a board, with seats and switches. A position is (armies, whose turn), an army a frozenset of points."""

    def __init__(self, board, seats, win="full", corners="free", goal="leave"):
        self.board, self.seats, self.win, self.corners, self.goal = board, seats, win, corners, goal
        self.homes = [board.corners[seat] for seat in seats]
        self.goals = [board.corners[opposite(seat)] for seat in seats]
        every_corner = frozenset().union(*board.corners.values())
        self.barred = [every_corner - home - goal for home, goal in zip(self.homes, self.goals)]

    def ways(self, armies, start):
        """Where a piece can go, whatever the switches say: by target the fewest steps or hops."""
        taken = frozenset().union(*armies) - {start}
        found = {}
        shell, depth = {start}, 0
        seen = {start}
        while shell:  # chains of hops, each over one neighbour
            depth += 1
            shell = {
                behind
                for point in shell
                for over, behind in self.board.lines[point]
                if over in taken and behind is not None and behind not in taken and behind not in seen
            }
            seen |= shell
            for point in shell:
                found[point] = depth
        for there, _ in self.board.lines[start]:
            if there is not None and there not in taken:
                found[there] = 1
        return found

    def moves(self, position):
        """All (from, to); empty where the player must pass."""
        armies, turn = position
        found = []
        for start in armies[turn]:
            for end in self.ways(armies, start):
                leaves = self.goal == "stay" and start in self.goals[turn] and end not in self.goals[turn]
                if not leaves and not (self.corners == "own" and end in self.barred[turn]):
                    found.append((start, end))
        return found

    def after(self, position, move):
        armies, turn = position
        if move is not None:
            moved = armies[turn] - {move[0]} | {move[1]}
            armies = armies[:turn] + (moved,) + armies[turn + 1 :]
        return armies, (turn + 1) % len(armies)

    def winner(self, position):
        """Who has won: the player who has just moved, or the first after him."""
        armies, turn = position
        for later in range(len(armies)):
            player = (turn - 1 + later) % len(armies)
            if self.has_won(armies, player):
                return player
        return None

    def has_won(self, armies, player):
        if self.win == "all":
            return armies[player] <= self.goals[player]
        return self.goals[player] <= frozenset().union(*armies) and bool(self.goals[player] & armies[player])

    def next(self, position):
        """The positions after every move, or after a pass; none when it is over."""
        if self.winner(position) is not None:
            return []
        return [self.after(position, move) for move in self.moves(position) or [None]]

    def name(self, move):
        return "pass" if move is None else f"{self.board.written(move[0])}:{self.board.written(move[1])}"

    def written(self, position):
        armies, turn = position
        texts = [" ".join(self.board.written(point) for point in sorted(army)) for army in armies]
        return " / ".join(("*" if player == turn and turn else "") + text for player, text in enumerate(texts))


BOARDS = [(2, 2), (2, 4), (2, 6), (2, 8), (3, 1), (3, 2), (3, 3), (4, 2), (5, 1)]


def some_game(case, boards=BOARDS, players=None):
    """A random board, seats and switches, as options and as our game."""
    random = case.random
    dim, size = random.choice(boards)
    board = board_of(dim, size)
    count = random.choice(players or (1, 2, 2, 2, 3, min(6, dim + 1)))
    options = {"dim": dim, "size": size}
    if random.random() < 0.4 and count <= dim + 1:
        seats = [f"{axis + 1}-" for axis in range(count)]
        options["players"] = count
    else:
        seats = random.sample(sorted(board.corners), count)
        options["seats"] = ",".join(seats)
    switches = {}
    for name, usual, other in (("win", "full", "all"), ("corners", "free", "own"), ("goal", "leave", "stay")):
        if random.random() < 0.4:
            switches[name] = random.choice((usual, other))
    return options | switches, Game(board, seats, **switches)


def some_position(case, options, game, few=None):
    """Home, or after random moves, or anywhere: the position, with the options that tell it. Nobody has won yet."""
    random = case.random
    while True:
        kind = random.randrange(3)
        position = (tuple(game.homes), 0)
        if kind == 1:
            for _ in range(random.randint(1, 40)):
                if game.winner(position) is None:
                    position = game.after(position, random.choice(game.moves(position) or [None]))
        elif kind == 2:
            sizes = [random.randint(1, min(few or len(home), len(home))) for home in game.homes]
            points = random.sample(range(len(game.board.points)), sum(sizes))
            armies = tuple(frozenset(points.pop() for _ in range(size)) for size in sizes)
            position = (armies, random.randrange(len(armies)))
        fewer = any(len(army) < len(home) for army, home in zip(position[0], game.homes))
        if fewer:
            game.win = "all"
            options = {name: value for name, value in options.items() if name != "win"}
        if game.winner(position) is None:
            break
    if kind:
        options = options | {"position": game.written(position)}
    return position, options


def perft(case):
    """How many sequences of moves there are."""
    options, game = some_game(case)
    position, options = some_position(case, options, game)
    counts, level = [], [position]
    for _ in range(4):
        if len(level) * max(8, len(game.next(position))) > 4000 or not level:
            break
        level = [after for one in level for after in game.next(one)]
        counts.append(len(level))
    if not counts:
        counts = [len(game.next(position))]
    answer = case.ask("diamond", "perft", options, {"depth": len(counts)})
    case.same("the counts", counts, answer["nodes"])


def line(case):
    """A session: what stands where, the moves with their ways, who has won, draws."""
    random = case.random
    options, game = some_game(case)
    position, options = some_position(case, options, game)
    limit = random.choice((0, 0, random.randint(1, 30)))
    repetition = random.choice((0, 0, 2, 3))
    if limit:
        options["limit"] = limit
    if repetition:
        options["repetition"] = repetition
    names, seen, draw = [], {position: 1}, False
    for _ in range(random.choice((0, 1, 5, 30, 100))):
        if game.winner(position) is not None or draw:
            break
        move = random.choice(sorted(game.moves(position)) or [None])
        names.append(game.name(move))
        position = game.after(position, move)
        seen[position] = seen.get(position, 0) + 1
        draw = len(names) == limit or seen[position] == repetition
    opened = case.open("diamond", options, " ".join(names))
    armies, turn = position
    winner = game.winner(position)
    over = winner is not None or draw
    expected = {"over": over, "played": len(names)} | ({"last": names[-1]} if names else {})
    if winner is not None:
        expected["winner"] = winner
    elif not over:
        expected["to_move"] = turn
    case.same("the status", expected, opened["status"])
    view = opened["view"]
    owner = {point: player for player, army in enumerate(armies) for point in army}
    case.same("the pieces", [owner.get(point, -1) for point in range(len(game.board.points))], view["at"])
    for player, (seat, army) in enumerate(zip(game.seats, armies)):
        ours = {"corner": seat, "goal": opposite(seat), "height": sum(game.board.height(point, seat) for point in army)}
        case.same(f"the seat of player {player}", ours | {"home": len(army & game.goals[player])}, view["seats"][player])
    if over:
        return
    moves = game.moves(position)
    case.same("the moves", sorted(map(game.name, moves or [None])), sorted(case.moves()))
    theirs = {(piece["from"], path[-1]): path for piece in view["moves"] for path in piece["paths"]}
    case.same("the moves of the view", sorted(moves), sorted(theirs))
    for move, path in random.sample(sorted(theirs.items()), min(5, len(theirs))):
        case.same(f"the steps from {move[0]} to {move[1]}", game.ways(armies, move[0])[move[1]], len(path) - 1)


def nearest(game, start):
    """The fewest moves in which the one army is home."""
    known, shell, depth = {start}, [start], 0
    while not any(army <= game.goals[0] for army in shell):
        depth += 1
        shell = list({game.after(((army,), 0), move)[0][0] for army in shell for move in game.moves(((army,), 0))} - known)
        if not shell:
            return None
        known.update(shell)
    return depth


def solo(case):
    """One army alone."""
    random = case.random
    options, game = some_game(case, [(2, 2), (2, 4), (2, 4), (3, 1), (3, 2), (2, 6), (2, 8), (3, 3), (4, 2)], players=(1,))
    options.pop("win", None)
    options.pop("players", None)
    options["seats"] = game.seats[0]
    board, home = game.board, game.homes[0]
    pieces = random.randint(1, max(k for k in range(1, len(home) + 1) if math.comb(len(board.points), k) <= 10000))
    start = frozenset(random.sample(range(len(board.points)), pieces))
    if pieces == len(home) and random.random() < 0.5:
        start = home
    game.win = "all"
    if start <= game.goals[0]:
        return
    if start != home:
        options["position"] = game.written(((start,), 0))
    ours = nearest(game, start)
    reply = case.reply(op="ask", game="diamond", tool="solo", options=options, arguments={})
    if ours is None or not reply["ok"]:
        case.same("whether it can be done", ours is not None, reply["ok"])
        return
    answer = reply["result"]
    case.holds(f"it takes at least {ours} moves", ours <= answer["moves"], answer["moves"])
    case.holds(f"the lower bound is at most {ours}", answer["lower_bound"] <= ours, answer["lower_bound"])
    if answer["proved"]:
        case.same("the fewest moves, proved", (ours, ours), (answer["moves"], answer["lower_bound"]))
    position = ((start,), 0)
    for name in answer["line"]:
        move = next((move for move in game.moves(position) if game.name(move) == name), None)
        case.holds("every move of the line can be made", move is not None, name)
        position = game.after(position, move)
    case.holds("the line leads home", position[0][0] <= game.goals[0], answer["line"])
    case.same("the length of the line", answer["moves"], len(answer["line"]))


@functools.lru_cache(8)
def solved(dim, size, seats, win, corners, goal):
    """Every position of a board where each has one piece: (who can force a win, in how many moves), or None."""
    game = Game(board_of(dim, size), seats, win, corners, goal)
    places = itertools.permutations(range(len(game.board.points)), len(seats))
    positions = [(tuple(frozenset({point}) for point in place), turn) for place in places for turn in range(len(seats))]
    after = {position: game.next(position) for position in positions}
    before = {position: [] for position in positions}
    for position, others in after.items():
        for other in others:
            before[other].append(position)
    value = {}
    for player in range(len(seats)):
        # Backwards from the ends: where the player moves one way in is enough, where another does all must be.
        open_ways = {position: len(others) for position, others in after.items()}
        shell = [position for position in positions if not after[position] and game.winner(position) == player]
        inside, depth = set(shell), 0
        while shell:
            value.update(dict.fromkeys(shell, (player, depth)))
            reached = []
            for position in shell:
                for earlier in before[position]:
                    open_ways[earlier] -= 1
                    if earlier not in inside and (earlier[1] == player or open_ways[earlier] == 0):
                        inside.add(earlier)
                        reached.append(earlier)
            shell, depth = reached, depth + 1
    return game, value


def some_solved(case):
    options, game = some_game(case, [(2, 2), (3, 1)], players=(1, 2, 2, 2, 2, 3))
    return options, *solved(game.board.dim, game.board.size, tuple(game.seats), game.win, game.corners, game.goal)


def solve(case):
    """Boards with one piece a player, solved; counts of all positions."""
    options, game, value = some_solved(case)
    position, options = some_position(case, options, game)
    answer = case.ask("diamond", "solve", options)
    player, distance = value.get(position, (None, None))
    told = "draw" if player is None else "win" if player == position[1] else "loss"
    winner = None if player is None else game.seats[player]
    case.same("by which rule", game.win, answer["win"])
    case.same("who wins and when", (told, distance, winner), (answer["value"], answer["distance"], answer["winner"]))
    total = math.perm(len(game.board.points), len(game.seats)) * len(game.seats)
    wins = sum(player == turn for (_, turn), (player, _) in value.items())
    losses = len(value) - wins
    ours = {"positions": total, "wins": wins, "losses": losses, "draws": total - wins - losses}
    case.same("all positions", ours, {key: answer[key] for key in ours})
    longest = max(distance for _, distance in value.values())
    case.same("the longest", longest, answer["longest"])
    for kind, of_mover in (("wins_in", True), ("losses_in", False)):
        counts = [0] * (longest + 1)
        for (_, turn), (player, distance) in value.items():
            counts[distance] += (player == turn) == of_mover
        case.same(kind, counts, answer[kind])


def reply(case):
    """Opponents make moves; the perfect one makes best ones."""
    if case.random.random() < 0.5:
        options, game, value = some_solved(case)
        position, options = some_position(case, options, game)
        opponent = "perfect"
    else:
        options, game = some_game(case, [(2, 2), (2, 4), (3, 1), (3, 2)])
        position, options = some_position(case, options, game)
        opponent, value = case.random.choice(("random", "greedy", "easy")), {}
    arguments = {"opponent": opponent, "dice": case.random.randrange(1000)}
    name = case.ask("diamond", "reply", options, arguments)["move"]
    moves = {game.name(move): move for move in game.moves(position) or [None]}
    case.holds("the reply is a move", name in moves, name)
    if opponent == "perfect":
        then = value.get(game.after(position, moves[name]))
        others = [value.get(after) for after in game.next(position)]
        if position in value:
            player, distance = value[position]
            case.same("who wins after it, and when", (player, distance - 1), then)
        elif None in others:  # among three, each move of a draw may let another one win
            case.same("who wins after it", None, then)


def hopped(board, taken, start):
    """The points that chains of hops lead to."""
    found, todo = {start}, [start]
    for point in todo:
        for over, behind in board.lines[point]:
            if over in taken and behind is not None and behind not in taken and behind not in found:
                found.add(behind)
                todo.append(behind)
    return found - {start}


def puzzle(case):
    """Hop puzzles: the fewest hops, and whether there is one way only."""
    dim, size = case.random.choice([(2, 4), (2, 6), (2, 8), (3, 2), (3, 3), (4, 2)])
    hops = case.random.randint(1, 3)
    arguments = {"hops": hops, "seed": case.random.randrange(10**6)}
    reply = case.reply(op="ask", game="diamond", tool="puzzle", options={"dim": dim, "size": size}, arguments=arguments)
    if not reply["ok"]:
        case.same("the error", "limit", reply["error"]["code"])
        return
    told = reply["result"]
    board = board_of(dim, size)
    number = {board.written(point): point for point in range(len(board.points))}
    taken = {number[text] for text in told["options"]["position"].replace("/", " ").replace("*", "").split()}
    start, end = number[told["from"]], number[told["to"]]
    case.same("the target", f"{told['from']}:{told['to']}", told["options"]["target"])
    taken -= {start}
    ways, shell, seen, depth = {start: 1}, {start}, {start}, 0
    while shell and end not in shell:  # count the shortest chains
        depth += 1
        onward = {}
        for point in shell:
            for over, behind in board.lines[point]:
                if over in taken and behind is not None and behind not in taken and behind not in seen:
                    onward[behind] = onward.get(behind, 0) + ways[point]
        shell = set(onward)
        seen |= shell
        ways |= onward
    case.same("the hops", (hops, hops), (depth, told["hops"]))
    case.same("how many points hops reach", len(hopped(board, taken, start)), told["reach"])
    case.same("whether the way is the only one", ways.get(end) == 1, told["unique"])
    case.holds("one step is not enough", end not in [there for there, _ in board.lines[start]], told["to"])
    chain = [number[text] for text in told["solution"].split(":")]
    for here, there in zip(chain, chain[1:]):
        can = any(over in taken and behind == there for over, behind in board.lines[here])
        case.holds("every hop can be made", can and there not in taken, told["solution"])
    case.same("the ends of the solution", (start, end, hops), (chain[0], chain[-1], len(chain) - 1))


def shape(case):
    """Points, corners and neighbours of any board."""
    dim, size = case.random.choice(BOARDS + [(2, 10), (2, 12), (3, 4), (3, 5), (3, 6)])
    board = board_of(dim, size)
    told = case.ask("diamond", "shape", {"dim": dim, "size": size})
    case.same("the points", list(map(list, board.points)), told["points"])
    ours = {name: sorted(points) for name, points in board.corners.items()}
    case.same("the corners", ours, {corner["name"]: sorted(corner["points"]) for corner in told["corners"]})
    some = case.random.sample(range(len(board.points)), 3)
    asked = " ".join(",".join(map(str, board.points[point])) for point in some)
    chosen = case.ask("diamond", "shape", {"dim": dim, "size": size}, {"points": asked})["chosen"]
    case.same("the points asked for", some, chosen)
    numbers = case.ask("diamond", "board", {"dim": dim, "size": size})
    counts = {}
    for lines in board.lines:
        degree = str(sum(there is not None for there, _ in lines))
        counts[degree] = counts.get(degree, 0) + 1
    ours = {"points": len(board.points), "home": len(board.corners["1-"]), "neighbours": counts, "sum": sum(board.points[0])}
    case.same("the board in numbers", ours, {key: numbers[key] for key in ours})


CHECKS = [perft, line, solve, reply, puzzle, perft, line, solo, shape]
