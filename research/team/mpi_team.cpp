#include "research/team/mpi_team.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

#include <mpi.h>

namespace asobi {

namespace {

constexpr int tag = 1;
constexpr std::size_t words_a_message = std::size_t{1} << 27;  // MPI counts in int; 1 GiB

}  // namespace

MpiTeam::MpiTeam(int* argc, char*** argv) {
  int given = 0, rank = 0, size = 1;
  MPI_Init_thread(argc, argv, MPI_THREAD_SERIALIZED, &given);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  rank_ = static_cast<std::size_t>(rank);
  size_ = static_cast<std::size_t>(size);
}

MpiTeam::~MpiTeam() { MPI_Finalize(); }

void MpiTeam::add(std::span<std::uint64_t> numbers) {
  MPI_Allreduce(MPI_IN_PLACE, numbers.data(), static_cast<int>(numbers.size()), MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
}

std::vector<std::string> MpiTeam::gather(std::string own) {
  std::vector<std::uint64_t> lengths(size_);
  lengths[rank_] = own.size();
  add(lengths);
  std::vector<std::string> out(size_);
  for (std::size_t rank = 0; rank < size_; ++rank) {
    out[rank] = rank == rank_ ? own : std::string(lengths[rank], '\0');
    for (std::size_t at = 0; at < lengths[rank]; at += words_a_message) {
      const auto count = static_cast<int>(std::min<std::size_t>(words_a_message, lengths[rank] - at));
      MPI_Bcast(out[rank].data() + at, count, MPI_CHAR, static_cast<int>(rank), MPI_COMM_WORLD);
    }
  }
  return out;
}

// Everybody says how much is coming, and then all of it is under way at once.
std::vector<Team::Words> MpiTeam::exchange(std::vector<Words> out) {
  std::vector<std::uint64_t> going(size_), coming(size_);
  for (std::size_t rank = 0; rank < size_; ++rank) going[rank] = out[rank].size();
  MPI_Alltoall(going.data(), 1, MPI_UINT64_T, coming.data(), 1, MPI_UINT64_T, MPI_COMM_WORLD);
  std::vector<Words> in(size_);
  std::vector<MPI_Request> requests;
  const auto each_message = [&](Words& words, const auto& start) {
    for (std::size_t at = 0; at < words.size(); at += words_a_message) {
      start(words.data() + at, static_cast<int>(std::min(words_a_message, words.size() - at)),
            &requests.emplace_back());
    }
  };
  for (std::size_t rank = 0; rank < size_; ++rank) {
    if (rank == rank_) continue;
    const int other = static_cast<int>(rank);
    in[rank].resize(coming[rank]);
    each_message(in[rank], [&](std::uint64_t* words, int count, MPI_Request* request) {
      MPI_Irecv(words, count, MPI_UINT64_T, other, tag, MPI_COMM_WORLD, request);
    });
    each_message(out[rank], [&](std::uint64_t* words, int count, MPI_Request* request) {
      MPI_Isend(words, count, MPI_UINT64_T, other, tag, MPI_COMM_WORLD, request);
    });
  }
  MPI_Waitall(static_cast<int>(requests.size()), requests.data(), MPI_STATUSES_IGNORE);
  in[rank_] = std::move(out[rank_]);
  return in;
}

void MpiTeam::leave(int code) {
  using Clock = std::chrono::steady_clock;
  const auto moment = std::chrono::seconds(2);
  MPI_Request barrier{};
  MPI_Ibarrier(MPI_COMM_WORLD, &barrier);
  const auto begun = Clock::now();
  for (int all = 0;;) {
    MPI_Test(&barrier, &all, MPI_STATUS_IGNORE);
    if (all != 0) return;
    if (code > 1 && Clock::now() - begun > moment) MPI_Abort(MPI_COMM_WORLD, code);
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

}  // namespace asobi
