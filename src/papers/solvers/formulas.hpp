// Which formula of N and L gives the numbers that were met.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace asobi {

// Numbers that are a formula of N and L, or of N alone, on every cube where they are met.
class Formulas {
 public:
  using Formula = std::pair<std::string, std::function<int(int n, int l)>>;

  explicit Formulas(std::vector<Formula> formulas) : left_(std::move(formulas)) {}

  void met(int n, int l, int value) {
    std::erase_if(left_, [&](const Formula& one) { return one.second(n, l) != value; });
  }
  std::string text() const { return left_.empty() ? "none" : left_[0].first; }

 private:
  std::vector<Formula> left_;
};

inline Formulas formulas_of_layers() {
  return Formulas({{"0", [](int, int) { return 0; }},
                   {"L", [](int, int l) { return l; }},
                   {"(N-1)/2", [](int n, int) { return (n - 1) / 2; }},
                   {"N-1-L", [](int n, int l) { return n - 1 - l; }},
                   {"N-1", [](int n, int) { return n - 1; }}});
}

}  // namespace asobi
