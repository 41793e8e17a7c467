#include "math/statements/export.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/ranges.h>

#include "math/automata/terms.hpp"

namespace asobi::statements {

namespace {

using automata::added;
using automata::Integer;
using automata::Numeration;
using automata::Sum;
using automata::Track;

constexpr Track first_further = 1'000'000;  // variables of our own have the numbers from here on

// v00, v01, …: in this order also by the alphabet, which Walnut goes by.
std::string name_of(Track variable) {
  return variable < first_further ? fmt::format("v{:02}", variable) : fmt::format("t{}", variable - first_further);
}

// What is said of the further variables of a comparison.
struct Further {
  std::vector<std::string> names = {}, conditions = {};
};

// The same in both languages but for quantifiers, linear comparisons and digits.
class Exporter {
 public:
  explicit Exporter(std::span<const Definition> definitions) : definitions_(definitions) {}
  virtual ~Exporter() = default;

  // Of variables that have these names.
  Result<std::string> meaning(const Node& node, const std::vector<std::string>& variables) {
    scope_ = variables;
    return truth(node);
  }

 protected:
  std::span<const Definition> definitions_;
  std::vector<std::string> scope_;  // the variables that may be spoken of here

  Result<std::string> truth(const Node& node) {
    switch (node.kind) {
      case Kind::constant:
        return constant(node.value != 0);
      case Kind::equal:
      case Kind::unequal:
      case Kind::less:
      case Kind::at_most:
        return comparison(node);
      case Kind::predicate:
        return predicate(node);
      case Kind::exists:
      case Kind::for_all: {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < node.names.size(); ++i)
          names.push_back(name_of(static_cast<Track>(node.value) + static_cast<Track>(i)));
        const std::size_t outside = scope_.size();
        scope_.insert(scope_.end(), names.begin(), names.end());
        ASOBI_TRY(const std::string part, truth(*node.parts[0]));
        scope_.resize(outside);
        return bound(node.kind == Kind::exists, names, part);
      }
      case Kind::negation: {
        ASOBI_TRY(const std::string part, truth(*node.parts[0]));
        return fmt::format("~({})", part);
      }
      default: {
        ASOBI_TRY(const std::string a, truth(*node.parts[0]));
        ASOBI_TRY(const std::string b, truth(*node.parts[1]));
        const auto* sign = node.kind == Kind::conjunction   ? "&"
                           : node.kind == Kind::disjunction ? "|"
                           : node.kind == Kind::implication ? "=>"
                                                            : "<=>";
        return fmt::format("(({}) {} ({}))", a, sign, b);
      }
    }
  }

  virtual std::string bound(bool exists, const std::vector<std::string>& names, const std::string& part) = 0;
  // sum = 0, sum ≥ 0
  virtual std::string zero(const Sum& sum, Further& further) = 0;
  virtual std::string not_negative(const Sum& sum, Further& further) = 0;
  virtual std::string call(const std::string& predicate, const std::vector<std::string>& arguments) = 0;
  virtual Result<Sum> of_digits(const Node& node, const std::vector<std::string>& arguments, Further& further) = 0;

  Track fresh(Further& further) {
    further.names.push_back(name_of(next_));
    return next_++;
  }

  static Sum positive(const Sum& sum) { return side(sum, 1); }
  static Sum negative(const Sum& sum) { return side(sum, -1); }

 private:
  Track next_ = first_further;

  static Sum side(const Sum& sum, Integer sign) {
    Sum out = Sum::number(std::max<Integer>(sign * sum.constant, 0));
    for (const auto& [track, coefficient] : sum.terms) {
      if (sign * coefficient > 0) out.terms.emplace_back(track, sign * coefficient);
    }
    return out;
  }

  std::string constant(bool value) {
    const std::string always = bound(true, {"t"}, "t = t");
    return value ? always : fmt::format("~({})", always);
  }

  std::string with(const Further& further, const std::string& what) {
    if (further.names.empty()) return what;
    std::vector<std::string> parts = further.conditions;
    parts.push_back(what);
    return bound(true, further.names, fmt::format("({})", fmt::join(parts, ") & (")));
  }

