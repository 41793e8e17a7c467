#include "games/twisty/human/lbl.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <map>

#include "base/sort_stably.hpp"
#include "games/twisty/human/cube.hpp"
#include "games/twisty/human/hold.hpp"
#include "games/twisty/human/lbl_tables.hpp"

namespace asobi::twisty::human {

namespace {

constexpr int top_layer = 2, middle = 1;  // layers n and m of the paper for N = 3

Look top(const CubeParts& parts) { return joined(parts.corners(top_layer), parts.edges(top_layer, middle)); }

Look top_colour(const CubeParts& parts) {
  Look out = top(parts);
  out.group = static_cast<int>(out.places.size());
  return out;
}

}  // namespace

LayerByLayer::LayerByLayer(const Mechanism& mechanism) : mechanism_(&mechanism) {
  const CubeParts parts(mechanism);
  const Letters letters(mechanism.n());
  const auto words = [&](std::string_view lines) { return read_words(mechanism, lines, letters); };
  const auto edges = parts.edges(0, middle).places, corners = parts.corners(0).places,
             beside = parts.upright_edges(middle).places;
  cross_ = std::make_unique<Table>(mechanism, Look{{edges[0]}}, singles({edges.begin() + 1, edges.end()}));
  cross_->add(words(lbl::cross));
  std::vector<Look> pairs;
  for (std::size_t i = 0; i < 4; ++i) pairs.push_back({{corners[i], beside[i]}});
  pair_ = std::make_unique<Table>(mechanism, pairs[0], std::vector<Look>{pairs.begin() + 1, pairs.end()});
  pair_->add(words(lbl::pair));
  oll_ = std::make_unique<Table>(mechanism, top_colour(parts));
  oll_->add(words(lbl::oll), beginnings(mechanism, letters));
  oll_->longest_in_print(14);
  const auto free_top = beginnings(mechanism, letters, {"yn", "ynd", "yn'"});
  pll_ = std::make_unique<Table>(mechanism, top(parts));
  pll_->add(words(lbl::pll), free_top);
  pll_->add(Word{}, -1, free_top);
  pll_->longest_in_print(17);
  find_ways_up();
}

// A side is turned so that the corner comes up, the top is turned, the side is turned back (14.2.2).
void LayerByLayer::find_ways_up() {
  const Letters letters(mechanism_->n());
  for (const std::string side : {"", "x0", "x0'", "xn", "xn'", "z0", "z0'", "zn", "zn'"}) {
    for (const std::string turn : {"", "yn", "yn'", "ynd"}) {
      for (const std::string last : {"", "yn", "yn'", "ynd"}) {
        Word word = read_word(*mechanism_, side + " " + turn, letters);
        std::ranges::copy(mechanism_->inverse(read_word(*mechanism_, side, letters)), std::back_inserter(word));
        std::ranges::copy(read_word(*mechanism_, last, letters), std::back_inserter(word));
        ways_up_.push_back(shortened(*mechanism_, word));
      }
    }
  }
  sort_stably(ways_up_, {}, [this](const Word& word) { return std::pair(mechanism_->cost(word), word.size()); });
}

// Whichever way the corner points.
const Word* LayerByLayer::way_up(int at) const {
  const CubeParts parts(*mechanism_);
  const int home = parts.corners(0).places[0], above = mechanism_->piece(parts.corners(top_layer).places[0]);
  if (mechanism_->piece(at) == mechanism_->piece(home) || mechanism_->piece(at) == above) return nullptr;
  const unsigned keep = pair_->possible(Key(1, static_cast<char16_t>(at)));
  for (const Word& word : ways_up_) {
    if (mechanism_->piece(mechanism_->moved(at, word)) != above) continue;
    bool keeps = true;
    for (std::size_t g = 0; g < pair_->guards().size(); ++g) {
      keeps = keeps && ((keep >> g & 1) == 0 || pair_->guards()[g].kept_by(*mechanism_, word));
    }
    if (keeps) return &word;
  }
  return nullptr;
}

void LayerByLayer::bring_up(Hand& hand) const {
  const Word* word = way_up(hand.board().where_is(CubeParts(*mechanism_).corners(0).places[0]));
  if (word == nullptr) return;
  constexpr int longest_in_print = 4;
  hand.leave_open_up_to(std::max(0, longest_in_print - mechanism_->cost(*word)));
  hand.make(*word);
}

bool LayerByLayer::put_pair(Hand& hand) const {
  bring_up(hand);
  return hand.follow(*pair_, pair_->possible(pair_->look().seen(hand.board())));
}

std::optional<Word> LayerByLayer::last_layer(const Board& board) const {
  Hand hand(board);
  if (!hand.follow(*oll_, ~0u) || !hand.follow(*pll_, ~0u)) return std::nullopt;
  return hand.turns();
}

Word LayerByLayer::best_order(const Board& board, const Step& step, bool to_the_end) const {
  const Turn next = whole(mechanism_->puzzle(), 1);
  std::array<int, 4> order = {0, 1, 2, 3};
  Word best;
  int least = std::numeric_limits<int>::max();
  do {
    Hand hand(board);
    int held = 0;
    for (const int side : order) {
      for (; held != side; held = (held + 1) % 4) hand.make(next);
      if (!step(hand)) return {};
    }
    int cost = mechanism_->cost(hand.turns());
    if (to_the_end) {
      if (const auto rest = last_layer(hand.board())) cost += mechanism_->cost(*rest);
    }
    if (cost >= least) continue;
    least = cost;
    best = hand.turns();
  } while (std::ranges::next_permutation(order).found);
  return best;
}

// 14.2.2 and 14.2.6. Published procedures, of which the shortest stand here, are for an edge on Y+ or in its own place;
// the paper's own for an edge elsewhere are lost. Here it is first taken up: a side, the top, both back.
std::shared_ptr<const Table> LayerByLayer::paper_pairs() const {
  const Letters letters(mechanism_->n());
  const CubeParts parts(*mechanism_);
  auto out = std::make_shared<Table>(*mechanism_, pair_->look(), pair_->guards());
  std::vector<Word> published;
  const int own = mechanism_->piece(pair_->look().places[1]);
  // In order: of two that are as good the first is kept, and each C++ library has an order of its own.
  const std::map<Key, std::vector<Procedure>> cases(pair_->cases().begin(), pair_->cases().end());
  for (const auto& [key, procedures] : cases) {
    const int edge = mechanism_->piece(key[1]);
    if (edge != own && mechanism_->layer(key[1], 1) != top_layer) continue;
    for (const Procedure& procedure : procedures) published.push_back(procedure.word);
  }
  out->add(published, {}, Written::as_it_is);
  std::vector<Word> taking_up;
  for (const std::string side : {"x0", "x0'", "xn", "xn'", "z0", "z0'", "zn", "zn'"}) {
    for (const std::string turn : {"yn", "yn'", "ynd"}) {
      const Word first = read_word(*mechanism_, side, letters), second = read_word(*mechanism_, turn, letters);
      Word word = first;
      for (const Word& part : {second, mechanism_->inverse(first), mechanism_->inverse(second)}) {
        word.insert(word.end(), part.begin(), part.end());
      }
      taking_up.push_back(std::move(word));
    }
  }
  Table elsewhere(*mechanism_, pair_->look(), pair_->guards());
  elsewhere.add(published, taking_up, Written::as_it_is);
  for (const auto& [key, procedures] : elsewhere.cases()) {
    if (out->cases().contains(key)) continue;
    for (const Procedure& procedure : procedures) out->add(procedure.word, procedure.row, {}, Written::as_it_is);
  }
  out->longest_in_print(13);
  return out;
}

std::vector<Phase> LayerByLayer::phases(Manner manner) const {
  std::vector<Phase> out = usual_phases(manner == Manner::improved);
  if (manner != Manner::paper) return out;
  const auto pairs = paper_pairs();
  const Turn next = whole(mechanism_->puzzle(), 1);
  for (Phase& phase : out) phase.as_written = true;
  const auto phase = [&](std::string_view id) -> Phase& { return *std::ranges::find(out, id, &Phase::id); };
  phase("cross").run = [this, next](Hand& hand) {
    for (int side = 0; side < 4; ++side, hand.make(next)) {
      // By how many edges are there already, which the whole has brought to the last of the guards (14.2.1).
      if (!hand.follow(*cross_, 0b111u & ~(0b111u >> side))) return false;
    }
    return true;
  };
  phase("f2l").tables = {pairs.get()};
  phase("f2l").run = [this, next, pairs](Hand& hand) {
    for (int side = 0; side < 4; ++side, hand.make(next)) {
      bring_up(hand);
      if (!hand.follow(*pairs, pairs->possible(pairs->look().seen(hand.board())))) return false;
    }
    return true;
  };
  return out;
}

std::vector<Phase> LayerByLayer::phases_with(Improvement improvement) const {
  std::vector<Phase> out = usual_phases(false);
  if (improvement != Improvement::pairs) return out;
  std::ranges::find(out, "f2l", &Phase::id)->run = [this](Hand& hand) {
    hand.make(best_order(hand.board(), [this](Hand& trial) { return put_pair(trial); }, false));
    return true;
  };
  return out;
}

std::vector<Phase> LayerByLayer::usual_phases(bool improved) const {
  const CubeParts parts(*mechanism_);
  const Turn next = whole(mechanism_->puzzle(), 1);
  const auto once = [](const Table& table) { return [&table](Hand& hand) { return hand.follow(table, ~0u); }; };
  const auto minding_what_stands = [](const Table& table) {
    return [&table](Hand& hand) { return hand.follow(table, table.standing(hand.board())); };
  };
  return {
      hold_phase(*mechanism_, improved),
      {"cross",
       "14.2.1",
       {"Cross", "Cross"},
       {parts.edges(0, middle)},
       [=, this](Hand& hand) {
         if (improved) {
           hand.make(best_order(hand.board(), minding_what_stands(*cross_), false));
           return true;
         }
         for (int side = 0; side < 4; ++side, hand.make(next)) hand.follow(*cross_, cross_->standing(hand.board()));
         return true;
       },
       {},
       {cross_.get()}},
      {"f2l",
       "14.2.2",
       {"F2L", "F2L"},
       {parts.corners(0), parts.upright_edges(middle)},
       [=, this](Hand& hand) {
         if (improved) {
           hand.make(best_order(hand.board(), minding_what_stands(*pair_), true));
           return true;
         }
         for (int side = 0; side < 4; ++side, hand.make(next)) {
           if (!put_pair(hand)) return false;
         }
         return true;
       },
       {},
       {pair_.get()}},
      {"oll",
       "14.2.3",
       {"OLL", "OLL"},
       {top_colour(parts)},
       once(*oll_),
       {"a corner is twisted or an edge is flipped by itself",
        "コーナーピースのねじれかエッジピースの裏返りが単独であります"},
       {oll_.get()}},
      {"pll",
       "14.2.4",
       {"PLL", "PLL"},
       {top(parts)},
       once(*pll_),
       {"two pieces have changed places, and nothing else", "ピースが2個だけ入れ替わっています"},
       {pll_.get()}},
  };
}

}  // namespace asobi::twisty::human
