#include "games/diamond/solve/arena.hpp"

#include <cmath>

namespace asobi::diamond {

namespace {

constexpr double most_table_entries = 1 << 27;

// log10 of the number of ways to choose k of n.
double digits_of_choice(double n, double k) {
  return (std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1)) / std::log(10.0);
}

// "92,991,360", or "10^29" where it is about that.
std::string rounded_power(double digits) {
  return digits < 12 ? grouped(static_cast<std::uint64_t>(std::llround(std::pow(10.0, digits))))
                     : fmt::format("10^{:.0f}", digits);
}

Result<void> check_table_size(const Board& board, std::size_t players) {
  const double points = board.points(), pieces = static_cast<double>(board.home({0, false}).size());
  const double seats = static_cast<double>(players);
  const double row = seats * digits_of_choice(points, pieces);
  if (board.points() <= most_placed_points && row + std::log10(seats) <= std::log10(most_table_entries)) return {};
  double positions = std::log10(seats);
  for (std::size_t k = 0; k < players; ++k) {
    positions += digits_of_choice(points - static_cast<double>(k) * pieces, pieces);
  }
  return fail(
      Code::limit,
      "a table of this game would have {} positions and need as many bytes; tables are made of duels of up to 37 "
      "points, and of any number of players on the boards of 13 and 14 points",
      "このゲームの表は局面が {} 個あり、同じ数のバイトが要ります。表を作れるのは、37 点までの盤の二人対戦と、"
      "13 点・14 点の盤（人数は自由）です",
      rounded_power(positions));
}

}  // namespace

namespace {

Result<void> check_history(const Switches& switches) {
  if (switches.repetition > 0 || switches.limit > 0) {
    return fail(Code::invalid,
                "a table knows no history: it cannot tell draws by repetition or by a limit of moves; open the game "
                "without repetition and limit",
                "表は対局の経過を知らないので、千日手や手数による引き分けを扱えません。repetition と limit "
                "を指定せずに始めてください");
  }
  return {};
}

}  // namespace

Result<void> Arena::check(const Board& board, std::size_t players, const Switches& switches) {
  ASOBI_CHECK(check_history(switches));
  return check_table_size(board, players);
}

Result<Arena> Arena::make(std::shared_ptr<const Board> board, const std::vector<Corner>& seats,
                          const Switches& switches) {
  ASOBI_CHECK(check(*board, seats.size(), switches));
  return Arena(std::move(board), seats, switches);
}

Result<void> Arena::check_duel(const Board& board, std::size_t players, const Switches& switches) {
  ASOBI_CHECK(check_history(switches));
  constexpr double most_placements = 1 << 22;
  const auto pieces = static_cast<double>(board.home({0, false}).size());
  if (players == 2 && board.points() <= most_placed_points &&
      digits_of_choice(board.points(), pieces) <= std::log10(most_placements)) {
    return {};
  }
  return check_table_size(board, players);
}

Result<Arena> Arena::make_duel(std::shared_ptr<const Board> board, const std::vector<Corner>& seats,
                               const Switches& switches) {
  ASOBI_CHECK(check_duel(*board, seats.size(), switches));
  return Arena(std::move(board), seats, switches);
}

Arena::Arena(std::shared_ptr<const Board> board, const std::vector<Corner>& seats, const Switches& switches)
    : board_(std::move(board)),
      switches_(switches),
      frame_(normal_frame(*board_, seats)),
      placements_(board_->points(), static_cast<int>(board_->home({0, false}).size())) {
  const auto turn_on = rotation(*board_, frame_.seats);
  rotated_ = turn_on.has_value();
  const PointMap shift = turn_on.value_or(identity(*board_));
  shifted_ = placements_.images(shift);
  const PointMap back = inverse(shift);
  unshifted_ = placements_.images(back);
  PointMap view = frame_.to;
  for (unsigned i = 0; i < players(); ++i) {
    views_.push_back(view);
    view = joined(view, back);
    if (i > 0) rows_ *= placements_.count();
  }
  for (unsigned turn = 0; turn < turns(); ++turn) rules_.push_back(rules(turn));
}

std::string Arena::name_of(const Board& board, const std::vector<Corner>& seats, const Switches& switches) {
  std::string corners;
  for (const Corner seat : normal_frame(board, seats).seats) corners += asobi::diamond::name(seat);
  return fmt::format("diamond/solved/{}/{}/{}/{}-{}-{}", board.dim(), board.size(), corners,
                     switches.block_wins ? "full" : "all", switches.foreign_rest ? "free" : "own",
                     switches.leave_goal ? "leave" : "stay");
}

std::uint64_t Arena::positions() const {
  std::uint64_t out = players();
  const int pieces = static_cast<int>(placements_.pieces());
  for (int k = 0; k < static_cast<int>(players()); ++k) out *= binomial(board_->points() - k * pieces, pieces);
  return out;
}

std::vector<std::uint32_t> Arena::digits(std::uint64_t row) const {
  std::vector<std::uint32_t> out;
  for (unsigned i = 1; i < players(); ++i) {
    out.push_back(static_cast<std::uint32_t>(row % placements_.count()));
    row /= placements_.count();
  }
  return out;
}

std::optional<PointSet> Arena::others(std::uint64_t row) const {
  PointSet out = 0;
  for (const std::uint32_t placement : digits(row)) {
    if ((out & placements_.set(placement)) != 0) return std::nullopt;
    out |= placements_.set(placement);
  }
  return out;
}

PointSet Arena::corner(Corner corner) const {
  PointSet out = 0;
  for (const Point p : board_->home(corner)) out |= set_of(p);
  return out;
}

Arena::Rules Arena::rules(unsigned turn) const {
  Rules out;
  for (unsigned i = 0; i < players(); ++i) {
    out.goals.push_back(corner(frame_.seats[(turn + i) % players()].opposite()));
  }
  PointSet foreign = 0;
  for (int axis = 0; axis < board_->axes(); ++axis) {
    if (axis != frame_.seats[turn].axis) foreign |= corner({axis, false}) | corner({axis, true});
  }
  const PointSet goal = out.goals[0];
  for (unsigned point = 0; point < board_->points(); ++point) {
    const bool in_goal = (goal & set_of(point)) != 0, in_foreign = (foreign & set_of(point)) != 0;
    PointSet to = ~PointSet{0}, from = ~PointSet{0};
    if (!switches_.foreign_rest) {
      to &= ~foreign;
      if (in_foreign) from = 0;
    }
    if (!switches_.leave_goal && in_goal) to &= goal;
    if (!switches_.leave_goal && !in_goal) from &= ~goal;
    out.to.push_back(to);
    out.from.push_back(from);
  }
  return out;
}

std::optional<unsigned> Arena::winner(unsigned turn, std::span<const PointSet> armies) const {
  PointSet occupied = 0;
  for (const PointSet army : armies) occupied |= army;
  const unsigned before = players() - 1;
  for (unsigned i = 0; i < players(); ++i) {
    const unsigned player = (before + i) % players();
    const PointSet goal = rules_[turn].goals[player], army = armies[player];
    const bool at_home = switches_.block_wins ? (goal & ~occupied) == 0 && (goal & army) != 0 : (army & ~goal) == 0;
    if (at_home) return player;
  }
  return std::nullopt;
}

}  // namespace asobi::diamond
