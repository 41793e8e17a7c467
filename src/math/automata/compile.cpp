#include <algorithm>
#include <functional>
#include <iterator>
#include <map>

#include "math/automata/formula.hpp"

namespace asobi::automata {

namespace {

using Shared = std::shared_ptr<const Automaton>;

constexpr std::size_t most_letters_at_once = 256;  // of linear conditions: each is looked at

class Compiler {
 public:
  Compiler(Numeration numeration, Work& work) : numeration_(numeration), work_(work) {}

  Result<Shared> run(const Formula& formula) {
    if (const auto known = known_.find(formula.key()); known != known_.end()) return known->second;
    ASOBI_TRY(Shared out, made(formula));
    known_.emplace(formula.key(), out);
    return out;
  }

 private:
  Numeration numeration_;
  Work& work_;
  std::map<std::string, Shared> known_;

  static Result<Shared> shared(Result<Automaton> automaton) {
    if (!automaton) return std::unexpected(std::move(automaton).error());
    return std::make_shared<const Automaton>(std::move(*automaton));
  }

  Result<Shared> made(const Formula& formula) {
    switch (formula.kind()) {
      case Formula::Kind::cells:
        return linear(formula.cells());
      case Formula::Kind::automaton:
        return shared(formula.automaton());
      case Formula::Kind::negation: {
        ASOBI_TRY(const Shared part, run(formula.parts()[0]));
        return shared(complement(*part));
      }
      case Formula::Kind::same: {
        ASOBI_TRY(const Shared a, run(formula.parts()[0]));
        ASOBI_TRY(const Shared b, run(formula.parts()[1]));
        return shared(product(*a, *b, Both::same, work_));
      }
      case Formula::Kind::all:
      case Formula::Kind::any: {
        ASOBI_TRY(std::vector<Shared> parts, each(formula.parts()));
        return joined(std::move(parts), formula.kind() == Formula::Kind::all ? Both::conjunction : Both::disjunction);
      }
      case Formula::Kind::exists:
        break;
    }
    return exists(formula);
  }

  Result<std::vector<Shared>> each(const std::vector<Formula>& parts) {
    std::vector<Shared> out;
    for (const Formula& part : parts) {
      ASOBI_TRY(Shared one, run(part));
      out.push_back(std::move(one));
    }
    return out;
  }

  // The two smallest first.
  Result<Shared> joined(std::vector<Shared> parts, Both both) {
    while (parts.size() > 1) {
      std::ranges::sort(parts, std::greater{}, [](const Shared& part) { return part->states(); });
      const Shared a = std::move(parts.back());
      parts.pop_back();
      ASOBI_TRY(parts.back(), shared(product(*a, *parts.back(), both, work_)));
    }
    return parts[0];
  }

  std::size_t letters_of(const Cells& cells) const {
    std::size_t out = 1;
    for (std::size_t i = tracks_of(cells).size(); i != 0 && out <= most_letters_at_once; --i)
      out *= numeration_.digits();
    return out;
  }

  Result<Shared> linear(const Cells& cells) {
    if (letters_of(cells) <= most_letters_at_once) return shared(automaton_of(cells, numeration_, work_));
    std::vector<Shared> parts;
    if (cells.size() > 1) {
      for (const Cell& cell : cells) {
        ASOBI_TRY(Shared part, linear({cell}));
        parts.push_back(std::move(part));
      }
      return joined(std::move(parts), Both::disjunction);
    }
    for (const Cell& piece : cells[0].pieces()) {
      ASOBI_TRY(Shared part, shared(automaton_of({piece}, numeration_, work_)));
      parts.push_back(std::move(part));
    }
    return joined(std::move(parts), Both::conjunction);
  }

  // Each variable is projected as soon as all conjuncts that know it are one; that which fewest know comes first.
  Result<Shared> exists(const Formula& formula) {
    const Formula& part = formula.parts()[0];
    if (part.kind() != Formula::Kind::all) {
      ASOBI_TRY(const Shared whole, run(part));
      return shared(projected(*whole, formula.bound(), work_));
    }
    ASOBI_TRY(std::vector<Shared> parts, each(part.parts()));
    std::vector<Track> bound = formula.bound();
    const auto knows = [](const Shared& a, Track track) { return std::ranges::binary_search(a->tracks, track); };
    while (!bound.empty()) {
      const auto known_to = [&](Track track) {
        return std::ranges::count_if(parts, [&](const Shared& a) { return knows(a, track); });
      };
      const auto first = std::ranges::min_element(bound, {}, known_to);
      const auto rest = std::ranges::partition(parts, [&](const Shared& a) { return !knows(a, *first); });
      std::vector<Shared> knowing(rest.begin(), rest.end());
      parts.erase(rest.begin(), rest.end());
      std::vector<Track> away;  // all that nobody else knows
      std::ranges::copy_if(bound, std::back_inserter(away), [&](Track track) { return known_to(track) == 0; });
      std::erase_if(bound, [&](Track track) { return std::ranges::binary_search(away, track); });
      if (knowing.empty()) continue;
      ASOBI_TRY(const Shared together, joined(std::move(knowing), Both::conjunction));
      ASOBI_TRY(Shared without, shared(projected(*together, away, work_)));
      parts.push_back(std::move(without));
    }
    return joined(std::move(parts), Both::conjunction);
  }
};

}  // namespace

Result<std::shared_ptr<const Automaton>> compiled(const Formula& formula, Numeration numeration, Work& work) {
  return Compiler(numeration, work).run(formula);
}

}  // namespace asobi::automata
