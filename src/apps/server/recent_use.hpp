// How much of something somebody has used lately: seconds, half of which are forgotten after a while.
#pragma once

#include <chrono>
#include <cmath>

namespace asobi {

class RecentUse {
 public:
  using Time = std::chrono::steady_clock::time_point;
  using Duration = std::chrono::duration<double>;

  explicit RecentUse(Duration half_life) : half_life_(half_life) {}

  void add(Duration used, Time now) {
    used_ = seconds(now) + used.count();
    counted_ = now;
  }
  double seconds(Time now) const { return used_ * std::exp2(-Duration(now - counted_) / half_life_); }
  bool forgotten(Time now) const { return seconds(now) < 1e-3; }

 private:
  Duration half_life_;
  double used_ = 0;
  Time counted_ = {};
};

}  // namespace asobi
