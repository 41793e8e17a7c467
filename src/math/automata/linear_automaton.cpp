#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "math/automata/linear.hpp"
#include "math/modulo.hpp"

namespace asobi::automata {

namespace {

using Value = std::int32_t;

constexpr Value above = std::numeric_limits<Value>::max();          // greater than all bounds, whatever follows
constexpr Value below = std::numeric_limits<Value>::min();          // less
constexpr Value forgotten = std::numeric_limits<Value>::min() + 1;  // no cell that is still possible asks
constexpr Integer largest = Integer{1} << 28;
constexpr std::size_t most_letters = std::size_t{1} << 20;

// A form and what becomes of it: its value between the bounds, or modulo something.
struct Part {
  Form form;
  Integer modulus = 0;                       // 0: the value itself
  Integer least = endless, most = -endless;  // of all bounds
  Integer negatives = 0, positives = 0;      // sums of the coefficients
  std::uint32_t read = 0;                    // its tracks, a bit for each
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
  LinearAutomaton(const Cells& cells, Numeration numeration)
      : tracks_(tracks_of(cells)),
        diagram_(numeration),
        numeration_(numeration),
        width_(numeration.is_metallic() ? 2 : 1) {
    for (const Cell& cell : cells) {
      if (!cell.empty()) add(cell);
    }
  }

  std::size_t parts() const { return parts_.size(); }

  Result<Automaton> run(Work& work) {
    ASOBI_CHECK(prepare());
    next_.assign(parts_.size() * width_, 0);
    intern(0);
    Automaton out{Diagram({}), {}, {}, tracks_};
    for (State s = 0; s < states_.size(); ++s) {
      if (s % 256 == 0) ASOBI_CHECK(work.check(states_.bytes() + diagram_.bytes()));
      const auto words = states_[s];
      now_.assign(words.begin(), words.end());
      full_ = width_ == 2 ? now_.back() : 0;
      out.accepting.push_back(static_cast<char>(accepted() ? 1 : 0));
      out.roots.push_back(parts_.empty() ? leaf(s) : root(0, 0));
    }
    out.diagram = std::move(diagram_);
    return minimised(out, work);
  }

 private:
  std::vector<Track> tracks_;
  Diagram diagram_;
  Numeration numeration_;
  std::size_t width_;  // of a part's value
  std::vector<Part> parts_;
  std::vector<Kind> kinds_;
  std::vector<Integer> steps_;             // of each part for each letter, letter by letter
  std::vector<std::uint32_t> full_after_;  // by letter: the tracks whose next digit counts as 0, a bit for each
  Sequences states_;
  std::vector<Sequences::Word> now_;  // the state whose letters are read
  std::uint32_t full_ = 0;
  std::vector<Value> next_;
  std::vector<char> wanted_;
  std::vector<Sequences::Word> words_;

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
    std::size_t letters = 1;
    for (std::size_t i = 0; i < tracks_.size() && letters <= most_letters; ++i) letters *= diagram_.digits();
    if (letters > most_letters) {
      return fail(Code::limit, "too many variables in one comparison: {}", "一つの比較に変数が多すぎます（{} 個）",
                  tracks_.size());
    }
    for (Part& p : parts_) {
      for (const auto& [track, coefficient] : p.form) {
        (coefficient < 0 ? p.negatives : p.positives) += std::abs(coefficient);
        p.read |= 1U << (std::ranges::find(tracks_, track) - tracks_.begin());
      }
      const Integer size = std::max({p.positives, p.negatives, p.modulus, p.most, -p.least});
      if (size * diagram_.digits() > largest) {
        return fail(Code::limit, "a number of the formula is too large: {}", "式の数が大きすぎます: {}", size);
      }
    }
    for (std::size_t letter = 0; letter < letters; ++letter) {
      for (const Part& p : parts_) steps_.push_back(step(p, letter));
      if (width_ == 2) full_after_.push_back(full_after(letter));
    }
    return {};
  }

