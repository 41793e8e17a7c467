#include "games/gridnim/census_tool.hpp"

#include <algorithm>

#include "base/random.hpp"
#include "games/gridnim/known_lost.hpp"
#include "games/gridnim/lost.hpp"

namespace asobi::gridnim {

namespace {

// Placements at random are lost exactly if none of their moves, by the rules, leads to a lost one.
Result<void> try_at_random(const LostTable& table, Size size, const LosingRule& rule) {
  Random random(1);
  for (int i = 0; i < 1'000; ++i) {
    const Position position = random_position(size, random);
    const auto wins = [&](const Run& run) { return table.lost(without(position, run).stones); };
    const bool won = position.stones == 0 ? rule.misere : std::ranges::any_of(runs_of(position, rule.turn), wins);
    if (table.lost(position.stones) == won) {
      return fail(Code::internal, "{} was decided wrongly", "{} の勝敗の判定が誤っています", position_text(position));
    }
  }
  return {};
}

}  // namespace

Result<LostCensus> census(const Game& game, const Game::State&, const CensusArguments& asked, Context& context) {
  const Size size = game.rules().start().size;
  const LosingRule rule = {game.rules().turn().on(size), game.misere()};
  if (const KnownLost* known = known_lost(size, rule); known != nullptr && !asked.again) {
    return LostCensus{size,
                      {known->by_stones.begin(), known->by_stones.end()},
                      Text{std::string(known_lost_source_en), std::string(known_lost_source_ja)}};
  }
  ASOBI_TRY(const LostTable table, LostTable::make(size, rule, context));
  ASOBI_CHECK(try_at_random(table, size, rule));
  return LostCensus{size, table.by_stones()};
}

std::string text(const LostCensus& census, Lang lang) {
  std::string out;
  const std::size_t width = grouped(std::ranges::max(census.by_stones)).size();
  for (std::size_t stones = 0; stones < census.by_stones.size(); ++stones) {
    out += fmt::format("{:>3}  {:>{}}\n", stones, grouped(census.by_stones[stones]), width);
  }
  out +=
      say(lang, "by number of stones; {} of {} placements are lost for the player to move (P); the full board is {}\n",
          "石の数ごと。配置 {1} のうち手番の負け（P）は {0}。全マスに石なら {2}\n", grouped(census.lost()),
          grouped(census.positions()), census.full_board() == impartial::Outcome::next_player_wins ? "N" : "P");
  if (census.source) out += census.source->in(lang) + "\n";
  return out;
}

}  // namespace asobi::gridnim
