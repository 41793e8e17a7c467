#include <algorithm>
#include <array>
#include <numeric>

#include "math/automata/linear.hpp"

namespace asobi::automata {

namespace {

using Value = std::int32_t;

constexpr Value above = std::numeric_limits<Value>::max();          // greater than all bounds, whatever follows
constexpr Value below = std::numeric_limits<Value>::min();          // less
constexpr Value forgotten = std::numeric_limits<Value>::min() + 1;  // no cell that is still possible asks
constexpr Integer largest = Integer{1} << 28;

// A form and what becomes of it: its value between the bounds, or modulo something.
struct Part {
  Form form;
  Integer modulus = 0;                       // 0: the value itself
  Integer least = endless, most = -endless;  // of all bounds
  Integer negatives = 0, positives = 0;      // sums of the coefficients
};

struct Demand {
  std::size_t part;
  Integer low, high;  // of a residue: both are the residue
};

// Cells that ask for bounds of the same parts on the same sides: they become impossible together.
struct Kind {
  std::vector<std::size_t> parts;  // all that they ask about
  std::vector<std::size_t> not_above, not_below;
  std::vector<std::vector<Demand>> cells;
};

class LinearAutomaton {
 public:
  LinearAutomaton(const Cells& cells, std::uint32_t digits) : tracks_(tracks_of(cells)), diagram_(digits) {
    for (const Cell& cell : cells) {
      if (!cell.empty()) add(cell);
    }
  }

  std::size_t parts() const { return parts_.size(); }

  Result<Automaton> run(Work& work) {
    ASOBI_CHECK(prepare());
    std::vector<Value> start(parts_.size(), 0);
    intern(start);
    Automaton out{Diagram(0), {}, {}, tracks_};
    for (State s = 0; s < states_.size(); ++s) {
      if (s % 256 == 0) ASOBI_CHECK(work.check(states_.bytes() + diagram_.bytes()));
      const auto words = states_[s];
      now_.assign(words.begin(), words.end());
      out.accepting.push_back(static_cast<char>(accepted() ? 1 : 0));
      out.roots.push_back(parts_.empty() ? leaf(s) : root(0, 0));
    }
    out.diagram = std::move(diagram_);
    return minimised(out, work);
  }

 private:
  std::vector<Track> tracks_;
  Diagram diagram_;
  std::vector<Part> parts_;
  std::vector<Kind> kinds_;
  std::vector<Integer> steps_;  // of each part for each letter, letter by letter
  Sequences states_;
  std::vector<Sequences::Word> now_;  // the state whose letters are read
  std::vector<Value> next_;
  std::vector<char> wanted_;

  std::size_t part(const Form& form, Integer modulus) {
    const auto same =
        std::ranges::find_if(parts_, [&](const Part& p) { return p.form == form && p.modulus == modulus; });
    const auto place = static_cast<std::size_t>(same - parts_.begin());
    if (same == parts_.end()) parts_.push_back({form, modulus});
    return place;
  }

  void add(const Cell& cell) {
    std::vector<Demand> demands;
    Kind kind;
    for (const Congruence& c : cell.congruences()) {
      demands.push_back({part(c.form, c.modulus), c.residue, c.residue});
    }
    for (const Bounds& b : cell.bounds()) {
      const std::size_t place = part(b.form, 0);
      demands.push_back({place, b.low, b.high});
      if (b.high != endless) kind.not_above.push_back(place);
      if (b.low != -endless) kind.not_below.push_back(place);
      for (const Integer bound : {b.low, b.high}) {
        if (bound == endless || bound == -endless) continue;
        parts_[place].least = std::min(parts_[place].least, bound);
        parts_[place].most = std::max(parts_[place].most, bound);
      }
    }
    for (const Demand& demand : demands) kind.parts.push_back(demand.part);
    for (auto* list : {&kind.parts, &kind.not_above, &kind.not_below}) std::ranges::sort(*list);
    const auto same = std::ranges::find_if(kinds_, [&](const Kind& k) {
      return k.parts == kind.parts && k.not_above == kind.not_above && k.not_below == kind.not_below;
    });
    Kind& home = same == kinds_.end() ? kinds_.emplace_back(std::move(kind)) : *same;
    home.cells.push_back(std::move(demands));
  }