  std::uint32_t full_after(std::size_t letter) const {
    std::uint32_t out = 0;
    for (std::size_t i = tracks_.size(); i-- > 0; letter /= diagram_.digits()) {
      if (numeration_.is_full(static_cast<std::uint32_t>(letter % diagram_.digits()))) out |= 1U << i;
    }
    return out;
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
    if ((full_ >> track & 1U) != 0) return root(track + 1, letter * diagram_.digits());
    std::vector<Reference> row(diagram_.digits());
    for (std::uint32_t digit = 0; digit < diagram_.digits(); ++digit) {
      row[digit] = root(track + 1, letter * diagram_.digits() + digit);
    }
    return diagram_.node(tracks_[track], row);
  }

  State after(std::size_t letter) {
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      const Part& p = parts_[i];
      const auto value = static_cast<Value>(now_[i * width_]);
      if (value == above || value == below || value == forgotten) {
        next_[i * width_] = value;
        continue;
      }
      const Integer step = steps_[letter * parts_.size() + i];
      Integer grown = Integer{value} * numeration_.growth() + step;
      Integer before = 0;  // where it matters
      if (width_ == 2) {
        grown += static_cast<Value>(now_[i * width_ + 1]);
        before = value + step;
      }
      if (p.modulus != 0) {
        grown = modulo(grown, p.modulus);
        before = modulo(before, p.modulus);
      } else if (stays_above(grown, before, p.most, p.negatives)) {
        grown = above;
      } else if (stays_above(-grown, -before, -p.least, p.positives)) {
        grown = below;
      }
      next_[i * width_] = static_cast<Value>(grown);
      if (width_ == 2) next_[i * width_ + 1] = static_cast<Value>(before);
    }
    return intern(width_ == 2 ? full_after_[letter] : 0);
  }

  // Whether a form's value is and remains greater than `most`, whatever follows; from all that follows a digit in front
  // of n others takes at most `negatives` times what a 1 there adds to the greatest number of n digits.
  bool stays_above(Integer value, Integer before, Integer most, Integer negatives) const {
    if (width_ == 1) return value >= negatives && value > most;
    // n digits more, of the least sum: value' = m · value + before, less negatives · (U(n) - 1)
    value -= negatives;
    before -= negatives;
    while (value > most - negatives) {
      if (value >= 0 && before >= 0) return true;
      value = std::exchange(before, value) + numeration_.growth() * value;
    }
    return false;
  }

  Value next_value(std::size_t part) const { return next_[part * width_]; }

  bool possible(const Kind& kind) const {
    return std::ranges::none_of(kind.not_above, [&](std::size_t i) { return next_value(i) == above; }) &&
           std::ranges::none_of(kind.not_below, [&](std::size_t i) { return next_value(i) == below; }) &&
           std::ranges::none_of(kind.parts, [&](std::size_t i) { return next_value(i) == forgotten; });
  }

  // The state of these next values. What no possible cell asks about is forgotten.
  State intern(std::uint32_t full) {
    wanted_.assign(parts_.size(), 0);
    for (const Kind& kind : kinds_) {
      if (!possible(kind)) continue;
      for (const std::size_t i : kind.parts) wanted_[i] = 1;
    }
    words_.resize(next_.size());
    std::uint32_t read = 0;  // tracks
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      const Value value = wanted_[i] != 0 ? next_value(i) : forgotten;
      words_[i * width_] = static_cast<Sequences::Word>(value);
      if (width_ == 1) continue;
      const bool settled = value == above || value == below || value == forgotten;
      words_[i * width_ + 1] = settled ? 0 : static_cast<Sequences::Word>(next_[i * width_ + 1]);
      if (!settled) read |= parts_[i].read;
    }
    if (width_ == 2) words_.push_back(full & read);
    return states_.intern(words_);
  }

  bool accepted() const {
    const auto met = [&](const Demand& demand) {
      const auto value = static_cast<Value>(now_[demand.part * width_]);
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

Result<Automaton> automaton_of(const Cells& cells, Numeration numeration, Work& work) {
  return LinearAutomaton(cells, numeration).run(work);
}

}  // namespace asobi::automata