  Result<std::string> comparison(const Node& node) {
    Further further;
    ASOBI_TRY(const Sum a, value(*node.parts[0], further));
    ASOBI_TRY(const Sum b, value(*node.parts[1], further));
    ASOBI_TRY(Sum difference, added(b, a, -1));
    if (difference.terms.empty()) return with(further, constant(compares(node.kind, difference.constant)));
    if (node.kind == Kind::less) {
      ASOBI_TRY(difference, added(difference, Sum::number(-1), 1));
    }
    const bool ordered = node.kind == Kind::less || node.kind == Kind::at_most;
    const std::string what = ordered ? not_negative(difference, further) : zero(difference, further);
    return with(further, node.kind == Kind::unequal ? fmt::format("~({})", what) : what);
  }

  // Neither language compares numbers without variables.
  static bool compares(Kind kind, Integer difference) {
    if (kind == Kind::less) return difference > 0;
    if (kind == Kind::at_most) return difference >= 0;
    return (difference == 0) == (kind == Kind::equal);
  }

  Result<std::string> predicate(const Node& node) {
    Further further;
    std::vector<std::string> arguments;
    for (const auto& part : node.parts) {
      ASOBI_TRY(const Track argument, variable(*part, further));
      arguments.push_back(name_of(argument));
    }
    const std::string& name = definitions_[static_cast<std::size_t>(node.value)].predicate.name;
    return with(further, call("the_" + name, arguments));
  }

  // A variable with this value: none of its values is, if that is negative.
  Result<Track> variable(const Node& node, Further& further) {
    if (node.kind == Kind::variable) return static_cast<Track>(node.value);
    ASOBI_TRY(const Sum told, value(node, further));
    const Track out = fresh(further);
    ASOBI_TRY(const Sum difference, added(told, Sum::of(out), -1));
    further.conditions.push_back(zero(difference, further));
    return out;
  }

  // A number that may be negative: a difference of two variables, one of which is 0.
  Sum integer(Further& further) {
    const Track plus = fresh(further), minus = fresh(further);
    const std::string first = zero(Sum::of(plus), further), second = zero(Sum::of(minus), further);
    further.conditions.push_back(fmt::format("({}) | ({})", first, second));
    return {{{plus, 1}, {minus, -1}}, 0};
  }

  Result<Sum> quotient(const Sum& a, Integer by, Further& further) {
    Sum out = automata::never_negative(a) ? Sum::of(fresh(further)) : integer(further);
    ASOBI_TRY(const Sum rest, added(a, out, -by));
    ASOBI_TRY(const Sum room, added(Sum::number(by - 1), rest, -1));
    further.conditions.push_back(not_negative(rest, further));
    further.conditions.push_back(not_negative(room, further));
    return out;
  }

  Result<Sum> one_of(const Sum& a, const Sum& b, const Sum& a_before_b, Further& further) {
    Sum out = integer(further);
    ASOBI_TRY(const Sum is_a, added(out, a, -1));
    ASOBI_TRY(const Sum is_b, added(out, b, -1));
    const std::string first = not_negative(a_before_b, further), then = zero(is_a, further),
                      other = zero(is_b, further);
    further.conditions.push_back(fmt::format("(({0}) & ({1})) | (~({0}) & ({2}))", first, then, other));
    return out;
  }

  Result<Sum> value(const Node& node, Further& further) {
    if (node.kind == Kind::number) return Sum::number(node.value);
    if (node.kind == Kind::variable) return Sum::of(static_cast<Track>(node.value));
    if (node.kind == Kind::nim_sum || node.kind == Kind::shift || node.kind == Kind::golden) {
      Track argument = 0;
      std::vector<std::string> arguments;
      for (const auto& part : node.parts) {
        ASOBI_TRY(argument, variable(*part, further));
        arguments.push_back(name_of(argument));
      }
      ASOBI_TRY(const Sum out, of_digits(node, arguments, further));
      return added(out, Sum::of(argument), node.value);  // phi2 is phi and the number itself
    }
    ASOBI_TRY(const Sum a, value(*node.parts[0], further));
    ASOBI_TRY(const Sum b, value(*node.parts[1], further));
    switch (node.kind) {
      case Kind::add:
        return added(a, b, 1);
      case Kind::subtract:
        return added(a, b, -1);
      case Kind::multiply:
        return added({}, a, b.constant);
      case Kind::divide:
        return quotient(a, b.constant, further);
      case Kind::modulo: {
        ASOBI_TRY(const Sum whole, quotient(a, b.constant, further));
        return added(a, whole, -b.constant);
      }
      default: {
        const bool least = node.kind == Kind::least;
        ASOBI_TRY(const Sum difference, added(least ? b : a, least ? a : b, -1));
        return one_of(a, b, difference, further);
      }
    }
  }
};

// --- MONA ---

constexpr std::string_view mona_head = R"(ws1s;
pred plus(var2 p, q, r) = ex2 c: 0 notin c & all1 t:
  (t + 1 in c <=> t in p & t in q | t in p & t in c | t in q & t in c) &
  (t in r <=> (t in p <=> (t in q <=> t in c)));
pred leq(var2 p, q) = ex2 d: plus(p, d, q);
pred nim_sum(var2 p, q, r) = all1 t: (t in r <=> ~(t in p <=> t in q));
)";

