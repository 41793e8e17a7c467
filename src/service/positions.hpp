// Positions that were asked about lately, so that a question about the same line of moves, or about one that shares its
// beginning, does not play it from the start. Nobody can tell but by the time it takes: what is taken from here is the
// same as position_of gives. Bounded in number and memory; those used last stay. For any thread.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "play/entry.hpp"

namespace asobi {

// After how many moves, as a request says it: a number of any size.
std::size_t moves_before(const Json& at);
// A game with its options, after the first of its moves, as a request says it.
Result<std::unique_ptr<Session>> position_of(const Entry& entry, const Json& request);
// Which game, and how it begins.
std::string game_of(const Json& request);

class Positions {
 public:
  explicit Positions(std::size_t most_bytes) : most_bytes_(most_bytes) {}

  // As position_of. Whoever has it has it alone.
  Result<std::unique_ptr<Session>> take(const Entry& entry, const Json& request);
  // What was taken for a request about this game.
  void keep(const Json& request, std::unique_ptr<Session> session);

  std::size_t size() const;

 private:
  struct Kept {
    std::string game;
    std::unique_ptr<Session> session;
    std::size_t bytes;
  };
  static constexpr std::size_t most = 16;

  const std::size_t most_bytes_;
  mutable std::mutex mutex_;  // guards what follows
  std::vector<Kept> kept_;    // the one used last stands last

  std::unique_ptr<Session> nearest(const std::string& game, const std::vector<std::string_view>& names);
};

}  // namespace asobi
