// Processes that compute one thing together, each its part. All of them make the same calls, in the same order. What is
// here is a team of one, which is what everybody is who knows of no other; processes of several machines are another
// (src/cluster).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace asobi {

class Team {
 public:
  using Words = std::vector<std::uint64_t>;

  Team() = default;
  Team(const Team&) = delete;
  Team& operator=(const Team&) = delete;
  virtual ~Team() = default;

  virtual std::size_t rank() const { return 0; }
  virtual std::size_t size() const { return 1; }
  // Each number becomes the sum of all members' numbers in its place.
  virtual void add(std::span<std::uint64_t>) {}
  // What each has given, by rank; everybody gets all of it.
  virtual std::vector<std::string> gather(std::string own) { return {std::move(own)}; }
  // By rank, what is for each; returns, by rank, what came from each.
  virtual std::vector<Words> exchange(std::vector<Words> out) { return out; }
};

}  // namespace asobi
