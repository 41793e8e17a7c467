#include "games/twisty/solve/universal.hpp"

#include <algorithm>
#include <numeric>

#include "games/twisty/action.hpp"
#include "games/twisty/notation.hpp"
#include "games/twisty/solve/look_alikes.hpp"
#include "games/twisty/solve/orbit_solver.hpp"
#include "games/twisty/solve/pure_cycles.hpp"
#include "games/twisty/solve/state_reader.hpp"
#include "math/group_words.hpp"

namespace asobi::twisty {
namespace {

constexpr int least_large = 5;  // pieces of a large orbit

TurnActions actions_of(const Puzzle& puzzle, Turning turning, const OrbitSystem& system) {
  TurnActions out;
  out.shapes = system.shapes();
  for (const int number : turning_layers(puzzle, turning)) {
    const Layer& layer = puzzle.layers()[number];
    const TurnAxis& axis = puzzle.axes()[layer.axis];
    const std::size_t first = out.turns.size();
    for (int times = 1; times < axis.order; ++times) {
      out.turns.push_back(shortest(puzzle, {axis.axis, layer.index, layer.index, times}));
      out.unit.push_back(times == 1 || times == axis.order - 1);
      out.effects.push_back(system.state_of(puzzle.mark_turn(number, times)));
      out.inverse_of.push_back(static_cast<std::uint16_t>(first + static_cast<std::size_t>(axis.order - times) - 1));
    }
  }
  return out;
}

class UniversalSolver final : public Solver {
 public:
  static Result<std::unique_ptr<Solver>> make(const Model& model, Context& context) {
    std::unique_ptr<UniversalSolver> out(new UniversalSolver(model));
    ASOBI_CHECK(out->find_large(context.progress));
    ASOBI_CHECK(out->prepare_quotient(context.progress));
    ASOBI_CHECK(out->prepare_cycles(context));
    return out;
  }

  Result<Solution> solve(const State& state, Progress& progress) const override {
    ASOBI_TRY(const Start start, choose_rotation(state));
    // Where large orbits move together, pieces that look alike may not be free to change names.
    auto solution = solve_from(start, true, progress);
    if (!solution && solution.error().code == Code::limit) solution = solve_from(start, false, progress);
    return solution;
  }

 private:
  struct LargeOrbit {
    std::size_t orbit;
    std::unique_ptr<CycleTable> table;  // none if no word was found
  };
  struct OrbitWord {
    std::size_t orbit;
    Letters word;  // empty if none was found
  };
  struct Start {
    std::vector<Turn> rotation;  // of the whole
    OrbitState state;            // after it
    Letters word;                // that brings the quotient home
  };

  const Model& model_;
  Mover mover_;
  StateReader reader_;
  OrbitState looks_;       // which pieces look alike
  OrbitState told_apart_;  // as if none did
  TurnActions actions_;
  std::vector<bool> is_large_;
  std::vector<LargeOrbit> large_;
  std::vector<std::uint16_t> generators_;  // of the quotient: turns
  std::optional<GroupWords> quotient_;     // none if it is trivial

  explicit UniversalSolver(const Model& model)
      : model_(model),
        mover_(model.puzzle),
        reader_(model.puzzle, model.named.turning),
        looks_(reader_.system().solved_by_colour()),
        told_apart_(solved_state(reader_.shapes())),
        actions_(actions_of(model.puzzle, model.named.turning, reader_.system())) {}

  // Large are those on whose pieces the group acts as the alternating or the symmetric group.
  Result<void> find_large(Progress& progress) {
    for (std::size_t o = 0; o < actions_.shapes.size(); ++o) {
      const auto pieces = static_cast<unsigned>(actions_.shapes[o].pieces);
      bool large = false;
      if (pieces >= least_large) {
        std::vector<Permutation> generators;
        for (std::size_t t = 0; t < actions_.turns.size(); ++t) {
          generators.push_back(Permutation::from_images_unchecked(actions_.effects[t][o].pieces));
        }
        ASOBI_TRY(const Natural order, twisty::order_of(std::move(generators), progress));
        large = order * 2 >= factorial(pieces);
      }
      is_large_.push_back(large);
    }
    return {};
  }

