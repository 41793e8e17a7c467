// Mean and standard deviation of whole numbers, from whole sums, so that every compiler gives the same.
#pragma once

#include <cmath>
#include <cstdint>

namespace asobi {

class Moments {
 public:
  void add(std::uint64_t value, std::uint64_t times = 1) {
    count_ += times;
    sum_ += times * value;
    squares_ += Wide{times} * value * value;
  }

  double mean() const { return count_ > 0 ? static_cast<double>(sum_) / static_cast<double>(count_) : 0; }
  // Of the population that the values are a sample of: n - 1 in the denominator; 0 for less than two values.
  double deviation() const {
    if (count_ < 2) return 0;
    // n Σx² − (Σx)², exact; a difference of rounded products would depend on the compiler.
    const Wide spread = count_ * squares_ - Wide{sum_} * sum_;
    const auto n = static_cast<double>(count_);
    return std::sqrt(static_cast<double>(spread) / (n * (n - 1)));
  }

 private:
  __extension__ using Wide = unsigned __int128;

  std::uint64_t count_ = 0, sum_ = 0;
  Wide squares_ = 0;
};

}  // namespace asobi
