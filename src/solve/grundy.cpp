#include "solve/grundy.hpp"

namespace asobi {

Nimber mex(std::span<const Nimber> values) {
  std::vector<bool> there(values.size());  // n values leave out one of 0 … n
  for (const Nimber value : values) {
    if (value < there.size()) there[value] = true;
  }
  Nimber least = 0;
  while (least < there.size() && there[least]) ++least;
  return least;
}

}  // namespace asobi