class Mona : public Exporter {
 public:
  using Exporter::Exporter;

 protected:
  std::string bound(bool exists, const std::vector<std::string>& names, const std::string& part) override {
    return fmt::format("({} {}: ({}))", exists ? "ex2" : "all2", fmt::join(names, ", "), part);
  }
  std::string zero(const Sum& sum, Further& further) override {
    const std::string left = set(positive(sum), further), right = set(negative(sum), further);
    return fmt::format("{} = {}", left, right);
  }
  std::string not_negative(const Sum& sum, Further& further) override {
    const std::string left = set(negative(sum), further), right = set(positive(sum), further);
    return fmt::format("leq({}, {})", left, right);
  }
  std::string call(const std::string& predicate, const std::vector<std::string>& arguments) override {
    return fmt::format("{}({})", predicate, fmt::join(arguments, ", "));
  }
  Result<Sum> of_digits(const Node& node, const std::vector<std::string>& arguments, Further& further) override {
    const Track out = fresh(further);
    if (node.kind == Kind::shift) {
      further.conditions.push_back(call("plus", {arguments[0], arguments[0], name_of(out)}));
    } else {
      further.conditions.push_back(call("nim_sum", {arguments[0], arguments[1], name_of(out)}));
    }
    return Sum::of(out);
  }

 private:
  static std::string number(Integer value) {
    std::vector<int> digits;
    for (int i = 0; value >> i != 0; ++i) {
      if ((value >> i & 1) != 0) digits.push_back(i);
    }
    return digits.empty() ? "empty" : fmt::format("{{{}}}", fmt::join(digits, ", "));
  }

  std::string plus(const std::string& a, const std::string& b, Further& further) {
    const std::string out = name_of(fresh(further));
    further.conditions.push_back(call("plus", {a, b, out}));
    return out;
  }

  // A set that is this sum, of positive terms only: each is doubled as often as its coefficient has digits.
  std::string set(const Sum& sum, Further& further) {
    std::vector<std::string> parts;
    if (sum.constant != 0 || sum.terms.empty()) parts.push_back(number(sum.constant));
    for (const auto& [track, coefficient] : sum.terms) {
      std::string doubled = name_of(track);
      for (Integer rest = coefficient; rest != 0; rest /= 2) {
        if (rest % 2 != 0) parts.push_back(doubled);
        if (rest > 1) doubled = plus(doubled, doubled, further);
      }
    }
    std::string out = parts[0];
    for (std::size_t i = 1; i < parts.size(); ++i) out = plus(out, parts[i], further);
    return out;
  }
};

// --- Walnut ---

constexpr std::string_view walnut_nim_sum = "reg nim_sum msd_2 msd_2 msd_2 \"([0,0,0]|[0,1,1]|[1,0,1]|[1,1,0])*\":\n";
constexpr std::string_view walnut_golden =
    "reg shift msd_fib msd_fib \"([0,0]|[0,1][1,0])*\":\n"
    "def golden \"?msd_fib (n = 0 & s = 0) | (Ex,y (n = x + 1 & $shift(x,y) & s = y + 1))\":\n";

class Walnut : public Exporter {
 public:
  Walnut(std::span<const Definition> definitions, Numeration numeration)
      : Exporter(definitions), numeration_(numeration) {}

