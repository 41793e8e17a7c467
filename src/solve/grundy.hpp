// Plain search of any impartial game: Grundy numbers, and who wins in normal and in misère play, straight from their
// definitions. Slow and obvious: it is the reference that closed forms and fast tables are tested against. Every
// position is kept in a hash map under its key; the path is kept on the heap, so depth is no danger. Cost: every
// position's moves are listed twice.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/progress.hpp"
#include "base/result.hpp"
#include "solve/concepts.hpp"

namespace asobi {

using Nimber = std::uint64_t;

// The least number that is not among the values.
Nimber mex(std::span<const Nimber> values);

constexpr std::uint64_t most_searched = 10'000'000;

// A value for every position, judged from the values of all positions one move on: Judge is Value(span of Values).
// Errors: `limit` when more than `most` positions are met (so also when play does not end), `cancelled` when stopped.
template <ImpartialGame G, class Value, class Judge>
class Recurrence {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Recurrence(G rules, Judge judge, std::uint64_t most)
      : rules_(std::move(rules)), judge_(std::move(judge)), most_(most) {}

  std::size_t positions() const { return known_.size(); }

  Result<Value> value(const State& state, Progress& progress) {
    if (const auto found = known_.find(rules_.key(state)); found != known_.end()) return found->second;
    progress.stage({"searching positions", "局面を調べています"});
    std::vector<State> path = {state};
    std::vector<Move> moves;
    std::vector<Value> values;
    std::uint64_t looked_at = 0;
    while (!path.empty()) {
      moves.clear();
      rules_.moves(path.back(), moves);
      looked_at += moves.size() + 1;
      if (looked_at >= 4096) {
        looked_at = 0;
        ASOBI_CHECK(progress.check());
      }
      if (known_.size() + path.size() > most_) {
        return fail(Code::limit, "the search meets more than {} positions", "探索した局面が {} 個を超えました",
                    grouped(most_));
      }
      if (step_to_unknown(path, moves, values)) continue;
      known_.insert_or_assign(rules_.key(path.back()), judge_(std::span<const Value>(values)));
      path.pop_back();
      progress.advance();
    }
    return known_.at(rules_.key(state));
  }

  // The moves that lead to positions of the value `wanted`.
  Result<std::vector<Move>> moves_to(const State& state, const Value& wanted, Progress& progress) {
    std::vector<Move> moves, out;
    rules_.moves(state, moves);
    for (const Move& move : moves) {
      ASOBI_TRY(const Value reached, value(rules_.after(state, move), progress));
      if (reached == wanted) out.push_back(move);
    }
    return out;
  }

 private:
  using Key = decltype(std::declval<const G&>().key(std::declval<const State&>()));

  G rules_;
  Judge judge_;
  std::uint64_t most_;
  std::unordered_map<Key, Value> known_;

  // Goes on to the first option without a value, if there is one; otherwise `values` are those of all options.
  bool step_to_unknown(std::vector<State>& path, const std::vector<Move>& moves, std::vector<Value>& values) const {
    values.clear();
    for (const Move& move : moves) {
      State option = rules_.after(path.back(), move);
      const auto found = known_.find(rules_.key(option));
      if (found == known_.end()) {
        path.push_back(std::move(option));
        return true;
      }
      values.push_back(found->second);
    }
    return false;
  }
};

template <ImpartialGame G>
class GrundySearch {
 public:
  explicit GrundySearch(G rules, std::uint64_t most = most_searched) : search_(std::move(rules), mex, most) {}

  Result<Nimber> grundy(const typename G::State& state, Progress& progress) { return search_.value(state, progress); }
  Result<std::vector<typename G::Move>> moves_to(const typename G::State& state, Nimber value, Progress& progress) {
    return search_.moves_to(state, value, progress);
  }
  std::size_t positions() const { return search_.positions(); }

 private:
  Recurrence<G, Nimber, Nimber (*)(std::span<const Nimber>)> search_;
};

// Who wins, the player to move or the other, without any theory: to move wins who can leave a position that is lost for
// the opponent; who cannot move has lost, or in misère play has won.
enum class Outcome : std::uint8_t { lost, won };

struct OutcomeJudge {
  bool misere;
  Outcome operator()(std::span<const Outcome> options) const {
    if (options.empty()) return misere ? Outcome::won : Outcome::lost;
    for (const Outcome option : options) {
      if (option == Outcome::lost) return Outcome::won;
    }
    return Outcome::lost;
  }
};

template <ImpartialGame G>
class OutcomeSearch {
 public:
  explicit OutcomeSearch(G rules, bool misere = false, std::uint64_t most = most_searched)
      : search_(std::move(rules), OutcomeJudge{misere}, most) {}

  Result<bool> wins(const typename G::State& state, Progress& progress) {
    ASOBI_TRY(const Outcome outcome, search_.value(state, progress));
    return outcome == Outcome::won;
  }
  Result<std::vector<typename G::Move>> winning_moves(const typename G::State& state, Progress& progress) {
    return search_.moves_to(state, Outcome::lost, progress);
  }
  std::size_t positions() const { return search_.positions(); }

 private:
  Recurrence<G, Outcome, OutcomeJudge> search_;
};

}  // namespace asobi
