#include "math/statements/meaning.hpp"

#include <algorithm>
#include <numeric>

#include "math/automata/terms.hpp"

namespace asobi::statements {

namespace {

using automata::added;
using automata::Automaton;
using automata::Formula;
using automata::Sum;
using automata::Terms;
using automata::Track;

class Translation {
 public:
  Translation(std::span<const Meaning> predicates, automata::Numeration numeration, automata::Work& work)
      : predicates_(predicates), numeration_(numeration), work_(work) {}

  // `free` and all tracks after it mean nothing here.
  Result<Formula> truth(const Node& node, Track free) {
    switch (node.kind) {
      case Kind::constant:
        return Formula::constant(node.value != 0);
      case Kind::equal:
      case Kind::unequal:
      case Kind::less:
      case Kind::at_most:
        return comparison(node, free);
      case Kind::predicate:
        return predicate(node, free);
      case Kind::exists:
      case Kind::for_all:
        return quantified(node);
      default:
        return joined(node, free);
    }
  }

 private:
  std::span<const Meaning> predicates_;
  automata::Numeration numeration_;
  automata::Work& work_;

  Result<Formula> joined(const Node& node, Track free) {
    std::vector<Formula> parts;
    for (const auto& part : node.parts) {
      ASOBI_TRY(Formula one, truth(*part, free));
      parts.push_back(std::move(one));
    }
    if (node.kind == Kind::negation) return parts[0].negation();
    if (node.kind == Kind::conjunction) return Formula::all(std::move(parts));
    if (node.kind == Kind::disjunction) return Formula::any(std::move(parts));
    return node.kind == Kind::implication ? Formula::implies(parts[0], parts[1]) : Formula::same(parts[0], parts[1]);
  }

  Result<Formula> quantified(const Node& node) {
    std::vector<Track> bound(node.names.size());
    std::iota(bound.begin(), bound.end(), static_cast<Track>(node.value));
    ASOBI_TRY(const Formula part,
              truth(*node.parts[0], static_cast<Track>(node.value) + static_cast<Track>(node.names.size())));
    return node.kind == Kind::exists ? Formula::exists(std::move(bound), part)
                                     : Formula::for_all(std::move(bound), part);
  }

  // The one place where it matters that a term may have no value: then none of its variables fulfil the conditions, and
  // whatever is said of it is false. So nothing may be negated that is said of terms but inside here.
  static Formula with(const Terms& terms, const Formula& what) {
    return Formula::exists(terms.tracks(), Formula::all({terms.conditions(), what}));
  }

  Result<Formula> comparison(const Node& node, Track free) {
    Terms terms(free);
    ASOBI_TRY(const Sum a, value(*node.parts[0], terms));
    ASOBI_TRY(const Sum b, value(*node.parts[1], terms));
    ASOBI_TRY(Sum difference, added(b, a, -1));
    if (node.kind == Kind::equal) return with(terms, Formula::zero(difference));
    if (node.kind == Kind::unequal) return with(terms, Formula::zero(difference).negation());
    if (node.kind == Kind::less) {
      ASOBI_TRY(difference, added(difference, Sum::number(-1), 1));
    }
    return with(terms, Formula::not_negative(difference));
  }

  // Each argument on a track of its own, since no two tracks of an automaton can become one.
  Result<std::vector<Track>> arguments(const Node& node, Terms& terms) {
    std::vector<Track> out;
    for (const auto& part : node.parts) {
      ASOBI_TRY(const Sum sum, value(*part, terms));
      ASOBI_TRY(Track track, terms.track_of(sum));
      if (std::ranges::find(out, track) != out.end()) {
        const Track other = terms.fresh();
        ASOBI_TRY(const Sum difference, added(Sum::of(track), Sum::of(other), -1));
        terms.demand(Formula::zero(difference));
        track = other;
      }
      out.push_back(track);
    }
    return out;
  }

  // What a predicate or function says of these tracks.
  Result<Formula> said(const Node& node, const std::vector<Track>& of) {
    std::vector<Track> from(of.size());
    std::iota(from.begin(), from.end(), Track{0});
    const auto number = static_cast<std::size_t>(node.value);
    ASOBI_TRY(Automaton moved, renamed(*predicates_[number], from, of, work_));
    const std::string name = fmt::format("p{}({})", number, fmt::join(of, ","));
    return Formula::of(name, std::make_shared<const Automaton>(std::move(moved)));
  }

  Result<Formula> predicate(const Node& node, Track free) {
    Terms terms(free);
    ASOBI_TRY(const std::vector<Track> of, arguments(node, terms));
    ASOBI_TRY(const Formula what, said(node, of));
    return with(terms, what);
  }

  Result<Sum> function(const Node& node, Terms& terms) {
    ASOBI_TRY(std::vector<Track> of, arguments(node, terms));
    const Track out = terms.fresh();
    of.push_back(out);
    ASOBI_TRY(const Formula what, said(node, of));
    terms.demand(what);
    return Sum::of(out);
  }

  Result<Sum> value(const Node& node, Terms& terms) {
    if (node.kind == Kind::number) return Sum::number(node.value);
    if (node.kind == Kind::variable) return Sum::of(static_cast<Track>(node.value));
    if (node.kind == Kind::function) return function(node, terms);
    ASOBI_TRY(const Sum a, value(*node.parts[0], terms));
    if (node.kind == Kind::shift) return terms.shifted(a, numeration_, work_);
    if (node.kind == Kind::golden) {
      ASOBI_TRY(const Sum golden, terms.golden(a, work_));
      return added(golden, a, node.value);  // φ² = φ + 1
    }
    ASOBI_TRY(const Sum b, value(*node.parts[1], terms));
    switch (node.kind) {
      case Kind::add:
        return added(a, b, 1);
      case Kind::subtract:
        return added(a, b, -1);
      case Kind::multiply:
        return added({}, a, b.constant);
      case Kind::divide:
        return terms.quotient(a, b.constant);
      case Kind::modulo: {
        ASOBI_TRY(const Sum quotient, terms.quotient(a, b.constant));
        return added(a, quotient, -b.constant);
      }
      case Kind::least:
        return terms.least(a, b);
      case Kind::greatest:
        return terms.greatest(a, b);
      default:
        return terms.nim_sum(a, b);
    }
  }
};

// Tracks that a statement names but nothing binds come before all others.
Track free_track(const Node& node) {
  Track out = node.kind == Kind::variable ? static_cast<Track>(node.value) + 1 : 0;
  for (const auto& part : node.parts) out = std::max(out, free_track(*part));
  return out;
}

}  // namespace

Result<automata::Formula> formula_of(const Node& statement, std::span<const Meaning> predicates, automata::Work& work,
                                     automata::Numeration numeration) {
  return Translation(predicates, numeration, work).truth(statement, free_track(statement));
}

}  // namespace asobi::statements
