#include "games/twisty/solve/universal/universal.hpp"

#include <algorithm>

#include "games/twisty/notation/notation.hpp"
#include "games/twisty/solve/chain/leads.hpp"
#include "games/twisty/solve/common/look_alikes.hpp"
#include "games/twisty/solve/common/state_reader.hpp"
#include "games/twisty/solve/universal/climb.hpp"
#include "games/twisty/solve/universal/crossings.hpp"
#include "games/twisty/solve/universal/finisher.hpp"
#include "games/twisty/solve/universal/orbit_words.hpp"
#include "games/twisty/solve/universal/quotient.hpp"

namespace asobi::twisty {
namespace {

constexpr std::size_t short_cycle = 12;  // turns of a word for 3-cycles; longer ones make an orbit stiff
constexpr std::size_t most_own = 200'000, most_own_in_all = 800'000;  // words for stiff orbits,
constexpr std::size_t most_own_tried = 2'000'000;                     // commutators that are tried for them,
constexpr std::size_t most_with_own = 200;                            // if they are not too many
constexpr double noise = 0.2;                                         // of prices, from the second try on
constexpr std::size_t most_leads = 1000;
constexpr std::uint64_t memory_of_leads = 256 << 20;
constexpr std::size_t most_unfinished = 40;  // leads that do not put the quotient right
constexpr std::uint64_t looks_for_leads = 100'000'000;
constexpr double much_better = 0.85;                          // no other ways are tried then
constexpr double turns_for_easy = 2.75, turns_for_stiff = 8;  // a piece that a chain leaves away; found by trying
constexpr std::size_t most_turns_of_leads = 100'000;
constexpr std::size_t many_pieces = 1000;           // a puzzle with more is tried less often
constexpr std::size_t simplified_at_once = 10'000;  // turns, between two looks at the progress

class UniversalSolver final : public Solver {
 public:
  // `by_colour`: pieces that look alike may stand in each other's places.
  static Result<std::unique_ptr<Solver>> make(const Model& model, bool by_colour, Context& context) {
    std::unique_ptr<UniversalSolver> out(new UniversalSolver(model, by_colour));
    ASOBI_TRY(out->actions_,
              TurnActions::make(model.puzzle, model.named.turning, out->reader_.system(), context.progress));
    ASOBI_TRY(out->quotient_, Quotient::make(out->actions_, context.progress));
    ASOBI_CHECK(out->prepare_words(context));
    // Without them it takes more turns, but less memory.
    if (model.puzzle.piece_count() <= most_pieces_in_chain && context.progress.needs(memory_of_leads)) {
      ASOBI_CHECK(out->prepare_leads(context.progress));
    }
    return out;
  }

  Result<Solution> solve(const State& state, Progress& progress) const override {
    ASOBI_TRY(const std::vector<Start> starts, find_starts(state, progress));
    std::optional<Found> best;
    for (std::size_t t = 0; t < tries_; ++t) {
      if (best && (progress.stopped() || best->turns() == 0)) break;  // what there is will do
      const Start& start = starts[t % starts.size()];
      auto found = solve_by_words(start, {t == 0 ? 0 : noise, t}, progress);
      if (!found && best) break;
      if (!found) return fail(found.error());
      const int turns = found->turns();
      if (!best || turns < best->turns()) best = std::move(*found);
      if (t > 0 || !leads_ || turns == 0) continue;
      follow_leads(state, start, *best, progress);
      if (best->turns() < much_better * turns) break;
    }
    return std::move(best->solution);
  }

 private:
  struct Start {
    int rotation;      // of the whole
    OrbitState state;  // after it
    Letters word;      // that brings the quotient home
  };
  struct Found {
    const UniversalSolver* by;
    const Start* start;
    Letters word;
    Solution solution;

    int turns() const { return count(by->model_.puzzle, solution.turns).half; }
  };

  // Words for one orbit, which keep those that are solved before it.
  struct OwnWords {
    ShortWords words;
    Climber climber;
    std::optional<Insertion> insertion;  // for chains

