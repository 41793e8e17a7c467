#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "base/text_reader.hpp"
#include "math/statements/statement.hpp"

namespace asobi::statements {

namespace {

using NodePointer = std::shared_ptr<const Node>;

constexpr int deepest = 64;                // of brackets, nots and quantifiers
constexpr std::size_t most_nodes = 2'000;  // of one statement

enum class Strength : std::uint8_t {
  equivalence,
  implication,
  disjunction,
  conjunction,
  comparison,
  nim_sum,
  sum,
  product,
  none
};

struct Sign {
  std::string_view text;
  Strength strength;
  Kind kind;
  bool swapped = false;  // a > b is b < a
};

// Longer ones before those they begin with.
constexpr auto signs = std::to_array<Sign>({
    {"<=>", Strength::equivalence, Kind::equivalence},
    {"⇔", Strength::equivalence, Kind::equivalence},
    {"iff", Strength::equivalence, Kind::equivalence},
    {"=>", Strength::implication, Kind::implication},
    {"⇒", Strength::implication, Kind::implication},
    {"implies", Strength::implication, Kind::implication},
    {"or", Strength::disjunction, Kind::disjunction},
    {"∨", Strength::disjunction, Kind::disjunction},
    {"||", Strength::disjunction, Kind::disjunction},
    {"and", Strength::conjunction, Kind::conjunction},
    {"∧", Strength::conjunction, Kind::conjunction},
    {"&&", Strength::conjunction, Kind::conjunction},
    {"!=", Strength::comparison, Kind::unequal},
    {"≠", Strength::comparison, Kind::unequal},
    {"<=", Strength::comparison, Kind::at_most},
    {"≤", Strength::comparison, Kind::at_most},
    {">=", Strength::comparison, Kind::at_most, true},
    {"≥", Strength::comparison, Kind::at_most, true},
    {"==", Strength::comparison, Kind::equal},
    {"=", Strength::comparison, Kind::equal},
    {"<", Strength::comparison, Kind::less},
    {">", Strength::comparison, Kind::less, true},
    {"⊕", Strength::nim_sum, Kind::nim_sum},
    {"xor", Strength::nim_sum, Kind::nim_sum},
    {"+", Strength::sum, Kind::add},
    {"-", Strength::sum, Kind::subtract},
    {"*", Strength::product, Kind::multiply},
    {"·", Strength::product, Kind::multiply},
    {"×", Strength::product, Kind::multiply},
    {"/", Strength::product, Kind::divide},
    {"mod", Strength::product, Kind::modulo},
});

constexpr auto words = std::to_array<std::string_view>(
    {"forall", "exists", "not", "true", "false", "min", "max", "and", "or", "xor", "mod", "iff", "implies"});

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }

bool is_name(std::string_view sign) { return is_letter(sign[0]); }

class Parser {
 public:
  // Names that nothing binds are faults, or are added to these.
  Parser(std::string_view text, const Vocabulary& vocabulary, std::vector<std::string>* unbound = nullptr)
      : text_(text),
        predicates_(vocabulary.predicates),
        names_(vocabulary.variables),
        numeration_(vocabulary.numeration),
        unbound_(unbound) {}

  Result<NodePointer> run() {
    ASOBI_TRY(NodePointer out, truth(Strength::equivalence));
    skip_blanks();
    if (!text_.at_end()) return fault({"nothing more is expected here", "ここで終わるはずです"});
    return out;
  }

 private:
  TextReader text_;
  const std::vector<Predicate>& predicates_;
  std::vector<std::string> names_;  // of the variables known here
  automata::Numeration numeration_;
  std::vector<std::string>* unbound_;
  int depth_ = 0;
  std::size_t nodes_ = 0;

  void skip_blanks() { text_.skip_any_of(" \t\r\n"); }

  // A letter, then letters, digits and strokes (x').
  std::string_view see_name() {
    skip_blanks();
    if (!is_letter(text_.peek())) return {};
    TextReader end = text_;
    return end.take_while([](char c) { return is_letter(c) || is_digit(c) || c == '\''; });
  }
  bool sees(std::string_view sign) {
    skip_blanks();
    return is_name(sign) ? see_name() == sign : text_.sees(sign);
  }
  bool take(std::string_view sign) {
    if (!sees(sign)) return false;
    text_.skip(sign.size());
    return true;
  }

