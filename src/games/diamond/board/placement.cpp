#include "games/diamond/board/placement.hpp"

#include <algorithm>
#include <optional>
#include <span>

#include "base/text_reader.hpp"

namespace asobi::diamond {

namespace {

std::vector<std::string_view> parts_between(std::string_view text, char separator) {
  std::vector<std::string_view> out;
  for (;;) {
    const auto end = text.find(separator);
    out.push_back(trimmed(text.substr(0, end)));
    if (end == std::string_view::npos) return out;
    text.remove_prefix(end + 1);
  }
}

Result<std::vector<Point>> parse_army(const Board& board, std::size_t seat, std::string_view text) {
  std::vector<Point> out;
  for (const std::string_view word : words(text)) {
    ASOBI_TRY(const Point point, within(parse_point(board, word), word, text));
    out.push_back(point);
  }
  const std::size_t most = board.home({0, false}).size();
  if (out.empty() || out.size() > most) {
    return fail(Code::invalid, "player {} has {} pieces in this position; on this board it can be 1 to {}",
                "この局面でプレイヤー {} の駒は {} 個です。この盤では 1 個から {} 個までです", seat + 1, out.size(),
                most);
  }
  return out;
}

// written: the points one after another, as they stand in the text.
Result<void> check_apart(const Board& board, const Placement& placement, std::span<const std::string_view> written,
                         std::string_view text) {
  std::vector<bool> taken(board.points());
  std::size_t i = 0;
  for (const auto& army : placement.armies) {
    for (const Point p : army) {
      if (taken[p]) {
        return fail_at(place_of(written[i], text), Code::invalid, "two pieces stand on {} in this position",
                       "この局面では {} に駒が二つあります", point_text(board, p));
      }
      taken[p] = true;
      ++i;
    }
  }
  return {};
}

}  // namespace

bool Placement::whole(const Board& board) const {
  return std::ranges::all_of(armies, [&](const auto& army) { return army.size() == board.home({0, false}).size(); });
}

Placement at_home(const Board& board, const std::vector<Corner>& seats) {
  Placement out;
  for (const Corner seat : seats) out.armies.emplace_back(board.home(seat).begin(), board.home(seat).end());
  return out;
}

Result<Placement> parse_placement(const Board& board, int players, std::string_view text) {
  Placement out;
  std::vector<std::string_view> written;
  std::optional<int> marked;
  for (std::string_view part : parts_between(text, '/')) {
    const auto seat = out.armies.size();
    if (part.starts_with('*')) {
      if (marked) {
        return fail_at(place_of(part.substr(0, 1), text), Code::invalid,
                       "two armies are marked with * in this position; only one is to move",
                       "この局面では * の印が二つあります。手番は一人だけです");
      }
      marked = static_cast<int>(seat);
      part.remove_prefix(1);
    }
    ASOBI_TRY(auto army, within(parse_army(board, seat, part), part, text));
    out.armies.push_back(std::move(army));
    for (const std::string_view word : words(part)) written.push_back(word);
  }
  if (out.armies.size() != static_cast<std::size_t>(players)) {
    return fail(Code::invalid, "armies in this position (with / between): {}; players: {}. There must be as many",
                "この局面の駒の組（/ 区切り）は {} 組ですが、プレイヤーは {} 人です。同じ数にしてください",
                out.armies.size(), players);
  }
  ASOBI_CHECK(check_apart(board, out, written, text));
  out.to_move = marked.value_or(0);
  return out;
}

std::string placement_text(const Board& board, const Placement& placement, System system) {
  std::string out;
  for (std::size_t k = 0; k < placement.armies.size(); ++k) {
    std::vector<std::string> points;
    for (const Point p : placement.armies[k]) points.push_back(point_text(board, p, system));
    const bool marked = placement.to_move != 0 && static_cast<std::size_t>(placement.to_move) == k;
    out += fmt::format("{}{}{}", k == 0 ? "" : " / ", marked ? "*" : "", fmt::join(points, " "));
  }
  return out;
}

Result<Move> parse_target(const Board& board, const Placement& placement, std::string_view text) {
  const auto ends = words(text, ":>");
  if (ends.size() != 2) {
    return fail_at(place_of(text, text), Code::invalid,
                   "{} is not a target; write from:to, a piece and the point it is to reach",
                   "{} は目標ではありません。動かす駒と着く点を 元の点:行き先 の形で書いてください", shown(text));
  }
  ASOBI_TRY(const Point from, within(parse_point(board, ends[0]), ends[0], text));
  ASOBI_TRY(const Point to, within(parse_point(board, ends[1]), ends[1], text));
  const auto& mine = placement.armies[static_cast<std::size_t>(placement.to_move)];
  if (std::ranges::find(mine, from) == mine.end()) {
    return fail_at(place_of(ends[0], text), Code::invalid,
                   "the target begins at {}, where player {}, who is to move, has no piece",
                   "目標の元の点 {} に、手番のプレイヤー {} の駒がありません", point_text(board, from),
                   placement.to_move + 1);
  }
  for (const auto& army : placement.armies) {
    if (std::ranges::find(army, to) == army.end()) continue;
    return fail_at(place_of(ends[1], text), Code::invalid, "the target ends on {}, where a piece stands already",
                   "目標の行き先 {} にはすでに駒があります", point_text(board, to));
  }
  return Move{from, to};
}

}  // namespace asobi::diamond