    OwnWords(const TurnActions& actions, ShortWords own, const std::vector<std::unique_ptr<CycleTable>>& tables)
        : words(std::move(own)), climber(actions, words, tables) {}
  };

  const Model& model_;
  Mover mover_;
  StateReader reader_;
  OrbitState looks_;       // which pieces look alike
  OrbitState told_apart_;  // the same, if no two pieces looked alike
  TurnActions actions_;
  std::optional<Quotient> quotient_;
  std::vector<std::size_t> stiff_, easy_;            // the large orbits, in the order in which they are solved
  std::vector<std::unique_ptr<CycleTable>> tables_;  // by orbit; none for a small one, or if no word was found
  std::vector<std::unique_ptr<CycleTable>> easy_tables_;
  std::optional<ShortWords> words_;
  std::optional<Climber> climber_;
  std::vector<std::unique_ptr<OwnWords>> own_;  // by orbit; none unless it is stiff, or if too many are
  std::optional<Leads> leads_;                  // none for large puzzles; nor are these:
  std::optional<Insertion> insertion_;
  std::optional<Finisher> finisher_;
  std::size_t tries_;

  UniversalSolver(const Model& model, bool by_colour)
      : model_(model),
        mover_(model.puzzle),
        reader_(model.puzzle, model.named.turning),
        looks_(by_colour ? reader_.system().solved_by_colour() : solved_state(reader_.shapes())),
        told_apart_(solved_state(reader_.shapes())),
        tries_(static_cast<std::size_t>(model.puzzle.piece_count()) > many_pieces ? 2 : 8) {}

  Result<void> prepare_words(Context& context) {
    const std::vector<bool>& large = quotient_->is_large();
    tables_.resize(large.size());
    easy_tables_.resize(large.size());
    own_.resize(large.size());
    std::vector<Role> roles;
    for (const bool moves : large) roles.push_back(moves ? Role::moves : Role::stays);
    ASOBI_TRY(words_, ShortWords::find(actions_, roles, context.progress, {}));
    ASOBI_TRY(std::vector<std::size_t> wanted, tell_easy_orbits(context.progress));
    Crossings crossings(actions_, *words_, wanted.size());
    ASOBI_TRY(const auto found, words_of_stiff_orbits(std::move(wanted), crossings, context));
    ASOBI_CHECK(prepare_stiff_orbits(found, crossings, context.progress));
    climber_.emplace(actions_, *words_, easy_tables_);
    return {};
  }

  Result<void> prepare_leads(Progress& progress) {
    std::vector<double> turns_for_a_piece(actions_.shapes.size(), turns_for_easy);
    for (const std::size_t o : stiff_) turns_for_a_piece[o] = turns_for_stiff;
    ASOBI_TRY(leads_, Leads::make(model_.puzzle, model_.named.turning, reader_, actions_,
                                  {looks_, std::move(turns_for_a_piece)}, progress));
    finisher_.emplace(actions_, looks_);
    for (const std::size_t o : stiff_) {
      ASOBI_CHECK(progress.check());
      finisher_->add({o}, own_[o]->insertion.emplace(actions_, own_[o]->words, tables_));
    }
    finisher_->add(easy_, insertion_.emplace(actions_, *words_, easy_tables_));
    return {};
  }

  // Large orbits with short words for 3-cycles; the others are returned.
  Result<std::vector<std::size_t>> tell_easy_orbits(Progress& progress) {
    std::vector<std::size_t> others;
    for (std::size_t o = 0; o < tables_.size(); ++o) {
      ASOBI_CHECK(progress.check());
      if (!quotient_->is_large()[o]) continue;
      const std::vector<Letters>& cycles = words_->cycles()[o];
      if (cycles.empty() || std::ranges::min(cycles, {}, &Letters::size).size() > short_cycle) {
        others.push_back(o);
      } else {
        easy_.push_back(o);
        ASOBI_TRY(easy_tables_[o], CycleTable::make(actions_, o, cycles, progress));
      }
    }
    return others;
  }