  Result<Solution> solve_from(const Start& start, bool change_names, Progress& progress) const {
    Solution out{start.rotation, {}};
    OrbitState now = start.state;
    const auto make = [&](const Letters& word) {
      for (const std::uint16_t letter : word) {
        now = product(actions_.shapes, now, actions_.effects[letter]);
        out.turns.push_back(actions_.turns[letter]);
      }
    };
    make(start.word);
    for (const LargeOrbit& large : large_) {
      const std::size_t o = large.orbit;
      const int ways = actions_.shapes[o].orientations;
      OrbitPart looks = change_names ? looks_[o] : told_apart_[o];
      while (!looks_home(now[o], looks, ways)) {
        ASOBI_CHECK(progress.check());
        const std::vector<Cycle> cycles = large.table ? next_cycles(*large.table, now[o], looks) : std::vector<Cycle>{};
        if (cycles.empty() && looks != told_apart_[o]) {
          now[o] = with_look_alikes_home(now[o], looks, ways);
          looks = told_apart_[o];
          continue;
        }
        if (cycles.empty()) {
          return fail(Code::limit,
                      "no turns were found that put the pieces of orbit {} right without disturbing others",
                      "軌道 {} のピースを他を崩さずに揃える手順が見つかりませんでした", o + 1);
        }
        for (const Cycle& cycle : cycles) make(large.table->word(cycle));
      }
    }
    out.turns = simplified(model_.puzzle, out.turns, model_.named.turning);
    return out;
  }

  // A state's image in the quotient: points of the small orbits, signs and sums of twists of the large ones.
  Permutation in_quotient(const OrbitState& state) const {
    std::vector<Point> images;
    for (std::size_t o = 0; o < state.size(); ++o) {
      const auto first = static_cast<Point>(images.size());
      const OrbitShape& shape = actions_.shapes[o];
      if (!is_large_[o]) {
        const Permutation own = as_permutation(std::span(&shape, 1), {state[o]});
        for (const Point image : own.images()) images.push_back(static_cast<Point>(first + image));
        continue;
      }
      const bool odd = Permutation::from_images_unchecked(state[o].pieces).is_odd();
      for (int i = 0; i < 2; ++i) images.push_back(static_cast<Point>(first + (odd ? 1 - i : i)));
      const int sum = std::accumulate(state[o].orientation.begin(), state[o].orientation.end(), 0);
      for (int i = 0; i < shape.orientations; ++i) {
        images.push_back(static_cast<Point>(first + 2 + (i + sum) % shape.orientations));
      }
    }
    return Permutation::from_images_unchecked(std::move(images));
  }