 protected:
  // Walnut refuses to bind what does not occur. A part without free variables is true or false to it, and so is
  // whatever that decides: its variables are forgotten, and cannot be bound any more. So one of those outside takes
  // part.
  std::string bound(bool exists, const std::vector<std::string>& names, const std::string& part) override {
    std::vector<std::string> there = names;
    std::erase_if(there, [&](const std::string& name) { return !occurs(name, part); });
    const bool closed = std::ranges::none_of(scope_, [&](const std::string& name) { return occurs(name, part); });
    const std::string all = closed && !scope_.empty() ? fmt::format("({0}) & {1} = {1}", part, scope_.front()) : part;
    if (there.empty()) return fmt::format("({})", all);
    return fmt::format("({}{} ({}))", exists ? "E" : "A", fmt::join(there, ","), all);
  }
  std::string zero(const Sum& sum, Further&) override {
    return fmt::format("{} = {}", side(positive(sum)), side(negative(sum)));
  }
  std::string not_negative(const Sum& sum, Further&) override {
    return fmt::format("{} <= {}", side(negative(sum)), side(positive(sum)));
  }
  std::string call(const std::string& predicate, const std::vector<std::string>& arguments) override {
    return fmt::format("${}({})", predicate, fmt::join(arguments, ","));
  }
  Result<Sum> of_digits(const Node& node, const std::vector<std::string>& arguments, Further& further) override {
    std::vector<std::string> all = arguments;
    const Track out = fresh(further);
    all.push_back(name_of(out));
    if (node.kind == Kind::nim_sum) {
      further.conditions.push_back(call("nim_sum", all));
    } else if (node.kind == Kind::golden) {
      further.conditions.push_back(call("golden", all));
    } else if (numeration_.is_metallic()) {
      further.conditions.push_back(call("shift", all));
    } else {
      further.conditions.push_back(fmt::format("{} = {}*{}", all[1], numeration_.digits(), all[0]));
    }
    return Sum::of(out);
  }

 private:
  Numeration numeration_;

  // No name is the beginning of another word but for digits.
  static bool occurs(const std::string& name, std::string_view part) {
    const auto is_digit = [&](std::size_t at) { return at < part.size() && part[at] >= '0' && part[at] <= '9'; };
    for (std::size_t at = part.find(name); at != std::string_view::npos; at = part.find(name, at + 1)) {
      if (!is_digit(at + name.size())) return true;
    }
    return false;
  }

  static std::string side(const Sum& sum) {
    std::vector<std::string> parts;
    for (const auto& [track, coefficient] : sum.terms) {
      parts.push_back(coefficient == 1 ? name_of(track) : fmt::format("{}*{}", coefficient, name_of(track)));
    }
    if (sum.constant != 0 || parts.empty()) parts.push_back(fmt::format("{}", sum.constant));
    return fmt::format("{}", fmt::join(parts, " + "));
  }
};

std::vector<std::string> variables_of(const Predicate& predicate) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < predicate.arity; ++i) out.push_back(name_of(static_cast<Track>(i)));
  return out;
}

}  // namespace

Result<std::string> export_mona(const Node& statement, std::span<const Definition> definitions) {
  Mona mona(definitions);
  std::string out(mona_head);
  for (const auto& [predicate, meaning] : definitions) {
    ASOBI_TRY(const std::string text, mona.meaning(*meaning, variables_of(predicate)));
    out += fmt::format("pred the_{}(var2 {}) = {};\n", predicate.name, fmt::join(variables_of(predicate), ", "), text);
  }
  ASOBI_TRY(const std::string text, mona.meaning(statement, {}));
  return out + text + ";\n";
}

Result<std::string> export_walnut(const Node& statement, std::span<const Definition> definitions,
                                  Numeration numeration) {
  if (numeration.is_metallic() && numeration != Numeration::zeckendorf()) {
    return fail(Code::invalid, "Walnut has no numeration {}", "Walnut には記数法 {} がありません", numeration.name());
  }
  const std::string system = numeration.is_metallic() ? "?msd_fib" : fmt::format("?msd_{}", numeration.digits());
  Walnut walnut(definitions, numeration);
  std::string out(numeration.is_metallic() ? walnut_golden : numeration.digits() == 2 ? walnut_nim_sum : "");
  for (const auto& [predicate, meaning] : definitions) {
    ASOBI_TRY(std::string text, walnut.meaning(*meaning, variables_of(predicate)));
    text = fmt::format("({})", text);
    for (const std::string& name : variables_of(predicate)) text += fmt::format(" & {0} = {0}", name);  // all take part
    out += fmt::format("def the_{} \"{} {}\":\n", predicate.name, system, text);
  }
  ASOBI_TRY(const std::string text, walnut.meaning(statement, {}));
  return out + fmt::format("eval statement \"{} {}\":\n", system, text);
}

}  // namespace asobi::statements
