#include "math/automata/guess.hpp"

#include <algorithm>

#include "math/automata/digits.hpp"

namespace asobi::automata {

namespace {

using Tuple = std::vector<std::uint64_t>;

constexpr std::uint64_t most_looks = std::uint64_t{1} << 25;  // at tuples, for one length of continuations

std::uint64_t power(std::uint64_t base, std::size_t exponent) {
  std::uint64_t out = 1;
  for (std::size_t i = 0; i < exponent; ++i) out *= base;
  return out;
}

class Guesser {
 public:
  Guesser(std::size_t tracks, Numeration numeration, std::uint32_t known_digits, const Member& member, Work& work)
      : tracks_(tracks),
        numeration_(numeration),
        letters_(power(numeration.digits(), tracks)),
        known_digits_(known_digits),
        most_(numeration.weight(known_digits)),
        member_(member),
        work_(work) {}

  // False when some beginning would need numbers that are not known, or when there is no end of states.
  Result<bool> learn(std::uint32_t look) {
    const std::uint64_t looks = letters_ * power(letters_, look);  // of a state
    look_ = look;
    states_ = Sequences();
    beginnings_.clear();
    next_.clear();
    accepting_.clear();
    if (!state_of_beginning(Beginnings(tracks_))) return false;
    for (std::size_t s = 0; s < beginnings_.size(); ++s) {
      if (beginnings_.size() * looks > most_looks) return false;
      ASOBI_CHECK(work_.check(states_.bytes() + beginnings_.size() * (tracks_ * sizeof(Beginning) + letters_ * 4)));
      for (std::uint64_t letter = 0; letter < letters_; ++letter) {
        const auto after = state_of_beginning(longer(beginnings_[s], letter));
        if (!after) return false;
        next_.push_back(*after);
      }
    }
    return true;
  }

  // With what is known, unless that is too much to look at.
  Result<bool> agrees_everywhere() const {
    constexpr std::uint64_t most_compared = 1 << 24;
    Tuple tuple(tracks_);
    const std::uint64_t count = power(most_, tracks_);
    if (count > most_compared) return true;
    std::vector<std::vector<std::uint32_t>> written;
    for (std::uint64_t value = 0; value < most_; ++value) written.push_back(numeration_.written(value, known_digits_));
    const auto accepted = [&] {
      State state = 0;
      for (std::uint32_t i = 0; i < known_digits_; ++i) {
        std::uint64_t letter = 0;
        for (const std::uint64_t value : tuple) letter = letter * numeration_.digits() + written[value][i];
        state = next_[state * letters_ + letter];
      }
      return accepting_[state] != 0;
    };
    for (std::uint64_t i = 0; i < count; ++i) {
      if (i % 65'536 == 0) ASOBI_CHECK(work_.progress().check());
      std::uint64_t rest = i;
      for (std::uint64_t& value : tuple) {
        value = rest % most_;
        rest /= most_;
      }
      if (accepted() != member_(tuple)) return false;
    }
    return true;
  }

  Automaton automaton(std::vector<Track> tracks) const {
    return of_steps(std::move(tracks), numeration_, accepting_,
                    [&](State state, const std::vector<std::uint32_t>& letter) {
                      std::uint64_t number = 0;
                      for (const std::uint32_t digit : letter) number = number * numeration_.digits() + digit;
                      return next_[state * letters_ + number];
                    });
  }

 private:
  using Beginnings = std::vector<Beginning>;  // of each number

  std::size_t tracks_;
  Numeration numeration_;
  std::uint64_t letters_;  // a digit of each number
  std::uint32_t known_digits_;
  std::uint64_t most_;  // no number reaches this
  const Member& member_;
  Work& work_;
  std::uint32_t look_ = 0;
  Sequences states_;                    // by what can follow
  std::vector<Beginnings> beginnings_;  // of each state, the first that led to it
  std::vector<State> next_;             // by state and letter, the first track's digit the greatest
  std::vector<char> accepting_;

  Beginnings longer(Beginnings out, std::uint64_t letter) const {
    for (std::size_t t = tracks_; t-- > 0; letter /= numeration_.digits()) {
      out[t] = out[t].then(static_cast<std::uint32_t>(letter % numeration_.digits()), numeration_);
    }
    return out;
  }

  // One digit more, two, …: which tuples are in the set; and before all, where the next digit counts as 0.
  std::optional<State> state_of_beginning(const Beginnings& begun) {
    std::uint32_t full = 0;
    for (const Beginning& one : begun) full = full * 2 + (one.full ? 1 : 0);
    std::vector<Sequences::Word> follows = {full};
    Beginnings with_zeros = begun;
    Tuple all(tracks_), room(tracks_);
    for (std::uint32_t digits = 0; digits <= look_; ++digits) {
      std::uint64_t count = 1;
      for (std::size_t t = 0; t < tracks_; ++t) {
        room[t] = digits == 0 ? 1 : numeration_.weight(begun[t].full ? digits - 1 : digits);
        if (with_zeros[t].value + room[t] > most_) return std::nullopt;
        count *= room[t];
      }
      for (std::uint64_t i = 0; i < count; ++i) {
        std::uint64_t rest = i;
        for (std::size_t t = 0; t < tracks_; rest /= room[t], ++t) all[t] = with_zeros[t].value + rest % room[t];
        if (i % 32 == 0) follows.push_back(0);
        follows.back() |= (member_(all) ? 1u : 0u) << i % 32;
      }
      with_zeros = longer(std::move(with_zeros), 0);
    }
    const std::uint32_t before = states_.size();
    const State state = states_.intern(follows);
    if (state == before) {
      beginnings_.push_back(begun);
      accepting_.push_back(static_cast<char>(follows[1]));
    }
    return state;
  }
};

}  // namespace

Result<Guess> guessed(std::vector<Track> tracks, Numeration numeration, std::uint32_t known_digits,
                      const Member& member, Work& work) {
  Guesser guesser(tracks.size(), numeration, known_digits, member, work);
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