  // In the order in which these orbits will be solved: those first for which no 3-cycle alone is known, then pieces
  // with more stickers, because words that keep fewer orbits are found more easily.
  Result<std::vector<OrbitWord>> words_of_stiff_orbits(std::vector<std::size_t> wanted, Crossings& crossings,
                                                       Context& context) {
    const std::vector<bool>& large = quotient_->is_large();
    std::vector<std::size_t> keep;
    for (std::size_t o = 0; o < large.size(); ++o) {
      if (!large[o]) keep.push_back(o);
    }
    std::vector<std::optional<std::size_t>> known(large.size());
    const std::vector<bool> none_free(large.size(), false);
    for (const std::size_t o : wanted) {
      ASOBI_TRY(const Crossings::Found crossed, crossings.find(o, none_free, context.progress));
      for (const auto* words : {&words_->cycles()[o], &crossed.cycles}) {
        for (const Letters& word : *words) known[o] = std::min(known[o].value_or(word.size()), word.size());
      }
    }
    std::ranges::sort(wanted, {}, [&](std::size_t o) {
      return std::tuple(known[o].has_value(), -static_cast<std::ptrdiff_t>(reader_.system().stickers_at(o, 0).size()),
                        o);
    });
    const std::string name = fmt::format("twisty/universal-words/{}/{}", model_.puzzle.description().text(),
                                         model_.named.turning == Turning::all ? "all" : "around-core");
    return orbit_words(actions_, name, std::move(wanted), keep, known, context);
  }

  // What comes later may be touched.
  Result<void> prepare_stiff_orbits(const std::vector<OrbitWord>& found, Crossings& crossings, Progress& progress) {
    std::vector<bool> free = quotient_->is_large();
    std::vector<Role> roles;
    for (const bool ignored : free) roles.push_back(ignored ? Role::ignored : Role::stays);
    const std::size_t share = std::max<std::size_t>(found.size(), 1);
    const ShortWords::Effort effort{std::min(most_own, most_own_in_all / share), most_own_tried / share};
    for (const auto& [o, word] : found) {
      ASOBI_CHECK(progress.check());
      stiff_.push_back(o);
      free[o] = false;
      ASOBI_TRY(const Crossings::Found crossed, crossings.find(o, free, progress));
      std::vector<Letters> words = words_->cycles()[o];
      if (found.size() <= most_with_own) {
        roles[o] = Role::moves;
        ASOBI_TRY(ShortWords own, ShortWords::find(actions_, roles, progress, effort, crossed.others));
        roles[o] = Role::stays;
        words.insert(words.end(), own.cycles()[o].begin(), own.cycles()[o].end());
        own_[o] = std::make_unique<OwnWords>(actions_, std::move(own), tables_);
      }
      words.insert(words.end(), crossed.cycles.begin(), crossed.cycles.end());
      if (!word.empty()) words.push_back(word);
      if (words.empty()) continue;
      ASOBI_TRY(tables_[o], CycleTable::make(actions_, o, words, progress));
    }
    return {};
  }

  Result<void> go(Way& way, const Letters& word, const Progress& progress) const {
    for (const std::uint16_t letter : word) {
      ASOBI_CHECK(progress.check());
      way.now = product(actions_.shapes, way.now, actions_.effects[letter]);
    }
    way.word.insert(way.word.end(), word.begin(), word.end());
    return {};
  }

  Result<Found> solve_by_words(const Start& start, const Chance& chance, Progress& progress) const {
    Way way{start.state, {}};
    ASOBI_CHECK(go(way, start.word, progress));
    auto word = finish(way, looks_, chance, progress);
    if (!word && word.error().code == Code::limit) {
      // Where large orbits move together, pieces that look alike may not be free to change names.
      word = finish(std::move(way), told_apart_, chance, progress);
    }
    if (!word) return fail(word.error());
    return found(start, std::move(*word), progress);
  }

