// Statements written out, so that nothing depends on the strengths of signs; what the text of a statement may not have.
#include <algorithm>
#include <array>

#include <fmt/ranges.h>

#include "math/statements/statement.hpp"

namespace asobi::statements {

namespace {

struct Joint {
  Kind kind;
  std::string_view sign;
  bool chains = false;  // a + b + c is (a + b) + c
};

constexpr auto joints = std::to_array<Joint>({
    {Kind::add, "+", true},
    {Kind::subtract, "-", true},
    {Kind::multiply, "*", true},
    {Kind::divide, "/", true},
    {Kind::modulo, "mod", true},
    {Kind::nim_sum, "xor", true},
    {Kind::equal, "="},
    {Kind::unequal, "!="},
    {Kind::less, "<"},
    {Kind::at_most, "<="},
    {Kind::conjunction, "and", true},
    {Kind::disjunction, "or", true},
    {Kind::implication, "=>"},
    {Kind::equivalence, "<=>"},
});

constexpr const Joint* joint_of(Kind kind) {
  for (const Joint& joint : joints) {
    if (joint.kind == kind) return &joint;
  }
  return nullptr;
}

constexpr bool is_comparison(Kind kind) { return kind >= Kind::equal && kind <= Kind::at_most; }

// Of the same strength: read from left to right.
constexpr bool goes_on(Kind left, Kind kind) {
  const bool sums = (left == Kind::add || left == Kind::subtract) && (kind == Kind::add || kind == Kind::subtract);
  const bool products =
      left >= Kind::multiply && left <= Kind::modulo && kind >= Kind::multiply && kind <= Kind::modulo;
  return sums || products || (left == kind && joint_of(kind)->chains);
}

class Writer {
 public:
  explicit Writer(const Vocabulary& vocabulary) : vocabulary_(vocabulary), names_(vocabulary.variables) {}

  std::string bare(const Node& node) {
    if (const Joint* joint = joint_of(node.kind)) return joined(node, *joint);
    switch (node.kind) {
      case Kind::number:
        return fmt::format("{}", node.value);
      case Kind::variable:
        return names_[static_cast<std::size_t>(node.value)];
      case Kind::constant:
        return node.value != 0 ? "true" : "false";
      case Kind::least:
        return call("min", node);
      case Kind::greatest:
        return call("max", node);
      case Kind::shift:
        return call("shift", node);
      case Kind::golden:
        return call(node.value != 0 ? "phi2" : "phi", node);
      case Kind::negation:
        return fmt::format("not ({})", bare(*node.parts[0]));
      case Kind::exists:
      case Kind::for_all:
        return quantified(node);
      default:
        return call(vocabulary_.predicates[static_cast<std::size_t>(node.value)].name, node);
    }
  }

 private:
  const Vocabulary& vocabulary_;
  std::vector<std::string> names_;

  // In brackets, where it would not be one word without.
  std::string part(const Node& node) {
    const bool one_word = (joint_of(node.kind) == nullptr || is_comparison(node.kind)) && node.kind != Kind::negation &&
                          node.kind != Kind::exists && node.kind != Kind::for_all;
    return one_word ? bare(node) : fmt::format("({})", bare(node));
  }

  std::string joined(const Node& node, const Joint& joint) {
    const Node &left = *node.parts[0], &right = *node.parts[1];
    if (node.kind == Kind::multiply && left.kind != Kind::number && !goes_on(left.kind, node.kind)) {
      return fmt::format("{} * {}", right.value, part(left));  // 2 * y, as people write it
    }
    const std::string first = joint_of(left.kind) != nullptr && goes_on(left.kind, node.kind) ? bare(left) : part(left);
    return fmt::format("{} {} {}", first, joint.sign, part(right));
  }

  std::string call(std::string_view name, const Node& node) {
    std::vector<std::string> arguments;
    for (const auto& one : node.parts) arguments.push_back(bare(*one));
    return fmt::format("{}({})", name, fmt::join(arguments, ", "));
  }

  std::string quantified(const Node& node) {
    const std::size_t outside = names_.size();
    names_.resize(static_cast<std::size_t>(node.value));
    names_.insert(names_.end(), node.names.begin(), node.names.end());
    const std::string inner = part(*node.parts[0]);
    names_.resize(outside);
    return fmt::format("{} {}: {}", node.kind == Kind::exists ? "exists" : "forall", fmt::join(node.names, ", "),
                       inner);
  }
};

}  // namespace

std::string reading(const Node& statement, const Vocabulary& vocabulary) { return Writer(vocabulary).bare(statement); }

bool mentions(const Node& statement, std::size_t predicate) {
  const bool named = statement.kind == Kind::predicate || statement.kind == Kind::function;
  return (named && std::cmp_equal(statement.value, predicate)) ||
         std::ranges::any_of(statement.parts, [&](const auto& part) { return mentions(*part, predicate); });
}

std::string_view power_sign(std::string_view text) {
  for (const std::string_view sign : {"^", "**", "²", "³"}) {
    if (text.starts_with(sign)) return text.substr(0, sign.size());
  }
  return {};
}

Text instead_of_power(std::string_view sign) {
  return {fmt::format("{} can be read in two ways and is not used: write the nim-sum as ⊕ or xor, and a power as a "
                      "product, 2 * 2 * 2",
                      sign),
          fmt::format(
              "{} は二通りに読めるので使えません。ニム和は ⊕ か xor で、べきは 2 * 2 * 2 のように積で書いてください",
              sign)};
}

}  // namespace asobi::statements
