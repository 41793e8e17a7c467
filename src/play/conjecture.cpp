#include "play/conjecture.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "base/seconds.hpp"

namespace asobi {

namespace {

using statements::Meaning;

// Below which numbers lost positions are looked at, by how many numbers a position has: some seconds of work.
constexpr std::array<std::uint64_t, 6> most = {0, 4'096, 610, 256, 32, 16};

constexpr std::size_t of_positions = 0, of_lost = 2, of_grundy = 3;  // in the vocabulary

// Whether the tuples that a law tells are the lost positions. The first that is on the wrong side is the fault with the
// smallest sum; of Grundy numbers that of the position alone, since below it all numbers are right.
Result<statements::Decision> decide_law(const ToldLaw& law, const std::vector<std::string>& names,
                                        const NumberGame& game, std::span<const Meaning> meanings,
                                        automata::Work& work) {
  ASOBI_TRY(const automata::Formula formula, statements::formula_of(*law.set, meanings, work, game.numeration()));
  ASOBI_TRY(const Meaning set, compiled(formula, game.numeration(), work));
  ASOBI_TRY(automata::Automaton faults, game.faults(*set, work));
  std::vector<automata::Track> tracks(names.size());
  std::iota(tracks.begin(), tracks.end(), automata::Track{0});
  if (names.size() < game.numbers()) {
    ASOBI_TRY(faults, projected(faults, std::array{static_cast<automata::Track>(names.size())}, work));
  }
  if (law.everywhere) {
    ASOBI_TRY(faults, product(faults, complement(*meanings[of_positions]), automata::Both::disjunction, work));
  }
  ASOBI_TRY(const auto fault, least_tuple(faults, tracks, work));
  statements::Decision out{.holds = !fault};
  if (!fault) return out;
  out.example.emplace();
  for (std::size_t i = 0; i < names.size(); ++i) out.example->push_back({names[i], (*fault)[i]});
  return out;
}

// Of the numbers from which an automaton is guessed.
std::uint32_t known_digits(const NumberGame& game) { return game.numeration().length(most[game.numbers()]) - 1; }

// What was looked for without finding a law. "None" cannot be said: an automaton with more states may be the law.
std::unexpected<Error> not_found_yet(const Text& of_what, std::span<const Candidate> candidates,
                                     const NumberGame& game) {
  Text tried;
  for (const Candidate& candidate : candidates) {
    if (!candidate.tried) continue;
    tried.en += candidate.tried->en + "; ";
    tried.ja += candidate.tried->ja + "、";
  }
  tried.en += fmt::format("an automaton from the positions with numbers of up to {} digits in {}", known_digits(game),
                          game.numeration().name());
  tried.ja += fmt::format("{} で {} 桁までの数の局面からのオートマトン", game.numeration().name(), known_digits(game));
  return fail(Code::limit,
              "no law of the {0} has been found so far, so nothing can be proved about them; tried: {1}. There may be "
              "one with a greater period or more states",
              "{2}の法則はまだ見つからず、それについての主張は判定できません。試したもの: {3}。もっと大きな周期や"
              "状態数の法則があるかもしれません",
              of_what.en, tried.en, of_what.ja, tried.ja);
}

// One of the candidates, or what small numbers show, proved to be the lost positions; or none.
Result<std::optional<LostPositions>> proved_set(const NumberGame& game, std::span<const Candidate> candidates,
                                                automata::Work& work) {
  for (const Candidate& candidate : candidates) {
    ASOBI_TRY(Meaning set, candidate.make(work));
    if (set == nullptr) continue;
    ASOBI_TRY(const auto fault, game.refutation(*set, work));
    if (!fault) return LostPositions{candidate.kind, std::move(set), candidate.formula};
  }
  ASOBI_TRY(Meaning found, game.lost(known_digits(game), work));
  if (found == nullptr) return std::nullopt;
  return LostPositions{LawKind::automatic, std::move(found)};
}

// The Grundy numbers if the first number is a heap beside the rest: v is that of (x, y, z) if (x ⊕ v, y, z) is lost.
Result<Meaning> as_first_heap(const Meaning& lost, std::size_t numbers, automata::Work& work) {
  statements::Vocabulary known{.variables = {"v0"}, .predicates = {{"lost", numbers}}};
  std::string others;
  for (std::size_t i = 1; i <= numbers; ++i) {
    known.variables.push_back(fmt::format("v{}", i));
    if (i < numbers) others += fmt::format(", v{}", i);
  }
  ASOBI_TRY(const auto statement, statements::parsed(fmt::format("lost(v0 xor v{}{})", numbers, others), known));
  ASOBI_TRY(const automata::Formula formula, statements::formula_of(*statement, std::array{lost}, work));
  return compiled(formula, automata::Numeration(2), work);
}

// The positions with their Grundy numbers, proved. Whoever has them has the lost positions, which are fewer numbers: so
// those are looked for first.
Result<Meaning> grundy_numbers(const NumberedGame& told, const NumberGame& beside, automata::Work& work) {
  NumberRules normal = told.rules;
  normal.misere = false;
  ASOBI_TRY(const NumberGame game, NumberGame::make(normal, work));
  const std::vector<Candidate> none;
  ASOBI_TRY(const auto lost, proved_set(game, told.rules.misere ? none : told.candidates, work));
  std::optional<LostPositions> found;
  if (lost) {
    std::vector<Candidate> candidates;
    if (game.numeration() == automata::Numeration(2)) {
      const auto heap = [&](automata::Work& at) { return as_first_heap(lost->set, game.numbers(), at); };
      candidates.push_back({LawKind::automatic, heap});
    }
    ASOBI_TRY(found, proved_set(beside, candidates, work));
  }
  if (found) return found->set;
  return not_found_yet({"Grundy numbers", "グランディ数"}, lost ? none : told.candidates, lost ? beside : game);
}

std::string example_text(const std::vector<statements::Value>& example) {
  std::vector<std::string> out;
  for (const auto& [name, value] : example) out.push_back(fmt::format("{} = {}", name, grouped(value)));
  return fmt::format("{}", fmt::join(out, ", "));
}

}  // namespace

statements::Vocabulary vocabulary_of(const NumberRules& rules) {
  const std::size_t numbers = rules.names.size();
  return {.variables = {},
          .predicates = {{"position", numbers}, {"move", 2 * numbers}, {"lost", numbers}, {"grundy", numbers, true}},
          .numeration = rules.numeration};
}

bool speaks_of_lost(const statements::Node& statement) { return mentions(statement, of_lost); }
bool speaks_of_grundy(const statements::Node& statement) { return mentions(statement, of_grundy); }

namespace {

using statements::Kind;
using statements::Node;
using NodePointer = std::shared_ptr<const Node>;

bool is_variable(const Node& node, std::size_t which) {
  return node.kind == Kind::variable && std::cmp_equal(node.value, which);
}

// What the statement speaks of so: position(x, y), lost(x, y), grundy(x, y) of the first variables in their order.
bool is_of_all(const Node& node, std::size_t which) {
  if ((node.kind != Kind::predicate && node.kind != Kind::function) || !std::cmp_equal(node.value, which)) return false;
  for (std::size_t i = 0; i < node.parts.size(); ++i) {
    if (!is_variable(*node.parts[i], i)) return false;
  }
  return true;
}

// The side of a <=> or = that is not what `is_it` knows; none if neither side is, or if it speaks of what it would
// tell.
template <class F>
NodePointer other_side(const Node& node, Kind kind, const F& is_it) {
  if (node.kind != kind) return nullptr;
  for (const std::size_t side : {0, 1}) {
    const NodePointer& other = node.parts[1 - side];
    if (is_it(*node.parts[side]) && !speaks_of_lost(*other) && !speaks_of_grundy(*other)) return other;
  }
  return nullptr;
}

NodePointer made(Kind kind, std::int64_t value, statements::NodeList parts = {}) {
  return std::make_shared<const Node>(Node{kind, value, std::move(parts)});
}

}  // namespace

std::optional<ToldLaw> law_told(const Node& statement, std::size_t numbers) {
  if (statement.kind != Kind::for_all) return std::nullopt;
  const Node& body = *statement.parts[0];
  const auto is_grundy = [](const Node& node) { return is_of_all(node, of_grundy); };
  if (statement.names.size() == numbers + 1) {
    const auto is_it = [&](const Node& node) {
      const NodePointer value = other_side(node, Kind::equal, is_grundy);
      return value != nullptr && is_variable(*value, numbers);
    };
    const NodePointer set = other_side(body, Kind::equivalence, is_it);
    return set == nullptr ? std::nullopt : std::optional(ToldLaw{.set = set, .grundy = true});
  }
  if (statement.names.size() != numbers) return std::nullopt;
  const auto is_lost = [](const Node& node) { return is_of_all(node, of_lost); };
  if (const NodePointer set = other_side(body, Kind::equivalence, is_lost)) return ToldLaw{.set = set};
  const bool on_positions = body.kind == Kind::implication && is_of_all(*body.parts[0], of_positions);
  const NodePointer value = other_side(on_positions ? *body.parts[1] : body, Kind::equal, is_grundy);
  if (value == nullptr) return std::nullopt;
  statements::NodeList here;
  for (std::size_t i = 0; i < numbers; ++i) here.push_back(made(Kind::variable, static_cast<std::int64_t>(i)));
  const NodePointer is_value = made(Kind::equal, 0, {made(Kind::variable, static_cast<std::int64_t>(numbers)), value});
  return ToldLaw{.set = made(Kind::conjunction, 0, {made(Kind::predicate, of_positions, here), is_value}),
                 .grundy = true,
                 .everywhere = !on_positions};
}

Result<LostPositions> lost_positions(const NumberGame& game, std::span<const Candidate> candidates,
                                     automata::Work& work) {
  ASOBI_TRY(auto found, proved_set(game, candidates, work));
  if (found) return *std::move(found);
  return not_found_yet({"lost positions", "負け局面"}, candidates, game);
}

Result<NumberLaw> found_law(const NumberedGame& told, automata::Work& work) {
  constexpr std::size_t most_written = 20'000;  // states, for each letter
  const auto begun = std::chrono::steady_clock::now();
  ASOBI_TRY(const NumberGame game, NumberGame::make(told.rules, work));
  ASOBI_TRY(const LostPositions lost, lost_positions(game, told.candidates, work));
  NumberLaw out{.kind = lost.kind,
                .states = lost.set->states(),
                .numeration = told.rules.numeration.name(),
                .seconds = seconds_since(begun),
                .names = told.rules.names,
                .set = lost.set};
  if (!lost.formula.empty()) out.formula = lost.formula;
  std::vector<automata::Track> tracks(out.names.size());
  std::iota(tracks.begin(), tracks.end(), automata::Track{0});
  std::uint64_t letters = 1;
  for (std::size_t i = 0; i < tracks.size(); ++i) letters *= told.rules.numeration.digits();
  if (out.states * letters <= most_written) out.next = rows_of(*lost.set, tracks);
  for (std::uint32_t s = 0; s < out.states; ++s) {
    if (lost.set->accepting[s] != 0) out.accepting.push_back(s);
  }
  return out;
}

std::string text(const NumberLaw& law, Lang lang) {
  constexpr std::size_t most_rows = 60;
  std::string out = say(
      lang,
      "the lost positions, proved for all numbers: an automaton with {} states that reads the digits of ({}) in {}, "
      "greatest first ({:.3f} s)\n",
      "全ての数について証明された負け局面: {1} の各位（{2}）を上から読む {0} 状態のオートマトン（{3:.3f} 秒）\n",
      grouped(law.states), fmt::format("{}", fmt::join(law.names, ", ")), law.numeration, law.seconds);
  if (law.kind == LawKind::nim_sum) out += say(lang, "they are those with nim-sum 0\n", "ニム和が 0 の局面である\n");
  if (law.kind == LawKind::shifted_nim_sum && law.formula) {
    out += say(lang, "they are the positions with {} (a nim-sum after a shift)\n",
               "{} を満たす局面である（ずらしたニム和）\n", *law.formula);
  }
  if (law.kind == LawKind::families) {
    out += say(lang, "they are families of points told by linear functions\n", "一次式で表される点の族である\n");
  }
  if (!law.next) return out;
  for (std::size_t s = 0; s < std::min(law.next->size(), most_rows); ++s) {
    const bool accepting = std::ranges::binary_search(law.accepting, s);
    out += fmt::format("{:>4}{} {}\n", s, accepting ? "*" : " ", fmt::join((*law.next)[s], " "));
  }
  return law.next->size() > most_rows ? out + "   …\n" : out;
}

Result<NodePointer> statement_about(const NumberedGame& game, const std::string& text, automata::Work& work) {
  const statements::Vocabulary vocabulary = vocabulary_of(game.rules);
  if (game.law_reader) {
    ASOBI_TRY(const auto law, game.law_reader(text, work));
    if (law) return statements::parsed_whole(*law, vocabulary, game.rules.names);
  }
  return statements::parsed_whole(text, vocabulary, game.rules.names);
}

Result<Conjecture> decided(const NumberedGame& told, const std::string& statement, automata::Work& work) {
  const auto begun = std::chrono::steady_clock::now();
  ASOBI_TRY(const auto asked, statement_about(told, statement, work));
  ASOBI_TRY(const NumberGame game, NumberGame::make(told.rules, work));
  std::optional<NumberGame> beside;
  if (speaks_of_grundy(*asked)) {
    ASOBI_TRY(const NumberRules rules, beside_heap(told.rules));
    ASOBI_TRY(beside, NumberGame::make(rules, work));
  }
  Conjecture out{.read = reading(*asked, vocabulary_of(told.rules)), .exists = asked->kind == Kind::exists};
  std::vector<Meaning> meanings = {game.positions(), game.moves(), nullptr, nullptr};
  statements::Decision decision;
  if (const auto law = law_told(*asked, told.rules.names.size())) {
    ASOBI_TRY(decision, decide_law(*law, asked->names, law->grundy ? *beside : game, meanings, work));
  } else {
    if (speaks_of_lost(*asked)) {
      ASOBI_TRY(const LostPositions found, lost_positions(game, told.candidates, work));
      meanings[of_lost] = found.set;
      out.lost_states = found.set->states();
    }
    if (beside) {
      ASOBI_TRY(meanings[of_grundy], grundy_numbers(told, *beside, work));
      out.grundy_states = meanings[of_grundy]->states();
    }
    ASOBI_TRY(decision, statements::decide(*asked, meanings, work, game.numeration()));
  }
  out.holds = decision.holds;
  out.example = std::move(decision.example);
  out.states = work.largest();
  out.seconds = seconds_since(begun);
  return out;
}

std::string text(const Conjecture& conjecture, Lang lang) {
  std::string out;
  if (conjecture.exists) {
    out = conjecture.holds ? say(lang, "true: {}\n", "真: {}\n", example_text(*conjecture.example))
                           : say(lang, "false: there are no such numbers\n", "偽: そのような数はない\n");
  } else if (conjecture.holds) {
    out = say(lang, "true for all positions\n", "全ての局面について真\n");
  } else {
    out = conjecture.example ? say(lang, "false: {}\n", "偽: {}\n", example_text(*conjecture.example))
                             : say(lang, "false\n", "偽\n");
  }
  out += say(lang, "read as: {}\n", "読み方: {}\n", conjecture.read);
  if (conjecture.lost_states) {
    out += say(lang, "the lost positions: an automaton with {} states, proved\n",
               "負け局面: {} 状態のオートマトン（証明済み）\n", grouped(*conjecture.lost_states));
  }
  if (conjecture.grundy_states) {
    out += say(lang, "the Grundy numbers: an automaton with {} states, proved\n",
               "グランディ数: {} 状態のオートマトン（証明済み）\n", grouped(*conjecture.grundy_states));
  }
  return out + say(lang, "largest automaton {} states, {:.3f} s\n", "最大のオートマトン {} 状態、{:.3f} 秒\n",
                   grouped(conjecture.states), conjecture.seconds);
}

Arguments<ConjectureArguments> conjecture_arguments() {
  return {argument("statement", &ConjectureArguments::statement, {"Statement", "命題"},
                   {"about numbers, position(…), move(…), lost(…) and the Grundy number grundy(…): forall x, y, z: "
                    "lost(x, y, z) "
                    "<=> x ⊕ y ⊕ z = 0; names that nothing binds are for all numbers",
                    "数と position(…)、move(…)、lost(…)、グランディ数 grundy(…) についての主張。例: forall x, y, z: "
                    "lost(x, y, z) "
                    "<=> x ⊕ y ⊕ z = 0。束縛されていない名前は全ての数を表します"})
              .required()};
}

}  // namespace asobi