  // The word goes on until everything is home.
  Result<Letters> finish(Way way, const OrbitState& looks, const Chance& chance, Progress& progress) const {
    Climber::Goal goal{looks, std::vector<bool>(looks.size(), false), std::vector<bool>(looks.size(), false), chance};
    for (const std::size_t o : stiff_) {
      if (looks_home(way.now[o], looks[o], actions_.shapes[o].orientations)) {
        goal.stays[o] = true;
        continue;
      }
      goal.counts[o] = true;
      if (!own_[o] || chance.seed % 2 == 1) ASOBI_CHECK(climb(way, goal, progress));
      if (own_[o]) {
        OrbitState now = way.now;  // of which only this orbit will be right
        ASOBI_TRY(const Letters own, own_[o]->climber.climb(now, goal, progress));
        ASOBI_CHECK(go(way, own, progress));
      }
      ASOBI_CHECK(finish(way, o, tables_[o].get(), looks, progress));
      goal.counts[o] = false;
      goal.stays[o] = true;
    }
    for (const std::size_t o : easy_) goal.counts[o] = true;
    ASOBI_CHECK(climb(way, goal, progress));
    for (const std::size_t o : easy_) ASOBI_CHECK(finish(way, o, easy_tables_[o].get(), looks, progress));
    return std::move(way.word);
  }

  Result<Found> found(const Start& start, Letters word, const Progress& progress) const {
    std::vector<Turn> turns = turns_of_rotation(start.rotation), out;
    for (std::size_t i = 0; i < word.size(); ++i) {
      turns.push_back(actions_.turns[word[i]]);
      if (turns.size() < simplified_at_once && i + 1 < word.size()) continue;
      ASOBI_CHECK(progress.check());
      const std::vector<Turn> merged = simplified(model_.puzzle, turns, model_.named.turning);
      out.insert(out.end(), merged.begin(), merged.end());
      turns.clear();
    }
    out.insert(out.end(), turns.begin(), turns.end());
    return Found{this, &start, std::move(word), Solution{std::move(out)}};
  }

  Result<void> climb(Way& way, const Climber::Goal& goal, Progress& progress) const {
    ASOBI_TRY(const Letters word, climber_->climb(way.now, goal, progress));
    way.word.insert(way.word.end(), word.begin(), word.end());
    return {};
  }

