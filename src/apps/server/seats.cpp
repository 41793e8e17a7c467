#include "apps/server/seats.hpp"

#include <algorithm>

namespace asobi {

bool Seats::make_room(const Seat& newcomer, Time now) {
  const bool too_many_of_address = of_address_.at(newcomer.address_) > limits_.connections_of_address;
  const auto leaving = static_cast<std::size_t>(std::ranges::count(all_, true, &Seat::leaving_));
  if (!too_many_of_address && all_.size() - leaving <= limits_.connections) return true;
  std::string greedy = newcomer.address_;
  if (!too_many_of_address)
    greedy = std::ranges::max_element(of_address_, {}, [](const auto& row) { return row.second; })->first;
  const bool of_others = of_address_.at(greedy) > of_address_.at(newcomer.address_);
  Seat* silent = nullptr;
  for (Seat* seat : all_) {
    if (seat->address_ != greedy || seat == &newcomer || seat->leaving_ || !seat->close_) continue;
    if (!of_others && now - seat->alive_ < limits_.busy_time) continue;
    if (silent == nullptr || seat->alive_ < silent->alive_) silent = seat;
  }
  if (silent == nullptr) return false;
  silent->uncount();
  silent->leaving_ = true;
  silent->close_();
  return true;
}

Seat::Seat(Seats& seats, std::string address, Seats::Time now)
    : seats_(seats), address_(std::move(address)), alive_(now) {
  ++seats_.of_address_[address_];
  try {
    seats_.all_.push_back(this);
  } catch (...) {
    uncount();
    throw;
  }
}

Seat::~Seat() {
  std::erase(seats_.all_, this);
  if (!leaving_) uncount();
}

void Seat::comes_from(std::string address) {
  if (!leaving_) {
    ++seats_.of_address_[address];
    uncount();
  }
  address_ = std::move(address);
}

void Seat::uncount() {
  const auto found = seats_.of_address_.find(address_);
  if (--found->second == 0) seats_.of_address_.erase(found);
}

}  // namespace asobi