  std::unexpected<Error> fault(const Text& what, std::optional<std::size_t> from = {}) {
    if (!from) skip_blanks();
    std::string_view piece = from ? trimmed(text_.piece_from(*from)) : see_name();
    if (piece.empty()) piece = text_.character();
    return text_.fault(piece, "{0}", "{1}", what.en, what.ja);
  }
  Result<void> expect(std::string_view sign) {
    if (take(sign)) return {};
    return fault({fmt::format("{} is expected here", sign), fmt::format("ここには {} が必要です", sign)});
  }

  Result<NodePointer> made(Node node) {
    if (++nodes_ > most_nodes) return fault({"the statement is too long", "文が長すぎます"});
    return std::make_shared<const Node>(std::move(node));
  }

  Result<NodePointer> of_sort(bool wants_number, Strength strength) {
    skip_blanks();
    const std::size_t begin = text_.at();
    ASOBI_TRY(NodePointer out, expression(strength));
    ASOBI_CHECK(check_sort(*out, wants_number, begin));
    return out;
  }
  Result<NodePointer> truth(Strength strength) { return of_sort(false, strength); }

  Result<void> check_sort(const Node& node, bool wants_number, std::size_t begin) {
    if (is_number(node.kind) == wants_number) return {};
    if (wants_number)
      return fault({"a number is expected here, not a statement", "ここには文ではなく数が必要です"}, begin);
    return fault({"a statement is expected here (x = y, x < y, …), not a number",
                  "ここには数ではなく文（x = y、x < y など）が必要です"},
                 begin);
  }

  const Sign* sign_here(Strength least) {
    const auto found = std::ranges::find_if(signs, [&](const Sign& sign) { return sees(sign.text); });
    return found != signs.end() && found->strength >= least ? &*found : nullptr;
  }

  Result<void> only_in(automata::Numeration numeration, std::string_view what) {
    if (numeration_ == numeration) return {};
    return fault({fmt::format("{} can be said in {} only; this is {}", what, numeration.name(), numeration_.name()),
                  fmt::format("{} は {} でしか使えません（ここは {}）", what, numeration.name(), numeration_.name())});
  }

  // Operators at least as strong as this, from left to right; implications from right to left.
  Result<NodePointer> expression(Strength least) {
    skip_blanks();
    const std::size_t begin = text_.at();
    ASOBI_TRY(NodePointer left, least == Strength::none ? primary() : prefixed());
    skip_blanks();
    if (const std::string_view power = power_sign(text_.rest()); !power.empty()) return fault(instead_of_power(power));
    while (const Sign* sign = sign_here(least)) {
      const bool numbers = sign->strength >= Strength::comparison;
      ASOBI_CHECK(check_sort(*left, numbers, begin));
      if (sign->kind == Kind::nim_sum) ASOBI_CHECK(only_in(automata::Numeration(2), sign->text));
      if (sign->strength == Strength::comparison) {
        ASOBI_TRY(left, comparisons(std::move(left)));
        continue;
      }
      take(sign->text);
      const bool again = sign->strength == Strength::implication;
      const auto next = static_cast<Strength>(static_cast<int>(sign->strength) + (again ? 0 : 1));
      skip_blanks();
      const std::size_t second = text_.at();
      ASOBI_TRY(NodePointer right, of_sort(numbers, next));
      ASOBI_TRY(left, operation(sign->kind, std::move(left), std::move(right), begin, second));
    }
    return left;
  }

  // a < b <= c: all of them.
  Result<NodePointer> comparisons(NodePointer left) {
    NodePointer out;
    while (const Sign* sign = sign_here(Strength::comparison)) {
      if (sign->strength != Strength::comparison) break;
      take(sign->text);
      ASOBI_TRY(NodePointer right, of_sort(true, Strength::nim_sum));
      NodeList parts = {left, right};
      if (sign->swapped) std::ranges::reverse(parts);
      ASOBI_TRY(NodePointer one, made({sign->kind, 0, std::move(parts)}));
      if (out != nullptr) {
        ASOBI_TRY(one, made({Kind::conjunction, 0, {out, one}}));
      }
      out = std::move(one);
      left = std::move(right);
    }
    return out;
  }

