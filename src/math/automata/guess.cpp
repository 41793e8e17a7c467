#include "math/automata/guess.hpp"

#include <algorithm>

#include "math/automata/digits.hpp"

namespace asobi::automata {

namespace {

using Tuple = std::vector<std::uint64_t>;

std::uint64_t power(std::uint64_t base, std::size_t exponent) {
  std::uint64_t out = 1;
  for (std::size_t i = 0; i < exponent; ++i) out *= base;
  return out;
}

class Guesser {
 public:
  Guesser(std::size_t tracks, std::uint32_t digits, std::uint32_t known_digits, const Member& member, Work& work)
      : tracks_(tracks),
        digits_(digits),
        letters_(power(digits, tracks)),
        most_(power(digits, known_digits)),
        member_(member),
        work_(work) {}

  // False when some beginning would need numbers that are not known.
  Result<bool> learn(std::uint32_t look) {
    look_ = look;
    states_ = Sequences();
    beginnings_.clear();
    next_.clear();
    accepting_.clear();
    if (!state_of_beginning(Tuple(tracks_))) return false;
    for (std::size_t s = 0; s < beginnings_.size(); ++s) {
      ASOBI_CHECK(work_.check(states_.bytes() + beginnings_.size() * (tracks_ + letters_) * sizeof(std::uint64_t)));
      for (std::uint64_t letter = 0; letter < letters_; ++letter) {
        const auto after = state_of_beginning(longer(beginnings_[s], letter));
        if (!after) return false;
        next_.push_back(*after);
      }
    }
    return true;
  }

  bool accepts(const Tuple& tuple) const {
    State state = 0;
    for (std::uint64_t weight = most_ / digits_; weight != 0; weight /= digits_) {
      std::uint64_t letter = 0;
      for (const std::uint64_t value : tuple) letter = letter * digits_ + value / weight % digits_;
      state = next_[state * letters_ + letter];
    }
    return accepting_[state] != 0;
  }

  // With what is known, unless that is too much to look at.
  Result<bool> agrees_everywhere() const {
    constexpr std::uint64_t most_compared = 1 << 24;
    Tuple tuple(tracks_);
    const std::uint64_t count = power(most_, tracks_);
    if (count > most_compared) return true;
    for (std::uint64_t i = 0; i < count; ++i) {
      if (i % 65'536 == 0) ASOBI_CHECK(work_.progress().check());
      std::uint64_t rest = i;
      for (std::uint64_t& value : tuple) {
        value = rest % most_;
        rest /= most_;
      }
      if (accepts(tuple) != member_(tuple)) return false;
    }
    return true;
  }

  Automaton automaton(std::vector<Track> tracks) const {
    return of_steps(std::move(tracks), digits_, accepting_, [&](State state, const std::vector<std::uint32_t>& letter) {
      std::uint64_t number = 0;
      for (const std::uint32_t digit : letter) number = number * digits_ + digit;
      return next_[state * letters_ + number];
    });
  }

 private:
  std::size_t tracks_;
  std::uint32_t digits_;
  std::uint64_t letters_;  // a digit of each number
  std::uint64_t most_;     // no number reaches this
  const Member& member_;
  Work& work_;
  std::uint32_t look_ = 0;
  Sequences states_;               // by what can follow
  std::vector<Tuple> beginnings_;  // of each state, the first that led to it
  std::vector<State> next_;        // by state and letter, the first track's digit the greatest
  std::vector<char> accepting_;

  Tuple longer(Tuple tuple, std::uint64_t letter) const {
    for (std::size_t t = tracks_; t-- > 0; letter /= digits_) tuple[t] = tuple[t] * digits_ + letter % digits_;
    return tuple;
  }

  std::optional<State> state_of_beginning(const Tuple& tuple) {
    const std::uint64_t room = power(digits_, look_);
    if (std::ranges::max(tuple) >= most_ / room) return std::nullopt;
    std::vector<Sequences::Word> follows = {member_(tuple) ? 1u : 0u};
    Tuple all(tracks_);
    for (std::uint64_t scale = digits_; scale <= room; scale *= digits_) {  // one digit more, two, …
      const std::uint64_t count = power(scale, tracks_);
      for (std::uint64_t i = 0; i < count; ++i) {
        std::uint64_t rest = i;
        for (std::size_t t = 0; t < tracks_; ++t, rest /= scale) all[t] = tuple[t] * scale + rest % scale;
        if (i % 32 == 0) follows.push_back(0);
        follows.back() |= (member_(all) ? 1u : 0u) << i % 32;
      }
    }
    const std::uint32_t before = states_.size();
    const State state = states_.intern(follows);
    if (state == before) {
      beginnings_.push_back(tuple);
      accepting_.push_back(static_cast<char>(follows[0]));
    }
    return state;
  }
};

}  // namespace

Result<Guess> guessed(std::vector<Track> tracks, std::uint32_t digits, std::uint32_t known_digits, const Member& member,
                      Work& work) {
  Guesser guesser(tracks.size(), digits, known_digits, member, work);
  for (std::uint32_t look = 1; look < known_digits; ++look) {
    ASOBI_TRY(const bool learnt, guesser.learn(look));
    if (!learnt) continue;
    ASOBI_TRY(const bool right, guesser.agrees_everywhere());
    if (!right) continue;
    ASOBI_TRY(Automaton out, minimised(guesser.automaton(std::move(tracks)), work));
    return Guess{std::move(out), look};
  }
  return Guess{};
}

}  // namespace asobi::automata
