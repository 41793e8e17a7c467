#include "games/twisty/human/tetrahedron.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "games/twisty/puzzle/names.hpp"

namespace asobi::twisty::human {

namespace {

constexpr std::string_view four_faces[] = {"I", "J", "K", "L"};

// The piece at the corner of an axis that is `layer` high, seen on another face.
Look corner_piece(const Mechanism& mechanism, int axis, int layer) {
  std::array<int, 4> layers{};
  layers[static_cast<std::size_t>(axis)] = layer;
  return {{mechanism.place(axis == 0 ? "J" : "I", layers)}};
}

std::vector<Look> tips(const Mechanism& mechanism, bool by_piece) {
  std::vector<Look> out;
  for (int axis = 0; axis < 4; ++axis) {
    out.push_back(corner_piece(mechanism, axis, mechanism.n() - 1));
    out.back().by_piece = by_piece;
  }
  return out;
}

// The centres of the faces, whatever their direction; none if N is a multiple of 3. The only piece that N = 2 has
// besides its tips goes with them.
std::vector<Look> centres(const Mechanism& mechanism) {
  std::vector<Look> out;
  const int n = mechanism.n();
  if (n % 3 == 0 || n == 2) return out;
  for (int axis = 0; axis < 4; ++axis) {
    std::array<int, 4> layers;
    layers.fill((n - 1) / 3);
    layers[static_cast<std::size_t>(axis)] = 0;
    out.push_back({{mechanism.place(four_faces[axis], layers)}});
    out.back().by_piece = true;
  }
  return out;
}

bool right(const std::vector<Look>& looks, const Board& board) {
  return std::ranges::all_of(looks,
                             [&](const Look& look) { return look.seen(board) == look.solved(board.mechanism()); });
}

// All words of at most two of these turns, the empty one first.
std::vector<Word> short_words(const std::vector<Turn>& turns) {
  std::vector<Word> out = {{}};
  for (const Turn& turn : turns) out.push_back({turn});
  for (const Turn& first : turns) {
    for (const Turn& second : turns) out.push_back({first, second});
  }
  return out;
}

Repertoire repertoire_of(const Mechanism& mechanism, const std::vector<std::string_view>& texts,
                         const std::vector<int>& layers, bool flips) {
  Letters letters(mechanism.n());
  for (std::size_t i = 0; i < layers.size(); ++i) letters.set(static_cast<char>('a' + i), layers[i]);
  std::vector<Word> words;
  for (const auto text : texts) words.push_back(read_word(mechanism, text, letters));
  std::vector<Turn> turns;
  for (int axis = 0; axis < 4; ++axis) {
    for (int layer = 0; layer < mechanism.n() - 1; ++layer) {
      for (const int times : {1, -1}) turns.push_back({axis, layer, layer, times});
    }
  }
  Repertoire out(mechanism, words, turns, 3);
  if (flips) out.add_products(6);
  return out;
}

}  // namespace

Phase tetrahedron_hold_phase(const Mechanism& mechanism) {
  std::vector<Look> goal = centres(mechanism);
  if (goal.empty()) goal = tips(mechanism, true);
  const auto run = [goal](Hand& hand) {
    const Mechanism& m = hand.mechanism();
    int hold = 0;
    for (; hold < m.holds(); ++hold) {
      hand.hold_as(hold);
      if (right(goal, hand.board())) break;
    }
    if (hold == m.holds()) return false;
    std::vector<Turn> turns;
    for (int axis = 0; axis < 4; ++axis) {
      for (const int times : {1, -1}) turns.push_back(whole(m.puzzle(), axis, times));
    }
    for (const Word& word : short_words(turns)) {
      int after = hold;
      for (const Turn& turn : word) after = m.hold_after(after, turn);
      if (after == 0) return hand.make(word), true;
    }
    return false;
  };
  return {"hold", "14.4.1", {"upright", "コーナー順ピース位置合わせ"},
          goal,   run,      {"the corners stand as in a mirror", "コーナーピースの並びが鏡像になっています"}};
}

Phase corner_directions_phase(const Mechanism& mechanism) {
  std::vector<Look> goal = tips(mechanism, false);
  for (int axis = 0; axis < 4 && mechanism.n() >= 3; ++axis) {
    goal.push_back(corner_piece(mechanism, axis, mechanism.n() - 2));
  }
  const auto run = [goal](Hand& hand) {
    const Mechanism& m = hand.mechanism();
    for (std::size_t i = 0; i < goal.size(); ++i) {
      const int home = goal[i].places[0], axis = static_cast<int>(i % 4), layer = m.layer(home, axis);
      int times = 0;
      while (times < 3 && m.moved(hand.board().where_is(home), Turn{axis, layer, layer, times}) != home) ++times;
      if (times == 3) return false;
      if (times > 0) hand.make(Turn{axis, layer, layer, times});
    }
    return true;
  };
  return {"corner-directions",
          "14.4.2",
          {"corners, directions", "コーナーピース方向合わせ"},
          goal,
          run,
          {"the corners stand as in a mirror", "コーナーピースの並びが鏡像になっています"}};
}

CyclesOfKind::CyclesOfKind(int n, const std::vector<std::string_view>& texts, const std::vector<int>& layers,
                           bool flips)
    : puzzle(*make_named(fmt::format("tetra-vertexface-{}", n))),
      mechanism(puzzle),
      repertoire(repertoire_of(mechanism, texts, layers, flips)) {}

Tetrahedron::Tetrahedron(const Mechanism& mechanism) : mechanism_(&mechanism) {
  const int n = mechanism.n();
  const auto make = [](int size, const std::vector<std::string_view>& texts, const std::vector<int>& layers,
                       bool flips = false) { return std::make_unique<CyclesOfKind>(size, texts, layers, flips); };
  if (n >= 4) edges_ = make(4, {"ia jb ia' jb'"}, {1, 2});
  if (n % 2 == 1 && n >= 3)
    middle_edges_ = make(3, {"ia ja ia' ja'", "ja ia ja' la ka la' ja ia' ja' la ka' la'"}, {1});
  if (n >= 5) reverse_edges_ = make(5, {"j0 i0 j0' lc' ia lc j0 i0' j0' lc' ia' lc"}, {1, 2, 3});
  if (n % 2 == 0 && n >= 4) {
    reverse_middle_edges_ = make(4, {"j0 i0 j0' lb' ia lb j0 i0' j0' lb' ia' lb"}, {1, 2}, true);
  }
  if (n >= 7) inner_ = make(7, {"ia jb ic jb' ia' jb ic' jb'", "ia jb' ic jb ia' jb' ic' jb"}, {1, 2, 3});
  if (n >= 5) inner_alike_ = make(5, {"ia ja ib ja' ia' ja ib' ja'"}, {1, 2});
}

bool Tetrahedron::place_tips(Hand& hand) const {
  std::vector<Turn> turns;
  for (int axis = 0; axis < 4; ++axis) {
    for (const int times : {1, -1}) turns.push_back({axis, 0, 0, times});
  }
  for (const Word& word : short_words(turns)) {
    Board after = hand.board();
    after.turn(word);
    if (!right(tips(*mechanism_, true), after)) continue;
    hand.make(word);
    return true;
  }
  return false;
}

// Layers that stand for nothing in the small puzzle's cycles are fitted to the tips' layer.
bool Tetrahedron::arrange_edges(Hand& hand, int sum) const {
  const int tip = mechanism_->n() - 1;
  const bool reverse = sum < tip;
  const auto put = [&](const CyclesOfKind& cycles, std::vector<int> layers) {
    return arrange(hand, cycles.repertoire, Fitting(cycles.mechanism, *mechanism_, std::move(layers)), Judged::by_mark);
  };
  for (int a = 1; 2 * a <= sum; ++a) {
    const int b = sum - a;
    const bool put_right = reverse ? (a == b ? put(*reverse_middle_edges_, {0, a, b + 1, tip})
                                             : put(*reverse_edges_, {0, a, b, b + 1, tip}))
                                   : (a == b ? put(*middle_edges_, {0, a, tip}) : put(*edges_, {0, a, b, tip}));
    if (!put_right) return false;
  }
  return true;
}

bool Tetrahedron::arrange_inner(Hand& hand, int sum) const {
  const int tip = mechanism_->n() - 1;
  const auto put = [&](const CyclesOfKind& cycles, std::vector<int> layers) {
    return arrange(hand, cycles.repertoire, Fitting(cycles.mechanism, *mechanism_, std::move(layers)),
                   Judged::by_colour);
  };
  for (int a = 1; 3 * a <= sum; ++a) {
    for (int b = a; a + 2 * b <= sum; ++b) {
      const int c = sum - a - b;
      if (a == c) continue;
      const bool put_right = a == b   ? put(*inner_alike_, {0, a, c, tip, tip})
                             : b == c ? put(*inner_alike_, {0, b, a, tip, tip})
                                      : put(*inner_, {0, a, b, c, tip, tip, tip});
      if (!put_right) return false;
    }
  }
  return true;
}

Look Tetrahedron::of_kind(std::size_t stickers, int sum, bool by_colour) const {
  const Puzzle& puzzle = mechanism_->puzzle();
  Look out;
  for (int s = 0; s < puzzle.sticker_count(); ++s) {
    if (puzzle.is_middle(s) || puzzle.stickers_of(puzzle.piece_of(s)).size() != stickers) continue;
    int layers = 0;
    for (int axis = 0; axis < 4; ++axis) layers += mechanism_->layer(s, axis);
    if (layers == sum) out.places.push_back(s);
  }
  if (by_colour && !out.places.empty()) out.group = static_cast<int>(out.places.size() / 4);
  return out;
}

std::vector<Phase> Tetrahedron::phases(Manner) const {
  const int n = mechanism_->n();
  std::vector<Phase> out = {tetrahedron_hold_phase(*mechanism_)};
  if (!centres(*mechanism_).empty()) {
    out.push_back({"tips",
                   "14.4.1",
                   {"tips in their places", "コーナー順ピース位置合わせ"},
                   tips(*mechanism_, true),
                   [this](Hand& hand) { return place_tips(hand); },
                   {"the corners stand as in a mirror", "コーナーピースの並びが鏡像になっています"}});
  }
  out.push_back(corner_directions_phase(*mechanism_));
  const Text swapped = {"pieces are exchanged or flipped in a way that no turns can make",
                        "ピースの入れ替わり方か向きが回転では作れないものです"};
  if (n >= 3) {
    out.push_back({"edges",
                   "14.4",
                   {"edge pieces", "エッジ順ピース合わせ"},
                   {of_kind(2, n - 1, false)},
                   [this, n](Hand& hand) { return arrange_edges(hand, n - 1); },
                   swapped});
  }
  if (n >= 4) {
    out.push_back({"reverse-edges",
                   "14.4",
                   {"reverse edge pieces", "エッジ逆ピース合わせ"},
                   {of_kind(2, n - 2, false)},
                   [this, n](Hand& hand) { return arrange_edges(hand, n - 2); },
                   swapped});
  }
  if (n >= 5) {
    out.push_back({"inner",
                   "14.4",
                   {"inner pieces", "インナー順ピース合わせ"},
                   {of_kind(1, n - 1, true)},
                   [this, n](Hand& hand) { return arrange_inner(hand, n - 1); },
                   swapped});
  }
  if (n >= 6) {
    out.push_back({"reverse-inner",
                   "14.4",
                   {"reverse inner pieces", "インナー逆ピース合わせ"},
                   {of_kind(1, n - 2, true)},
                   [this, n](Hand& hand) { return arrange_inner(hand, n - 2); },
                   swapped});
  }
  return out;
}

}  // namespace asobi::twisty::human
