// For tests: a team whose members are threads of this process.
#pragma once

#include <barrier>
#include <functional>
#include <thread>
#include <utility>
#include <vector>

#include "base/team.hpp"

namespace asobi {

// Calls body(team) once for each of `size` members, at the same time.
inline void run_team(std::size_t size, const std::function<void(Team&)>& body) {
  struct Table {
    explicit Table(std::size_t members)
        : barrier(static_cast<std::ptrdiff_t>(members)), numbers(members), texts(members), words(members) {}
    std::barrier<> barrier;
    std::vector<std::vector<std::uint64_t>> numbers;
    std::vector<std::string> texts;
    std::vector<std::vector<Team::Words>> words;  // by sender
  };
  class Member final : public Team {
   public:
    Member(Table& table, std::size_t rank) : table_(table), rank_(rank) {}
    std::size_t rank() const override { return rank_; }
    std::size_t size() const override { return table_.texts.size(); }
    void add(std::span<std::uint64_t> numbers) override {
      table_.numbers[rank_].assign(numbers.begin(), numbers.end());
      table_.barrier.arrive_and_wait();
      for (std::size_t i = 0; i < numbers.size(); ++i) {
        numbers[i] = 0;
        for (const auto& each : table_.numbers) numbers[i] += each.at(i);
      }
      table_.barrier.arrive_and_wait();
    }
    std::vector<std::string> gather(std::string own) override {
      table_.texts[rank_] = std::move(own);
      table_.barrier.arrive_and_wait();
      auto out = table_.texts;
      table_.barrier.arrive_and_wait();
      return out;
    }
    std::vector<Words> exchange(std::vector<Words> out) override {
      table_.words[rank_] = std::move(out);
      table_.barrier.arrive_and_wait();
      std::vector<Words> in;
      for (const auto& from : table_.words) in.push_back(from.at(rank_));
      table_.barrier.arrive_and_wait();
      return in;
    }

   private:
    Table& table_;
    std::size_t rank_;
  };
  Table table(size);
  std::vector<std::jthread> members;
  for (std::size_t rank = 0; rank < size; ++rank) {
    members.emplace_back([&table, &body, rank] {
      Member member(table, rank);
      body(member);
    });
  }
}

}  // namespace asobi