  Result<void> prepare_quotient(Progress& progress) {
    progress.stage({"finding words for the small orbits", "小さな軌道の手順を探しています"});
    std::vector<Permutation> generators;
    for (std::size_t t = 0; t < actions_.turns.size(); ++t) {
      if (!actions_.unit[t] || actions_.inverse_of[t] < t) continue;
      Permutation image = in_quotient(actions_.effects[t]);
      if (image.is_identity()) continue;
      generators_.push_back(static_cast<std::uint16_t>(t));
      generators.push_back(std::move(image));
    }
    if (generators.empty()) return {};
    ASOBI_TRY(const PermutationGroup group, PermutationGroup::generate(std::move(generators), progress));
    ASOBI_TRY(quotient_, GroupWords::build(group, progress, {.short_products = 30'000, .rounds = 8}));
    return {};
  }

  // Nothing if the state is not in the quotient.
  std::optional<Letters> quotient_word(const OrbitState& state) const {
    const Permutation image = in_quotient(inverse(actions_.shapes, state));
    if (!quotient_) return image.is_identity() ? std::optional(Letters{}) : std::nullopt;
    const auto word = quotient_->word(image);
    if (!word) return std::nullopt;
    Letters out;
    for (const int letter : *word) {
      const std::uint16_t turn = generators_[static_cast<std::size_t>(std::abs(letter)) - 1];
      out.push_back(letter > 0 ? turn : actions_.inverse_of[turn]);
    }
    return out;
  }

  // The words come from the shelf or are searched now; the tables of set-ups are made anew.
  Result<void> prepare_cycles(Context& context) {
    const std::string name = fmt::format("twisty/universal/{}/{}", model_.puzzle.description().text(),
                                         model_.named.turning == Turning::all ? "all" : "around-core");
    const auto make = [&](Progress& progress) -> Result<Table> {
      ASOBI_TRY(const std::vector<OrbitWord> words, find_words(progress));
      return kept_words(name, words);
    };
    const auto sound = [&](const Table& table) { return read_words(table).has_value(); };
    ASOBI_TRY(const auto table, context.shelf.table(name, make, sound, context.progress));
    for (const auto& [o, word] : *read_words(*table)) {
      ASOBI_CHECK(context.progress.check());
      LargeOrbit large{o, nullptr};
      if (!word.empty()) {
        std::vector<OrbitPart> parts;
        for (const OrbitState& effect : actions_.effects) parts.push_back(effect[o]);
        large.table = std::make_unique<CycleTable>(actions_.shapes[o], parts, actions_.inverse_of, actions_.moving(o),
                                                   word, actions_.effect(o, word));
      }
      large_.push_back(std::move(large));
    }
    return {};
  }

  // Pieces with more stickers first: words that keep fewer orbits are found more easily. An orbit for which none is
  // found changes to the front and everything begins anew, at most once for each.
  Result<std::vector<OrbitWord>> find_words(Progress& progress) const {
    std::vector<std::size_t> order;
    for (std::size_t o = 0; o < actions_.shapes.size(); ++o) {
      if (is_large_[o]) order.push_back(o);
    }
    std::ranges::sort(order, {}, [&](std::size_t o) {
      return std::pair(-static_cast<std::ptrdiff_t>(reader_.system().stickers_at(o, 0).size()), o);
    });
    std::vector<bool> advanced(actions_.shapes.size(), false);
    for (;;) {
      ASOBI_TRY(std::vector<OrbitWord> words, find_words_in(order, progress));
      const auto none = std::ranges::find_if(words, [](const OrbitWord& own) { return own.word.empty(); });
      if (none == words.end() || advanced[none->orbit]) return words;
      advanced[none->orbit] = true;
      const auto place = std::ranges::find(order, none->orbit);
      std::rotate(order.begin(), place, place + 1);
    }
  }

  // In this order; from the first orbit on for which there is none, words are empty.
  Result<std::vector<OrbitWord>> find_words_in(const std::vector<std::size_t>& order, Progress& progress) const {
    progress.stage({"finding words that turn three pieces", "三つのピースを回す手順を探しています"}, order.size());
    std::vector<std::size_t> keep = small_orbits();
    std::vector<OrbitWord> out;
    for (const std::size_t o : order) {
      const bool go_on = out.empty() || !out.back().word.empty();
      const auto word = go_on ? find_pure_cycle(actions_, o, keep, progress) : std::nullopt;
      ASOBI_CHECK(progress.check());
      out.push_back({o, word.value_or(Letters{})});
      keep.push_back(o);
      progress.advance();
    }
    return out;
  }

  std::vector<std::size_t> small_orbits() const {
    std::vector<std::size_t> out;
    for (std::size_t o = 0; o < actions_.shapes.size(); ++o) {
      if (!is_large_[o]) out.push_back(o);
    }
    return out;
  }

  // Sixteen bits each: the number of orbits, and for each of them its number, the letters of its word, and these.
  static Result<Table> kept_words(const std::string& name, const std::vector<OrbitWord>& words) {
    Letters flat = {static_cast<std::uint16_t>(words.size())};
    for (const OrbitWord& own : words) {
      flat.push_back(static_cast<std::uint16_t>(own.orbit));
      flat.push_back(static_cast<std::uint16_t>(own.word.size()));
      flat.insert(flat.end(), own.word.begin(), own.word.end());
    }
    ASOBI_TRY(Buffer data, Buffer::zeroed(flat.size() * sizeof(std::uint16_t)));
    std::ranges::copy(flat, data.as<std::uint16_t>().begin());
    return Table{name, {words.size()}, std::move(data)};
  }

  // Nothing unless every large orbit has its turn and every word makes a 3-cycle and keeps what came before.
  std::optional<std::vector<OrbitWord>> read_words(const Table& table) const {
    std::span<const std::uint16_t> rest = table.data.as<std::uint16_t>();
    const auto take = [&](std::size_t count) {
      const auto out = rest.first(std::min(count, rest.size()));
      rest = rest.subspan(out.size());
      return out;
    };
    const auto count = take(1);
    if (count.empty() || count[0] != std::ranges::count(is_large_, true)) return std::nullopt;
    std::vector<OrbitWord> out;
    std::vector<std::size_t> keep = small_orbits();
    for (int i = 0; i < count[0]; ++i) {
      const auto head = take(2);
      if (head.size() < 2) return std::nullopt;
      const auto letters = take(head[1]);
      OrbitWord own{head[0], Letters(letters.begin(), letters.end())};
      if (letters.size() != head[1] || own.orbit >= is_large_.size() || !is_large_[own.orbit]) return std::nullopt;
      if (std::ranges::find(keep, own.orbit) != keep.end() || !is_pure(own, keep)) return std::nullopt;
      keep.push_back(own.orbit);
      out.push_back(std::move(own));
    }
    return out;
  }

  bool is_pure(const OrbitWord& own, const std::vector<std::size_t>& keep) const {
    if (own.word.empty()) return true;
    if (std::ranges::any_of(own.word, [&](std::uint16_t t) { return t >= actions_.turns.size(); })) return false;
    const OrbitPart part = actions_.effect(own.orbit, own.word);
    const auto cycles = Permutation::from_images_unchecked(part.pieces).cycles();
    return cycles.size() == 1 && cycles[0].size() == 3 &&
           std::ranges::all_of(keep, [&](std::size_t o) { return is_home(actions_.effect(o, own.word)); });
  }

  std::vector<Turn> turns_of_rotation(int g) const {
    const Puzzle& puzzle = model_.puzzle;
    if (g == 0) return {};
    const Permutation wanted = puzzle.mark_rotation(g);
    for (int axis = 0; axis < static_cast<int>(puzzle.solid().axes().size()); ++axis) {
      const int order = puzzle.solid().axes()[axis].order;
      for (int times = 1; times < order; ++times) {
        State state = mover_.solved();
        mover_.apply(state, whole(puzzle, axis, times));
        if (places_of(state) == wanted) return {shortest(puzzle, whole(puzzle, axis, times))};
      }
    }
    return {};
  }

  // However the whole stands, there is a way to hold it in which turns alone solve it; of all such ways, one with the
  // most pieces at home.
  Result<Start> choose_rotation(const State& state) const {
    const Permutation places = places_of(state);
    std::optional<OrbitState> best;
    Letters word;
    int rotation = 0;
    std::ptrdiff_t most = -1;
    std::optional<OrbitState> refused;  // the first that is a state of whole pieces
    for (int g = 0; g < model_.puzzle.solid().shape().rotation_count(); ++g) {
      std::optional<OrbitState> told = reader_.read(places, g);
      if (!told) continue;
      std::ptrdiff_t home = 0;
      for (const OrbitPart& part : *told) {
        for (std::size_t i = 0; i < part.pieces.size(); ++i) {
          home += part.pieces[i] == i && part.orientation[i] == 0 ? 1 : 0;
        }
      }
      if (home <= most) continue;
      std::optional<Letters> own = quotient_word(*told);
      if (!own) {
        if (!refused) refused = std::move(told);
        continue;
      }
      best = std::move(told);
      word = std::move(*own);
      rotation = g;
      most = home;
    }
    if (best) return Start{turns_of_rotation(rotation), std::move(*best), std::move(word)};
    if (refused) return fail(Error{Code::unsolvable, broken_law(*refused)});
    return fail(Code::unsolvable, "a piece is in a place, or turned in a way, to which no turns of {} can bring it",
                "{} をどう回しても来られない位置や向きのピースがあります", model_.named.name);
  }

  // What all turns keep and the state breaks: the sum of an orbit's twists, or which orbits are odd together.
  Text broken_law(const OrbitState& state) const {
    const auto sum = [&](const OrbitState& s, std::size_t o) {
      return std::accumulate(s[o].orientation.begin(), s[o].orientation.end(), 0) % actions_.shapes[o].orientations;
    };
    for (std::size_t o = 0; o < state.size(); ++o) {
      const bool kept =
          std::ranges::all_of(actions_.effects, [&](const OrbitState& turn) { return sum(turn, o) == 0; });
      if (!is_large_[o] || !kept || sum(state, o) == 0) continue;
      return {
          fmt::format("this state cannot be reached: the twists of the {} pieces of orbit {} add up to {} modulo {}, "
                      "and turns keep that sum at 0",
                      actions_.shapes[o].pieces, o + 1, sum(state, o), actions_.shapes[o].orientations),
          fmt::format("この状態にはなりません: 軌道 {1} の {0} 個のピースのねじれの和が {3} を法として {2} "
                      "ですが、回転では和は 0 のままです",
                      actions_.shapes[o].pieces, o + 1, sum(state, o), actions_.shapes[o].orientations)};
    }
    const std::string odd = odd_orbits(state);
    if (!odd.empty() && !reachable_signs(state)) {
      return {
          fmt::format("this state cannot be reached: the odd permutations are those of orbits {}, and no turns make "
                      "just these odd",
                      odd),
          fmt::format("この状態にはなりません: 奇置換なのは軌道 {} ですが、それだけが奇になる回し方はありません", odd)};
    }
    return {
        fmt::format("this state of {} cannot be reached: its small orbits do not go together with each other or with "
                    "the parities and twists of the others",
                    model_.named.name),
        fmt::format("{} のこの状態にはなりません: 小さな軌道どうし、または他の軌道の偶奇・ねじれとの関係が合いません",
                    model_.named.name)};
  }

  std::vector<bool> signs_of(const OrbitState& state) const {
    std::vector<bool> out;
    for (const OrbitPart& part : state) out.push_back(Permutation::from_images_unchecked(part.pieces).is_odd());
    return out;
  }
  std::string odd_orbits(const OrbitState& state) const {
    std::vector<std::size_t> odd;
    const std::vector<bool> signs = signs_of(state);
    for (std::size_t o = 0; o < signs.size(); ++o) {
      if (signs[o]) odd.push_back(o + 1);
    }
    return fmt::format("{}", fmt::join(odd, ", "));
  }
  // Whether the signs are a sum of those of turns, by elimination.
  bool reachable_signs(const OrbitState& state) const {
    std::vector<bool> wanted = signs_of(state);
    std::vector<std::vector<bool>> rows;
    for (const OrbitState& effect : actions_.effects) rows.push_back(signs_of(effect));
    const auto add = [](std::vector<bool>& to, const std::vector<bool>& row) {
      for (std::size_t i = 0; i < to.size(); ++i) to[i] = to[i] != row[i];
    };
    for (std::size_t o = 0; o < wanted.size(); ++o) {
      const auto pivot = std::ranges::find_if(rows, [&](const std::vector<bool>& row) { return row[o]; });
      if (pivot == rows.end()) {
        if (wanted[o]) return false;
        continue;
      }
      const std::vector<bool> row = *pivot;
      for (std::vector<bool>& other : rows) {
        if (other[o]) add(other, row);
      }
      if (wanted[o]) add(wanted, row);
    }
    return true;
  }
};

Result<std::unique_ptr<Solver>> make_universal(const Model& model, const Wishes&, Context& context) {
  return UniversalSolver::make(model, context);
}

Result<void> fits_anything(const Model&) { return {}; }

}  // namespace

std::vector<Method> universal_methods() {
  return {{.id = "universal",
           .title = {"universal", "万能解法"},
           .about = {"any puzzle: small orbits and parities first, then three pieces at a time",
                     "どのパズルにも使える。小さな軌道と偶奇を先に合わせ、残りを三つずつ揃える"},
           .fits = fits_anything,
           .make = make_universal}};
}

}  // namespace asobi::twisty