  Result<NodePointer> operation(Kind kind, NodePointer left, NodePointer right, std::size_t begin, std::size_t second) {
    if (kind == Kind::multiply && right->kind != Kind::number) std::swap(left, right);
    if ((kind == Kind::multiply || kind == Kind::divide || kind == Kind::modulo) && right->kind != Kind::number) {
      return kind == Kind::multiply ? fault({"one factor must be a number: products of variables cannot be decided",
                                             "一方は数でなければなりません（変数どうしの積は判定できません）"},
                                            begin)
                                    : fault({"only a number can divide here", "数でしか割れません"}, second);
    }
    if ((kind == Kind::divide || kind == Kind::modulo) && right->value == 0) {
      return fault({"0 cannot divide", "0 では割れません"}, second);
    }
    return made({kind, 0, {std::move(left), std::move(right)}});
  }

  // not, forall, exists, and what a minus stands before.
  Result<NodePointer> prefixed() {
    if (++depth_ > deepest) return fault({"too many brackets inside each other", "括弧が深すぎます"});
    auto out = prefixed_at_depth();
    --depth_;
    return out;
  }
  Result<NodePointer> prefixed_at_depth() {
    for (const std::string_view sign : {"not", "¬", "!"}) {
      if (sees("!=") || !take(sign)) continue;
      ASOBI_TRY(NodePointer part, truth(Strength::comparison));
      return made({Kind::negation, 0, {std::move(part)}});
    }
    for (const std::string_view sign : {"forall", "∀"}) {
      if (take(sign)) return quantified(Kind::for_all);
    }
    for (const std::string_view sign : {"exists", "∃"}) {
      if (take(sign)) return quantified(Kind::exists);
    }
    if (take("-")) {
      ASOBI_TRY(NodePointer zero, made({Kind::number}));
      ASOBI_TRY(NodePointer part, of_sort(true, Strength::product));
      return made({Kind::subtract, 0, {std::move(zero), std::move(part)}});
    }
    return primary();
  }

  Result<NodePointer> quantified(Kind kind) {
    const std::size_t before = names_.size();
    do {
      const std::string_view name = see_name();
      if (name.empty() || std::ranges::find(words, name) != words.end()) {
        return fault({"the name of a variable is expected here", "ここには変数の名前が必要です"});
      }
      if (std::ranges::find(names_, name) != names_.end()) {
        return fault({"this name has a meaning already", "この名前はすでに使われています"});
      }
      names_.emplace_back(name);
      text_.skip(name.size());
    } while (take(","));
    if (!take(":")) ASOBI_CHECK(expect("."));
    ASOBI_TRY(NodePointer part, truth(Strength::equivalence));
    std::vector<std::string> bound(names_.begin() + static_cast<std::ptrdiff_t>(before), names_.end());
    names_.resize(before);
    return made({kind, static_cast<std::int64_t>(before), {std::move(part)}, std::move(bound)});
  }

  Result<NodePointer> primary() {
    skip_blanks();
    if (is_digit(text_.peek())) return number();
    if (take("(")) {
      ASOBI_TRY(NodePointer out, bracketed());
      return out;
    }
    for (const bool value : {true, false}) {
      if (take(value ? "true" : "false")) return made({Kind::constant, value ? 1 : 0});
    }
    for (const Kind kind : {Kind::least, Kind::greatest}) {
      if (!take(kind == Kind::least ? "min" : "max")) continue;
      ASOBI_TRY(NodeList parts, arguments(2));
      return made({kind, 0, std::move(parts)});
    }
    return named();
  }

  Result<NodePointer> bracketed() {
    ASOBI_TRY(NodePointer out, expression(Strength::equivalence));
    ASOBI_CHECK(expect(")"));
    return out;
  }

  Result<NodePointer> number() {
    const std::size_t begin = text_.at();
    const int value = text_.take_number(static_cast<int>(largest_number) + 1);
    if (value > largest_number) return fault({"this number is too large", "この数は大きすぎます"}, begin);
    ASOBI_TRY(NodePointer out, made({Kind::number, value}));
    const std::string_view name = see_name();
    const bool factor = text_.peek() == '(' || (!name.empty() && sign_here(Strength::equivalence) == nullptr);
    if (!factor) return out;
    ASOBI_TRY(NodePointer right, of_sort(true, Strength::none));  // 2y, 3(x + 1)
    return operation(Kind::multiply, std::move(out), std::move(right), begin, begin);
  }

