// A team of processes on any number of machines: the ranks of MPI_COMM_WORLD. Everything that is sent goes through
// MPI's collectives; a machine that is lost ends the whole, and the count goes on from its last state.
#pragma once

#include "base/team.hpp"

namespace asobi {

class MpiTeam final : public Team {
 public:
  // Once in a process, before anything else is done. Calls may come from any thread, from one at a time.
  MpiTeam(int* argc, char*** argv);
  ~MpiTeam() override;

  std::size_t rank() const override { return rank_; }
  std::size_t size() const override { return size_; }
  void add(std::span<std::uint64_t> numbers) override;
  std::vector<std::string> gather(std::string own) override;
  std::vector<Words> exchange(std::vector<Words> out) override;

  // Waits a moment for the others to come here, too. Whoever fails alone would be waited for by the others for ever:
  // then all are ended, with that code.
  void leave(int code);

 private:
  std::size_t rank_ = 0, size_ = 1;
};

}  // namespace asobi
