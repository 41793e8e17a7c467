// What an algorithm may ask of a game or puzzle, as concepts; each algorithm names the weakest one it needs.
// A type S that models Space is the rules (immutable, cheap to copy); S::State is a position, S::Move a move.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace asobi {

template <class K>
concept Key = std::equality_comparable<K> && std::copyable<K> && requires(const K& key) {
  { std::hash<K>{}(key) } -> std::convertible_to<std::size_t>;
};

// moves(state, out) appends the legal moves, always in the same order. Two states have equal keys exactly when they are
// the same position.
template <class S>
concept Space = std::copyable<typename S::State> && std::copyable<typename S::Move> &&
                requires(const S& space, const typename S::State& state, const typename S::Move& move,
                         std::vector<typename S::Move>& out) {
                  { space.start() } -> std::same_as<typename S::State>;
                  { space.moves(state, out) } -> std::same_as<void>;
                  { space.after(state, move) } -> std::same_as<typename S::State>;
                  { space.key(state) } -> Key;
                };

// inverse(move) undoes `move` in the state that `move` led to.
template <class S>
concept Puzzle = Space<S> && requires(const S& space, const typename S::State& state, const typename S::Move& move) {
  { space.solved(state) } -> std::same_as<bool>;
  { space.inverse(move) } -> std::same_as<typename S::Move>;
};

// Both players have the same moves, play ends, and who cannot move has lost. No expression can say that, so the type
// does: `static constexpr bool impartial = true;`
template <class S>
concept ImpartialGame = Space<S> && requires { requires S::impartial; };

// Of a game with players 0, 1, …: `player` is to move, or has won; it means nothing in a drawn game.
struct Status {
  enum class Kind { running, won, drawn };
  Kind kind = Kind::running;
  int player = 0;

  friend bool operator==(const Status&, const Status&) = default;
};

template <class S>
concept TurnGame = Space<S> && requires(const S& space, const typename S::State& state) {
  { space.players() } -> std::same_as<int>;
  { space.status(state) } -> std::same_as<Status>;
};

// apply and revert change the state where it stands: revert(state, move) after apply(state, move) restores it.
template <class S>
concept InPlace = Space<S> && requires(const S& space, typename S::State& state, const typename S::Move& move) {
  { space.apply(state, move) } -> std::same_as<void>;
  { space.revert(state, move) } -> std::same_as<void>;
};

// rank numbers the states 0 … size()-1, one to one, and unrank is its inverse: tables instead of hash sets.
template <class S>
concept Ranked = Space<S> && requires(const S& space, const typename S::State& state, std::uint64_t number) {
  { space.size() } -> std::same_as<std::uint64_t>;
  { space.rank(state) } -> std::same_as<std::uint64_t>;
  { space.unrank(number) } -> std::same_as<typename S::State>;
};

}  // namespace asobi