  Result<NodePointer> named() {
    const std::string_view name = see_name();
    const auto variable = std::ranges::find(names_, name);
    if (!name.empty() && variable != names_.end()) {
      text_.skip(name.size());
      return made({Kind::variable, variable - names_.begin()});
    }
    const auto predicate = std::ranges::find(predicates_, name, &Predicate::name);
    if (predicate == predicates_.end()) return function(name);
    text_.skip(name.size());
    ASOBI_TRY(NodeList parts, arguments(predicate->arity));
    return made(
        {predicate->function ? Kind::function : Kind::predicate, predicate - predicates_.begin(), std::move(parts)});
  }

  Result<NodePointer> function(std::string_view name) {
    const bool square = name == "phi2";
    if (name != "shift" && name != "phi" && !square) {
      if (!can_be_unbound(name)) return unknown(name);
      text_.skip(name.size());
      unbound_->emplace_back(name);
      return made({Kind::variable});
    }
    if (name != "shift") ASOBI_CHECK(only_in(automata::Numeration::zeckendorf(), name));
    text_.skip(name.size());
    ASOBI_TRY(NodeList parts, arguments(1));
    return made({name == "shift" ? Kind::shift : Kind::golden, square ? 1 : 0, std::move(parts)});
  }

  bool can_be_unbound(std::string_view name) const {
    if (unbound_ == nullptr || name.empty() || std::ranges::find(words, name) != words.end()) return false;
    TextReader after = text_;
    after.skip(name.size());
    after.skip_any_of(" \t\r\n");
    return after.peek() != '(';
  }

  std::unexpected<Error> unknown(std::string_view name) {
    if (name.empty()) return fault({"a number or a name is expected here", "ここには数か名前が必要です"});
    std::vector<std::string> known = names_;
    for (const Predicate& predicate : predicates_) known.push_back(predicate.name + "(…)");
    const std::string list = known.empty() ? "-" : fmt::format("{}", fmt::join(known, ", "));
    return fault({fmt::format("nothing is called so here; known: {}", list),
                  fmt::format("この名前は知られていません（使える名前: {}）", list)});
  }

  Result<NodeList> arguments(std::size_t count) {
    ASOBI_CHECK(expect("("));
    NodeList out;
    for (std::size_t i = 0; i < count; ++i) {
      if (i != 0) ASOBI_CHECK(expect(","));
      ASOBI_TRY(NodePointer part, of_sort(true, Strength::nim_sum));
      out.push_back(std::move(part));
    }
    ASOBI_CHECK(expect(")"));
    return out;
  }
};

}  // namespace

bool is_free_name(std::string_view name) {
  const auto in_name = [](char c) { return is_letter(c) || is_digit(c); };
  return !name.empty() && is_letter(name[0]) && std::ranges::all_of(name, in_name) &&
         std::ranges::find(words, name) == words.end();
}

Result<std::shared_ptr<const Node>> parsed(std::string_view text, const Vocabulary& vocabulary) {
  ASOBI_TRY(NodePointer out, Parser(text, vocabulary).run());
  if (Parser(reading(*out, vocabulary), vocabulary).run()) return out;  // else beyond the bounds when it is written out
  return fail_at(place_of(text, text), Code::limit, "the statement is too long", "文が長すぎます");
}

Result<std::shared_ptr<const Node>> parsed_whole(std::string_view text, const Vocabulary& vocabulary,
                                                 std::span<const std::string> usual) {
  std::vector<std::string> names;
  ASOBI_TRY(const NodePointer bare, Parser(text, vocabulary, &names).run());
  if (names.empty() || bare->kind == Kind::for_all || bare->kind == Kind::exists) return parsed(text, vocabulary);
  const auto first_met = names;
  const auto order = [&](const std::string& name) {
    return std::pair(std::ranges::find(usual, name) - usual.begin(), std::ranges::find(first_met, name));
  };
  std::ranges::sort(names, {}, order);
  names.erase(std::ranges::unique(names).begin(), names.end());
  Vocabulary known = vocabulary;
  known.variables.insert(known.variables.end(), names.begin(), names.end());
  ASOBI_TRY(NodePointer part, parsed(text, known));
  const auto first = static_cast<std::int64_t>(vocabulary.variables.size());
  return std::make_shared<const Node>(Node{Kind::for_all, first, {std::move(part)}, std::move(names)});
}

}  // namespace asobi::statements
