#include "math/statements/decide.hpp"

#include <numeric>

namespace asobi::statements {

namespace {

// The values with the smallest sum for which it holds.
Result<std::optional<std::vector<Value>>> least_of(const automata::Formula& formula,
                                                   const std::vector<std::string>& names, automata::Work& work,
                                                   automata::Numeration numeration) {
  ASOBI_TRY(const auto automaton, compiled(formula, numeration, work));
  std::vector<automata::Track> tracks(names.size());
  std::iota(tracks.begin(), tracks.end(), automata::Track{0});
  ASOBI_TRY(const auto found, least_tuple(*automaton, tracks, work));
  if (!found) return std::nullopt;
  std::vector<Value> out;
  for (std::size_t i = 0; i < names.size(); ++i) out.push_back({names[i], (*found)[i]});
  return out;
}

}  // namespace

Result<Decision> decide(const Node& statement, std::span<const Meaning> predicates, automata::Work& work,
                        automata::Numeration numeration) {
  if (statement.kind == Kind::exists) {
    ASOBI_TRY(const automata::Formula inner, formula_of(*statement.parts[0], predicates, work, numeration));
    ASOBI_TRY(auto found, least_of(inner, statement.names, work, numeration));
    return Decision{found.has_value(), std::move(found)};
  }
  const Node* part = &statement;
  std::vector<std::string> names;
  for (; part->kind == Kind::for_all; part = part->parts[0].get()) {
    names.insert(names.end(), part->names.begin(), part->names.end());
  }
  ASOBI_TRY(const automata::Formula inner, formula_of(*part, predicates, work, numeration));
  ASOBI_TRY(auto found, least_of(inner.negation(), names, work, numeration));
  const bool holds = !found;
  if (names.empty()) found.reset();
  return Decision{holds, std::move(found)};
}

}  // namespace asobi::statements
