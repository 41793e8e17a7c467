// The claims of a paper as data and a check: what `asobi reproduce` runs.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/context.hpp"
#include "base/result.hpp"

namespace asobi {

// reproduced: we get what the paper says. corrected: the paper (or its print) is wrong, and we say what is right.
// answered: the paper leaves it open or wishes for it, and here it is. failed: we could not confirm it.
enum class Verdict { reproduced, corrected, answered, failed };

constexpr auto names(Verdict) {
  return std::to_array<std::string_view>({"reproduced", "corrected", "answered", "failed"});
}

struct Finding {
  Verdict verdict;
  Text got;
};

struct Claim {
  std::string id;
  Text section;
  Text says;
  std::function<Result<Finding>(Context&)> check;
  std::string live = {};  // a request of the protocol (open or ask) that shows it; may be empty
};

struct Paper {
  std::string id = {};
  Text title = {};
  Text citation = {};  // who, where, when
  Text abstract = {};  // the paper's own in its language where it has one, else what it is about in our words
  std::string source = {};
  std::vector<Claim> claims = {};
};

}  // namespace asobi
