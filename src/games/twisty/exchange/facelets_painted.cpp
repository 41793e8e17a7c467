// The state that shows given colours: pieces by their colours, then membership in the group, then what is wrong.
#include <algorithm>
#include <map>
#include <optional>

#include "games/twisty/exchange/facelets.hpp"
#include "games/twisty/group/action.hpp"
#include "games/twisty/group/group.hpp"
#include "games/twisty/puzzle/orbit_state.hpp"

namespace asobi::twisty {
namespace {

// A turn of the layer that holds the centre is one of all others and a rotation of the whole. Without it, orbits are
// smaller and fewer pieces look alike.
constexpr Turning painted_turning = Turning::around_core;

constexpr int most_tests = 20'000;  // of membership, in the search for what would mend a state

Text kind_of_piece(const std::string& orbit) {
  if (orbit.starts_with("CENTERS")) return {"centre", "センター"};
  if (orbit.starts_with("EDGES")) return {"edge", "エッジ"};
  return {"corner", "コーナー"};
}

std::string letters_of_faces(const Puzzle& puzzle, std::span<const int> faces, std::string_view between) {
  std::string out;
  for (const int f : faces) {
    if (!out.empty()) out += between;
    out += puzzle.solid().letters(f);
  }
  return out;
}

// One change to a state: a piece of an orbit turned in place, or the pieces at two places exchanged.
struct Mend {
  std::size_t orbit;
  int twist;               // 0: an exchange
  std::size_t one, other;  // places; a twist is at `one`
};

// Reads the colours of one puzzle; made once for all ways to hold it.
class Painting {
 public:
  Painting(const Model& model, const PermutationGroup& group, Progress& progress)
      : puzzle_(model.puzzle),

        group_(group),
        progress_(progress),
        system_(model.puzzle, Telling::stickers, painted_turning),
        alike_(system_.solved_by_colour()) {
    for (std::size_t o = 0; o < system_.shapes().size(); ++o) {
      looks_.emplace_back();
      for (int piece = 0; piece < system_.shapes()[o].pieces; ++piece) {
        if (alike_[o].pieces[piece] != piece) continue;
        for (int k = 0; k < system_.shapes()[o].orientations; ++k) looks_[o][faces_shown(o, piece, k)] = {piece, k};
      }
    }
    for (const int layer : turning_layers(puzzle_, painted_turning)) {
      turn_signs_.push_back(signs_of(system_.state_of(puzzle_.mark_turn(layer))));
    }
  }

  // What the pieces are, or which of them cannot be.
  struct Misfit {
    int count;    // of wrong places
    Error first;  // what is wrong at the first of them
  };
  std::expected<OrbitState, Misfit> identify(std::span<const int> colours) const;
  // With look-alikes told apart so that turns lead there, if they do: where each sticker is.
  std::optional<Permutation> reach(const OrbitState& state) const;
  // The least change to one of these states that would mend it, in words; the laws of the puzzle if none is found.
  Result<Error> out_of_reach(std::span<const OrbitState> states) const;

 private:
  struct Look {
    int piece, orientation;
  };
  std::vector<int> faces_shown(std::size_t orbit, int piece, int orientation) const {
    std::vector<int> out =
        system_.shown_by(orbit, static_cast<std::size_t>(piece), static_cast<std::size_t>(orientation));
    for (int& s : out) s = puzzle_.face_of(s);
    return out;
  }
  std::string place_name(std::size_t orbit, std::size_t place) const {
    std::vector<int> faces;
    for (const int s : system_.stickers_at(orbit, place)) faces.push_back(puzzle_.face_of(s));
    return letters_of_faces(puzzle_, faces, "");
  }
  Error no_such_piece(std::size_t orbit, std::size_t place, const std::vector<int>& faces) const;
  Error too_often(std::size_t orbit, std::size_t piece, std::size_t one, std::size_t other) const;
  std::optional<std::pair<std::size_t, std::size_t>> free_exchange(const OrbitState& state, std::size_t orbit) const;
  void apply(OrbitState& state, const Mend& mend) const;
  Result<bool> permutes_freely(std::size_t orbit) const;
  Result<std::vector<Mend>> possible_mends() const;
  bool mended(const OrbitState& state, std::span<const Mend> possible, int changes, std::vector<Mend>& mends,
              int& tests) const;
  Result<void> check_alike() const;
  Text mend_text(const Mend& mend) const;

