#include "games/nim/game.hpp"

#include <algorithm>

#include "base/random.hpp"
#include "games/nim/theory.hpp"
#include "games/nim/tools.hpp"
#include "games/nim/words.hpp"
#include "play/typed_session.hpp"

namespace asobi::nim {

void Game::moves(const State& state, std::vector<Take>& out) const {
  const Heaps& heaps = state.position;
  if (rules().count_moves(heaps) <= most_listed) return rules().moves(heaps, out);
  std::vector<std::vector<Stones>> takes(heaps.size());
  for (const bool misere_play : {false, true}) {
    for (const Take& take : winning_takes(rules(), heaps, misere_play)) takes[take.heap].push_back(take.stones);
  }
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const Stones most = rules().most(heaps, i);
    if (most == 0) continue;
    takes[i].insert(takes[i].end(), {1, (most + 1) / 2, most});
    std::ranges::sort(takes[i]);
    takes[i].erase(std::unique(takes[i].begin(), takes[i].end()), takes[i].end());
    for (const Stones stones : takes[i]) out.push_back({i, stones});
  }
}

Status Game::status(const State& state) const {
  if (rules().count_moves(state.position) > 0) return {Status::Kind::running, state.to_move};
  return {Status::Kind::won, misere() ? state.to_move : 1 - state.to_move};
}

Result<Take> Game::parse_move(const State& state, std::string_view text) const {
  const Heaps& heaps = state.position;
  const auto colon = text.find(':');
  const auto heap = to_integer(text.substr(0, colon));
  const auto stones = colon == text.npos ? std::nullopt : to_stones(text.substr(colon + 1));
  if (!heap || !stones) {
    return fail(Code::illegal_move, "{} is not a move; write heap:stones, like 2:3 for three stones from heap 2",
                "{} は手ではありません。山:個数 の形で書いてください（2:3 は山 2 から 3 個）", shown(text));
  }
  if (*heap < 1 || *heap > static_cast<std::int64_t>(heaps.size())) {
    return fail(Code::illegal_move, "there is no heap {}; the heaps are 1 to {}",
                "山 {} はありません。山は 1 から {} までです", *heap, heaps.size());
  }
  const Take take = {static_cast<std::size_t>(*heap - 1), *stones};
  const Stones most = rules().most(heaps, take.heap);
  if (most == 0) return fail(Code::illegal_move, "heap {} is empty", "山 {} は空です", *heap);
  if (take.stones < 1 || take.stones > most) {
    return fail(Code::illegal_move, "from heap {} you may take at least 1 and at most {}, not {}",
                "山 {} から取れるのは 1 個以上 {} 個以下です（{} 個は不可）", *heap, grouped(most),
                grouped(take.stones));
  }
  return take;
}

Result<std::vector<Take>> Game::winning_moves(const State& state, Context&) const {
  auto winning = winning_takes(rules(), state.position, misere());
  for (const Take& take : winning) {
    const bool legal = take.stones >= 1 && take.stones <= rules().most(state.position, take.heap);
    if (!legal || wins(rules(), rules().after(state.position, take), misere())) {
      return fail(Code::internal, "the move {} does not win", "手 {} は勝ちになりません", take_name(take));
    }
  }
  return winning;
}

impartial::Where Game::where(const State&, const Take& take) const {
  return {say("heap {}", "山 {}", take.heap + 1), {.heap = take.heap}};
}

Result<impartial::Reason> Game::why(const State& state, const std::vector<Take>&, Context&) const {
  return reason(rules(), state.position, misere());
}

std::string Game::move_name(const State&, const Take& take) const { return take_name(take); }

View Game::view(const State& state) const {
  View out{.kind = {},
           .heaps = state.position,
           .limits = {},
           .misere = misere(),
           .digits = digit_table(remainders(rules(), state.position))};
  for (const Stones limit : rules().limits()) {
    out.limits.push_back(limit == unlimited ? std::nullopt : std::optional(limit));
  }
  return out;
}

std::string Game::picture(const State& state, Lang lang) const {
  return nim::picture(rules(), state.position, misere(), lang);
}

namespace {

constexpr const char* usual_heaps = "3 5 7";  // the paper's figure 1
constexpr Stones most_random = 15;

Heaps random_heaps(std::size_t count, std::uint64_t seed) {
  Random random(seed);
  Heaps heaps(count);
  for (Stones& heap : heaps) heap = 1 + random.below(most_random);
  return heaps;
}

}  // namespace

Result<Game> open(const Options& options) {
  ASOBI_TRY(Heaps heaps, parse_heaps(options.heaps.value_or(usual_heaps)));
  if (options.seed && !options.heaps) {
    const std::size_t limits = words(options.limit, ",").size();
    heaps = random_heaps(limits > 1 ? std::min(limits, most_heaps) : heaps.size(), *options.seed);
  }
  ASOBI_TRY(auto limits, parse_limits(options.limit, heaps.size()));
  return Game(Rules(std::move(heaps), std::move(limits)), options.misere);
}

Entry entry() {
  return game_entry<Game, Options>(
      {.id = "nim",
       .title = {"Nim, also with a limit", "三山崩し（石取りゲーム、個数制限つきも）"},
       .about = {"Take stones from one heap; who takes the last one wins (or loses). Up to 1,000 heaps of up to 2^63 "
                 "stones, with a limit per turn if you like.",
                 "一つの山から石を取り、最後の石を取った方が勝ち（または負け）。1,000 山、各 2^63 "
                 "個まで。一度に取れる数も制限できる。"},
       .paper = "nim"},
      {
          argument("heaps", &Options::heaps, {"Heaps", "山"}, {"the heaps, like 3 5 7", "山の石の数。3 5 7 のように"})
              .usually(usual_heaps),
          argument("limit", &Options::limit, {"Limit", "一手の上限"},
                   {"at most so many stones a turn: one number, or one per heap like 3,4,- (- for no limit)",
                    "一度に取れる石の数。一つの数か、3,4,- のように山ごとに（- は制限なし）"}),
          argument("misere", &Options::misere, {"Misère", "最後に取ると負け"},
                   {"who takes the last stone loses", "最後の石を取った方が負け（逆形、ミゼール）"}),
          argument("seed", &Options::seed, {"Seed", "乱数の種"},
                   {"random heaps of 1 to 15 stones, where heaps are not given",
                    "山を書かないとき、1 から 15 個の山を乱数で選ぶ"}),
      },
      open, tools());
}

}  // namespace asobi::nim