  // One orbit by 3-cycles alone.
  Result<void> finish(Way& way, std::size_t o, const CycleTable* table, const OrbitState& all_looks,
                      Progress& progress) const {
    const int ways = actions_.shapes[o].orientations;
    OrbitPart looks = all_looks[o];
    while (!looks_home(way.now[o], looks, ways)) {
      ASOBI_CHECK(progress.check());
      const CycleStep step = table != nullptr ? next_cycles(*table, way.now[o], looks) : CycleStep{};
      if (step.gain > 0) {
        for (const Cycle& cycle : step.cycles) ASOBI_CHECK(go(way, table->word(cycle), progress));
      } else if (looks != told_apart_[o]) {
        way.now[o] = with_look_alikes_home(way.now[o], looks, ways);
        looks = told_apart_[o];
      } else {
        return fail(Code::limit, "no turns were found that put the pieces of orbit {} right without disturbing others",
                    "軌道 {} のピースを他を崩さずに揃える手順が見つかりませんでした", o + 1);
      }
    }
    return {};
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

  // However the whole stands, there are ways to hold it in which turns alone solve it; those with the most pieces at
  // home, as many as will be tried.
  Result<std::vector<Start>> find_starts(const State& state, const Progress& progress) const {
    const Permutation places = places_of(state);
    struct Held {
      std::ptrdiff_t home;
      int rotation;
      OrbitState state;
    };
    std::vector<Held> held;
    for (int g = 0; g < model_.puzzle.solid().shape().rotation_count(); ++g) {
      ASOBI_CHECK(progress.check());
      if (auto told = reader_.read(places, g)) held.push_back({pieces_home(*told), g, std::move(*told)});
    }
    if (held.empty()) {
      return fail(Code::unsolvable, "a piece is in a place, or turned in a way, to which no turns of {} can bring it",
                  "{} をどう回しても来られない位置や向きのピースがあります", model_.named.name);
    }
    std::ranges::sort(held, {}, [](const Held& one) { return std::pair(-one.home, one.rotation); });
    std::vector<Start> out;
    for (Held& one : held) {
      if (out.size() == tries_) break;
      ASOBI_CHECK(progress.check());
      if (auto word = quotient_->word(one.state)) {
        out.push_back({one.rotation, std::move(one.state), std::move(*word)});
      }
    }
    if (!out.empty()) return out;
    return fail(Error{Code::unsolvable, quotient_->broken_law(held[0].state, model_.named.name)});
  }

  // Where chains lead, and from there by words put in between. When it is stopped, what there is will do.
  void follow_leads(const State& state, const Start& start, Found& best, Progress& progress) const {
    const Permutation places = places_of(state) * model_.puzzle.mark_rotation(start.rotation);
    const auto words = leads_->words(places, most_leads, progress);
    if (!words) return;
    Finisher::Budget budget{looks_for_leads};
    std::size_t unfinished = 0;
    std::optional<Letters> shortest;
    // What puts the quotient right undoes much, so such leads come last.
    for (const bool right : {true, false}) {
      for (std::size_t w = 0; w < words->size() && budget.left(); ++w) {
        Way way{start.state, {}};
        if (!go(way, (*words)[w], progress)) return;
        if (quotient_->is_home(way.now) != right) continue;
        if (!right) {
          if (++unfinished > most_unfinished) break;
          const auto rest = quotient_->word(way.now);
          if (!rest) continue;
          if (!go(way, *rest, progress)) return;
        }
        const auto home =
            finisher_->finish(way, shortest ? shortest->size() - 1 : most_turns_of_leads, budget, progress);
        if (!home) return;
        if (*home) shortest = std::move(way.word);
      }
    }
    if (shortest) keep_shorter(best, start, std::move(*shortest), progress);
  }

  void keep_shorter(Found& best, const Start& start, Letters word, const Progress& progress) const {
    auto other = found(start, std::move(word), progress);
    if (other && other->turns() < best.turns()) best = std::move(*other);
  }

  static std::ptrdiff_t pieces_home(const OrbitState& state) {
    std::ptrdiff_t out = 0;
    for (const OrbitPart& part : state) {
      for (std::size_t i = 0; i < part.pieces.size(); ++i) {
        out += part.pieces[i] == i && part.orientation[i] == 0 ? 1 : 0;
      }
    }
    return out;
  }
};

Result<std::unique_ptr<Solver>> make_universal(const Model& model, const MethodOptions&, Context& context) {
  return UniversalSolver::make(model, true, context);
}

Result<std::unique_ptr<Solver>> make_solid(const Model& model, const MethodOptions&, Context& context) {
  return UniversalSolver::make(model, false, context);
}

Result<void> fits_anything(const Model&, Progress&) { return {}; }

// Stickers do not tell how those in the middle of a face are turned.
Result<void> fits_solid(const Model& model, Progress&) {
  if (model.puzzle.keeps_inside() && model.puzzle.middles().empty()) return {};
  return fail(Code::invalid,
              "this method is for solid cubes with an even number of layers, cube-solid-4 and others, not for {}",
              "この解法は層が偶数の中身のある正六面体（cube-solid-4 など）のもので、{} には使えません",
              model.named.name);
}

}  // namespace

std::vector<Method> universal_methods() {
  return {
      {.id = "universal",
       .title = {"universal", "万能解法"},
       .about = {"any puzzle: small orbits and parities first, then several pieces at a time",
                 "どのパズルにも使える。小さな軌道と偶奇を先に合わせ、残りをいくつかずつ揃える"},
       .fits = fits_anything,
       .make = make_universal},
      {.id = "solid",
       .title = {"every piece", "全ピース"},
       .about = {"solid cubes with an even number of layers: as universal, but each of the N³ pieces comes to its own "
                 "place, also where others look like it (15.1)",
                 "層が偶数の中身のある正六面体。万能解法と同じだが、同じに見えるものも含めて N³ "
                 "個のピースを一つずつ自分の位置に揃える（15.1）"},
       .to_marks = true,
       .fits = fits_solid,
       .make = make_solid}};
}

}  // namespace asobi::twisty