  Result<void> prepare() {
    for (Part& p : parts_) {
      for (const auto& [track, coefficient] : p.form) {
        (coefficient < 0 ? p.negatives : p.positives) += std::abs(coefficient);
      }
      const Integer size = std::max({p.positives, p.negatives, p.modulus, p.most, -p.least});
      if (size * diagram_.digits() > largest) {
        return fail(Code::limit, "a number of the formula is too large: {}", "式の数が大きすぎます: {}", size);
      }
    }
    std::size_t letters = 1;
    for (std::size_t i = 0; i < tracks_.size(); ++i) letters *= diagram_.digits();
    for (std::size_t letter = 0; letter < letters; ++letter) {
      for (const Part& p : parts_) steps_.push_back(step(p, letter));
    }
    return {};
  }

  // What the digits of a letter add; the first track's digit is its greatest.
  Integer step(const Part& p, std::size_t letter) const {
    Integer out = 0;
    for (std::size_t i = tracks_.size(); i-- > 0; letter /= diagram_.digits()) {
      out += Sum{p.form}.coefficient(tracks_[i]) * static_cast<Integer>(letter % diagram_.digits());
    }
    return out;
  }

  Reference root(std::size_t track, std::size_t letter) {
    if (track == tracks_.size()) return leaf(after(letter));
    std::vector<Reference> row(diagram_.digits());
    for (std::uint32_t digit = 0; digit < diagram_.digits(); ++digit) {
      row[digit] = root(track + 1, letter * diagram_.digits() + digit);
    }
    return diagram_.node(tracks_[track], row);
  }

  State after(std::size_t letter) {
    next_.resize(parts_.size());
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      const Part& p = parts_[i];
      const auto value = static_cast<Value>(now_[i]);
      if (value == above || value == below || value == forgotten) {
        next_[i] = value;
        continue;
      }
      const Integer grown = Integer{value} * diagram_.digits() + steps_[letter * parts_.size() + i];
      if (p.modulus != 0) {
        next_[i] = static_cast<Value>(((grown % p.modulus) + p.modulus) % p.modulus);
      } else if (grown >= p.negatives && grown > p.most) {
        next_[i] = above;
      } else if (-grown >= p.positives && grown < p.least) {
        next_[i] = below;
      } else {
        next_[i] = static_cast<Value>(grown);
      }
    }
    return intern(next_);
  }

  static bool possible(const Kind& kind, const std::vector<Value>& values) {
    return std::ranges::none_of(kind.not_above, [&](std::size_t i) { return values[i] == above; }) &&
           std::ranges::none_of(kind.not_below, [&](std::size_t i) { return values[i] == below; }) &&
           std::ranges::none_of(kind.parts, [&](std::size_t i) { return values[i] == forgotten; });
  }

  // What no possible cell asks about is forgotten.
  State intern(std::vector<Value>& values) {
    wanted_.assign(values.size(), 0);
    for (const Kind& kind : kinds_) {
      if (!possible(kind, values)) continue;
      for (const std::size_t i : kind.parts) wanted_[i] = 1;
    }
    std::vector<Sequences::Word> words(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
      words[i] = static_cast<Sequences::Word>(wanted_[i] != 0 ? values[i] : forgotten);
    }
    return states_.intern(words);
  }

  bool accepted() const {
    const auto met = [&](const Demand& demand) {
      const auto value = static_cast<Value>(now_[demand.part]);
      if (value == above) return demand.high == endless;
      if (value == below) return demand.low == -endless;
      return value != forgotten && value >= demand.low && value <= demand.high;
    };
    return std::ranges::any_of(kinds_, [&](const Kind& kind) {
      return std::ranges::any_of(kind.cells, [&](const auto& cell) { return std::ranges::all_of(cell, met); });
    });
  }
};

}  // namespace

Result<Automaton> automaton_of(const Cells& cells, std::uint32_t digits, Work& work) {
  return LinearAutomaton(cells, digits).run(work);
}

}  // namespace asobi::automata