  const Puzzle& puzzle_;
  const PermutationGroup& group_;
  Progress& progress_;
  OrbitSystem system_;
  OrbitState alike_;
  std::vector<std::vector<bool>> turn_signs_;            // by turn, by orbit: whether its permutation is odd
  std::vector<std::map<std::vector<int>, Look>> looks_;  // by orbit, by faces: the first piece that looks so
};

Error Painting::no_such_piece(std::size_t orbit, std::size_t place, const std::vector<int>& faces) const {
  const Text kind = kind_of_piece(system_.shapes()[orbit].name);
  const auto shown_in = [&](const auto& looks) {
    return std::ranges::any_of(looks, [&](const auto& look) { return std::ranges::is_permutation(look.first, faces); });
  };
  Text why{"there is no such piece", "そのようなピースはありません"};
  if (shown_in(looks_[orbit])) {
    why = {"its colours go round the wrong way", "色の並ぶ向きが逆です"};
  } else if (std::ranges::any_of(looks_, shown_in)) {
    why = {"that piece does not come there", "そのピースはここには来ません"};
  }
  const std::string shows = letters_of_faces(puzzle_, faces, " "), name = place_name(orbit, place);
  return {Code::invalid,
          {fmt::format("the {} at {} shows {}: {}", kind.en, name, shows, why.en),
           fmt::format("{1} の{0}が {2} です。{3}", kind.ja, name, shows, why.ja)}};
}

Error Painting::too_often(std::size_t orbit, std::size_t piece, std::size_t one, std::size_t other) const {
  const Text kind = kind_of_piece(system_.shapes()[orbit].name);
  const std::string name = place_name(orbit, piece), here = place_name(orbit, one), there = place_name(orbit, other);
  return {Code::invalid,
          {fmt::format("the {} {} is there more than once: at {} and at {}", kind.en, name, here, there),
           fmt::format("{} {} が {} と {} の両方にあります", kind.ja, name, here, there)}};
}

std::expected<OrbitState, Painting::Misfit> Painting::identify(std::span<const int> colours) const {
  OrbitState out = solved_state(system_.shapes());
  std::optional<Misfit> misfit;
  const auto wrong = [&](const auto& error) {
    if (!misfit) misfit = Misfit{0, error()};
    ++misfit->count;
  };
  for (std::size_t o = 0; o < out.size(); ++o) {
    // By first look-alike: the pieces, and the places where one of them was found.
    std::map<int, std::vector<int>> members;
    std::map<int, std::vector<std::size_t>> found;
    for (std::size_t piece = 0; piece < out[o].pieces.size(); ++piece) {
      members[alike_[o].pieces[piece]].push_back(static_cast<int>(piece));
    }
    for (std::size_t place = 0; place < out[o].pieces.size(); ++place) {
      std::vector<int> faces;
      for (const int s : system_.stickers_at(o, place)) faces.push_back(colours[s]);
      const auto look = looks_[o].find(faces);
      if (look == looks_[o].end()) {
        wrong([&] { return no_such_piece(o, place, faces); });
        continue;
      }
      const auto [first, orientation] = look->second;
      auto& places = found[first];
      places.push_back(place);
      const auto& pieces = members[first];
      if (places.size() > pieces.size()) {
        wrong([&] { return too_often(o, static_cast<std::size_t>(first), places[places.size() - 2], place); });
        continue;
      }
      const int piece = pieces[places.size() - 1], n = system_.shapes()[o].orientations;
      out[o].pieces[place] = static_cast<Point>(piece);
      // A look-alike stands at home as the first would in this orientation.
      out[o].orientation[place] = static_cast<std::uint8_t>((orientation + n - alike_[o].orientation[piece]) % n);
    }
  }
  if (misfit) return std::unexpected(std::move(*misfit));
  return out;
}

// Two places whose pieces may be exchanged without anybody seeing it.
std::optional<std::pair<std::size_t, std::size_t>> Painting::free_exchange(const OrbitState& state,
                                                                           std::size_t orbit) const {
  std::map<Point, std::size_t> seen;
  for (std::size_t place = 0; place < state[orbit].pieces.size(); ++place) {
    const auto [other, is_new] = seen.emplace(alike_[orbit].pieces[state[orbit].pieces[place]], place);
    if (!is_new) return std::pair(other->second, place);
  }
  return std::nullopt;
}

// Look-alikes are exchanged so that nobody sees it.
void Painting::apply(OrbitState& state, const Mend& mend) const {
  OrbitPart& part = state[mend.orbit];
  const int n = system_.shapes()[mend.orbit].orientations;
  const auto turn = [&](std::size_t place, int by) {
    part.orientation[place] = static_cast<std::uint8_t>((part.orientation[place] + by + n) % n);
  };
  if (mend.twist > 0) return turn(mend.one, mend.twist);
  const auto& alike = alike_[mend.orbit];
  const Point a = part.pieces[mend.one], b = part.pieces[mend.other];
  std::swap(part.pieces[mend.one], part.pieces[mend.other]);
  if (alike.pieces[a] != alike.pieces[b]) return;
  turn(mend.one, alike.orientation[a] - alike.orientation[b]);
  turn(mend.other, alike.orientation[b] - alike.orientation[a]);
}

// Whether turns make all even permutations of an orbit at least, so that it does not matter which pieces are exchanged.
Result<bool> Painting::permutes_freely(std::size_t orbit) const {
  std::vector<Permutation> turns;
  for (const int layer : turning_layers(puzzle_, painted_turning)) {
    turns.push_back(Permutation::from_images_unchecked(system_.state_of(puzzle_.mark_turn(layer))[orbit].pieces));
  }
  ASOBI_TRY(const Natural order, order_of(std::move(turns), progress_));
  return order * 2 >= factorial(static_cast<unsigned>(system_.shapes()[orbit].pieces));
}

// One of each kind for each orbit; for orbits that are not permuted freely, every one.
Result<std::vector<Mend>> Painting::possible_mends() const {
  constexpr std::size_t most_named = 30;
  std::vector<Mend> out;
  for (std::size_t o = 0; o < system_.shapes().size(); ++o) {
    ASOBI_TRY(const bool freely, permutes_freely(o));
    const auto pieces = static_cast<std::size_t>(system_.shapes()[o].pieces);
    const std::size_t first = freely ? std::min<std::size_t>(pieces, 1) : std::min(pieces, most_named);
    for (std::size_t one = 0; one < first; ++one) {
      for (int twist = 1; twist < system_.shapes()[o].orientations; ++twist) out.push_back({o, twist, one, one});
      const std::size_t last = freely ? std::min<std::size_t>(pieces, 2) : std::min(pieces, most_named);
      for (std::size_t other = one + 1; other < last; ++other) out.push_back({o, 0, one, other});
    }
  }
  return out;
}

// Whether exactly so many of the possible changes lead into the group.
bool Painting::mended(const OrbitState& state, std::span<const Mend> possible, int changes, std::vector<Mend>& mends,
                      int& tests) const {
  if (changes == 0) return tests-- > 0 && reach(state);
  for (std::size_t i = 0; i < possible.size() && tests > 0; ++i) {
    OrbitState changed = state;
    apply(changed, possible[i]);
    mends.push_back(possible[i]);
    if (mended(changed, possible.subspan(i + 1), changes - 1, mends, tests)) return true;
    mends.pop_back();
  }
  return false;
}

// The signs of turns on the orbits span a space; where look-alikes can be exchanged, a sign may be chosen. So one state
// is enough to try: that whose signs lie in the space.
std::optional<Permutation> Painting::reach(const OrbitState& state) const {
  std::vector<std::vector<bool>> rows = turn_signs_;
  std::vector<bool> signs = signs_of(state);
  std::vector<std::size_t> loose;
  for (std::size_t o = 0; o < state.size(); ++o) {
    if (free_exchange(state, o)) {
      loose.push_back(o);
      continue;
    }
    const auto pivot = std::ranges::find_if(rows, [&](const auto& row) { return row[o]; });
    if (pivot == rows.end()) {
      if (signs[o]) return std::nullopt;
      continue;
    }
    const std::vector<bool> row = std::move(*pivot);
    rows.erase(pivot);
    const auto clear = [&](std::vector<bool>& other) {
      if (!other[o]) return;
      for (std::size_t i = 0; i < other.size(); ++i) other[i] = other[i] != row[i];
    };
    for (auto& other : rows) clear(other);
    clear(signs);
  }
  OrbitState changed = state;
  for (const std::size_t o : loose) {
    if (!signs[o]) continue;
    const auto [one, other] = *free_exchange(state, o);
    apply(changed, {o, 0, one, other});
  }
  Permutation images = system_.images_of(changed);
  return group_.contains(images) ? std::optional(std::move(images)) : std::nullopt;
}

Text Painting::mend_text(const Mend& mend) const {
  const OrbitShape& shape = system_.shapes()[mend.orbit];
  const Text kind = kind_of_piece(shape.name);
  if (mend.twist > 0 && shape.orientations == 2) {
    return {fmt::format("one {} is flipped", kind.en), fmt::format("{} 1 個だけが反転しています", kind.ja)};
  }
  if (mend.twist > 0) {
    return {fmt::format("one {} is twisted", kind.en), fmt::format("{} 1 個だけがねじれています", kind.ja)};
  }
  return {fmt::format("two {}s are exchanged", kind.en), fmt::format("{} 2 個だけが入れ替わっています", kind.ja)};
}

// Exchanging two look-alikes tries all that matters only where turns permute them freely.
Result<void> Painting::check_alike() const {
  for (std::size_t o = 0; o < alike_.size(); ++o) {
    if (!free_exchange(solved_state(system_.shapes()), o)) continue;
    ASOBI_TRY(const bool freely, permutes_freely(o));
    if (freely) continue;
    return fail(Code::limit, "it cannot be told whether turns lead to these colours: too many pieces look alike",
                "回してこの色にできるか判定できません: 見分けのつかないピースが多すぎます");
  }
  return {};
}

Result<Error> Painting::out_of_reach(std::span<const OrbitState> states) const {
  ASOBI_CHECK(check_alike());
  ASOBI_TRY(const std::vector<Mend> possible, possible_mends());
  // One change: every kind that mends. More: the first that do.
  std::vector<Text> why;
  Text between{", or ", "、または"};
  for (const OrbitState& state : states) {
    for (const Mend& mend : possible) {
      ASOBI_CHECK(progress_.check());
      OrbitState changed = state;
      apply(changed, mend);
      const Text text = mend_text(mend);
      if (std::ranges::find(why, text) == why.end() && reach(changed)) why.push_back(text);
    }
    if (!why.empty()) break;
  }
  int tests = most_tests;
  for (int changes = 2; changes <= 3 && why.empty(); ++changes) {
    for (const OrbitState& state : states) {
      ASOBI_CHECK(progress_.check());
      std::vector<Mend> mends;
      if (!mended(state, possible, changes, mends, tests)) continue;
      for (const Mend& mend : mends) why.push_back(mend_text(mend));
      between = {" and ", "、"};
      break;
    }
  }
  if (why.empty()) {
    ASOBI_TRY(Laws rules, laws(puzzle_, painted_turning, progress_));
    why = std::move(rules.sentences);
    between = {" ", ""};
  }
  Error out{Code::unsolvable, {"no turns lead to these colours: ", "回してこの色にすることはできません: "}};
  for (std::size_t i = 0; i < why.size(); ++i) {
    out.message.en += (i == 0 ? "" : between.en) + why[i].en;
    out.message.ja += (i == 0 ? "" : between.ja) + why[i].ja;
  }
  return out;
}

Result<void> check_counts(const Puzzle& puzzle, std::span<const int> colours) {
  const auto faces = static_cast<int>(puzzle.solid().shape().faces().size());
  if (colours.size() != static_cast<std::size_t>(puzzle.sticker_count())) {
    return fail(Code::invalid, "{} colours are given; the puzzle has {} stickers",
                "色が {} 個あります。パズルの面は {} 枚です", colours.size(), puzzle.sticker_count());
  }
  std::vector<int> counts(static_cast<std::size_t>(faces), 0);
  for (const int c : colours) {
    if (c < 0 || c >= faces) {
      return fail(Code::invalid, "there is no colour {}; colours are numbered from 0 to {}",
                  "色 {} はありません。色は 0 から {} までの番号です", c, faces - 1);
    }
    ++counts[c];
  }
  for (int f = 0; f < faces; ++f) {
    if (counts[f] == puzzle.stickers_per_face()) continue;
    return fail(Code::invalid, "colour {} is there {} times, and must be there {} times",
                "色 {} が {} 枚あります。{} 枚でなければなりません", puzzle.solid().letters(f), counts[f],
                puzzle.stickers_per_face());
  }
  return {};
}

// Directions of middle stickers, which colours do not tell: as the whole carries them, or with one of every shell
// turned, whichever turns can reach. `held` is the rotation of the whole that came last.
Result<State> with_directions(const Model& model, const Permutation& stickers, int held, Progress& progress) {
  const Puzzle& puzzle = model.puzzle;
  const RegularSolid& shape = puzzle.solid().shape();
  std::vector<Point> images = stickers.images();
  images.resize(puzzle.mark_count());
  const int sides = shape.sides();
  const auto set_direction = [&](int s, int turned) {
    const int all = turned + shape.image(held, puzzle.face_of(s)).shift;
    for (int d = 0; d < sides; ++d) {
      images[puzzle.mark(s, d)] = static_cast<Point>(puzzle.mark(stickers[s], (d + all) % sides));
    }
  };
  for (int s = 0; s < puzzle.sticker_count(); ++s) {
    if (puzzle.is_middle(s)) set_direction(s, 0);
  }
  std::vector<int> free = puzzle.middles();  // those of a piece that shows more are told by the others
  std::erase_if(free, [&](int s) { return puzzle.stickers_of(puzzle.piece_of(s)).size() > 1; });
  if (!free.empty()) {
    ASOBI_TRY(const PermutationGroup group, PermutationGroup::generate(mark_turns(puzzle, painted_turning), progress));
    const Permutation back = puzzle.mark_rotation(held).inverse();
    std::vector<int> turned(free.size(), 0);
    const auto next = [&] {
      for (std::size_t i = 0; i < free.size(); ++i) {
        turned[i] = (turned[i] + 1) % sides;
        set_direction(free[i], turned[i]);
        if (turned[i] != 0) return true;
      }
      return false;
    };
    while (!group.contains(Permutation::from_images_unchecked(images) * back) && next()) {
      ASOBI_CHECK(progress.check());
    }
  }
  return State{Permutation::from_images_unchecked(std::move(images)).inverse().images()};
}

}  // namespace

Result<State> state_of_colours(const Model& model, std::span<const int> colours, Progress& progress) {
  const Puzzle& puzzle = model.puzzle;
  ASOBI_CHECK(check_counts(puzzle, colours));
  ASOBI_TRY(const PermutationGroup group, PermutationGroup::generate(sticker_turns(puzzle, painted_turning), progress));
  const Painting painting(model, group, progress);
  std::vector<OrbitState> unreached;
  std::optional<Painting::Misfit> misfit;
  for (int g = 0; g < puzzle.solid().shape().rotation_count(); ++g) {
    const Permutation held = puzzle.rotation(g);
    if (g > 0 && group.contains(held)) continue;  // nothing that the identity did not show
    std::vector<int> turned_back;
    for (int s = 0; s < puzzle.sticker_count(); ++s) turned_back.push_back(colours[held[s]]);
    const auto state = painting.identify(turned_back);
    if (!state) {
      if (!misfit || state.error().count < misfit->count) misfit = state.error();
      continue;
    }
    if (const auto images = painting.reach(*state)) return with_directions(model, *images * held, g, progress);
    ASOBI_CHECK(progress.check());
    unreached.push_back(*state);
  }
  if (unreached.empty()) return std::unexpected(misfit->first);
  ASOBI_TRY(const Error error, painting.out_of_reach(unreached));
  return std::unexpected(error);
}

}  // namespace asobi::twisty
