"""Checks of any game in which both players have the same moves: who wins, legal moves, hints, replies, matches, lines.

A game is given by `moves(position)`, a dict from the name of a move to the position it leads to; who cannot move has lost,
or has won in misère play.
"""


def solve(moves, start, misere=False):
    """Every position that can come from `start`, with (whether the player to move wins, Grundy number of normal play)."""
    known = {}
    todo = [start]
    while todo:
        position = todo[-1]
        if position in known:
            todo.pop()
            continue
        after = set(moves(position).values())
        missing = [other for other in after if other not in known]
        if missing:
            todo += missing
            continue
        todo.pop()
        if not after:
            wins = misere
        else:
            wins = any(not known[other][0] for other in after)
        known[position] = wins, mex(known[other][1] for other in after)
    return known


def mex(numbers):
    there = set(numbers)
    least = 0
    while least in there:
        least += 1
    return least


class Play:
    """A position of a game as the program is told it, and our own knowledge of it."""

    def __init__(self, case, game, options, moves, start, misere=False):
        self.case, self.game, self.options = case, game, options
        self.moves, self.start, self.misere = moves, start, misere
        self.known = solve(moves, start, misere)

    def wins(self, position):
        return self.known[position][0]

    def grundy(self, position):
        return self.known[position][1]

    def winning(self, position):
        """The names of the moves that win."""
        return {name for name, after in self.moves(position).items() if not self.wins(after)}

    def line(self):
        """A random line of play from the start, perhaps to the end, and where it leads."""
        position, names = self.start, []
        for _ in range(self.case.random.choice((0, 1, 2, 3, 99))):
            if not self.moves(position):
                break
            name = self.case.random.choice(sorted(self.moves(position)))
            position = self.moves(position)[name]
            names.append(name)
        return position, names

    def check_line(self, shown):
        """The session after a random line: what is there, whose turn it is, who has won, which moves there are."""
        position, names = self.line()
        state = self.case.open(self.game, self.options, " ".join(names))
        self.case.same("the view", shown(position), {key: state["view"][key] for key in shown(position)})
        over = not self.moves(position)
        expected = {"over": over, "played": len(names)}
        if names:
            expected["last"] = names[-1]
        if over:
            expected["winner"] = (len(names) + (0 if self.misere else 1)) % 2
        else:
            expected["to_move"] = len(names) % 2
        self.case.same("the status", expected, state["status"])
        self.case.same("the moves", sorted(self.moves(position)), sorted(self.case.moves()))

    def check_hint(self):
        position, names = self.line()
        level = self.case.random.randint(1, 4)
        hint = self.case.ask(self.game, "hint", self.options, {"level": level}, moves=" ".join(names))
        self.case.same("the level", level, hint["level"])
        self.case.same("whether it is won", self.wins(position), hint["wins"])
        if level >= 3:
            theirs = set(hint["moves"])
            self.case.holds("the moves of the hint win", theirs <= self.winning(position), sorted(theirs))
            self.case.same("whether the hint names a move", bool(self.winning(position)), bool(theirs))

    def check_reply(self):
        position, names = self.line()
        if not self.moves(position):
            return
        opponent = self.case.random.choice(("perfect", "perfect", "skilled", "random"))
        dice = {"opponent": opponent, "dice": self.case.random.randrange(1000)}
        move = self.case.ask(self.game, "reply", self.options, dice, moves=" ".join(names))["move"]
        self.case.holds("the reply is a move", move in self.moves(position), move)
        if opponent == "perfect" and self.wins(position):
            self.case.holds("the perfect opponent's move wins", move in self.winning(position), move)

    def check_match(self):
        if not self.moves(self.start):
            return
        first, second = self.case.random.choices(("perfect", "skilled", "random"), k=2)
        games = self.case.random.randint(1, 12)
        arguments = {"games": games, "first": first, "second": second, "dice": self.case.random.randrange(1000)}
        match = self.case.ask(self.game, "match", self.options, arguments)
        lengths = match["lengths"]
        self.case.same("who plays how often", (games, first, second), (match["games"], match["first"], match["second"]))
        self.case.same("the games", games, sum(match["wins"]))
        self.case.same("the lengths", games, sum(lengths))
        by_last_mover = [sum(lengths[1::2]), sum(lengths[0::2])]
        self.case.same("the wins, by the lengths", by_last_mover[::-1] if self.misere else by_last_mover, match["wins"])
        mean = sum(length * count for length, count in enumerate(lengths)) / games
        self.case.holds(f"the mean is {mean}", abs(mean - match["mean"]) < 1e-9, match["mean"])
        if first == "perfect" and self.wins(self.start):
            self.case.same("wins of a perfect first player", games, match["wins"][0])
        if second == "perfect" and not self.wins(self.start):
            self.case.same("wins of a perfect second player", games, match["wins"][1])


def play_checks(play_of):
    """The checks that every impartial game has; play_of makes the play of a case."""

    def hint(case):
        play_of(case).check_hint()

    def reply(case):
        play_of(case).check_reply()

    def match(case):
        play_of(case).check_match()

    return hint, reply, match
