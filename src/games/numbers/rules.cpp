#include "games/numbers/rules.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "base/text_reader.hpp"

namespace asobi::numbers {

namespace {

constexpr std::array<std::uint64_t, 5> most_sums = {0, 9'999, 255, 63, 31};
constexpr double most_seconds = 1;  // of rules that somebody typed
constexpr std::uint64_t most_memory = std::uint64_t{64} << 20;

// Which of the statements a fault is in.
std::unexpected<Error> in_statement(const Text& which, Error error) {
  error.message = {which.en + ": " + error.message.en, which.ja + ": " + error.message.ja};
  return std::unexpected(std::move(error));
}

}  // namespace

std::uint64_t most_sum(std::size_t numbers) { return most_sums[numbers]; }

namespace {

// With the greatest least number, then the greatest sum, of those with all numbers small.
Result<Tuple> some_position(const NumberGame& game) {
  constexpr std::uint64_t most = 7;
  const auto order = [](const Tuple& tuple) {
    return std::pair(std::ranges::min(tuple), std::reduce(tuple.begin(), tuple.end()));
  };
  std::optional<Tuple> best;
  Tuple tuple(game.numbers());
  for (std::size_t i = 0; i < tuple.size();) {
    if (game.is_position(tuple) && (!best || order(tuple) > order(*best))) best = tuple;
    for (i = 0; i < tuple.size() && tuple[i]++ == most; ++i) tuple[i] = 0;
  }
  if (best) return *std::move(best);
  return fail(Code::invalid, "no numbers up to {} are a position; say where the game begins",
              "{} 以下の数からなる局面がありません。始めの局面を指定してください", most);
}

Result<void> check_start(const NumberGame& game, const NumberRules& told, const Tuple& start) {
  if (start.size() != told.names.size()) {
    return fail(Code::invalid, "a position of this game has {} numbers, not {}",
                "このゲームの局面の数は {} 個です（{} 個は不可）", told.names.size(), start.size());
  }
  const std::uint64_t most = most_sum(start.size());
  if (std::reduce(start.begin(), start.end()) > most) {
    return fail(Code::limit, "{} is too large to be played: the sum may be at most {} (what is proved holds for all)",
                "{} は大きすぎて遊べません。和は {} までです（証明は全ての局面について成り立ちます）",
                tuple_text(start), grouped(most));
  }
  if (game.is_position(start)) return {};
  return fail(Code::invalid, "{} is not a position: {} must hold", "{} は局面ではありません。条件: {}",
              tuple_text(start), told.position);
}

}  // namespace

Result<Rules> Rules::make(NumberRules told, const std::optional<Tuple>& start, From from) {
  std::vector<std::string> names = told.names;
  if (auto read = statements::parsed(told.position, {names, {}, told.numeration}); !read) {
    return in_statement({"position", "局面の条件"}, std::move(read).error());
  }
  for (const std::string& name : told.names) names.push_back(name + "'");
  if (auto read = statements::parsed(told.move, {names, {}, told.numeration}); !read) {
    return in_statement({"move", "手の条件"}, std::move(read).error());
  }
  const Progress bounded({}, {}, from == From::shelf ? 0 : most_seconds, most_memory);
  automata::Work work(bounded);
  Rules out;
  ASOBI_TRY(NumberGame game, NumberGame::make(told, work));
  ASOBI_TRY(out.start_, start ? Result<Tuple>(*start) : some_position(game));
  ASOBI_CHECK(check_start(game, told, out.start_));
  out.bytes_ = game.moves()->bytes() + game.positions()->bytes();
  out.game_ = std::make_shared<const NumberGame>(std::move(game));
  out.told_ = std::move(told);
  return out;
}

void Rules::moves(const Tuple& position, std::vector<Tuple>& out) const {
  std::ranges::move(game_->after(position), std::back_inserter(out));
}

std::string Rules::key(const Tuple& position) const {
  return {reinterpret_cast<const char*>(position.data()), bytes(position)};
}

Result<Tuple> parse_tuple(std::string_view text) {
  Tuple out;
  for (const std::string_view word : words(text, ",")) {
    const auto number = to_integer(word);
    if (!number || *number < 0 || *number > statements::largest_number) {
      return fail_at(place_of(word, text), Code::invalid, "{} is not a whole number from 0 to {}",
                     "{} は 0 から {} までの整数ではありません", shown(word), grouped(statements::largest_number));
    }
    out.push_back(static_cast<std::uint64_t>(*number));
  }
  return out;
}

Result<std::vector<std::string>> parse_names(std::string_view text) {
  std::vector<std::string> out;
  for (const std::string_view word : words(text, ",")) {
    if (!statements::is_free_name(word)) {
      return fail_at(place_of(word, text), Code::invalid,
                     "{} cannot name a number: a letter, then letters and digits, and no word of statements",
                     "{} は数の名前になりません（英字で始まる英数字で、文の言葉でないもの）", shown(word));
    }
    if (std::ranges::find(out, word) != out.end()) {
      return fail_at(place_of(word, text), Code::invalid, "{} stands here twice", "{} が二度現れます", shown(word));
    }
    out.emplace_back(word);
  }
  if (out.empty() || out.size() >= most_sums.size()) {
    return fail(Code::invalid, "a position has 1 to {} numbers; name them like x, y",
                "局面の数は 1〜{} 個です。x, y のように名前を書いてください", most_sums.size() - 1);
  }
  return out;
}

std::string tuple_text(const Tuple& tuple) { return fmt::format("({})", fmt::join(tuple, ", ")); }

}  // namespace asobi::numbers
