#include "games/twisty/human/picture.hpp"

#include <algorithm>
#include <bit>
#include <queue>

#include "games/twisty/human/cube.hpp"
#include "games/twisty/puzzle/names.hpp"

namespace asobi::twisty::human {

namespace {

constexpr std::string_view six_faces[] = {"X+", "X-", "Y+", "Y-", "Z+", "Z-"};
constexpr unsigned centre_states = 1u << 12;
constexpr unsigned odd_bits = 0b010101010101;  // of a face turned by 90 degrees, either way
constexpr std::uint16_t unknown = 0xFFFF;

// 14.3.1: procedure 1, of 8 turns, turns one centre forward and a neighbour back; procedure 2, of 14, turns one by 180
// degrees. All others found with finder.hpp.
constexpr std::string_view plain_procedures[] = {"xm ym xm' yn xm ym' xm' yn'",
                                                 "x0' y0' xn' x0 y0d x0' xn y0' x0 xn' y0d xn"};
constexpr std::string_view more_procedures[] = {
    "xm zm' xmd ym' xm zm ym",      "x0 ym xm ym' x0' ym xm' ym'",        "xm ym' xm zm xm ym xm zm'",
    "xm ym' xm' ym xm' zm xm zm'",  "xm zm xm' ym xm zm' xm' ym'",        "xm y0d xm' ym xm y0d xm' ym'",
    "xm' z0' xm' zmd xm z0 xm zmd", "x0 xm' ym' zm ym zm' x0' ym xm ym'", "xn x0' ym xm ym' x0 xn' ym xm' ym'"};

unsigned sum(unsigned a, unsigned b) {
  unsigned out = 0;
  for (unsigned shift = 0; shift < 12; shift += 2) out |= (((a >> shift) + (b >> shift)) & 3u) << shift;
  return out;
}

// m stands for all layers between the outer ones.
Word with_thick_middle(const Mechanism& mechanism, Word word) {
  const int n = mechanism.n() - 1;
  for (Turn& turn : word) {
    if (turn.first == n / 2) turn = {turn.axis, 1, n - 1, turn.times};
  }
  return word;
}

}  // namespace

CentreTurns::CentreTurns(const Mechanism& mechanism, Manner manner) : mechanism_(&mechanism) {
  const CubeParts parts(mechanism);
  for (const auto face : six_faces) places_.push_back(parts.centre(face).places[0]);
  for (const auto text : plain_procedures) add(text);
  if (manner == Manner::improved) {
    for (const auto text : more_procedures) add(text);
  }
  if (manner != Manner::paper) {
    find_shortest();
    return;
  }
  cost_.assign(centre_states, unknown);
  worst_.assign(centre_states, unknown);
  step_.assign(centre_states, -1);
  allowed_.resize(centre_states);
  for (unsigned state = 0; state < centre_states; ++state) {
    if (std::popcount(state & odd_bits) % 2 == 0) find_by_rule(state);
  }
}

void CentreTurns::add(std::string_view text) {
  const Word word = with_thick_middle(*mechanism_, read_word(*mechanism_, text, Letters(mechanism_->n())));
  for (const Word& way : {word, mechanism_->inverse(word)}) {
    for (int g = 0; g < mechanism_->holds(); ++g) {
      const Word held = turned(*mechanism_, way, g);
      const unsigned turns = turns_of(held);
      if (std::ranges::find(steps_, turns, &Step::turns) == steps_.end()) {
        steps_.push_back({held, mechanism_->cost(held), turns});
      }
    }
  }
}

unsigned CentreTurns::turns_of(const Word& word) const {
  unsigned out = 0;
  for (std::size_t f = 0; f < places_.size(); ++f) {
    const int to = mechanism_->moved(places_[f], word);
    for (int d = 0; d < 4; ++d) {
      if (mechanism_->puzzle().mark(places_[f], d) == to) out |= static_cast<unsigned>(d) << 2 * f;
    }
  }
  return out;
}

// 14.3.2: a neighbour of an odd face that is odd, too, is turned with it, so that at least one of the two becomes
// right; of two odd faces opposite each other, one becomes right by a turn with an even face between them. 14.3.3: then
// each face that is upside down is turned by itself.
bool CentreTurns::rule_allows(unsigned state, const Step& step) const {
  const auto face = [](unsigned turns, unsigned f) { return turns >> 2 * f & 3u; };
  std::vector<unsigned> odd, turned_faces;
  for (unsigned f = 0; f < 6; ++f) {
    if (face(state, f) % 2 == 1) odd.push_back(f);
    if (face(step.turns, f) != 0) turned_faces.push_back(f);
  }
  const unsigned after = sum(state, step.turns);
  if (odd.empty()) return turned_faces.size() == 1 && face(after, turned_faces[0]) == 0;
  if (turned_faces.size() != 2) return false;
  const bool opposite = odd.size() == 2 && odd[0] / 2 == odd[1] / 2;
  int are_odd = 0, right_odd = 0;
  for (const unsigned f : turned_faces) {
    const bool was_odd = std::ranges::find(odd, f) != odd.end();
    are_odd += was_odd;
    right_odd += was_odd && face(after, f) == 0;
  }
  return are_odd == (opposite ? 1 : 2) && right_odd > 0;
}

void CentreTurns::allow(std::vector<std::vector<std::uint16_t>>& ways, std::size_t step) const {
  const auto faces = [&](std::size_t s) { return (steps_[s].turns | steps_[s].turns >> 1) & odd_bits; };
  auto at = std::ranges::find_if(ways, [&](const auto& alike) { return faces(alike[0]) == faces(step); });
  if (at == ways.end()) at = ways.insert(at, std::vector<std::uint16_t>{});
  at->push_back(static_cast<std::uint16_t>(step));
}

void CentreTurns::find_by_rule(unsigned state) {
  if (cost_[state] != unknown) return;
  cost_[state] = worst_[state] = state == 0 ? 0 : unknown;
  for (std::size_t s = 0; s < steps_.size(); ++s) {
    if (state == 0 || !rule_allows(state, steps_[s])) continue;
    const unsigned after = sum(state, steps_[s].turns);
    allow(allowed_[state], s);
    find_by_rule(after);
    const int best = cost_[after] + steps_[s].cost, worst = worst_[after] + steps_[s].cost;
    if (worst_[state] == unknown || worst > worst_[state]) worst_[state] = static_cast<std::uint16_t>(worst);
    if (best >= cost_[state]) continue;
    cost_[state] = static_cast<std::uint16_t>(best);
    step_[state] = static_cast<std::int16_t>(s);
  }
}

int CentreTurns::drawn_cost(unsigned state, Random& chance) const {
  if (allowed_.empty()) return cost_[state];
  int out = 0;
  while (state != 0) {
    const auto& faces = allowed_[state];
    const auto& ways = faces[chance.below(faces.size())];
    const Step& step = steps_[ways[chance.below(ways.size())]];
    out += step.cost;
    state = sum(state, step.turns);
  }
  return out;
}

std::vector<CentreTurns::Costs> CentreTurns::all_costs(Random chance) const {
  std::vector<Costs> out;
  for (unsigned state = 0; state < centre_states; ++state) {
    if (cost_[state] == unknown) continue;
    out.push_back({cost_[state], worst_[state], drawn_cost(state, chance)});
  }
  return out;
}

void CentreTurns::find_shortest() {
  cost_.assign(centre_states, unknown);
  step_.assign(centre_states, -1);
  using Entry = std::pair<int, unsigned>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
  cost_[0] = 0;
  open.emplace(0, 0u);
  while (!open.empty()) {
    const auto [cost, state] = open.top();
    open.pop();
    if (cost > cost_[state]) continue;
    for (std::size_t s = 0; s < steps_.size(); ++s) {
      // The state from which this step leads here.
      unsigned before = state;
      for (int i = 0; i < 3; ++i) before = sum(before, steps_[s].turns);
      const int total = cost + steps_[s].cost;
      if (total >= cost_[before]) continue;
      cost_[before] = static_cast<std::uint16_t>(total);
      step_[before] = static_cast<std::int16_t>(s);
      open.emplace(total, before);
    }
  }
  worst_ = cost_;
}

std::optional<CentreTurns::Plan> CentreTurns::plan(const Board& board) const {
  unsigned state = 0;
  for (std::size_t f = 0; f < places_.size(); ++f) {
    const int at = board.where_is(places_[f]);
    for (int d = 0; d < 4; ++d) {
      if (mechanism_->puzzle().mark(places_[f], d) == at) state |= static_cast<unsigned>(d) << 2 * f;
    }
  }
  Plan out{{}, cost_[state], worst_[state], state};
  while (state != 0) {
    if (step_[state] < 0) return std::nullopt;
    const Step& step = steps_[static_cast<std::size_t>(step_[state])];
    out.words.push_back(&step.word);
    state = sum(state, step.turns);
  }
  return out;
}

namespace {

Repertoire cycles_of(const Mechanism& mechanism, int j, int k) {
  const int n = mechanism.n() - 1;
  std::vector<Word> words;
  const Letters letters = Letters(n + 1).set('j', j).set('k', k).set('q', n - k);
  for (const auto text : {"xj' yn xk' yn' xj yn xk yn'", "xj' yn xk yn' xj yn xk' yn'", "xj' yn xq' yn' xj yn xq yn'",
                          "xj' yn xq yn' xj yn xq' yn'"}) {
    const Word word = read_word(mechanism, text, letters);
    if (word[0].first != word[2].first) words.push_back(word);
  }
  std::vector<Turn> turns;
  for (int axis = 0; axis < 3; ++axis) {
    for (int layer = 0; layer <= n; ++layer) {
      for (const int times : {1, -1, 2}) turns.push_back({axis, layer, layer, times});
    }
  }
  return {mechanism, words, turns, 3};
}

}  // namespace

CyclesOfInner::CyclesOfInner(int n, int j, int k)
    : puzzle(*make_named(fmt::format("cube-face-{}", n))), mechanism(puzzle), repertoire(cycles_of(mechanism, j, k)) {}

Picture::Picture(const Mechanism& mechanism) : mechanism_(&mechanism), tsukuda_(mechanism) {
  if (mechanism.n() % 2 == 1) {
    for (const Manner manner : {Manner::paper, Manner::plain, Manner::improved}) {
      centres_[static_cast<std::size_t>(manner)] = std::make_unique<CentreTurns>(mechanism, manner);
    }
  }
  if (mechanism.n() >= 4) diagonal_ = std::make_unique<CyclesOfInner>(4, 1, 1);
  if (mechanism.n() >= 5 && mechanism.n() % 2 == 1) middle_ = std::make_unique<CyclesOfInner>(5, 1, 2);
  if (mechanism.n() >= 6) other_ = std::make_unique<CyclesOfInner>(6, 1, 2);
}

// Orbit by orbit: what rotations of the whole carry to (j,j), (j,m), and to (j,k) or (k,j) of the front.
bool Picture::arrange_inner(Hand& hand) const {
  const int n = mechanism_->n() - 1;
  const auto put = [&](const CyclesOfInner& cycles, std::vector<int> layers) {
    const Fitting fitting(cycles.mechanism, *mechanism_, std::move(layers));
    return arrange(hand, cycles.repertoire, fitting, Judged::by_mark);
  };
  for (int j = 1; 2 * j < n; ++j) {
    if (!put(*diagonal_, {0, j, n - j, n})) return false;
    if (middle_ && !put(*middle_, {0, j, n / 2, n - j, n})) return false;
    for (int k = j + 1; 2 * k < n; ++k) {
      if (!put(*other_, {0, j, k, n - k, n - j, n})) return false;
    }
  }
  return true;
}

std::vector<Phase> Picture::phases(Manner manner) const {
  const CubeParts parts(*mechanism_);
  std::vector<Phase> out = tsukuda_.phases(manner);
  if (const CentreTurns* turns = centres_[static_cast<std::size_t>(manner)].get()) {
    Look centres;
    for (const auto face : six_faces) centres.places.push_back(parts.centre(face).places[0]);
    out.push_back({"picture-centres",
                   "14.3",
                   {"centres turned right", "センターピースの方向合わせ"},
                   {centres},
                   [turns](Hand& hand) {
                     const auto plan = turns->plan(hand.board());
                     if (!plan) return false;
                     for (const Word* word : plan->words) hand.make(*word);
                     hand.leave_open(plan->worst - plan->cost,
                                     turns->drawn_cost(plan->state, hand.chance()) - plan->cost);
                     return true;
                   },
                   {"one centre is turned by 90 degrees by itself", "センターピースが1個だけ90°ずれています"}});
  }
  if (mechanism_->n() >= 4) {
    Look inner;
    for (const auto face : six_faces) inner = joined(inner, Look{parts.inner(face).places});
    out.push_back({"picture-inner",
                   "14.3.5",
                   {"inner pieces each in its place", "インナーピースの位置・方向合わせ"},
                   {inner},
                   [this](Hand& hand) { return arrange_inner(hand); },
                   {"inner pieces are exchanged in a way that no turns can make",
                    "インナーピースの入れ替わり方が回転では作れないものです"}});
  }
  for (Phase& phase : out) phase.as_written = manner == Manner::paper;
  return out;
}

}  // namespace asobi::twisty::human
